import { flushSync, mount, unmount, type Component } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import cardsEn from '../../../../../src/bathysphere/games/unfathomable/text/cards.en.ftl?raw';
import cardsRu from '../../../../../src/bathysphere/games/unfathomable/text/cards.ru.ftl?raw';
import cardsUk from '../../../../../src/bathysphere/games/unfathomable/text/cards.uk.ftl?raw';
import { addTexts, setLanguage, speakOf, t, textsReady } from '../../../words/words.svelte';
import { CHARACTERS, SPACES } from '../facts';
import { DEPARTURE, DISTRESS, NAMES } from '../fixtures/voyage';
import boardEn from '../text/board.en.ftl?raw';
import boardRu from '../text/board.ru.ftl?raw';
import boardUk from '../text/board.uk.ftl?raw';
import Dials from './Dials.svelte';
import { dieSaid, hereAt, spaceSaid } from './figures';
import { THE_DEEP } from './geometry';
import Ship from './Ship.svelte';
import Supply from './Supply.svelte';
import Titles from './Titles.svelte';
import Tracks from './Tracks.svelte';
import Voyage from './Voyage.svelte';
import Waypoints from './Waypoints.svelte';

const number = (id: (typeof SPACES)[number]): number => SPACES.indexOf(id);

function shown<P extends Record<string, unknown>>(part: Component<P>, props: P): { root: HTMLElement; close(): void } {
  const root = document.createElement('div');
  document.body.append(root);
  const mounted = mount(part, { target: root, props });
  flushSync();
  return {
    root,
    close() {
      void unmount(mounted);
      root.remove();
    },
  };
}

