import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../wire/types';
import { chairsOf, moved, wanted } from './chairs';

const HERE = { presence: '', seen_at: 0, released: false, free_from: 0 };
const SEATS: SeatInfo[] = [
  { name: 'Ada', state: 'present', bot: '', ready: true, ...HERE },
  { name: 'Nautilus', state: 'bot', bot: 'thoughtful', ready: true, ...HERE },
  { name: '', state: 'open', bot: '', ready: false, ...HERE },
  { name: 'Bela', state: 'held', bot: '', ready: false, ...HERE },
];

describe('chairs', () => {
  it('keep people and those for whom a seat is held, and name bots', () => {
    expect(wanted(chairsOf(SEATS))).toEqual([
      { was: 0, bot: null },
      { was: -1, bot: 'thoughtful' },
      { was: -1, bot: null },
      { was: 3, bot: null },
    ]);
  });

  it('move', () => {
    expect(moved(chairsOf(SEATS), 3, 0).map((chair) => chair.name)).toEqual(['Bela', 'Ada', '', '']);
  });
});
