import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, settings } from '../../../settings.svelte';
import { addTexts, setLanguage, speakOf, t, textsReady } from '../../../words/words.svelte';
import DamageCard from '../cards/DamageCard.svelte';
import ItemCard from '../cards/ItemCard.svelte';
import MythosCard from '../cards/MythosCard.svelte';
import SkillCard from '../cards/SkillCard.svelte';
import SpellCard from '../cards/SpellCard.svelte';
import WaypointCard from '../cards/WaypointCard.svelte';
import { ABILITIES, CHARACTERS, DAMAGE, ITEMS, MYTHOS, SPELLS, WAYPOINTS } from '../facts';
import { nameOf } from '../names';
import { ITEM_SYMBOLS, WAYPOINT_SYMBOLS } from '../symbols';
import { textOf } from '../cardTexts';
import { fetchMythosTexts, partText } from '../mythosTexts';
import type { Check, Rolling, SeatView, UnfathomableView } from '../types';
import CharacterSheet from './CharacterSheet.svelte';
import { givers, sortOut, type Standing } from './check';
import CheckStage from './CheckStage.svelte';
import cardsView from './fixtures/check-cards.json';
import openView from './fixtures/check-open.json';
import totalView from './fixtures/check-total.json';
import RoleCover from './RoleCover.svelte';
import { rangeSaid, verdictOf } from './roll';
import RollStage from './RollStage.svelte';
import { suspense } from './suspense.svelte';

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb'];
const adding = cardsView as unknown as UnfathomableView & { check: Check };
const opened = openView as unknown as UnfathomableView & { check: Check };
const counted = totalView as unknown as UnfathomableView & { check: Check };
/** Influence 1, 1, 2, 4 and Lore 1 support; Observation 1, 2, Strength 3, 5 and Will 2 oppose; abilities add 2. */
const WORTH = [1, 1, 2, 4, 1, -1, -2, -3, -5, -2];
const standing: Standing = { worth: WORTH, total: -2, result: 'failed', added: counted.check.counts, chaos: 0 };
const heaped: Standing = { worth: [], total: 0, result: 'failed', added: adding.check.counts, chaos: 2 };

const files = import.meta.glob<string>(
  ['../../../../../src/bathysphere/games/unfathomable/text/cards.*.ftl', '../text/{signs,stage}.*.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
);
const load = (language: string) => () =>
  Promise.all(Object.entries(files).flatMap(([path, file]) => (path.endsWith(`.${language}.ftl`) ? [file()] : [])));

let shown: Record<string, unknown>[] = [];

function draw<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  shown.push(mount(component, { target, props }));
  flushSync();
  return target;
}

