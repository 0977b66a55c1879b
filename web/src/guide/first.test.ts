import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire/types';
import { canBeAlone, companions, firstOrders, firstTable } from './first';

const game = (name: string, bots: string[]): GameInfo => ({
  name,
  fewest: 3,
  most: 6,
  bots: bots.map((bot) => ({ name: bot })),
  options: [],
  talk: [],
  values: {},
  content: null,
  daily: false,
  chats: [],
});

describe('a first game', () => {
  it('is there where a game has one and bots to play it with', () => {
    expect(companions(game('unfathomable', ['random', 'thoughtful']))).toBe(3);
    expect(companions(game('unfathomable', []))).toBe(0);
    expect(companions(game('chess', ['random']))).toBe(0);
  });

  it('seats one person with the best bots, by the rules for beginners and without haste', () => {
    expect(firstTable(game('unfathomable', ['random', 'thoughtful']), 'Vera')).toEqual({
      game: 'unfathomable',
      name: 'Vera',
      bots: [null, 'thoughtful', 'thoughtful', 'thoughtful'],
      options: { first_game: true, first_seat_begins: true },
      clock: { kind: 'none', seconds: 0, bank: 0 },
      listed: false,
      pace: 1800,
      cover: 'thoughtful',
    });
  });

  it('is for one person alone where the game can be played so', () => {
    expect(canBeAlone(game('unfathomable', ['thoughtful']))).toBe(false);
    expect(canBeAlone(game('cryptids', ['thoughtful']))).toBe(true);
    expect(firstTable(game('cryptids', ['thoughtful']), 'Vera')).toMatchObject({
      bots: [null, 'thoughtful'],
      options: { first_pair: true },
    });
    expect(firstTable(game('cryptids', ['thoughtful']), 'Vera', true)).toMatchObject({ bots: [null], options: {} });
  });

  it('begins with orders that pass what is trivial, where the game has such', () => {
    const orders = firstOrders({ game: 'abyss', options: { first_game: true } });
    expect(orders).toMatchObject({ on: true, fits: 'ask' });
    expect(firstOrders({ game: 'abyss', options: { first_game: false } })).toBeNull();
    expect(firstOrders({ game: 'cryptids', options: { first_pair: true } })).toBeNull();
    expect(firstOrders({ game: 'chess', options: {} })).toBeNull();
  });
});
