import { describe, expect, it } from 'vitest';
import type { PlayedTable } from '../wire/types';
import { fits, isMyTurn, others, type Filter } from './filters';

const seat = (name: string) => ({ name, state: 'present', bot: '', ready: true });
const played = (changed: Partial<PlayedTable['table']> = {}, left = false) =>
  ({
    table: { id: 'a', game: 'abyss', status: 'playing', seats: [seat('Ada'), seat('Bela'), seat('')], asked: [0], ...changed },
    seats: [0],
    left,
  }) as unknown as PlayedTable;
const all: Filter = { game: '', which: 'any', person: '' };

describe('the list of my games', () => {
  it('knows the others by name, and not myself', () => expect(others(played())).toEqual(['Bela']));

  it('knows when it is my turn', () => {
    expect(isMyTurn(played())).toBe(true);
    expect(isMyTurn(played({ asked: [1] }))).toBe(false);
    expect(isMyTurn(played({}, true))).toBe(false);
  });

  it('keeps what fits all filters at once', () => {
    expect(fits(played(), all)).toBe(true);
    expect(fits(played(), { ...all, game: 'thing' })).toBe(false);
    expect(fits(played(), { ...all, which: 'over' })).toBe(false);
    expect(fits(played({ status: 'over' }), { ...all, which: 'over', person: 'Bela' })).toBe(true);
    expect(fits(played({ status: 'over' }), { ...all, which: 'playing' })).toBe(false);
    expect(fits(played(), { ...all, person: 'Cyril' })).toBe(false);
  });
});