/** What is read, without the soft breaks. */
function words(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

function chips(element: ParentNode): string[] {
  return [...element.querySelectorAll('.chip')].map((chip) => chip.getAttribute('aria-label') ?? '');
}

beforeAll(async () => {
  addTexts({ ru: load('ru'), uk: load('uk'), en: load('en') }, 'unfathomable');
  fetchMythosTexts();
  speakOf('unfathomable');
});

beforeEach(async () => {
  settings.motion = 'none';
  await setLanguage('en');
  await textsReady();
});

afterEach(() => {
  vi.useRealTimers();
  for (const each of shown) void unmount(each);
  shown = [];
  document.body.replaceChildren();
});

describe.each(LANGUAGES)('cards in %s', (language) => {
  beforeEach(() => setLanguage(language));

  it('says every skill card with its skill, value and ability', () => {
    for (const [card, ability] of ABILITIES.entries()) {
      const text = words(draw(SkillCard, { card, size: 'full' }));
      expect(text).toContain(nameOf('ability', ability.id));
      expect(text).toContain(textOf('ability', ability.id));
      expect(text).toContain(String((card % 5) + 1));
    }
  });

  it('says every mythos card with all that it can come to', { timeout: 20_000 }, () => {
    for (const [card, mythos] of MYTHOS.entries()) {
      const text = words(draw(MythosCard, { card }));
      expect(text).toContain(nameOf('mythos', mythos.id));
      for (const part of mythos.parts) expect(text).toContain(partText(card, part));
      if (mythos.target > 0) expect(text).toContain(`${mythos.target}+`);
      expect(text).toContain(nameOf('icon', mythos.icon));
      expect(text).toContain(nameOf('icon', mythos.track));
    }
  });

  it('says what comes from the other decks', () => {
    for (const [item, { id }] of ITEMS.entries()) expect(words(draw(ItemCard, { item }))).toContain(textOf('item', id));
    for (const [spell, id] of SPELLS.entries()) expect(words(draw(SpellCard, { spell }))).toContain(textOf('spell', id));
    for (const [waypoint, { id }] of WAYPOINTS.entries()) expect(words(draw(WaypointCard, { waypoint }))).toContain(textOf('waypoint', id));
    for (const [damage, { id }] of DAMAGE.entries()) expect(words(draw(DamageCard, { damage }))).toContain(textOf('damage', id));
  });
});

it('has a picture for every item and waypoint', () => {
  expect(ITEM_SYMBOLS).toHaveLength(ITEMS.length);
  expect(WAYPOINT_SYMBOLS).toHaveLength(WAYPOINTS.length);
});

describe('what a check comes to', () => {
  it('shows supporting and opposing cards apart, by what they count', () => {
    expect(sortOut(counted.check, standing)).toEqual({
      supporting: [0, 0, 1, 3, 5],
      opposing: [10, 11, 17, 19, 21],
      plus: 9,
      minus: 13,
      total: -2,
    });
  });

  it('counts only what lies open, and in the end says the total that is told', () => {
    expect(sortOut(counted.check, standing, 5)).toMatchObject({ plus: 9, minus: 0, total: 11 });
    expect(sortOut(counted.check, { ...standing, total: 7 })).toMatchObject({ plus: 9, minus: 13, total: 7 });
  });

  it('tells how many cards came from whom, as far as that is told', () => {
    expect(givers(adding.check).map(({ count }) => count)).toEqual(adding.check.counts);
    expect(givers(adding.check, [0, 3, 0, 1]).map(({ count }) => count)).toEqual([0, 3, 0, 1]);
  });
});

describe('the stage of a check', () => {
  it('shows numbers and backs while cards are added, never a face', () => {
    const stage = draw(CheckStage, { check: adding.check, pile: adding.pile, names: NAMES });
    expect(chips(stage)).toEqual([]);
    const rows = [...stage.querySelectorAll('.givers li')];
    expect(rows.map((row) => row.querySelectorAll('.back').length)).toEqual(adding.check.counts);
    expect(rows.map((row) => words(row.querySelector('.name')))).toEqual(NAMES);
    expect(stage.querySelector('.heap')?.getAttribute('aria-label')).toContain(String(adding.pile));
  });

  it('draws every card of the pile once, and tells how many of them are chaos', () => {
    const heap = draw(CheckStage, { check: adding.check, pile: adding.pile, standing: heaped, names: NAMES }).querySelector('.felt')!;
    expect(heap.querySelectorAll('.back')).toHaveLength(Math.min(6, adding.pile));
    expect(words(heap)).toContain(t('stage-of-them-chaos', { number: 2 }));
  });

  it('holds the question back until all cards are turned up', () => {
    vi.useFakeTimers();
    settings.motion = 'full';
    const props = $state({ check: adding.check, pile: adding.pile, standing, names: NAMES });
    draw(CheckStage, props);
    expect(suspense.turning).toBe(false);
    props.check = counted.check;
    flushSync();
    expect(suspense.turning).toBe(true);
    vi.runAllTimers();
    flushSync();
    expect(suspense.turning).toBe(false);
  });

  it('tells who added nothing from who has not answered yet', () => {
    const check = { ...adding.check, counts: adding.check.counts.map(() => 0), shown: adding.check.counts.map(() => []) };
    const told = (answered?: readonly number[]) =>
      [...draw(CheckStage, { check, pile: 2, names: NAMES, answered }).querySelectorAll('.givers li')].map((row) => [
        words(row.querySelector('b')),
        words(row.querySelector('.unseen')),
      ]);
    const none = ['0', t('stage-cards', { number: 0 })];
    const waits = ['…', t('stage-not-yet')];
    expect(told([1])).toEqual(NAMES.map((_, seat) => (seat === 1 ? none : waits)));
    expect(told()).toEqual(NAMES.map(() => none));
  });

  it('says what hangs on it, until the total says what it comes to', () => {
    const check = { ...adding.check, why: 'mythos', card: MYTHOS.findIndex(({ id }) => id === 'disturbing_dreams'), partial: 10 };
    const said = [...draw(CheckStage, { check, pile: 2, names: NAMES }).querySelectorAll('.stakes > div')].map(words);
    expect(said).toHaveLength(3);
    expect(said[2]).toContain(t('mythos-disturbing-dreams-fail'));
    expect(draw(CheckStage, { check: { ...check, partial: 0 }, pile: 2, names: NAMES }).querySelectorAll('.stakes > div')).toHaveLength(2);
    expect(draw(CheckStage, { check: { ...counted.check, card: check.card }, pile: 0, names: NAMES }).querySelector('.stakes')).toBeNull();
  });

  it('shows the reader their own cards apart from everybody, until the pile is shuffled', () => {
    const stage = draw(CheckStage, { check: adding.check, pile: adding.pile, names: NAMES, added: [3, 28] });
    expect(chips(stage.querySelector('.givers')!)).toEqual([]);
    expect(chips(stage.querySelector('.mine')!)).toEqual(['Influence 4', 'Treachery 4']);
    const after = draw(CheckStage, { check: counted.check, pile: 0, standing, names: NAMES, added: [3, 28] });
    expect(after.querySelector('.mine')).toBeNull();
  });

  it('names the givers of cards that were added face up', () => {
    const stage = draw(CheckStage, { check: opened.check, pile: opened.pile, names: NAMES });
    const rows = [...stage.querySelectorAll('.givers li')];
    expect(rows.map((row) => chips(row).length)).toEqual(opened.check.shown.map((cards) => cards.length));
    expect(rows.reduce((all, row) => all + chips(row).length, 0)).toBeGreaterThan(0);
  });

  it('names nobody beside a card of the sorted pile', () => {
    const stage = draw(CheckStage, { check: counted.check, pile: 0, standing, names: NAMES });
    expect(chips(stage)).toHaveLength(counted.check.cards.length);
    for (const column of stage.querySelectorAll('.column')) {
      for (const name of NAMES) expect(column.outerHTML).not.toContain(name);
    }
    for (const row of stage.querySelectorAll('.givers li')) expect(chips(row)).toEqual([]);
  });

  it('is the same picture in whatever order the cards came', () => {
    const cards = counted.check.cards;
    const picture = (order: readonly number[], worth: readonly number[]) =>
      draw(CheckStage, {
        check: { ...counted.check, cards: order },
        pile: 0,
        standing: { ...standing, worth },
        names: NAMES,
      }).querySelector('.table')?.innerHTML;
    expect(picture(cards.toReversed(), WORTH.toReversed())).toBe(picture(cards, WORTH));
  });

  it.each([
    ['failed', 'Failure'],
    ['partly', 'Partial success'],
    ['passed', 'Success'],
  ] as const)('says that it %s', (result, name) => {
    const stage = draw(CheckStage, { check: counted.check, pile: 0, standing: { ...standing, result }, names: NAMES });
    expect(words(stage.querySelector(`.stamp.${result} strong`))).toBe(name);
    expect(words(stage.querySelector('.stamp'))).toContain(partText(counted.check.card, result));
  });

  it('turns the cards up one by one with a running total, each after the same time', () => {
    vi.useFakeTimers();
    settings.motion = 'full';
    const props = $state({
      check: { ...counted.check, stage: 'cards', cards: [] as readonly number[] } as Check,
      pile: 10,
      standing,
      names: NAMES,
    });
    const stage = draw(CheckStage, props);
    props.check = counted.check;
    flushSync();
    const pause = settings.duration(420);
    const totals: string[] = [];
    for (let turned = 0; turned <= counted.check.cards.length; turned++) {
      expect(chips(stage)).toHaveLength(turned);
      expect(stage.querySelector('.stamp') === null).toBe(turned < counted.check.cards.length);
      totals.push(words(stage.querySelector('.total b')));
      vi.advanceTimersByTime(pause);
      flushSync();
    }
    expect(totals).toEqual(['2', '3', '4', '6', '10', '11', '10', '8', '5', '0', '–2']);
  });

  it('turns all of them up at once where nothing is to move, and for whoever comes later', () => {
    const props = $state({
      check: { ...counted.check, stage: 'cards', cards: [] as readonly number[] } as Check,
      pile: 10,
      standing,
      names: NAMES,
    });
    const stage = draw(CheckStage, props);
    props.check = counted.check;
    flushSync();
    expect(chips(stage)).toHaveLength(counted.check.cards.length);
    settings.motion = 'full';
    expect(chips(draw(CheckStage, { check: counted.check, pile: 0, standing, names: NAMES }))).toHaveLength(counted.check.cards.length);
  });
});

describe('a roll', () => {
  const rolling: Rolling = { why: 'attack', seat: 1, number: 6, at_most: false, modifier: 2, face: 5, set: false, weapon: -1, used: [] };

  it('names the results that count', () => {
    expect(rangeSaid(rolling)).toBe('6–8');
    expect(rangeSaid({ number: 4, at_most: true })).toBe('1–4');
    expect(rangeSaid({ number: 8, at_most: false })).toBe('8');
    expect(rangeSaid({ number: 0, at_most: false })).toBe('');
  });

  it('welcomes a hit on a Deep One only, and no loss', () => {
    const tone = (why: string, met: boolean, atPerson = false) =>
      verdictOf({ why, number: 6 }, { result: 7, met, faces: [] }, atPerson).tone;
    expect([tone('attack', true), tone('attack', false)]).toEqual(['good', 'bad']);
    expect([tone('attack', true, true), tone('attack', false, true)]).toEqual(['bad', 'good']);
    expect([tone('galley', true), tone('galley', false)]).toEqual(['bad', 'good']);
    expect(tone('risk', true)).toBe('plain');
    expect(verdictOf({ why: 'chapel', number: 6 }, { result: 3, met: true, faces: [] }, false).text).toBe('3: 1 sanity is lost');
    expect(verdictOf({ why: 'surge', number: 0 }, { result: 3, met: false, faces: [] }, false).text).toBe('Result: 3');
  });

  it('says who rolls, what for and what it comes to', () => {
    const stage = draw(RollStage, { roll: rolling, thrown: { result: 7, met: true, faces: [4, 5, 6, 7, 8] }, names: NAMES });
    expect(words(stage.querySelector('h3'))).toBe('Attack');
    expect(words(stage.querySelector('header'))).toContain('Boris');
    expect(words(stage.querySelector('.verdict.good'))).toBe('7: a hit');
    expect([...stage.querySelectorAll('.faces .counts')].map(words)).toEqual(['4', '5', '6', '7', '8']);
    expect(words(stage.querySelector('.faces .result'))).toBe('5');
    const missed = { roll: { ...rolling, modifier: 0 }, thrown: { result: 5, met: false, faces: [6, 7, 8] }, atPerson: true, names: NAMES };
    expect(words(draw(RollStage, missed).querySelector('.verdict.good'))).toBe('5: a miss');
  });

  it('waits without a result until the die is thrown', () => {
    const stage = draw(RollStage, { roll: { ...rolling, face: 0, why: 'galley' }, names: NAMES });
    expect(words(stage.querySelector('h3'))).toBe('Galley');
    expect(words(stage.querySelector('.wanted'))).toContain('1 food is lost');
    expect(words(stage.querySelector('.verdict'))).toBe('');
    expect(stage.querySelector('.result')).toBeNull();
  });
});

describe('my roles', () => {
  const press = (target: Element, type: string, detail = 0) => {
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, detail }));
    flushSync();
  };

  it('are drawn nowhere while they are covered', () => {
    const cover = draw(RoleCover, { roles: [0, 2] });
    for (const role of ['human', 'hybrid', 'cultist']) {
      expect(cover.innerHTML).not.toContain(nameOf('role', role));
      expect(cover.innerHTML).not.toContain(role);
    }
    expect(cover.querySelector('button')?.getAttribute('aria-expanded')).toBe('false');
  });

  it('turn over with the keyboard, and cover themselves after a while', () => {
    vi.useFakeTimers();
    const cover = draw(RoleCover, { roles: [0, 2] });
    cover.querySelector('button')!.click();
    flushSync();
    expect(words(cover)).toContain(nameOf('role', 'human'));
    expect(words(cover)).toContain(textOf('role', 'cultist'));
    vi.advanceTimersByTime(10_000);
    flushSync();
    expect(cover.querySelectorAll('li')).toHaveLength(0);
  });

  it('stay open after a tap until the next one, and come to light only when the finger has left', () => {
    const cover = draw(RoleCover, { roles: [1] });
    const button = cover.querySelector('button')!;
    for (const shown of [1, 0]) {
      press(button, 'pointerdown');
      expect(cover.querySelectorAll('li')).toHaveLength(1 - shown);
      press(button, 'pointerup');
      press(button, 'click', 1);
      expect(cover.querySelectorAll('li')).toHaveLength(shown);
    }
  });

  it('show for as long as the cover is held, and the click that ends it does not open them again', () => {
    vi.useFakeTimers();
    const cover = draw(RoleCover, { roles: [1] });
    const button = cover.querySelector('button')!;
    press(button, 'pointerdown');
    vi.advanceTimersByTime(400);
    flushSync();
    expect(cover.querySelectorAll('li')).toHaveLength(1);
    press(button, 'pointerup');
    press(button, 'click', 1);
    expect(cover.querySelectorAll('li')).toHaveLength(0);
    press(button, 'click', 0);
    expect(cover.querySelectorAll('li')).toHaveLength(1);
  });
});