/** What a screen reader hears: the names of buttons and pictures, and the text that is not hidden from it. */
function heard(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  const names = [...copy.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
  return [...names, copy.textContent].join('\n');
}

beforeAll(async () => {
  addTexts({ ru: async () => [cardsRu, boardRu], uk: async () => [cardsUk, boardUk], en: async () => [cardsEn, boardEn] }, 'unfathomable');
  speakOf('unfathomable');
  await setLanguage('en');
  await textsReady();
});

describe('the ship', () => {
  it('has a button for each space that is offered, and only for those', () => {
    const chosen: number[] = [];
    const offered = { [number('bridge')]: 'Move to the Bridge', [number('water5')]: 'Lure them here', [THE_DEEP]: 'Send them down' };
    const { root, close } = shown(Ship, { aboard: DISTRESS, names: NAMES, offered, onchoose: (space: number) => chosen.push(space) });
    const buttons = [...root.querySelectorAll('button')];
    expect(buttons.map((button) => button.getAttribute('aria-label')?.split('. ')[0])).toEqual(['Lure them here', 'Move to the Bridge', 'Send them down']);
    for (const button of buttons) button.click();
    expect(chosen).toEqual([number('water5'), number('bridge'), THE_DEEP]);
    close();
  });

  it('says of a picked space that it is pressed, where several can be', () => {
    const offered = { [number('deck1')]: 'Deck 1', [number('deck3')]: 'Deck 3' };
    const { root, close } = shown(Ship, { aboard: DEPARTURE, names: NAMES, offered, picked: [number('deck3')], toggles: true });
    expect([...root.querySelectorAll('button')].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    expect(root.querySelectorAll('.tick')).toHaveLength(1);
    close();
  });

  it('explains any space when there is somebody to explain, but chooses only what is offered', () => {
    const calls: string[] = [];
    const { root, close } = shown(Ship, {
      aboard: DEPARTURE,
      names: NAMES,
      offered: { [number('brig')]: 'Go' },
      onchoose: (space: number) => calls.push(`choose ${space}`),
      onlook: (space: number) => calls.push(`look ${space}`),
    });
    const buttons = [...root.querySelectorAll('button')];
    expect(buttons).toHaveLength(SPACES.length);
    buttons[number('galley')]?.click();
    buttons[number('brig')]?.click();
    expect(calls).toEqual([`look ${number('galley')}`, `choose ${number('brig')}`]);
    close();
  });

  it('tells in words all that it shows in pictures', () => {
    const { root, close } = shown(Ship, { aboard: DISTRESS, names: NAMES, turn: 0 });
    const words = heard(root);
    for (const sentence of [
      'Galley: die 6; damaged, repair: Observation 3+; 5 Deep Ones',
      'Deck 4: die 4; 3 passengers, facedown',
      'Deck 6: die 6; Anna as Arjun Singh, has the turn',
      'Boiler Room: die 7–8; 4 Deep Ones; Vera as Samira Dualeh, revealed traitor',
      'Chapel: die 3; damaged, repair: any skills 5+',
      'Water 8: Father Dagon',
      'The Deep: Mother Hydra; 6 Deep Ones',
    ])
      expect(words).toContain(sentence);
    close();
  });

  it('draws every figure once, with a number where several stand together', () => {
    const { root, close } = shown(Ship, { aboard: DISTRESS, names: NAMES });
    const flips = [...root.querySelectorAll('[data-flip]')].map((figure) => figure.getAttribute('data-flip'));
    expect(new Set(flips).size).toBe(flips.length);
    expect(flips.filter((flip) => flip?.startsWith('person:'))).toHaveLength(NAMES.length);
    expect(flips.filter((flip) => flip?.startsWith('monarch:'))).toHaveLength(2);
    expect(root.querySelector(`[data-flip="deep-ones:${number('galley')}"] .count`)?.textContent).toBe('5');
    expect(root.querySelector(`[data-flip="passengers:${number('deck1')}"] .count`)).toBeNull();
    expect(root.querySelectorAll('.plate')).toHaveLength(DISTRESS.damage.filter((card) => card >= 0).length);
    close();
  });

  it.each(['ru', 'uk', 'en'] as const)('can say every space in %s', async (language) => {
    await setLanguage(language);
    for (const space of SPACES.keys()) {
      const aboard = { ...DISTRESS, deep_ones: SPACES.map((_, at) => at), monarchs: [space, space], passengers: Array(8).fill(2), players: CHARACTERS.map((_, character) => ({ character, place: space, revealed: 1 })) };
      expect(spaceSaid(space, hereAt(space, aboard, NAMES, 0))).toContain(t('term-mother-hydra'));
    }
    await setLanguage('en');
  });

  it('writes the results of the die as they are printed', () => {
    expect([[3], [1, 2, 3, 4], [7, 8], []].map(dieSaid)).toEqual(['3', '1–4', '7–8', '']);
  });
});

describe('instruments', () => {
  it('tell each resource, and warn from two down', () => {
    const { root, close } = shown(Dials, { dials: [3, 2, 0, 10] });
    expect(heard(root)).toContain('Fuel: 3 of 10');
    expect(heard(root)).toContain('Food: 2 of 10, running low');
    expect(heard(root)).toContain('Sanity: 0 of 10, running low');
    expect(root.querySelectorAll('.warning')).toHaveLength(2);
    expect([...root.querySelectorAll<SVGElement>('.needle')].map((needle) => needle.style.getPropertyValue('rotate'))).toEqual(['-48deg', '-72deg', '-120deg', '120deg']);
    close();
  });

  it('name the places of both markers', () => {
    const { root, close } = shown(Tracks, { tracks: [2, 4] });
    expect([...root.querySelectorAll('[role="img"]')].map((track) => track.getAttribute('aria-label'))).toEqual(['Travel track: Half Ahead, step 2 of 4', 'Ritual track: Cast, step 4 of 4']);
    expect(root.querySelectorAll('.past')).toHaveLength(2 + 4);
    close();
  });

  it('show the way: each waypoint with its distance, and the awakening', () => {
    const looked: number[] = [];
    const ahead = shown(Waypoints, { row: DISTRESS.row, distance: DISTRESS.distance, awake: false, onlook: (waypoint: number) => looked.push(waypoint) });
    const buttons = [...ahead.root.querySelectorAll('button')];
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Shipwreck Survivors, distance 2', 'Seaweed Patch, distance 3']);
    buttons[1]?.click();
    expect(looked).toEqual([DISTRESS.row[1]]);
    expect(heard(ahead.root)).toContain('Distance 5 of 12');
    expect(heard(ahead.root)).toContain('Awakening at 6');
    ahead.close();
    const past = shown(Waypoints, { row: [16, 17, 18], distance: 12, awake: true });
    expect(heard(past.root)).toContain('The awakening has come');
    expect(past.root.querySelectorAll('.reached')).toHaveLength(2);
    expect(past.root.querySelectorAll('button')).toHaveLength(0);
    past.close();
  });

  it('say who has which title, and that nobody has it', () => {
    const { root, close } = shown(Titles, { titles: [3, -1], names: NAMES });
    expect(heard(root)).toContain('Captain: Gleb');
    expect(heard(root)).toContain('Keeper of the Tome: nobody');
    close();
  });

  it('count what is left, and warn when Deep Ones run out', () => {
    const { root, close } = shown(Supply, { deepOnes: 3, passengers: 7 });
    expect(heard(root)).toContain('Deep Ones in the box: 3, running low');
    expect(heard(root)).toContain('Passengers in the supply: 7');
    close();
    const many = shown(Supply, { deepOnes: 14, passengers: 0 });
    expect(many.root.querySelector('.warning')).toBeNull();
    many.close();
  });
});

describe('the whole board', () => {
  it('shows the ship and all instruments, and passes on what is pressed', () => {
    const calls: string[] = [];
    const { root, close } = shown(Voyage, {
      view: DISTRESS,
      names: NAMES,
      offered: { [number('galley')]: 'Go to the Galley' },
      onchoose: (space: number) => calls.push(`choose ${space}`),
      onwaypoint: (waypoint: number) => calls.push(`waypoint ${waypoint}`),
    });
    for (const button of root.querySelectorAll('button')) button.click();
    expect(calls).toEqual([`choose ${number('galley')}`, ...DISTRESS.row.map((waypoint) => `waypoint ${waypoint}`)]);
    for (const sentence of ['Souls: 7 of 10', 'Captain: Anna', 'Ritual track: Third Incantation', 'Deep Ones in the box: 0', 'Deck 6: die 6; Anna as Arjun Singh, has the turn']) expect(heard(root)).toContain(sentence);
    close();
  });
});
