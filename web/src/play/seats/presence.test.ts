import { beforeAll, expect, it } from 'vitest';
import { setLanguage, textsReady } from '../../words/words.svelte';
import '../texts';
import { comings } from './presence';

const seats = (...states: string[]) => states.map((state) => ({ state }));
const NAMES = ['Ann', 'Ben', 'Cid'];

beforeAll(async () => {
  await setLanguage('en');
  await textsReady();
});

it('says who stepped away and who came back', () => {
  expect(comings(seats('present', 'present', 'away'), seats('present', 'away', 'present'), 0, NAMES)).toEqual([
    'Ben has stepped away; a bot plays on.',
    'Cid is back.',
  ]);
});

it('says nothing about oneself, about bots and about those who stay', () => {
  expect(comings(seats('present', 'bot', 'present'), seats('away', 'bot', 'present'), 0, NAMES)).toEqual([]);
  expect(comings([], seats('present', 'away'), 0, NAMES)).toEqual([]);
});
