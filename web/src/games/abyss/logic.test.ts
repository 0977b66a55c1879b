import { describe, expect, it } from 'vitest';
import { groups, lordOf, lordTextId } from './cards';
import { buyerBetween, flightsBetween, goesTo } from './changes';
import { breakable } from './names';
import { readOrders, withLeast } from './orders';
import { tallyOf } from './payment';
import type { AbyssView, Options } from './types';

const PRINTED: Options = {
  recruiter_plus_two: false,
  master_chooses: false,
  ambassadors_without_keys: false,
  others_only: false,
  turned_lords_count: false,
  first_game: false,
};

describe('a long name', () => {
  it('may be broken between its syllables, in every language', () => {
    const shown = (name: string) => breakable(name).replaceAll('\u00ad', '|');
    expect(shown('Aquaculturalist')).toBe('Aqua|cul|tu|ra|list');
    expect(shown('Землевладелец')).toBe('Зем|лев|ла|де|лец');
    expect(shown('Вербувальник')).toBe('Вер|бу|валь|ник');
    expect(shown('Мастер магии')).toBe('Мас|тер магии');
  });
});

describe('a hand', () => {
  it('is grouped by race with its worth, without races that have no card', () => {
    const sorted = groups([11, 0, 10, 10]);
    expect(sorted.map((group) => [group.race, group.cards.map((card) => card.kind), group.total])).toEqual([
      [0, [0], 1],
      [2, [10, 10, 11], 4],
    ]);
  });
});

describe('cards in words', () => {
  it('reads a Lord as the table plays him', () => {
    expect(lordTextId(lordOf(0), PRINTED)).toBe('lord-recruiter-text');
    expect(lordTextId(lordOf(0), { ...PRINTED, recruiter_plus_two: true })).toBe('lord-recruiter-text-recruiter_plus_two');
    expect(lordTextId(lordOf(0), { ...PRINTED, others_only: true })).toBe('lord-recruiter-text');
  });
});

describe('a payment', () => {
  const terms = { lord: 3, price: 8, races: 2, must: 2, pearls: 3 };

  it('adds up value, races and the pearls that are missing', () => {
    expect(
      tallyOf(terms, [
        ['ally', 10],
        ['ally', 14],
        ['ally', 0],
      ]),
    ).toEqual({ value: 7, races: 2, hasMust: true, missing: 1 });
  });

  it('never lacks less than nothing', () => {
    expect(
      tallyOf(terms, [
        ['ally', 4],
        ['ally', 9],
      ]),
    ).toEqual({ value: 10, races: 2, hasMust: false, missing: 0 });
  });
});

describe('standing orders', () => {
  it('ask for everything until they are given', () => {
    expect(readOrders(null)).toEqual({ on: false, least: [1, 1, 1, 1, 1], price: 3, fits: 'ask' });
  });

  it('mend what cannot be', () => {
    expect(readOrders({ on: true, least: [0, 7, 3.5, 6, 2], price: 9, fits: 'steal' })).toEqual({
      on: true,
      least: [1, 1, 1, 6, 2],
      price: 3,
      fits: 'ask',
    });
  });

  it('change one race at a time', () => {
    expect(withLeast(readOrders(null), 3, 6)).toEqual([1, 1, 1, 6, 1]);
  });
});

describe('what moves', () => {
  const base = {
    seat: 0,
    turn: { seat: 0, sold: 0, buyers: 0, used: 0, extra: false },
    track: [7],
    council: [0, 2, 0, 0, 0],
    pearls: [1, 3],
    keys: [0, 0],
    hand_sizes: [2, 2],
    free: [[], []],
    places: [[], []],
  } as unknown as AbyssView;
  const gone = { name: 'ally:7', zone: 'track', element: document.createElement('i'), box: new DOMRect() };

  it('goes to the buyer, and the price to the explorer', () => {
    const now = { ...base, track: [], turn: { ...base.turn, sold: 1, buyers: 2 }, pearls: [2, 2], hand_sizes: [2, 3] };
    expect(buyerBetween(base, now)).toBe(1);
    expect(goesTo(base, now)(gone)).toBe('seat:1');
    expect(flightsBetween(base, now)).toEqual([{ look: 'ab-flying-pearl', count: 1, from: 'seat:1', to: 'seat:0' }]);
  });

  it('goes to the Council when nobody has more cards', () => {
    expect(goesTo(base, { ...base, track: [] })(gone)).toBeNull();
  });

  it('shows a stack that an opponent takes only from the back', () => {
    const old = { ...base, turn: { ...base.turn, seat: 1 }, track: [] };
    const now = { ...old, council: [0, 0, 0, 0, 0], hand_sizes: [2, 4] };
    expect(flightsBetween(old, now)).toEqual([{ look: 'ab-flying-back', count: 2, from: 'council:shellfish', to: 'seat:1' }]);
  });

  it('brings pearls from the treasury and back', () => {
    const flights = flightsBetween(base, { ...base, pearls: [3, 1] });
    expect(flights.map(({ count, from, to }) => [count, from, to])).toEqual([
      [2, 'treasury', 'seat:0'],
      [2, 'seat:1', 'treasury'],
    ]);
  });
});
