import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as api from '../wire/api';
import { setLanguage, textsReady } from '../words/words.svelte';
import Branch from './Branch.svelte';
import './texts';

let shown: ReturnType<typeof mount> | null = null;
beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  await setLanguage('en');
  await textsReady();
});
afterEach(() => {
  if (shown) void unmount(shown);
  vi.restoreAllMocks();
});

function dialog(chosen: number): string {
  const frame = {
    answers: 428,
    views: [],
    aids: [],
    asked: [
      [1, 'explore.buy'],
      [2, 'explore.buy'],
    ],
    by: 0,
    label: 'Explore',
    lines: [],
    said: [],
    zones: [],
  };
  shown = mount(Branch, {
    target: document.body,
    props: { open: true, table: 'reef', chosen, at: 428, total: 537, frame, names: ['Anna', 'Mir', 'Alvin'], seat: 0 },
  });
  flushSync();
  return document.querySelector('dialog')?.textContent ?? '';
}

test('the dialog names the moment from which the game goes on, and who is asked there', () => {
  const text = dialog(428);
  expect(text).toContain('Moment 428 of 537: Anna: Explore');
  expect(text).toContain('Next to answer: Mir and Alvin');
  expect(text).not.toContain('in secret');
});

test('in the middle of secret answers it says that it goes on before them, and does so', () => {
  const branch = vi.spyOn(api, 'branch').mockRejectedValue(new Error('No.'));
  expect(dialog(429)).toContain('in secret');
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  expect(branch.mock.calls[0]?.[1]).toMatchObject({ answers: 428, seat: 0 });
});
