import { beforeEach, expect, test } from 'vitest';
import type { ResultInfo, TableInfo, Update } from '../../wire/types';
import { play, update } from '../testing';
import { needsReminder } from './reminder';

const OVER: ResultInfo = { winners: [], reason: '', points: [], totals: [], sides: [], scored: null };
const plain = update(play()).table;

function at(part: Partial<TableInfo>, rest: Partial<Update> = {}): Update {
  return update(play(), { table: { ...plain, chat: 'reminded', ...part }, ...rest });
}

beforeEach(() => localStorage.clear());

test('whoever plays with others is reminded once for each table', () => {
  expect([needsReminder(at({})), needsReminder(at({})), needsReminder(at({ id: 'trench' })), needsReminder(at({}))]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('nobody is reminded where all talk is free, where nobody listens, while watching, or after the end', () => {
  const bots = plain.seats.map((seat, number) => (number === 0 ? seat : { ...seat, state: 'bot' }));
  const told = [
    at({ chat: 'open' }),
    at({ chat: 'phrases' }),
    at({ seats: bots }),
    at({}, { seat: -1 }),
    at({}, { play: play({ result: OVER }) }),
  ];
  expect(told.map(needsReminder)).toEqual([false, false, false, false, false]);
  expect(needsReminder(at({}))).toBe(true);
});
