import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameClient, Statement, TalkClient } from '../../games/contract';
import type { TableSession } from '../../wire/session.svelte';
import type { ChatLine, ResultInfo, TableInfo } from '../../wire/types';
import { addTexts, setLanguage, textsReady } from '../../words/words.svelte';
import End from '../screen/End.svelte';
import SeatStrip from '../seats/SeatStrip.svelte';
import Talk from './Talk.svelte';
import { play, update } from '../testing';
import '../texts';
import Composer from './Composer.svelte';
import type { Wanted } from './phrases';
import type { Talking } from './talking.svelte';
import Ticker from './Ticker.svelte';

const NAMES = ['Anna', 'Борис', 'Їжак'];
const Nothing = (() => undefined) as unknown as Component;
const TALK: TalkClient = {
  symbols: {},
  value: (slot, number) => ({ label: `${slot} ${number}` }),
  says: ([phrase, ...filled], names) => `${phrase} ${filled.map((each) => names[each as number] ?? each).join(' ')}`,
  replies: () => [],
};
const GAME = { talk: async () => TALK, Chip: Nothing, Brief: Nothing, Area: Nothing } as unknown as GameClient;

let close = (): void => undefined;
afterEach(() => close());

function shown<P extends Record<string, unknown>>(part: Component<P>, props: P): HTMLElement {
  const root = document.createElement('div');
  document.body.append(root);
  const mounted = mount(part, { target: root, props });
  flushSync();
  close = () => {
    void unmount(mounted);
    root.remove();
  };
  return root;
}

function line(number: number, rest: Partial<ChatLine>): ChatLine {
  return { number, seat: 1, name: 'Борис', text: 'words', statement: null, aside: false, at: 0, ...rest };
}

function button(root: HTMLElement, text: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find((each) => each.textContent?.trim() === text);
  if (!found) throw new Error(`There is no button ${text}.`);
  return found;
}

beforeAll(async () => {
  addTexts(
    Object.fromEntries(['ru', 'uk', 'en'].map((each) => [each, async () => 'talk-saw = I saw\ntalk-reply = Answer'])) as never,
    'reef',
  );
  addTexts(Object.fromEntries(['ru', 'uk', 'en'].map((each) => [each, async () => 'game-abyss = Abyss'])) as never, 'abyss');
  await setLanguage('en');
  await textsReady();
});

describe('saying something with buttons', () => {
  const compose = (onsay: (statement: Statement) => void, talk = TALK, card = [4, 7]) =>
    shown(Composer, {
      phrases: [
        { name: 'saw', slots: ['seat', 'card'] },
        { name: 'reply', slots: ['yes'] },
      ],
      values: { card },
      talk,
      game: GAME,
      names: NAMES,
      seats: [1, 2],
      onsay,
    });

  it('takes a phrase and what it is about, and shows the sentence before it is said', () => {
    const said = vi.fn();
    const root = compose(said);
    for (const choice of ['[data-phrase=saw]', '[data-value="2"]', '[data-value="7"]']) {
      root.querySelector<HTMLButtonElement>(choice)?.click();
      flushSync();
    }
    expect(root.querySelector('.sentence')?.textContent).toContain('saw Їжак 7');
    expect(said).not.toHaveBeenCalled();
    root.querySelector<HTMLButtonElement>('[data-say]')?.click();
    expect(said).toHaveBeenCalledExactlyOnceWith(['saw', 2, 7]);
  });

  it('leaves out what may not be said now', () => {
    const phrases = [
      { name: 'saw', slots: ['card'] },
      { name: 'reply', slots: ['yes'] },
    ];
    const choices = (unsaid: Statement[], open = '') => {
      const root = shown(Composer, {
        phrases,
        values: { card: [4, 7] },
        unsaid,
        talk: TALK,
        game: GAME,
        names: NAMES,
        seats: [1, 2],
        onsay: () => undefined,
      });
      root.querySelector<HTMLButtonElement>(open || 'none')?.click();
      flushSync();
      return [...root.querySelectorAll<HTMLButtonElement>('.choice')].map((each) => each.dataset.phrase ?? each.dataset.value);
    };
    expect(choices([['saw']])).toEqual(['reply']);
    expect(
      choices([
        ['saw', 4],
        ['saw', 7],
      ]),
    ).toEqual(['reply']);
    expect(choices([['saw', 4]])).toEqual(['saw', 'reply']);
    expect(choices([['saw', 4]], '[data-phrase=saw]')).toEqual(['7']);
  });

  it('puts what a slot takes under the headings of its groups', () => {
    const value = (slot: string, number: number) => ({ label: `${slot} ${number}`, group: number < 6 ? 'Few' : 'Many' });
    const root = compose(vi.fn(), { ...TALK, value }, [4, 5, 7]);
    root.querySelector<HTMLButtonElement>('[data-phrase=saw]')?.click();
    flushSync();
    root.querySelector<HTMLButtonElement>('[data-value="2"]')?.click();
    flushSync();
    expect([...root.querySelectorAll('h3')].map((each) => each.textContent)).toEqual(['Few', 'Many']);
    const lists = [...root.querySelectorAll('.values')].map((each) =>
      [...each.querySelectorAll('button')].map((found) => found.dataset.value),
    );
    expect(lists).toEqual([['4', '5'], ['7']]);
  });

  it('can be thought over', () => {
    const root = compose(vi.fn());
    button(root, 'I saw').click();
    flushSync();
    root.querySelector<HTMLButtonElement>('.head button')?.click();
    flushSync();
    expect(button(root, 'Answer')).toBeDefined();
  });
});

