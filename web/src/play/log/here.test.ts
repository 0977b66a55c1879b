import { beforeEach, describe, expect, it } from 'vitest';
import { keepSeen, missedFrom } from './here';

const HOUR = 3_600_000;

beforeEach(() => localStorage.clear());

describe('whoever comes back', () => {
  it('is told from where the game went on without them', () => {
    keepSeen('tab', 7, 0);
    expect(missedFrom('tab', 12, HOUR)).toBe(7);
  });

  it('is told nothing when nothing happened, after a moment, or at another table', () => {
    keepSeen('tab', 7, 0);
    expect(missedFrom('tab', 7, HOUR)).toBe(-1);
    expect(missedFrom('tab', 12, 1_000)).toBe(-1);
    expect(missedFrom('other', 12, HOUR)).toBe(-1);
  });
});
