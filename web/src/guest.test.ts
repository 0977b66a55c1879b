import { beforeAll, expect, test } from 'vitest';
import { guestName } from './guest.svelte';
import { LANGUAGES } from './settings.svelte';
import { setLanguage } from './words/words.svelte';

beforeAll(() => setLanguage('en'));

test('a guest is called after a creature that nobody at the table is called after, in any language', async () => {
  const mine: string[] = [];
  for (const language of LANGUAGES) {
    await setLanguage(language);
    mine.push(guestName());
  }
  for (const language of LANGUAGES) {
    await setLanguage(language);
    for (const taken of mine) expect(mine).not.toContain(guestName(['Vera', taken.toUpperCase()]));
  }
});

test('a whole table of guests has as many names', () => {
  const table: string[] = [];
  for (let seat = 0; seat < 12; seat += 1) table.push(guestName(table));
  expect(new Set(table).size).toBe(12);
  expect(guestName(table)).toBe(table[0]);
});
