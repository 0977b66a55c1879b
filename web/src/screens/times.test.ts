import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../words/words.svelte';
import { ago, clockText } from './times';

beforeEach(() => setLanguage('en'));

describe('times', () => {
  it.each([
    [0, 'just now'],
    [59_000, 'just now'],
    [60_000, '1 minute ago'],
    [59 * 60_000, '59 minutes ago'],
    [60 * 60_000, '1 hour ago'],
    [50 * 3_600_000, '2 days ago'],
  ])('%i ms have passed: %s', (passed, text) => {
    expect(ago(1_000_000_000, 1_000_000_000 + passed)).toBe(text);
  });

  it.each([
    [{ kind: 'none', seconds: 0, bank: 0 }, 'No clock'],
    [{ kind: 'live', seconds: 60, bank: 0 }, '60 seconds per decision'],
    [{ kind: 'days', seconds: 86_400, bank: 0 }, '1 day per decision'],
    [{ kind: 'days', seconds: 7 * 86_400, bank: 0 }, '7 days per decision'],
    [{ kind: 'days', seconds: 43_200, bank: 0 }, '12 h per decision'],
    [{ kind: 'live', seconds: 30, bank: 600 }, '10 min + 30 s per decision'],
    [{ kind: 'days', seconds: 43_200, bank: 5 * 86_400 }, '5 d + 12 h per decision'],
  ])('a clock %j is called %s', (clock, text) => {
    expect(clockText(clock)).toBe(text);
  });
});
