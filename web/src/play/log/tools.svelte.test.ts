import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setLanguage, textsReady } from '../../words/words.svelte';
import '../texts';
import { line } from '../testing';
import LogTools from './LogTools.svelte';

let made: Record<string, unknown> | null = null;

beforeAll(async () => {
  await setLanguage('en');
  await textsReady();
});
afterEach(async () => {
  if (made) await unmount(made);
  made = null;
});

it('says so when nothing of the kind that is asked for has happened', () => {
  const onread = (): void => undefined;
  made = mount(LogTools, { target: document.body, props: { log: [line(0)], notes: [], said: [], seat: 0, onread } });
  flushSync();
  expect(document.querySelector('p')).toBeNull();
  const filter = document.querySelector('select')!;
  // The simulated page does not know which option is :checked.
  filter.querySelector = () => filter.options[2] as never;
  filter.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect(document.querySelector('p')?.textContent).toBe('Nothing of the kind has happened yet.');
});
