import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardModel, GameClient } from '../games/contract';
import { boardModel } from '../play/answer/boardModel';
import { begin } from '../play/answer/picking';
import { decision, line, play, update } from '../play/testing';
import { settings } from '../settings.svelte';
import type { DecisionInfo, Line } from '../wire/types';
import { setLanguage, speakOf, t, textsReady } from '../words/words.svelte';
import Guide from './Guide.svelte';
import type { Guide as Lessons } from './lessons';
import { memoryOf } from './memory.svelte';

const TEXTS = `
chapter-start = The start
lesson-welcome = Welcome
lesson-welcome-text = A word of welcome.
lesson-dive = Diving
lesson-dive-text = Dive with { $seats }.
lesson-rescue = Rescuing
lesson-rescue-text = Rescue somebody.
lesson-air = Air
lesson-air-text = Mind the air.
lesson-leak = A leak
lesson-leak-text = Look at the hull.
rule-R1-2 = Water comes in.
`;
let fetched = 0;
const REEF: Lessons = {
  chapters: ['start'],
  lessons: [
    { name: 'welcome', chapter: 'start', rules: [] },
    { name: 'dive', chapter: 'start', asks: ['turn.action'], rules: [] },
    { name: 'rescue', chapter: 'start', asks: ['turn.action'], rules: [] },
    { name: 'air', chapter: 'start', asks: ['turn.action'], rules: [] },
    { name: 'leak', chapter: 'start', tells: ['leak'], part: 'hull', rules: ['R1.2'] },
  ],
  suits: (view) => (view as { beginners?: boolean }).beginners === true,
  facts: () => ({ seats: 3 }),
  texts: async () => {
    fetched += 1;
    return [TEXTS];
  },
};
const GAME = { guide: async () => ({ guide: REEF }) } as unknown as GameClient;

/** Longer than a finger needs, with every look at the clock. */
const WHILE = 1000;

let clock = 0;
let number = 0;
/** Each test is a game of its own, so that none remembers another. */
let name = '';
let shown: Record<string, unknown> | null = null;
let table = $state.raw<{ model: BoardModel; log: readonly Line[] }>({ model: {} as BoardModel, log: [] });
let open = $state(false);
let over = $state(false);

function model(asked: DecisionInfo | null, beginners = true): BoardModel {
  const played = play({ view: { beginners }, decision: asked });
  const nothing = () => undefined;
  return boardModel(update(played), played, begin(asked), false, { answer: nothing, add: nothing, remove: nothing, enlarge: nothing });
}

const leak = (at: number) => line(at, { kind: 'leak', by: 1 });
const question = (at: number) => decision({ kind: 'turn.action', question: at, options: [['dive']] });

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await textsReady();
  flushSync();
}

async function sit(asked: DecisionInfo | null, log: readonly Line[] = [], beginners = true): Promise<void> {
  table = { model: model(asked, beginners), log };
  const target = document.body.appendChild(document.createElement('div'));
  shown = mount(Guide, {
    target,
    props: {
      name,
      game: GAME,
      page: '',
      get model() {
        return table.model;
      },
      get log() {
        return table.log;
      },
      get over() {
        return over;
      },
      get open() {
        return open;
      },
      onopen: () => (open = true),
      onclose: () => (open = false),
    },
  });
  await settle();
}

function now(asked: DecisionInfo | null, log: readonly Line[]): void {
  table = { model: model(asked), log };
  flushSync();
}

const title = () => document.querySelector('.guide .name')?.textContent ?? '';
const text = () => document.querySelector('.guide .text')?.textContent ?? '';

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)!.click();
  flushSync();
}

beforeEach(async () => {
  name = `reef${(number += 1)}`;
  localStorage.clear();
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += WHILE));
  settings.motion = 'none';
  [open, over] = [false, false];
  speakOf(name);
  await setLanguage('en');
  await textsReady();
});

