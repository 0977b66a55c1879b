import { expect, test } from 'vitest';
import type { Line, Update } from '../../wire/types';
import { about, hasCompany, initial, isOut, rowLength, waitsSince } from './seats';

const line = (by: number, data: Line['data']): Line => ({
  number: 0,
  kind: 'bought',
  text: '',
  data,
  answer: 1,
  by,
  covered: false,
  at: 0,
  names: [],
  concerns: 1,
  rules: [],
});

test('a line speaks of the seat in its facts, whoever gave the answer that led to it, or of everybody', () => {
  expect(about(line(1, { seat: 0, ally: 3 }))).toBe(0);
  expect(about(line(1, { ally: 3 }))).toBe(-1);
  expect(about(line(-1, {}))).toBe(-1);
});

test('the first letter of a name is a whole letter', () => {
  expect(initial(' анна')).toBe('А');
  expect(initial('🐙 Боб')).toBe('🐙');
  expect(initial('')).toBe('?');
});

test.each([
  [2, 2],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 4],
  [9, 5],
  [10, 5],
  [12, 6],
])('%i seats stand in rows of %i', (seats, length) => {
  expect(rowLength(seats)).toBe(length);
});

test('whoever the view calls out is out; a game that knows no such thing has nobody out', () => {
  expect(isOut({ out: [false, true] }, 1)).toBe(true);
  expect(isOut({ out: [false, true] }, 0)).toBe(false);
  expect(isOut({}, 1)).toBe(false);
});

test('company are the other people who are there, not bots and not those who left', () => {
  const seats = ['present', 'bot', 'away'].map((state) => ({ state }));
  expect(hasCompany(seats, 0)).toBe(false);
  expect(hasCompany(seats, 1)).toBe(true);
  expect(hasCompany([...seats, { state: 'present' }], 0)).toBe(true);
});

test('one waits for a person since they were asked, and for bots since one’s own last answer', () => {
  const update = (asked: number, seat = 0) =>
    ({
      seat,
      table: { seats: [{ state: 'present' }, { state: 'bot' }, { state: 'present' }] },
      play: { view: { asked: [[asked, 'turn.action']] }, since: 900 },
    }) as unknown as Update;
  const log = [100, 500, 900].map((at, by) => ({ ...line(Math.min(by, 1), {}), at }));
  expect(waitsSince(update(1), log)).toBe(100);
  expect(waitsSince(update(2), log)).toBe(900);
  expect(waitsSince(update(1, -1), log)).toBe(900);
  expect(waitsSince(update(1), [])).toBe(900);
});
