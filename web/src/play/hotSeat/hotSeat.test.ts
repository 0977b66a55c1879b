import { beforeEach, describe, expect, test } from 'vitest';
import { forget, next, unveil } from './hotSeat';
import { decision, play, update } from '../testing';

function asking(seat: number, asked: number[], { answered = false, over = false } = {}) {
  const view = { asked: asked.map((each) => [each, 'explore.buy']), question: 7, sealed: null, turn: { seat: 2 } };
  const open = asked.includes(seat) ? decision({ options: [['pass']], sealed: answered ? ['pass'] : null }) : null;
  const result = over ? { winners: [0], reason: '', points: [], totals: [], sides: [], scored: null } : null;
  return update(play({ view, decision: over ? null : open, result }), { seat });
}

describe('the curtain', () => {
  beforeEach(forget);

  test('a single player never sees it', () => {
    expect(next('reef', [0], asking(0, [0]))).toBeNull();
  });

  test('it stands before the first look, for the seat at the table', () => {
    expect(next('reef', [0, 1], asking(0, [0]))).toBe(0);
    unveil('reef', 0);
    expect(next('reef', [0, 1], asking(0, [0]))).toBeNull();
  });

  test('it falls when the game asks another seat of this device', () => {
    unveil('reef', 0);
    expect(next('reef', [0, 1], asking(0, [1]))).toBe(1);
  });

  test('a seat elsewhere does not lower it', () => {
    unveil('reef', 0);
    expect(next('reef', [0, 1], asking(0, [2]))).toBeNull();
  });

  test('nor does one that a bot covers', () => {
    unveil('reef', 0);
    const covered = asking(0, [1]);
    const seats = covered.table.seats.map((seat, at) => (at === 1 ? { ...seat, state: 'away' } : seat));
    expect(next('reef', [0, 1], { ...covered, table: { ...covered.table, seats } })).toBeNull();
  });

  test('a joint question visits each seat once', () => {
    unveil('reef', 0);
    expect(next('reef', [0, 1], asking(0, [0, 1]))).toBeNull();
    expect(next('reef', [0, 1], asking(0, [0, 1], { answered: true }))).toBe(1);
    unveil('reef', 1);
    expect(next('reef', [0, 1], asking(1, [0, 1], { answered: true }))).toBeNull();
  });

  test('an answer that was withdrawn is wanted again', () => {
    unveil('reef', 0);
    next('reef', [0, 1], asking(0, [0, 1], { answered: true }));
    unveil('reef', 1);
    next('reef', [0, 1], asking(1, [0, 1], { answered: true }));
    unveil('reef', 0);
    next('reef', [0, 1], asking(0, [0, 1]));
    unveil('reef', 1);
    expect(next('reef', [0, 1], asking(1, [0, 1], { answered: true }))).toBe(0);
  });

  test('after the end there is nothing to hide', () => {
    expect(next('reef', [0, 1], asking(0, [], { over: true }))).toBeNull();
  });
});
