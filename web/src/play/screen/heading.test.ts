import { beforeAll, expect, test } from 'vitest';
import type { PlayInfo, Update } from '../../wire/types';
import { addTexts, setLanguage, textsReady } from '../../words/words.svelte';
import { headingOf } from './heading';
import { decision, play, update } from '../testing';
import { wanted } from '../seats/seats';
import '../texts';

const NAMES = ['Anna', 'Boris', 'Vera'];

beforeAll(async () => {
  addTexts(Object.fromEntries(['ru', 'uk', 'en'].map((each) => [each, async () => 'game-abyss = Abyss'])) as never, 'abyss');
  await setLanguage('en');
  await textsReady();
});

function asking(turn: number, asked: number[], rest: Partial<PlayInfo> = {}): Update {
  return update(
    play({ view: { turn: { seat: turn }, asked: asked.map((seat) => [seat, 'turn.action']), question: 7, sealed: null }, ...rest }),
  );
}

function covered(now: Update): Update {
  const seats = now.table.seats.map((seat, number) => (number === 0 ? { ...seat, state: 'away' } : seat));
  return { ...now, table: { ...now.table, seats } };
}

test('it says whose move it is', () => {
  expect(headingOf(asking(0, [0], { decision: decision() }), NAMES)).toBe('Your move');
  expect(headingOf(asking(1, [0], { decision: decision() }), NAMES)).toBe('Your answer, please');
  expect(headingOf(asking(1, [1]), NAMES)).toBe('Boris is playing');
});

test('it names whoever is waited for, not whose turn it happens to be', () => {
  expect(headingOf(asking(0, [1]), NAMES)).toBe('Boris decides');
  expect(headingOf(asking(2, [1]), NAMES)).toBe('Boris decides');
  expect(headingOf(asking(0, [1, 2]), NAMES)).toBe('Several players decide');
});

test('whoever has answered is no longer asked for anything', () => {
  expect(headingOf(asking(1, [0, 2], { decision: decision({ sealed: ['pass'] }) }), NAMES)).toBe('Vera decides');
});

test('while a bot covers, nothing is wanted of the player', () => {
  const now = covered(asking(0, [0], { decision: decision() }));
  expect(headingOf(now, NAMES)).toBe('A bot is playing for you.');
  expect(wanted(now)).toBe(false);
});
