import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../wire/types';
import { waitsFor } from './waits';

const seat = (state: string, ready = false): SeatInfo => ({
  name: '',
  state,
  bot: state === 'bot' ? 'random' : '',
  ready,
  presence: '',
  seen_at: 0,
  released: false,
  free_from: 0,
});
const waits = (seats: SeatInfo[], mine: number[] = []) => waitsFor(seats, mine, (number) => `seat ${number}`);

describe('a table before the deal waits', () => {
  it('for free seats, before anything else', () => {
    expect(waits([seat('present'), seat('open'), seat('open')], [0])).toEqual({ what: 'seats', number: 2 });
  });

  it('for those who are not ready, ourselves among them', () => {
    expect(waits([seat('present'), seat('present'), seat('bot')], [0])).toEqual({ what: 'ready', names: ['seat 1'], you: true });
    expect(waits([seat('present', true), seat('present'), seat('bot')], [0])).toEqual({ what: 'ready', names: ['seat 1'], you: false });
    expect(waits([seat('present'), seat('present', true)], [0])).toEqual({ what: 'you' });
    expect(waits([seat('present'), seat('present')], [0, 1])).toEqual({ what: 'you' });
  });

  it('for nothing once all are ready', () => {
    expect(waits([seat('present', true), seat('bot')], [0])).toEqual({ what: 'nothing' });
  });
});
