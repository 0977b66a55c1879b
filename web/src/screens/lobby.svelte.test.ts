import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo, Listed } from '../wire/types';
import { keepTable } from '../tables.svelte';
import { settings } from '../settings.svelte';
import { setLanguage, textsReady } from '../words/words.svelte';
import Lobby from './Lobby.svelte';

const game = (name: string, bots: string[]): GameInfo => ({
  name,
  fewest: 2,
  most: 4,
  bots: bots.map((bot) => ({ name: bot })),
  options: [],
  talk: [],
  values: {},
  content: null,
  daily: false,
  chats: [],
});
const GAMES = [game('unfathomable', ['thoughtful']), game('dredge', ['random']), game('lonely', [])];
const table = (id: string, asked: number[]): Listed => ({
  id,
  game: 'unfathomable',
  status: 'playing',
  seats: [
    { name: 'Vera', state: 'present', bot: '', ready: true, presence: '', seen_at: 0, released: false, free_from: 0 },
    { name: '', state: 'bot', bot: 'thoughtful', ready: true, presence: '', seen_at: 0, released: false, free_from: 0 },
  ],
  clock: { kind: 'none', seconds: 0, bank: 0 },
  options: {},
  asked,
  winners: [],
  made: 0,
  changed: 0,
  chat: 'open',
  daily: null,
  sides: [],
  finished: false,
  branch: false,
  scored: null,
  rematch: '',
});

let made: Record<string, unknown> | null = null;
let posted: unknown[] = [];

async function lobby(tables: Listed[] = []): Promise<HTMLElement> {
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) => {
    if (request?.method === 'POST') {
      posted.push(JSON.parse(request.body as string));
      return Promise.resolve(new Response(JSON.stringify({ table: 'new', seats: [0], invite: '' })));
    }
    const body =
      path === '/api/games' ? GAMES : path.startsWith('/api/tables?ids') ? tables : path === '/api/tables' ? [] : 'game-dredge = Dredge';
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  for (const each of tables) keepTable(each.id, [0]);
  made = mount(Lobby, { target: document.body });
  await vi.waitFor(() => expect(document.querySelectorAll('.world')).toHaveLength(GAMES.length));
  // The words of games that only this test knows are fetched in every language: later tests of this thread read them, too.
  for (const language of ['ru', 'uk', 'en'] as const) await setLanguage(language).catch(() => undefined);
  return document.body;
}

beforeEach(async () => {
  settings.language = 'en';
  await setLanguage('en');
  await textsReady();
});
afterEach(async () => {
  if (made) await unmount(made);
  for (const id of ['mine', 'theirs', 'new']) keepTable(id, []);
  [made, posted] = [null, []];
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

describe('the lobby', () => {
  it('offers each game what it has: lessons where there is a guide, play where there are bots', async () => {
    const root = await lobby();
    const ways = [...root.querySelectorAll('.world')].map((world) =>
      [...world.querySelectorAll('.ways > *')].map((way) => way.textContent?.trim()),
    );
    expect(ways).toEqual([
      ['Learn by playing', 'Play', 'With friends', 'Rules'],
      ['Play', 'With friends', 'Rules'],
      ['With friends', 'Rules'],
    ]);
  });

  it('shows each game by its picture, and one that has none by a sign', async () => {
    const root = await lobby();
    const covers = [...root.querySelectorAll('.cover')].map((cover) => [
      cover.querySelector('.name')?.textContent,
      cover.querySelectorAll('.seen > svg[viewBox="0 0 480 140"]').length,
      cover.querySelectorAll('.sign svg').length,
    ]);
    expect(covers).toEqual([
      ['Unfathomable', 1, 0],
      ['Dredge', 0, 1],
      ['lonely', 0, 1],
    ]);
  });

  it('has no boxes for tables that are not there', async () => {
    const root = await lobby();
    expect([...root.querySelectorAll('h2')].map((title) => title.textContent)).toEqual(['Games']);
  });

  it('puts the tables that wait for me before the games, and the others behind them', async () => {
    const root = await lobby([table('theirs', [1]), table('mine', [0])]);
    expect([...root.querySelectorAll('h2')].map((title) => title.textContent)).toEqual(['Your move', 'Games', 'My tables']);
    expect([...root.querySelectorAll('.table h3 a')].map((link) => link.getAttribute('href'))).toEqual(['/t/mine', '/t/theirs']);
  });

  it('lays a table with bots at one touch', async () => {
    const root = await lobby();
    root.querySelector<HTMLButtonElement>('[data-play=dredge]')!.click();
    await vi.waitFor(() => expect(location.pathname).toBe('/t/new'));
    expect(posted).toMatchObject([{ game: 'dredge', bots: [null, 'random', 'random'] }]);
  });
});
