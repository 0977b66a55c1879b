import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reading } from './reading';

let shown: string[];
let reading: Reading<string>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  reading = new Reading(
    (news) => shown.push(news),
    () => 1000,
  );
});
afterEach(() => vi.useRealTimers());

it('shows what it hears at once while nobody reads', () => {
  reading.hear('a', true);
  expect(shown).toEqual(['a']);
});

it('keeps everything back while somebody reads, and then shows one thing after the other', () => {
  reading.read('lesson');
  for (const news of ['a', 'b', 'c']) reading.hear(news, true);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([]);
  reading.read('');
  expect(shown).toEqual(['a']);
  reading.hear('d', true);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(['a', 'b', 'c', 'd']);
  reading.hear('e', true);
  expect(shown.at(-1)).toBe('e');
});

it('stops again for the next page', () => {
  reading.read('one');
  for (const news of ['a', 'b', 'c']) reading.hear(news, true);
  reading.read('');
  reading.read('two');
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(['a']);
});

it('lets one page after the other be read without showing anything between them', () => {
  reading.read('one');
  reading.hear('a', true);
  reading.read('two');
  expect(shown).toEqual([]);
});

it('shows all at once when the reader plays on, and that page holds nothing up any more', () => {
  reading.read('one');
  reading.hear('a', true);
  reading.hear('b', true);
  reading.goOn();
  reading.hear('c', true);
  expect(shown).toEqual(['a', 'b', 'c']);
  reading.read('two');
  reading.hear('d', true);
  expect(shown).toEqual(['a', 'b', 'c']);
});

it('shows what cannot wait, after all that came before it', () => {
  reading.read('one');
  reading.hear('a', true);
  reading.hear('b', false);
  expect(shown).toEqual(['a', 'b']);
});
