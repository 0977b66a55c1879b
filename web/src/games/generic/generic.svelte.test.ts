import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { optionInfo } from '../../play/testing';
import type { OptionInfo, ThingInfo, ZoneInfo } from '../../wire/types';
import type { BoardModel, Choice } from '../contract';
import { clear, draw, press, words } from '../drawing';
import { modelAround, speaking } from '../testing';
import Area from './Area.svelte';
import Board from './Board.svelte';
import abyss from './fixtures/abyss.json';
import cryptids from './fixtures/cryptids.json';
import thing from './fixtures/thing.json';
import unfathomable from './fixtures/unfathomable.json';
import Hand from './Hand.svelte';
import { game } from './index';
import SeatSummary from './SeatSummary.svelte';

beforeAll(() => speaking('generic', game.texts));
afterEach(clear);

const held = (name: string, rest: Partial<ThingInfo> = {}): ThingInfo => ({
  place: '',
  held: name,
  empty: false,
  hidden: false,
  at: [],
  ...rest,
});
const zone = (name: string, things: readonly ThingInfo[], rest: Partial<ZoneInfo> = {}): ZoneInfo => ({
  name,
  label: name,
  seat: null,
  own: false,
  single: false,
  columns: 0,
  things,
  ...rest,
});

const CELLS = zone(
  'Cells',
  ['left', 'right'].map((place, at) => held('free', { place, empty: true, at: [['cell', at]] })),
  { columns: 2 },
);

function table(zones: readonly ZoneInfo[], options: readonly OptionInfo[] = [], seat = 0) {
  const { model, noted } = modelAround({ question: 7 }, {}, seat, ['Ann', 'Bo'], { reasons: [['']] });
  const acts: Choice[] = noted.acts;
  const known: BoardModel = {
    ...model,
    zones,
    decision: { ...model.decision!, options },
    can: (choice) => options.some((option) => option.choice === choice),
  };
  return { model: known, acts };
}

const buttons = (root: HTMLElement) => [...root.querySelectorAll<HTMLButtonElement>('.spot > .thing')];
const faces = (root: HTMLElement) => [...root.querySelectorAll('.thing-face')].map((face) => words(face as HTMLElement));

