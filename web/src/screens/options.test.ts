import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire/types';
import { changes, numberIn, numberOf, spanFor, wordOf } from './options';

const range = (least: number[], most: number[], usual: number[]) => ({ least, most, default: usual });
const GAME: GameInfo = {
  name: 'reef',
  fewest: 4,
  most: 6,
  bots: [],
  chats: ['open'],
  talk: [],
  values: {},
  content: null,
  daily: false,
  options: [
    { name: 'storm', default: false, range: null, ranges: {}, words: [] },
    { name: 'nets', default: 0, range: range([0, 0, 0], [9, 9, 9], [0, 0, 0]), ranges: {}, words: [] },
    { name: 'first', default: -1, range: range([-1, -1, -1], [3, 4, 5], [-1, -1, -1]), ranges: {}, words: [] },
    {
      name: 'deck',
      default: {},
      range: null,
      ranges: { crab: range([0, 0, 0], [3, 3, 3], [1, 2, 3]), eel: range([0, 0, 0], [2, 2, 2], [0, 0, 1]) },
      words: [],
    },
    { name: 'current', default: 'slack', range: null, ranges: {}, words: ['slack', 'one_down', 'one_up'] },
  ],
};
const [, nets, , deck, current] = GAME.options;

describe('options of a planned table', () => {
  it('have their numbers by the number of seats', () => {
    expect(spanFor(GAME.options[2]!.range!, GAME, 5)).toEqual({ least: -1, most: 4, usual: -1 });
    expect(numberOf({}, nets!, spanFor(nets!.range!, GAME, 4))).toBe(0);
    expect(numberIn({}, deck!, 'crab', spanFor(deck!.ranges.crab!, GAME, 6))).toBe(3);
  });

  it('are sent only where they differ from the usual', () => {
    expect(changes({}, GAME, 4)).toEqual({});
    expect(changes({ storm: false, nets: 0, first: -1, deck: { crab: 1 }, current: 'slack' }, GAME, 4)).toEqual({});
    expect(changes({ storm: true, nets: 3, first: 2, deck: { crab: 0, eel: 0 }, current: 'one_up' }, GAME, 4)).toEqual({
      storm: true,
      nets: 3,
      first: 2,
      deck: { crab: 0 },
      current: 'one_up',
    });
  });

  it('follow the number of seats: what is usual for more of them is no change, and a seat that is gone cannot begin', () => {
    const chosen = { first: 5, deck: { crab: 3, eel: 1 } };
    expect(changes(chosen, GAME, 6)).toEqual({ first: 5 });
    expect(changes(chosen, GAME, 4)).toEqual({ deck: { crab: 3, eel: 1 } });
  });

  it('are one of their words, and the usual one if none of them was chosen', () => {
    expect(wordOf({}, current!)).toBe('slack');
    expect(wordOf({ current: 'one_down' }, current!)).toBe('one_down');
    for (const stray of ['muddy', true, 1, null, ['one_up']]) {
      expect(wordOf({ current: stray }, current!)).toBe('slack');
      expect(changes({ current: stray }, GAME, 4)).toEqual({});
    }
  });

  it('keep within what the box holds', () => {
    expect(numberIn({ deck: { crab: 9 } }, deck!, 'crab', spanFor(deck!.ranges.crab!, GAME, 4))).toBe(3);
    expect(numberOf({ nets: -4 }, nets!, spanFor(nets!.range!, GAME, 4))).toBe(0);
  });
});
