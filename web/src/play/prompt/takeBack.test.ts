import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { SeatInfo } from '../../wire/types';
import { setLanguage, t, textsReady } from '../../words/words.svelte';
import TakeBack from './TakeBack.svelte';
import { line } from '../testing';
import '../texts';

let shown: ReturnType<typeof mount> | null = null;
beforeAll(async () => {
  await setLanguage('en');
  await textsReady();
});
afterEach(() => {
  if (shown) void unmount(shown);
});

const LOG = [
  line(0, { answer: 3, by: 1, text: 'Boris explores.' }),
  line(1, { answer: 4, by: 1, text: 'Boris buys Crab 5.' }),
  line(2, { answer: 5, by: 0, text: 'Anna passes.' }),
];

function vote(states: string[], kept = 3, seat = 0): string {
  const seats = states.map((state): SeatInfo => ({
    name: '',
    state,
    bot: '',
    ready: true,
    presence: '',
    seen_at: 0,
    released: false,
    free_from: 0,
  }));
  const asked = { proposal: 1, seat: 1, wanted: seat !== 1, until: 0, answers: kept };
  shown = mount(TakeBack, {
    target: document.body,
    props: { asked, log: LOG, answers: 5, seats, seat, names: ['Anna', 'Boris', 'Vera'], offset: 0, onvote: () => undefined },
  });
  flushSync();
  return document.body.textContent?.replace(/\s+/g, ' ') ?? '';
}

test('a vote on taking back says what goes back, and what of the voter goes with it', () => {
  const text = vote(['present', 'present', 'present']);
  expect(text).toContain('Boris asks to take back: Boris buys Crab 5.');
  expect(text).toContain('One later choice goes back with it. Yours goes back, too.');
});

test('whoever asked reads it, too', () => {
  const text = vote(['present', 'present'], 4, 1);
  expect(text).toContain('You asked to take back: the last choice.');
  expect(text).not.toContain('later choice');
});

test('between two people nobody is told that the vote is secret', () => {
  expect(vote(['present', 'present', 'present'])).toContain(t('play-take-back-secret'));
  void unmount(shown!);
  expect(vote(['present', 'present', 'bot'])).not.toContain(t('play-take-back-secret'));
});