describe('rows of things', () => {
  it('has a row for each zone of nobody with names of places and things, and a panel for what there is once', () => {
    const zones = [
      CELLS,
      zone('Court', [held('Traitor'), held('Tamer')]),
      zone('Deck', [held('28')], { single: true }),
      zone('Pile', []),
      zone('Paid', [held('Axe')]),
      zone('Coins', [held('3')], { seat: 1 }),
      zone('Cards', [held('Axe')], { seat: 0, own: true }),
    ];
    const root = draw(Board, { model: table(zones).model });
    expect([...root.querySelectorAll('h3')].map((each) => each.textContent)).toEqual(['Cells', 'Court', 'Pile', 'Paid', 'Deck']);
    expect(faces(root)).toEqual(['left free', 'right free', 'Traitor', 'Tamer', 'Axe', '28']);
    expect(root.querySelector('.facts')?.textContent).toContain('Deck');
    expect(buttons(root)).toEqual([]);
  });

  it('keeps own things in hand, and the things of others with them', () => {
    const zones = [
      zone('Cards', [held('Axe')], { seat: 0, own: true }),
      zone('Coins', [held('3')], { seat: 1, single: true }),
      zone('Items', [held('Ring'), held('Rifle')], { seat: 1 }),
      zone('Coins', [held('5')], { seat: 0 }),
    ];
    const { model } = table(zones);
    expect(faces(draw(Hand, { model }))).toEqual(['Axe']);
    expect(faces(draw(Area, { model, seat: 1, wide: true }))).toEqual(['3', 'Ring', 'Rifle']);
    expect(faces(draw(Area, { model, seat: 0, wide: true }))).toEqual(['5']);
    expect(words(draw(SeatSummary, { model, seat: 1 }))).toBe('Coins 3');
  });

  it('shows what is hidden as a back, and an empty place as empty', () => {
    const zones = [zone('Roles', [held('face down', { hidden: true }), held('none', { empty: true }), held('Cultist')])];
    const root = draw(Board, { model: table(zones).model });
    const looks = [...root.querySelectorAll('.thing-face')].map(({ classList }) => [
      classList.contains('back'),
      classList.contains('empty'),
    ]);
    expect(looks).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
});

describe('options at things', () => {
  it('shows a thing at the first touch, and chooses its only option at the second', () => {
    const take = optionInfo(['take', 1], { label: 'Take right', at: [['cell', 1]] });
    const { model, acts } = table([CELLS], [take]);
    const root = draw(Board, { model });
    expect(buttons(root).map((each) => each.getAttribute('aria-label'))).toEqual(['Take right (right: free)']);
    press(buttons(root)[0]!);
    expect(acts).toEqual([]);
    press(buttons(root)[0]!);
    expect(acts).toEqual([['take', 1]]);
  });

  it('opens a list where a thing offers several, or the whole zone does', () => {
    const options = ['fold', 'cut'].map((verb) => optionInfo([verb], { at: [['Deck']] }));
    const { model, acts } = table([zone('Deck', [held('28')])], options);
    const root = draw(Board, { model });
    press(buttons(root)[0]!);
    expect(buttons(root)[0]!.getAttribute('aria-expanded')).toBe('true');
    const listed = [...root.querySelectorAll<HTMLButtonElement>('.popup .choices button')];
    expect(listed.map((each) => words(each))).toEqual(['fold', 'cut']);
    press(listed[1]!);
    expect(acts).toEqual([['cut']]);
    expect(root.querySelector('.popup')).toBeNull();
  });

  it('offers what points at a player in their area', () => {
    const { model, acts } = table([], [optionInfo(['rob', 1], { at: [['seat', 1]] })]);
    press(draw(Area, { model, seat: 1, wide: true }).querySelector<HTMLButtonElement>('.choices button')!);
    expect(acts).toEqual([['rob', 1]]);
    expect(draw(Area, { model, seat: 0, wide: true }).querySelector('.choices')).toBeNull();
  });
});

describe('many options at one thing', () => {
  const bids = Array.from({ length: 60 }, (_, at) => [1 + Math.floor(at / 6), at % 6] as const).map(([number, face]) =>
    optionInfo(['bid', number, face], { label: `Bid ${number} × ${face}`, at: [['bid']], under: `Bid ${number} × …` }),
  );
  const pass = optionInfo(['pass'], { label: 'Pass', at: [['bid']] });

  function opened() {
    const { model, acts } = table([zone('bid', [held('0')])], [...bids, pass]);
    const root = draw(Board, { model });
    press(buttons(root)[0]!);
    return { root, acts, folds: [...root.querySelectorAll('details')] };
  }

  it('stand in folds, one row for each group, behind what stands by itself', () => {
    const { root, folds } = opened();
    expect(folds.map((fold) => words(fold.querySelector('summary')!))).toEqual(
      Array.from({ length: 10 }, (_, at) => `Bid ${at + 1} × … 6`),
    );
    expect(folds.every((fold) => !fold.open)).toBe(true);
    expect(new Set(folds.map((fold) => fold.getAttribute('name'))).size).toBe(1);
    expect(words(root.querySelector('.groups > .choices')!)).toBe('Pass');
    expect(document.activeElement?.textContent).toContain('Pass');
  });

  it('are chosen in an open fold, by hand or with arrows', () => {
    const { root, acts, folds } = opened();
    folds[2]!.open = true;
    const arrow = (key: string) => document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    for (let step = 0; step < 4; step += 1) arrow('ArrowDown');
    expect(document.activeElement?.textContent).toContain('Bid 3 × 0');
    arrow('ArrowUp');
    expect(document.activeElement).toBe(folds[2]!.querySelector('summary'));
    press(folds[2]!.querySelectorAll('button')[4]!);
    expect(acts).toEqual([['bid', 3, 4]]);
    expect(root.querySelector('.popup')).toBeNull();
  });
});

describe.each(Object.entries({ abyss, cryptids, thing, unfathomable }))('the zones of %s', (_, played) => {
  const zones = played.zones as readonly ZoneInfo[];

  function all() {
    const { model, acts } = table(zones, played.options as OptionInfo[], played.seat);
    const known = { ...model, names: played.names };
    const seats = played.names.map((_, seat) => draw(Area, { model: known, seat, wide: true }));
    return { roots: [draw(Board, { model: known }), draw(Hand, { model: known }), ...seats], acts };
  }

  it('are all there, each with its name and the names of all that lies in it', () => {
    const { roots } = all();
    const drawn = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('.zone')]);
    expect(drawn.map((each) => each.dataset['zone']).sort()).toEqual(zones.map(({ name }) => name).sort());
    expect(drawn.flatMap((each) => faces(each)).sort()).toEqual(
      zones.flatMap(({ things }) => things.map(({ place, held }) => [place, held].filter(Boolean).join(' '))).sort(),
    );
    const text = roots.map((root) => root.textContent).join(' ');
    expect(text).not.toMatch(/\w_\w|undefined|null|\[object/);
    expect(zones.every(({ label }) => /^[A-Z]/.test(label))).toBe(true);
  });

  it('offer what the question points at', () => {
    const { roots, acts } = all();
    const [first] = roots.flatMap((root) => buttons(root));
    press(first!);
    const [listed] = document.querySelectorAll<HTMLButtonElement>('.popup .choices button');
    if (listed) press(listed);
    expect(acts.length).toBe(1);
  });
});
