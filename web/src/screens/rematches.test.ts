import { describe, expect, it } from 'vitest';
import type { Listed, SeatInfo } from '../wire/types';
import { keptSeats } from './rematches';

const seat = (name: string, state: string): SeatInfo => ({
  name,
  state,
  bot: '',
  ready: false,
  presence: '',
  seen_at: 0,
  released: false,
  free_from: 0,
});
const table = (id: string, status: string, seats: SeatInfo[], rematch = ''): Listed => ({
  id,
  game: 'abyss',
  status,
  seats,
  clock: { kind: 'none', seconds: 0, bank: 0 },
  options: {},
  asked: [],
  winners: [],
  made: 0,
  changed: 0,
  chat: 'open',
  daily: null,
  sides: [],
  finished: false,
  branch: false,
  scored: null,
  rematch,
});
const OLD = table('old', 'over', [seat('Ada', 'present'), seat('Bela', 'present')], 'next');
const MINE = new Map([['old', [1]]]);

describe('rematches', () => {
  it('call those for whom a seat is kept', () => {
    const next = table('next', 'waiting', [seat('Bela', 'held'), seat('Ada', 'present')]);
    expect(keptSeats([OLD], [next], MINE)).toEqual([{ old: OLD, next, name: 'Bela' }]);
  });

  it('call nobody whose seat was freed, or once cards are dealt', () => {
    expect(keptSeats([OLD], [table('next', 'waiting', [seat('', 'open'), seat('Ada', 'present')])], MINE)).toEqual([]);
    expect(keptSeats([OLD], [table('next', 'playing', [seat('Bela', 'held')])], MINE)).toEqual([]);
    expect(keptSeats([OLD], [], MINE)).toEqual([]);
  });
});
