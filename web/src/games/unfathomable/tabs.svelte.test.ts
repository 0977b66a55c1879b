import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modelOf } from './fixtures/model';
import type { Scene } from './stage/scenes';
import { Following } from './tabs.svelte';
import type { Check } from './types';

const CHECK: Check = {
  why: 'brig',
  card: -1,
  seat: 1,
  target: 8,
  partial: 0,
  skills: [1],
  stage: 'total',
  chaos: true,
  open: false,
  counts: [],
  shown: [],
  cards: [8, 18],
  bonus: 0,
  used: [],
};
const LIVE: Scene = { kind: 'check', key: 'check 1', live: true, check: CHECK, result: '', standing: null };
const ENDED: Scene = { ...LIVE, live: false, result: 'passed' };
const CRISIS: Scene = { kind: 'crisis', key: 'crisis 3 4', live: true, card: 3, happened: 'passed' };
const ROLL: Scene = {
  kind: 'roll',
  key: 'roll 9',
  live: true,
  thrown: null,
  atPerson: false,
  roll: { why: 'attack', seat: 0, number: 6, at_most: false, modifier: 0, face: 0, set: false, weapon: -1, used: [] },
};
const NONE = new Map();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('what is shown', () => {
  it('follows what goes on and returns to the ship', () => {
    const tabs = new Following();
    tabs.follow(modelOf().model, NONE, [CRISIS]);
    expect(tabs.shown([CRISIS])).toBe('event');
    tabs.follow(modelOf().model, NONE, []);
    expect(tabs.shown([])).toBe('ship');
  });

  it('goes where the open question is answered', () => {
    const tabs = new Following();
    const { model } = modelOf({ options: [[['advance', 'travel'], 'Travel', [['track', 'travel']]]], kind: 'mythos.track' });
    tabs.follow(model, new Map([['track:travel', []]]), [CRISIS]);
    expect(tabs.shown([CRISIS])).toBe('voyage');
  });

  it('is what the player chose, until something else goes on', () => {
    const tabs = new Following();
    tabs.follow(modelOf().model, NONE, [CRISIS]);
    tabs.choose('voyage');
    expect(tabs.shown([CRISIS])).toBe('voyage');
    tabs.follow(modelOf().model, NONE, [ROLL, CRISIS]);
    expect(tabs.shown([ROLL, CRISIS])).toBe('event');
  });

  it('is the end of a check that was seen going on, for a while', () => {
    const tabs = new Following();
    tabs.follow(modelOf().model, NONE, [LIVE, CRISIS]);
    const after = [CRISIS, ENDED];
    expect(tabs.ordered(after)[0]).toBe(ENDED);
    tabs.follow(modelOf().model, NONE, tabs.ordered(after));
    expect(tabs.shown([ENDED])).toBe('event');
    expect(tabs.ordered([ROLL, ...after])[0]).toBe(ROLL);
    vi.runAllTimers();
    expect(tabs.ordered(after)[0]).toBe(CRISIS);
    expect(tabs.shown([ENDED])).toBe('event');
    tabs.follow(modelOf().model, NONE, [ENDED]);
    expect(tabs.shown([ENDED])).toBe('ship');
  });

  it('is not held up by a check that ended before one came', () => {
    const tabs = new Following();
    tabs.follow(modelOf().model, NONE, [ENDED]);
    expect(tabs.shown([ENDED])).toBe('ship');
  });
});