afterEach(() => {
  vi.restoreAllMocks();
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

describe('the guide', () => {
  it('welcomes, then speaks of the question, one lesson after the other', async () => {
    await sit(question(1));
    expect([title(), text()]).toEqual(['Welcome', 'A word of welcome.']);
    press('[data-guide-done]');
    expect([title(), text()]).toEqual(['Diving', 'Dive with 3.']);
    expect(document.querySelector('.guide .more')?.textContent).toBe(t('guide-more', { number: 1 }));
    press('[data-guide-done]');
    expect(title()).toBe('Rescuing');
  });

  it('begins each lesson with its first line', async () => {
    await sit(question(1));
    document.querySelector('.guide .text')!.scrollTop = 40;
    press('[data-guide-done]');
    expect([title(), document.querySelector('.guide .text')!.scrollTop]).toEqual(['Diving', 0]);
  });

  it('says no more than two things to one question', async () => {
    await sit(question(1));
    for (let each = 0; each < 3; each += 1) press('[data-guide-done]');
    expect(title()).toBe('');
    now(question(2), []);
    expect(title()).toBe('Air');
  });

  it('waits with what happened, and does not come back to what was read', async () => {
    await sit(null);
    press('[data-guide-done]');
    now(null, [leak(0)]);
    expect(title()).toBe('A leak');
    press('[data-guide-done]');
    now(null, [leak(0), leak(1)]);
    expect(title()).toBe('');
  });

  it('lets nobody but the reader take a lesson away: not others who move, nor a question that opens', async () => {
    await sit(null);
    press('[data-guide-done]');
    now(null, [leak(0)]);
    expect(title()).toBe('A leak');
    now(question(1), [leak(0)]);
    expect(title()).toBe('A leak');
    expect(document.querySelector('.guide .more')?.textContent).toBe(t('guide-more', { number: 2 }));
    now(question(2), [leak(0)]);
    expect(title()).toBe('Diving');
    now(null, [leak(0)]);
    expect(title()).toBe('A leak');
    now(null, [leak(0), leak(1)]);
    expect(title()).toBe('A leak');
    press('[data-guide-done]');
    expect(title()).toBe('');
  });

  it('speaks of what is new to whoever comes back, not of the whole game', async () => {
    await sit(null, [leak(0), line(1, { by: 0 })]);
    press('[data-guide-done]');
    expect(title()).toBe('');
  });

  it('has only a farewell when the game is over', async () => {
    await sit(question(1));
    press('[data-guide-done]');
    expect(title()).toBe('Diving');
    over = true;
    flushSync();
    expect(title()).toBe('');
  });

  it('takes no press that was meant for the lesson before', async () => {
    vi.mocked(performance.now).mockReturnValue(clock);
    await sit(null);
    now(question(1), []);
    press('[data-guide-done]');
    expect(title()).toBe('Welcome');
    vi.mocked(performance.now).mockReturnValue(clock + WHILE);
    press('[data-guide-done]');
    now(null, []);
    now(question(2), []);
    press('[data-guide-done]');
    expect(title()).toBe('Diving');
  });

  it('points at the part that it speaks of, unless it is folded', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div data-guide="deck hull"></div><div data-guide="deck"></div>');
    await sit(null, [leak(0)]);
    press('[data-guide-done]');
    const pointed = () => [...document.querySelectorAll('[data-guided]')].map((part) => part.getAttribute('data-guide'));
    expect(pointed()).toEqual(['deck hull']);
    press('.guide .title');
    expect([text(), pointed()]).toEqual(['', []]);
    press('.guide .title');
    expect(pointed()).toEqual(['deck hull']);
    press('[data-guide-done]');
    expect(pointed()).toEqual([]);
  });

  it('points at a part that is drawn later', async () => {
    await sit(null, [leak(0)]);
    press('[data-guide-done]');
    document.body.insertAdjacentHTML('beforeend', '<div data-guide="hull"></div>');
    await settle();
    expect(document.querySelector('[data-guide="hull"]')!.hasAttribute('data-guided')).toBe(true);
  });

  it('names the rules to read on', async () => {
    await sit(null, [leak(0)]);
    press('[data-guide-done]');
    press(`.guide [aria-label="${t('guide-rules')}"]`);
    expect(document.querySelector('dl')?.textContent).toContain('Water comes in.');
  });

  it('is silent at other tables until it is wanted, and fetches no words for them', async () => {
    const before = fetched;
    await sit(question(1), [], false);
    expect([title(), fetched]).toEqual(['', before]);
    memoryOf(name).turn(true);
    await settle();
    expect(fetched).toBe(before + 1);
    expect(title()).toBe('Welcome');
    memoryOf(name).turn(false);
    flushSync();
    expect(title()).toBe('');
  });
});

describe('the drawer of all lessons', () => {
  const rows = () =>
    [...document.querySelectorAll('.lessons li')].map((row) => [
      row.querySelector('details') !== null,
      row.querySelector('.read') !== null,
    ]);

  it('tells what has come up, what of it was read, and what is still to come', async () => {
    await sit(question(1));
    press('[data-guide-done]');
    open = true;
    flushSync();
    expect(rows()).toEqual([
      [true, true],
      [true, false],
      [true, false],
      [true, false],
      [false, false],
    ]);
    expect(document.querySelector('.progress')?.textContent).toBe(t('guide-progress', { read: 1, number: 5 }));
  });

  it('can have everything told again', async () => {
    await sit(question(1));
    press('[data-guide-done]');
    open = true;
    flushSync();
    press('.lessons > .button');
    expect(memoryOf(name).read.size).toBe(0);
    expect(rows().flat()).not.toContain(true);
  });

  it('is there for whoever asks for it at a table where the guide is silent', async () => {
    await sit(question(1), [], false);
    open = true;
    await settle();
    expect(rows().flat()).not.toContain(true);
    expect(document.querySelector('.lessons h3')?.textContent).toBe('The start');
  });

  it('turns the guide off', async () => {
    await sit(question(1));
    open = true;
    flushSync();
    press('.lessons [role="switch"]');
    expect([memoryOf(name).on, title()]).toEqual([false, '']);
  });
});
