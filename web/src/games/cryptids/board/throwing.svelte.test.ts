import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { line } from '../../../play/testing';
import { settings } from '../../../settings.svelte';
import type { Line } from '../../../wire/types';
import { clear, draw, words } from '../../drawing';
import { speaking } from '../../testing';
import Attempt from '../cards/Attempt.svelte';
import { contentAt } from '../content';
import { game } from '../index';
import { NAMES } from '../fixtures/moments';
import { texts } from '../texts';
import ThrowStage from './ThrowStage.svelte';
import { lastThrow, type Throw } from './throw';
import { throwing } from './throwing.svelte';

const content = contentAt('');
const tried = (number: number): Line => line(number, { kind: 'tried', data: { seat: 1, place: 0, card: 4, dice: 2 } });
const rolled = (number: number, ...faces: string[]): Line => line(number, { kind: 'tracking_rolled', data: { faces } });
const found = (number: number): Line => line(number, { kind: 'found', data: { seat: 1, card: 4 } });

beforeAll(() => speaking('cryptids', texts));
beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
  throwing.follow('', null);
  throwing.follow('table', null);
});
afterEach(() => {
  vi.useRealTimers();
  clear();
});

describe('the last throw', () => {
  it('is none before dice were thrown, or where none were needed', () => {
    expect(lastThrow([])).toBeNull();
    expect(lastThrow([tried(1), found(2)])).toBeNull();
  });

  it('tells who looks for what, and what the dice came to', () => {
    expect(lastThrow([tried(1), rolled(2, 'luck', 'success')])).toEqual({
      line: 2,
      seat: 1,
      card: 4,
      faces: ['luck', 'success'],
      lucky: false,
      result: '',
    });
    const lucky = lastThrow([tried(1), rolled(2, 'luck', 'success'), line(3, { kind: 'luck_used', data: { seat: 1 } }), found(4)]);
    expect(lucky).toMatchObject({ lucky: true, result: 'found' });
    expect(lastThrow([tried(1), rolled(2, 'failure'), line(3, { kind: 'failed', data: { seat: 1, card: 4 } })])?.result).toBe('failed');
  });

  it('is the one after dice were thrown again', () => {
    const again = [tried(1), rolled(2, 'failure'), line(3, { kind: 'rerolled' }), rolled(4, 'success'), found(5)];
    expect(lastThrow(again)).toMatchObject({ line: 4, faces: ['success'], result: 'found' });
  });

  it('is not that of an earlier attempt', () => {
    expect(lastThrow([tried(1), rolled(2, 'failure'), tried(3)])).toBeNull();
  });
});

describe('dice on the stage', () => {
  const lost: Throw = { line: 2, seat: 1, card: 4, faces: ['failure'], lucky: false, result: 'failed' };
  const thrown: Throw = { line: 2, seat: 1, card: 4, faces: ['success'], lucky: false, result: 'found' };

  it('tumble, lie there and go', () => {
    throwing.follow('table', thrown);
    expect([throwing.shown, throwing.tumbling]).toEqual([thrown, true]);
    expect(game.suspense!()).toBe('The dice are rolling…');
    vi.advanceTimersByTime(1500);
    expect([throwing.shown, throwing.tumbling, game.suspense!()]).toEqual([thrown, false, '']);
    vi.advanceTimersByTime(4000);
    expect(throwing.shown).toBeNull();
    throwing.follow('table', { ...thrown });
    expect(throwing.shown).toBeNull();
  });

  it('come again with the verdict if somebody thought about it in between', () => {
    throwing.follow('table', { ...thrown, result: '' });
    vi.advanceTimersByTime(9000);
    throwing.follow('table', thrown);
    expect([throwing.shown, throwing.tumbling]).toEqual([thrown, false]);
  });

  it('are not thrown for whoever comes to the table later', () => {
    throwing.follow('other', thrown);
    expect(throwing.shown).toBeNull();
  });

  it('lie there at once where nothing is to move', () => {
    settings.motion = 'none';
    throwing.follow('table', thrown);
    expect([throwing.shown, throwing.tumbling]).toEqual([thrown, false]);
    vi.advanceTimersByTime(9000);
    expect(throwing.shown).toBeNull();
  });

  it('tell nothing while they tumble, neither here nor at the attempt', () => {
    throwing.follow('table', thrown);
    flushSync();
    const props = { content, thrown, names: NAMES, onclose: () => undefined };
    const told = (tumbling: boolean) => words(draw(ThrowStage, { ...props, tumbling }));
    expect(told(true)).toBe(words(draw(ThrowStage, { ...props, thrown: lost, tumbling: true })));
    expect(told(true)).not.toContain('Found');
    expect(told(false)).toContain('Found!');
    const attempt = { place: 0, cover: [[]], dice: ['success'], rerolled: false, lucky: false } as const;
    expect(words(draw(Attempt, { content, attempt, needs: [0] }))).toContain('a die decides');
    vi.advanceTimersByTime(1500);
    expect(words(draw(Attempt, { content, attempt, needs: [0] }))).toContain('success');
  });
});