describe('a character sheet', () => {
  const player: SeatView = {
    character: 3,
    place: 21,
    hand: 4,
    items: [3, 13],
    active: 13,
    feat: true,
    keeps: [],
    wards: 0,
    spells: [],
    roles: [1],
    revealed: -1,
  };
  const sheet = (rest: Partial<SeatView> = {}, own = false) =>
    draw(CharacterSheet, { player: { ...player, ...rest }, seat: 1, name: 'Boris', titles: [1, 2], own });

  it.each(CHARACTERS.map(({ id }, number) => [id, number] as const))('has all of %s', (id, character) => {
    const text = words(sheet({ character }));
    const { ability, feat, reveal } = CHARACTERS[character]!;
    expect(text).toContain(nameOf('character', id));
    for (const each of [ability, feat, reveal]) expect(text).toContain(textOf('ability', each));
  });

  it('marks a feat that was used', () => {
    expect(sheet().querySelector('.used')).toBeNull();
    expect(words(sheet({ feat: false }).querySelector('.used'))).toContain('used');
  });

  it('adds the active improvement to the skill set', () => {
    expect(words(sheet().querySelector('.skills'))).toContain('Observation: 3');
    expect(words(sheet({ active: -1 }).querySelector('.skills'))).toContain('Observation: 2');
  });

  it('shows the titles of this seat only', () => {
    expect(words(sheet().querySelector('.titles'))).toBe(nameOf('title', 'captain'));
  });

  it('keeps an improvement of somebody else face down', () => {
    expect(words(sheet({ items: [-1] }))).toContain(t('stage-face-down'));
  });

  it('covers my own roles, and of others says only what I know', () => {
    expect(words(sheet({ roles: [1, 0] }, true))).not.toContain(nameOf('role', 'hybrid'));
    expect(words(sheet({ roles: [-1, -1] }).querySelector('.facts'))).toContain('2 face-down cards');
    expect(sheet({ roles: [-1, -1] }).querySelector('.known')).toBeNull();
    expect(words(sheet({ roles: [2, -1] }).querySelector('.known'))).toBe('You know: Cultist');
    expect(words(sheet({ roles: [], revealed: 1 }).querySelector('.facts'))).toContain('Revealed: Hybrid');
  });
});
