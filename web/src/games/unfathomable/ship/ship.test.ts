import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage, t } from '../../../words/words.svelte';
import { shown } from '../../drawing';
import { speaking } from '../../testing';
import { CHARACTERS, SPACES } from '../facts';
import { modelOf, viewOf } from '../fixtures/model';
import { DEPARTURE, DISTRESS, NAMES } from '../fixtures/voyage';
import type { Model, UnfathomableView } from '../model';
import { texts } from '../texts';
import type { Offers } from '../where';
import Dials from './Dials.svelte';
import { CALM, dieSaid, hereAt, spaceSaid } from './figures';
import { THE_DEEP } from './geometry';
import Piles from './Piles.svelte';
import Ship from './Ship.svelte';
import Titles from './Titles.svelte';
import Tracks from './Tracks.svelte';
import Waypoints from './Waypoints.svelte';

const number = (id: (typeof SPACES)[number]): number => SPACES.indexOf(id);

/** What a screen reader hears: the names of buttons and pictures, and the text that is not hidden from it. */
function heard(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  const names = [...copy.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
  return [...names, copy.textContent].join('\n');
}

beforeAll(() => speaking('unfathomable', texts));

describe('the ship', () => {
  it('is a picture where nobody answers a press', () => {
    const { root, close } = shown(Ship, { aboard: DISTRESS, names: NAMES, offered: { [number('bridge')]: 'Move to the Bridge' } });
    expect(root.querySelectorAll('button')).toHaveLength(0);
    close();
  });

  it('says of a picked space that it is pressed, where several can be', () => {
    const offered = { [number('deck1')]: 'Deck 1', [number('deck3')]: 'Deck 3' };
    const { root, close } = shown(Ship, {
      aboard: DEPARTURE,
      names: NAMES,
      offered,
      picked: { [number('deck3')]: 2 },
      toggles: true,
      onpress: () => undefined,
    });
    expect([...root.querySelectorAll('.offered button')].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    expect([...root.querySelectorAll('.tick')].map((tick) => tick.textContent)).toEqual(['✓2 3']);
    close();
  });

  it('has a button for each space, and says first what choosing an offered one does', () => {
    const pressed: number[] = [];
    const offered = { [number('bridge')]: 'Move to the Bridge', [number('water5')]: 'Lure them here', [THE_DEEP]: 'Send them down' };
    const { root, close } = shown(Ship, { aboard: DISTRESS, names: NAMES, offered, onpress: (space: number) => pressed.push(space) });
    const buttons = [...root.querySelectorAll('button')];
    expect(buttons).toHaveLength(SPACES.length);
    const lit = [...root.querySelectorAll<HTMLElement>('.offered > button')];
    expect(lit.map((button) => button.getAttribute('aria-label')?.split('. ')[0])).toEqual([
      'Lure them here',
      'Move to the Bridge',
      'Send them down',
    ]);
    for (const button of lit) button.click();
    buttons[number('galley')]?.click();
    expect(pressed).toEqual([number('water5'), number('bridge'), THE_DEEP, number('galley')]);
    close();
  });

  it('lets spaces glow less in which there is nothing to do but to go there', () => {
    const offered = { [number('deck1')]: 'Move', [number('galley')]: 'Fight' };
    const { root, close } = shown(Ship, { aboard: DEPARTURE, names: NAMES, offered, calm: [number('deck1')], onpress: () => undefined });
    expect([...root.querySelectorAll('.offered.calm')].map((space) => space.getAttribute('data-anchor'))).toEqual([
      `space:${number('deck1')}`,
    ]);
    close();
  });

  it('marks whom the game waits for and who is about to be defeated', () => {
    const { root, close } = shown(Ship, { aboard: DEPARTURE, names: NAMES, now: { turn: 1, asked: [2], victim: 3 } });
    expect(heard(root)).toContain('Vera as Samira Dualeh, the game is waiting for them');
    expect(heard(root)).toContain('about to be defeated');
    expect(root.querySelectorAll('.asked, .endangered')).toHaveLength(2);
    close();
  });

  it('tells in words all that it shows in pictures', () => {
    const { root, close } = shown(Ship, { aboard: DISTRESS, names: NAMES, now: { ...CALM, turn: 0 } });
    const words = heard(root);
    for (const sentence of [
      'Galley: die 6; damaged, repair: Observation 3+; 5 Deep Ones',
      'Deck 4: die 4; 3 passengers, face down',
      'Deck 6: die 6; Anna as Arjun Singh, is taking the turn',
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
      const aboard = {
        ...DISTRESS,
        deep_ones: SPACES.map((_, at) => at),
        monarchs: [space, space],
        passengers: Array(8).fill(2),
        players: CHARACTERS.map((_, character) => ({ character, place: space, revealed: 1 })),
      };
      expect(spaceSaid(space, hereAt(space, aboard, NAMES, { ...CALM, turn: 0 }))).toContain(t('term-mother-hydra'));
    }
    await setLanguage('en');
  });

  it('writes the results of the die as they are printed', () => {
    expect([[3], [1, 2, 3, 4], [7, 8], []].map(dieSaid)).toEqual(['3', '1–4', '7–8', '']);
  });
});

/** What an instrument gets, with these values in the view. */
function around(values: Partial<UnfathomableView>): { model: Model; offers: Offers } {
  return { model: modelOf({ view: viewOf(DISTRESS, values) }).model, offers: new Map() };
}

describe('instruments', () => {
  it('tell each resource, and warn from two down', () => {
    const { root, close } = shown(Dials, around({ dials: [3, 2, 0, 10] }));
    expect(heard(root)).toContain('Fuel: 3 of 10');
    expect(heard(root)).toContain('Food: 2 of 10, running low');
    expect(heard(root)).toContain('Sanity: 0 of 10, running low');
    expect(root.querySelectorAll('.warning')).toHaveLength(2);
    expect([...root.querySelectorAll<SVGElement>('.needle')].map((needle) => needle.style.getPropertyValue('rotate'))).toEqual([
      '-48deg',
      '-72deg',
      '-120deg',
      '120deg',
    ]);
    close();
  });

  it('name the places of both markers', () => {
    const { root, close } = shown(Tracks, around({ tracks: [2, 4] }));
    expect([...root.querySelectorAll('[role="img"]')].map((track) => track.getAttribute('aria-label'))).toEqual([
      'Travel track: Half Ahead, step 2 of 4',
      'Ritual track: Cast, step 4 of 4',
    ]);
    expect(root.querySelectorAll('.past')).toHaveLength(2 + 4);
    close();
  });

  it('show the way: each waypoint with its distance, and the awakening', () => {
    const looked: number[] = [];
    const ahead = shown(Waypoints, {
      row: DISTRESS.row,
      distance: DISTRESS.distance,
      awake: false,
      onlook: (waypoint: number) => looked.push(waypoint),
    });
    const buttons = [...ahead.root.querySelectorAll('button')];
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Shipwreck Survivors, distance 2',
      'Seaweed Patch, distance 3',
    ]);
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
    const { root, close } = shown(Titles, around({ titles: [3, -1] }));
    expect(heard(root)).toContain('Captain: Gleb');
    expect(heard(root)).toContain('Keeper of the Tome: nobody');
    close();
  });

  it('count what is left, and warn when Deep Ones run out', () => {
    const { root, close } = shown(Piles, around({ deep_one_supply: 3, supply: 7 }));
    expect(heard(root)).toContain('Deep Ones in the supply: 3, running low');
    expect(heard(root)).toContain('Passengers in the supply: 7');
    close();
    const many = shown(Piles, around({ deep_one_supply: 14, supply: 0 }));
    expect(many.root.querySelector('.short')).toBeNull();
    many.close();
  });
});
