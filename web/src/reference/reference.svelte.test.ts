import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { importClient } from '../games';
import { adviceFor } from '../games/advice';
import { clear, draw } from '../games/drawing';
import { speaking } from '../games/testing';
import { DECISION_KINDS as ABYSS } from '../games/abyss/facts';
import { DECISION_KINDS as CRYPTIDS } from '../games/cryptids/facts';
import { DECISION_KINDS as THING } from '../games/thing/facts';
import { DECISION_KINDS as UNFATHOMABLE } from '../games/unfathomable/facts';
import { LANGUAGES } from '../settings.svelte';
import { has, setLanguage, textsReady } from '../words/words.svelte';
import { referenceAt, ruleAddress } from './address';
import Cards from './Cards.svelte';
import { found } from './found';
import Rules from './Rules.svelte';
import Short from './Short.svelte';
import './texts';

const KINDS: Record<string, readonly string[]> = { abyss: ABYSS, thing: THING, unfathomable: UNFATHOMABLE, cryptids: CRYPTIDS };
const GAMES = Object.keys(KINDS);
const CHAPTERS = [
  {
    id: 'A6',
    title: 'Исследование глубин',
    rules: [
      { id: 'A6.8', text: 'Ещё одна карта.' },
      { id: 'A6.9', text: 'Жемчужина идёт в казну.' },
    ],
  },
  { id: 'A9', title: 'Помощь Консула', rules: [{ id: 'A9.1', text: 'Берут одну стопку.' }] },
];

beforeAll(async () => {
  await setLanguage('en');
  await textsReady();
});
afterEach(clear);

describe('the address of the reference', () => {
  it('leads to a rule and back', () => {
    const url = new URL(ruleAddress('abyss', 'A6.9'), 'https://bathysphere.example');
    expect(referenceAt(url)).toEqual({ game: 'abyss', at: 'A6.9' });
    expect(referenceAt(new URL('https://bathysphere.example/t/abc'))).toBeNull();
  });
});

describe('a search', () => {
  it('finds every word, in text, id or title, however it is typed', () => {
    const ids = (query: string) => found(CHAPTERS, query).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids('')).toEqual(['A6.8', 'A6.9', 'A9.1']);
    expect(ids('a6.9')).toEqual(['A6.9']);
    expect(ids('ЕЩЕ карта')).toEqual(['A6.8']);
    expect(ids('консула')).toEqual(['A9.1']);
    expect(ids('жемчужина стопку')).toEqual([]);
  });
});

describe('the rules', () => {
  it('stand by chapter, and the wanted one is marked', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(CHAPTERS))));
    const root = draw(Rules, { game: 'abyss', at: 'A6.9', href: (id: string) => ruleAddress('abyss', id) });
    await vi.waitFor(() => {
      flushSync();
      expect(root.querySelectorAll('section')).toHaveLength(2);
    });
    expect(root.querySelector('li.at')?.textContent).toContain('Жемчужина');
    expect(root.querySelector('li.at a')?.getAttribute('href')).toBe('/rules/abyss#A6.9');
    vi.unstubAllGlobals();
  });
});

describe.each(GAMES)('the reference of %s', (name) => {
  it.each(LANGUAGES)('tells goal, turn and every sign in %s', async (language) => {
    const client = await importClient(name);
    await speaking(name, client.texts);
    const { reference } = await client.reference!();
    await setLanguage(language);
    await textsReady();
    const root = draw(Short, { reference, world: client.world });
    expect(root.querySelectorAll('dt')).toHaveLength(reference.signs.length);
    expect(root.querySelectorAll('.turn li')).toHaveLength(reference.steps);
    expect(has(`about-turn-${reference.steps + 1}`)).toBe(false);
    expect(root.textContent).not.toMatch(/legend-|about-|undefined/);
    await setLanguage('en');
  });

  it('shows every card of every group', async () => {
    const client = await importClient(name);
    await speaking(name, client.texts);
    await client.prepare?.({});
    const { reference } = await client.reference!();
    await client.enlarged();
    await textsReady();
    const root = draw(Cards, { game: client, reference });
    for (const button of root.querySelectorAll<HTMLButtonElement>('.groups button')) {
      button.click();
      await vi.waitFor(() => {
        flushSync();
        const cards = [...root.querySelectorAll('.cards > li')];
        expect(cards.length).toBe(Number(button.querySelector('small')!.textContent));
        for (const card of cards) expect(card.textContent?.trim(), `${button.textContent} ${cards.indexOf(card)}`).toMatch(/\p{L}{3}/u);
      });
    }
  });

  it.each(LANGUAGES)('has advice for every question in %s', async (language) => {
    const silent = [];
    for (const kind of KINDS[name]!) if (!(await adviceFor(name, kind, language))) silent.push(kind);
    expect(silent).toEqual([]);
  });
});
