import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardModel, GameClient, Identity } from '../../games/contract';
import { boardModel } from '../answer/boardModel';
import { begin } from '../answer/picking';
import { play, update } from '../testing';
import { settings } from '../../settings.svelte';
import { setLanguage, textsReady } from '../../words/words.svelte';
import '../texts';
import Opening from './Opening.svelte';
import { Secrecy } from './secrecy.svelte';
import { tell, toldAs } from './told';

const LONG = 60_000;

let around = $state({ watched: true, wanted: false });
let role = $state('human');
let clock = 0;
let stop: (() => void) | null = null;

function secrecy(lifted = false): Secrecy {
  let made: Secrecy;
  stop = $effect.root(() => {
    made = new Secrecy(() => around, lifted);
  });
  flushSync();
  return made!;
}

beforeAll(async () => {
  await setLanguage('en');
  await textsReady();
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
  around = { watched: true, wanted: false };
  role = 'human';
  settings.motion = 'none';
});

afterEach(() => {
  stop?.();
  stop = null;
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the cover', () => {
  it('lies over secrets only where others can see them', () => {
    const cover = secrecy();
    expect(cover.covered).toBe(true);
    around = { watched: false, wanted: false };
    expect(cover.covered).toBe(false);
  });

  it('gives whoever says so in the middle of the game time to read on', () => {
    around = { watched: false, wanted: false };
    const cover = secrecy();
    around = { watched: true, wanted: false };
    flushSync();
    expect(cover.covered).toBe(false);
    vi.advanceTimersByTime(LONG);
    expect(cover.covered).toBe(true);
  });

  it('closes by itself when nothing is wanted, and waits for an answer', () => {
    const cover = secrecy();
    around = { watched: true, wanted: true };
    cover.lift();
    flushSync();
    vi.advanceTimersByTime(LONG);
    expect(cover.covered).toBe(false);
    around = { watched: true, wanted: false };
    flushSync();
    vi.advanceTimersByTime(LONG);
    expect(cover.covered).toBe(true);
  });

  it('is up for whoever has just come out from behind the curtain', () => {
    expect(secrecy(true).covered).toBe(false);
  });
});

describe('who one is', () => {
  const NONE = (() => undefined) as unknown as Identity['Symbol'];
  const identityOf = (): Identity => ({ key: role, title: `You are ${role}`, Symbol: NONE, tone: 'good', wins: 'Win.', knows: 'You.' });
  const game = { identity: async () => ({ identityOf }) } as unknown as GameClient;

  function model(): BoardModel {
    const nothing = () => undefined;
    const played = play();
    return boardModel(update(played), played, begin(null), false, { answer: nothing, add: nothing, remove: nothing, enlarge: nothing });
  }

  async function open() {
    const shown = mount(Opening, {
      target: document.body,
      props: { game, model: model(), table: 'reef', shared: false, onread: () => undefined },
    });
    await vi.advanceTimersByTimeAsync(1);
    await tick();
    vi.advanceTimersByTime(LONG);
    flushSync();
    return shown;
  }

  const title = () => document.querySelector('dialog h2')?.textContent ?? '';
  const goOn = () => {
    document.querySelector<HTMLButtonElement>('dialog .button')!.click();
    flushSync();
  };

  it('is told when the game begins, once', async () => {
    const shown = await open();
    expect(title()).toBe('You are human');
    goOn();
    expect([title(), toldAs('reef', 0)]).toEqual(['', 'human']);
    void unmount(shown);
    const again = await open();
    expect(title()).toBe('');
    void unmount(again);
  });

  it('is told again when it has changed', async () => {
    tell('reef', 0, 'human');
    const shown = await open();
    role = 'infected';
    flushSync();
    vi.advanceTimersByTime(LONG);
    flushSync();
    expect(title()).toBe('You are infected');
    void unmount(shown);
  });

  it('belongs to a seat of a table', () => {
    tell('reef', 0, 'human');
    tell('reef', 1, 'thing');
    expect([toldAs('reef', 0), toldAs('reef', 1), toldAs('wreck', 0)]).toEqual(['human', 'thing', null]);
  });
});
