import { expect, test } from 'vitest';
import { toldSoFar } from './holding';
import { line } from '../testing';

const log = ['check_sorted', 'cards_added', 'check_sorted', 'check_ended'].map((kind, number) => line(number, { kind }));
const numbers = (suspense: string) => toldSoFar(log, { suspense: () => suspense, spoiler: 'check_sorted' }).map(({ number }) => number);

test('the log waits with the board while something is revealed there', () => {
  expect(numbers('Turning…')).toEqual([0, 1]);
  expect(numbers('')).toEqual([0, 1, 2, 3]);
});

test('it waits at the first of several such lines in a row', () => {
  const end = ['location_taken', 'scored', 'scored', 'game_ended'].map((kind, number) => line(number, { kind }));
  expect(toldSoFar(end, { suspense: () => 'Counting…', spoiler: 'scored' })).toEqual(end.slice(0, 1));
});

test('where nothing is held back the whole log is told', () => {
  expect(toldSoFar(log, {})).toBe(log);
});