describe('the talk of a table', () => {
  const tell = vi.fn();
  const onsecrecy = vi.fn();
  function talk(chat: ChatLine[], hears: number[] | null, wanted: Wanted | null, seat = 0, way: Partial<Talking> = {}): HTMLElement {
    const talking = {
      client: TALK,
      info: null,
      hasPhrases: true,
      phrasesOnly: false,
      reminder: '',
      wanted,
      tell,
      ...way,
    } as unknown as Talking;
    return shown(Talk, {
      session: { chat } as unknown as TableSession,
      play: play({ hears }),
      talking,
      game: GAME,
      names: NAMES,
      seat,
      onsecrecy,
    });
  }

  it('shows statements apart from free words, and what was said aside', () => {
    const root = talk([line(0, {}), line(1, { statement: ['saw', 2, 7] }), line(2, { aside: true })], null, null);
    const lines = [...root.querySelectorAll('.spoken')];
    expect(lines.map((each) => each.classList.contains('statement'))).toEqual([false, true, false]);
    expect(lines.map((each) => each.classList.contains('aside'))).toEqual([false, false, true]);
    expect(root.querySelector('.note')).toBeNull();
  });

  it('tells whoever is out who can still hear them', () => {
    expect(talk([], [2], null).querySelector('.note')?.textContent).toContain('Їжак');
    close();
    expect(talk([], [], null).querySelector('.note')?.textContent).toContain('nobody can hear you');
  });

  it('offers replies that are said with one tap', () => {
    const root = talk([line(0, { statement: ['ask', 0] })], null, { line: line(0, {}), replies: [['reply', 1]] });
    button(root, 'reply Борис').click();
    expect(tell).toHaveBeenCalledExactlyOnceWith(['reply', 1]);
  });

  it('reminds whoever writes of what may not be told, and tells all of it on a tap', () => {
    const root = talk([], null, null, 0, { reminder: 'No names of cards.' });
    expect(root.querySelector('input')).not.toBeNull();
    button(root, 'No names of cards.').click();
    expect(onsecrecy).toHaveBeenCalledOnce();
  });

  it('needs no reminder for what is said with a button', () => {
    const root = talk([], null, null, 0, { reminder: 'No names of cards.', prepare: async () => undefined });
    root.querySelector<HTMLButtonElement>('[data-phrases]')?.click();
    flushSync();
    expect(root.querySelector('.reminder')).toBeNull();
  });

  it('leaves the phrases with Escape, which then means nothing else', () => {
    const root = talk([], null, null, 0, { prepare: async () => undefined });
    const phrases = root.querySelector<HTMLButtonElement>('[data-phrases]')!;
    phrases.click();
    flushSync();
    expect(phrases.getAttribute('aria-expanded')).toBe('true');
    const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    expect(phrases.dispatchEvent(escape())).toBe(false);
    flushSync();
    expect(phrases.getAttribute('aria-expanded')).toBe('false');
    expect(phrases.dispatchEvent(escape())).toBe(true);
  });

  it('has no room for words where only phrases are said', () => {
    const root = talk([], null, null, 0, { phrasesOnly: true });
    expect(root.querySelector('input')).toBeNull();
    expect(root.querySelector('[type=submit]')).toBeNull();
    expect(root.querySelector('.note')?.textContent).toContain('only ready-made phrases');
    expect(root.querySelector('[data-phrases]')?.textContent).toContain('phrase');
  });

  it('is only heard by a spectator', () => {
    expect(talk([line(0, {})], null, null, -1).querySelector('form')).toBeNull();
  });

  it('stands above the prompt of a phone with its latest line and what is unread', () => {
    const open = vi.fn();
    const root = shown(Ticker, { line: line(3, { text: 'Burn Anna.' }), talk: TALK, unread: 12, onopen: open });
    expect(root.textContent).toContain('Burn Anna.');
    expect(root.querySelector('.count')?.textContent).toBe('9+');
    root.querySelector('button')?.click();
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('twelve seats', () => {
  it('are told apart, and who is out is called so', () => {
    const seats = Array.from({ length: 12 }, (_, seat) => ({ name: `P${seat}`, state: 'bot', bot: 'random', ready: true }));
    const view = { asked: [[3, 'turn']], question: 1, sealed: null, turn: { seat: 4 }, out: seats.map((_, seat) => seat === 5) };
    const model = { view, seats, names: seats.map(({ name }) => name), seat: 0 } as never;
    const root = shown(SeatStrip, { model, game: GAME, over: false, open: -1, onopen: () => undefined });
    const found = [...root.querySelectorAll('.seat')];
    const signs = [...root.querySelectorAll('.badge')].map(
      (badge) => `${badge.getAttribute('class')} ${badge.querySelector('path')?.getAttribute('d')}`,
    );
    expect(new Set(signs).size).toBe(12);
    expect(found.flatMap((each, seat) => (each.classList.contains('out') ? [seat] : []))).toEqual([5]);
    expect(found[5]?.textContent).toContain('out of the game');
    expect(found[3]?.querySelector('.lamp')).not.toBeNull();
    expect(found[4]?.classList.contains('turn')).toBe(true);
  });
});

describe('the end of a game without points', () => {
  function end(result: Partial<ResultInfo>, state = 'present'): HTMLElement {
    const plain: TableInfo = update(null).table;
    const table = { ...plain, seats: plain.seats.map((seat) => ({ ...seat, state })) };
    const whole = {
      winners: [],
      reason: 'The Thing is burned.',
      points: [],
      totals: [],
      sides: ['Humans', 'The Thing', 'Humans'],
      scored: null,
      ...result,
    };
    return shown(End, { result: whole, table, seat: 0, names: NAMES, model: {} as never, game: GAME, onlook: () => undefined });
  }

  it('tells the winners first, why it ended, and the side of everybody', () => {
    const root = end({ winners: [2] });
    expect(root.querySelector('h2')?.textContent).toContain('Їжак');
    expect(root.textContent).toContain('The Thing is burned.');
    expect([...root.querySelectorAll('.sides .name')].map((each) => each.textContent)).toEqual(['Їжак', 'Anna', 'Борис']);
    expect([...root.querySelectorAll('.side')].map((each) => each.textContent)).toEqual(['Humans', 'Humans', 'The Thing']);
    expect(root.querySelector('table')).toBeNull();
  });

  it('crowns whoever played it, not whoever left it to a bot', () => {
    expect(end({ winners: [0] }).querySelector('.label')?.textContent).toBe('You won!');
    close();
    expect(end({ winners: [0] }, 'away').querySelector('.label')?.textContent).toBe('The bot that covered for you won');
  });

  it('may leave no winner', () => {
    expect(end({}).querySelector('h2')?.textContent).toBe('Nobody wins');
  });
});
