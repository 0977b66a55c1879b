// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import type { DailyBoard, Scored } from '../wire/types';
import { gameTexts } from '../words/games';
import { setLanguage, textsReady } from '../words/words.svelte';
import Card from './Card.svelte';
import { courseOf, dayName, resultOf, sharedText, signsOf } from './daily';
import End from './End.svelte';
import Results from './Results.svelte';
import './texts';

const SCORED: Scored = {
  points: 21,
  won: true,
  rating: 'rating-splendid',
  signs: ['found', 'quiet', 'found', 'relocated', 'caught', 'request'],
};
const LOST: Scored = { points: 0, won: false, rating: 'game-cryptids-lost', signs: ['caught', 'caught'] };
const TODAY = { day: '2026-11-16', practice: false, covered: false };
const NOBODY = { day: '2026-11-16', finished: 0, results: [] };

let made: object | null = null;

function shown<P extends Record<string, unknown>>(Part: Component<P>, props: P): HTMLElement {
  made = mount(Part, { target: document.body, props });
  flushSync();
  return document.body;
}

beforeAll(async () => {
  settings.language = 'en';
  await setLanguage('en');
  await gameTexts('cryptids');
});
beforeEach(() => textsReady());
afterEach(async () => {
  if (made) await unmount(made);
  made = null;
  vi.unstubAllGlobals();
});

describe('a result in words', () => {
  it('is points and what they are called, or who was faster', () => {
    expect(resultOf(SCORED)).toBe('21 points · Splendid work!');
    expect(resultOf(LOST)).toBe('The poacher was faster.');
  });

  it('is a row of signs, and can be read aloud', () => {
    expect(signsOf(SCORED)).toBe('●·●▲✕★');
    expect(courseOf(SCORED)).toMatch(/^a find: 2, a quiet round: 1, /);
  });

  it('is passed on in a few lines', () => {
    expect(sharedText('cryptids', TODAY, SCORED)).toBe(
      'Cryptids · Today’s journey · November 16, 2026\n21 points · Splendid work!\n●·●▲✕★',
    );
    expect(sharedText('cryptids', { ...TODAY, practice: true }, LOST)).toContain('· practice\nThe poacher was faster.\n✕✕');
  });

  it.each([
    ['ru', '16 ноября 2026 г.', 'Путешествие дня', '21 очко'],
    ['uk', '16 листопада 2026 р.', 'Подорож дня', '21 очко'],
  ] as const)('is said in %s', async (language, day, name, points) => {
    await setLanguage(language);
    const text = sharedText('cryptids', TODAY, SCORED);
    expect(dayName(TODAY.day)).toBe(day);
    expect(text).toContain(name);
    expect(text).toContain(points);
    await setLanguage('en');
  });
});

describe('the end of a challenge', () => {
  it('copies the lines with the address of the results, and names no table', async () => {
    const written = vi.fn((_: string) => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText: written } });
    const root = shown(End, { game: 'cryptids', daily: TODAY, scored: SCORED });
    root.querySelector<HTMLButtonElement>('[data-share-daily]')!.click();
    await vi.waitFor(() => expect(written).toHaveBeenCalledOnce());
    const lines = written.mock.calls[0]![0].split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[3]).toBe(`${location.origin}/daily/cryptids`);
  });

  it('says when it does not count, and why', () => {
    expect(shown(End, { game: 'cryptids', daily: { ...TODAY, practice: true }, scored: SCORED }).textContent).toContain('Practice:');
  });

  it('says when a bot has helped', () => {
    expect(shown(End, { game: 'cryptids', daily: { ...TODAY, covered: true }, scored: SCORED }).textContent).toContain('A bot played');
  });
});

describe('results', () => {
  it('have places, and mine stands out', () => {
    const results = [
      { place: 1, name: 'Ada', mine: false, scored: SCORED },
      { place: 2, name: 'Bela', mine: true, scored: LOST },
    ];
    const root = shown(Results, { standings: { day: '2026-11-16', finished: 2, results }, none: '' });
    const rows = [...root.querySelectorAll('li')];
    expect(rows.map((row) => row.classList.contains('mine'))).toEqual([false, true]);
    expect(rows[1]!.textContent).toMatch(/2.*Bela.*you.*The poacher was faster/);
    expect(root.textContent).toContain('2 have finished');
  });

  it('may be none', () => {
    expect(shown(Results, { standings: NOBODY, none: 'Nobody yet.' }).textContent).toContain('Nobody yet.');
  });
});

describe('the card in the lobby', () => {
  const board = (part: Partial<DailyBoard>): DailyBoard => ({
    day: '2026-11-16',
    commitment: 'c0ffee',
    table: '',
    finished: false,
    signs: [],
    today: NOBODY,
    yesterday: NOBODY,
    ...part,
  });

  async function card(part: Partial<DailyBoard>): Promise<HTMLElement> {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(board(part)))));
    const root = shown(Card, { game: 'cryptids' });
    await vi.waitFor(() => expect(root.querySelector('.daily')).not.toBeNull());
    return root;
  }

  it('goes on with the attempt under way, and sits down again where the answer to the first request was lost', async () => {
    for (const [seats, posts] of [
      [[0], 0],
      [[], 1],
    ] as const) {
      const root = await card({ table: 'abc' });
      const requests: string[] = [];
      vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
        requests.push(`${request.method} ${path}`);
        const body = path.endsWith('/mine') ? { seats, invite: '' } : { table: 'abc', seats: [0], invite: '' };
        return Promise.resolve(new Response(JSON.stringify(body)));
      });
      root.querySelector<HTMLButtonElement>('[data-daily]')!.click();
      await vi.waitFor(() => expect(location.pathname).toBe('/t/abc'));
      expect(requests).toEqual(['GET /api/tables/abc/mine', 'POST /api/daily/cryptids'].slice(0, 1 + posts));
      history.replaceState(null, '', '/');
      await unmount(made!);
      made = null;
    }
  });

  it('offers today’s, with a sentence of the game', async () => {
    const root = await card({});
    expect(root.textContent).toContain('Play today’s');
    expect(root.textContent).toContain('Your first try counts.');
    expect([...root.querySelectorAll('.ways > *')].map((way) => way.textContent?.trim()).slice(0, 3)).toEqual([
      'Learn by playing',
      'Practise',
      'Play today’s',
    ]);
  });

  it('leads back to the one that is under way', async () => {
    const root = await card({ table: 'abc123' });
    expect(root.querySelector('[data-daily]')?.textContent).toContain('Go on');
  });

  it('offers practice when it is done', async () => {
    const root = await card({ table: 'abc123', finished: true });
    expect(root.querySelector('[data-daily]')?.textContent).toContain('for practice');
    expect(root.querySelector('[data-daily-practise]')).toBeNull();
  });
});
