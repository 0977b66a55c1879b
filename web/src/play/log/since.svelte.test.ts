import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { setLanguage, textsReady } from '../../words/words.svelte';
import type { Line } from '../../wire/types';
import '../texts';
import { line } from '../testing';
import { hasMoved, sinceMove, turningPoints } from './digest';
import Since from './Since.svelte';

const ME = 1;
const [NOBODY, NAMED, ALL, EVERYBODY] = [0, 1, 2, 3];
const said = (number: number, by: number, concerns: number, ...seats: number[]): Line =>
  line(number, { by, concerns, names: seats.map((seat) => ['seat', seat]) });
const numbers = (log: readonly Line[], most = 3, seat = ME) => sinceMove(log, seat, most).lines.map(({ number }) => number);

describe('since my move', () => {
  it('begins with what my latest answer led to', () => {
    const log = [said(0, ME, ALL, ME), said(1, 0, ALL, 0), said(2, ME, NAMED, ME), said(3, 0, ALL, 0)];
    expect(numbers(log)).toEqual([2, 3]);
  });

  it('leaves out what concerns nobody, and what names others only', () => {
    const log = [said(0, 0, NOBODY, ME), said(1, 0, NAMED, 0), said(2, 0, NAMED, ME), said(3, 0, ALL, 0)];
    expect(numbers(log)).toEqual([2, 3]);
  });

  it('prefers what was done to me, then what changes the game, and tells it in its order', () => {
    const log = [said(0, 0, NAMED, ME), said(1, 0, ALL, 0), said(2, 0, EVERYBODY), said(3, 2, ALL, 2), said(4, 2, ALL, 2)];
    expect(numbers(log, 3)).toEqual([0, 2, 4]);
    expect(sinceMove(log, ME, 3).more).toBe(2);
  });

  it('goes back to the deal before the first answer, and past what a bot answered for me', () => {
    expect(numbers([said(0, 0, ALL, 0), said(1, 2, ALL, 2)])).toEqual([0, 1]);
    const away = { ...said(2, ME, ALL, ME), covered: true };
    expect(numbers([said(0, ME, ALL, ME), said(1, 0, ALL, 0), away])).toEqual([0, 1, 2]);
  });

  it('tells somebody who watches the latest', () => {
    const log = [said(0, 0, ALL, 0), said(1, 0, NAMED, 0), said(2, 1, ALL, 1), said(3, 2, ALL, 2), said(4, 0, EVERYBODY)];
    expect(numbers(log, 3, -1)).toEqual([2, 3, 4]);
  });
});

describe('turning points', () => {
  it('are the rarest of what a replay marks, in their order, and not the end', () => {
    const kinds = [...Array.from({ length: 12 }, () => 'recruited'), 'last_round', 'taken', 'taken', 'drawn', 'game_ended'];
    const log = kinds.map((kind, number) => line(number, { kind }));
    const points = turningPoints(log, ['recruited', 'last_round', 'taken', 'game_ended']);
    expect(points.map(({ kind }) => kind)).toEqual([...Array.from({ length: 5 }, () => 'recruited'), 'last_round', 'taken', 'taken']);
    expect(points[0]?.number).toBe(7);
  });
});

test('whoever has only been covered by a bot has not moved', () => {
  expect(hasMoved([said(0, 0, ALL, 0), { ...said(1, ME, ALL, ME), covered: true }], ME)).toBe(false);
  expect(hasMoved([said(0, ME, ALL, ME)], ME)).toBe(true);
});

describe('the strip', () => {
  let made: object | null = null;
  beforeAll(async () => {
    await setLanguage('en');
    await textsReady();
  });
  afterEach(async () => {
    if (made) await unmount(made);
  });

  function strip(log: readonly Line[], covered = false) {
    let opened = 0;
    made = mount(Since, { target: document.body, props: { log, seat: ME, covered, onopen: () => (opened += 1) } });
    flushSync();
    return { button: document.querySelector<HTMLButtonElement>('button.since')!, opened: () => opened };
  }

  it('says the lines and leads to the log', () => {
    const { button, opened } = strip([0, 1, 2, 3].map((number) => said(number, 0, ALL, 0)));
    expect([...button.querySelectorAll('.line')].map((each) => each.textContent)).toEqual(['line 1', 'line 2', 'line 3']);
    expect(button.querySelector('.more')?.textContent).toContain('and 1 more line');
    button.click();
    expect(opened()).toBe(1);
  });

  it('tells nothing while the hand is hidden from those around', () => {
    const { button } = strip([said(0, 0, ALL, 0)], true);
    expect(button.textContent).not.toContain('line 0');
  });

  it('keeps its place when there is nothing to tell', () => {
    expect(strip([]).button.textContent).toContain('Nothing has happened yet.');
  });
});
