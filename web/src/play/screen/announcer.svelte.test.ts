import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Line } from '../../wire/types';
import { line } from '../testing';
import Announcer from './Announcer.svelte';

const given = $state({
  log: [] as readonly Line[],
  chat: [],
  notes: [],
  chatShown: false,
  seat: 0,
  prompt: '',
  question: -1,
});
let shown: ReturnType<typeof mount> | null = null;

function spoken(): { asked: Element; told: Element } {
  shown ??= mount(Announcer, { target: document.body, props: given });
  flushSync();
  const [asked, told] = document.querySelectorAll('[aria-live]');
  return { asked: asked!, told: told! };
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  Object.assign(given, { log: [], prompt: '', question: -1 });
});

describe('what is read out', () => {
  it('is what the viewer is asked at once, and before what is told', () => {
    const { asked, told } = spoken();
    expect([asked, told].map((each) => each.getAttribute('aria-live'))).toEqual(['assertive', 'polite']);
    Object.assign(given, { log: [line(0, { text: 'Mir explores.' })], prompt: 'Choose an action.', question: 3 });
    flushSync();
    expect(asked.textContent).toBe('Choose an action.');
    expect(told.textContent).toBe('Mir explores.');
    expect(asked.compareDocumentPosition(told) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('is asked again when the next question has the same words', () => {
    const { asked } = spoken();
    Object.assign(given, { prompt: 'Discard a card.', question: 4 });
    flushSync();
    const first = asked.firstElementChild;
    given.question = 5;
    flushSync();
    expect(asked.textContent).toBe('Discard a card.');
    expect(asked.firstElementChild).not.toBe(first);
  });

  it('falls silent when nothing is asked', () => {
    const { asked } = spoken();
    Object.assign(given, { prompt: 'Discard a card.', question: 4 });
    flushSync();
    Object.assign(given, { prompt: '', question: 4 });
    flushSync();
    expect(asked.textContent).toBe('');
  });
});
