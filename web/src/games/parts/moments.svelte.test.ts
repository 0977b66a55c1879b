import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import { line } from '../../play/testing';
import { Moments, type Moment } from './moments.svelte';

const long = (number: number): Moment => ({ line: number, hold: 2000 });
const short = (number: number): Moment => ({ line: number, hold: 1000 });
const lines = (count: number) => Array.from({ length: count }, (_, number) => line(number));
const all = (make: (number: number) => Moment) => (fresh: readonly { number: number }[]) => fresh.map(({ number }) => make(number));

describe('moments', () => {
  let moments: Moments<Moment>;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.motion = 'full';
    settings.speed = 'normal';
    moments = new Moments();
    moments.follow('reef', lines(3), all(long));
  });

  afterEach(() => vi.useRealTimers());

  it('do not tell what happened before somebody came', () => {
    expect(moments.shown).toBeNull();
  });

  it('come one after the other, each for its time', () => {
    moments.follow('reef', lines(5), all(long));
    expect(moments.shown?.line).toBe(3);
    vi.advanceTimersByTime(1999);
    expect(moments.shown?.line).toBe(3);
    vi.advanceTimersByTime(1);
    expect(moments.shown?.line).toBe(4);
    vi.advanceTimersByTime(2000);
    expect(moments.shown).toBeNull();
  });

  it('last as long where nothing is to move', () => {
    settings.motion = 'none';
    moments.follow('reef', lines(4), all(long));
    vi.advanceTimersByTime(1999);
    expect(moments.shown?.line).toBe(3);
    vi.advanceTimersByTime(1);
    expect(moments.shown).toBeNull();
  });

  it('give way to the next by a touch', () => {
    moments.follow('reef', lines(5), all(long));
    moments.next();
    expect(moments.shown?.line).toBe(4);
    moments.next();
    expect(moments.shown).toBeNull();
  });

  it('leave out the lesser ones when too many wait', () => {
    moments.follow('reef', lines(4), all(long));
    moments.follow('reef', lines(8), (fresh) => fresh.map(({ number }) => (number === 5 ? long(number) : short(number))));
    const seen = [];
    for (; moments.shown; moments.next()) seen.push(moments.shown.line);
    expect(seen).toEqual([3, 5, 7]);
  });

  it('all give way to one that comes alone', () => {
    moments.follow('reef', lines(5), all(long));
    moments.follow('reef', lines(6), (fresh) => fresh.map(({ number }) => ({ ...long(number), alone: true })));
    expect(moments.shown?.line).toBe(5);
    expect(moments.holds(({ alone }) => alone === true)).toBe(true);
    moments.next();
    expect(moments.shown).toBeNull();
  });

  it('are gone when they were taken back', () => {
    moments.follow('reef', lines(5), all(long));
    moments.follow('reef', lines(2), all(long));
    expect(moments.shown).toBeNull();
    moments.follow('reef', lines(3), all(long));
    expect(moments.shown?.line).toBe(2);
  });
});
