import { describe, expect, test } from 'vitest';
import type { NoteLine } from '../../wire/types';
import { line } from '../testing';
import { isTold, sameTerms, withNotes } from './consent';

const note = (number: number, at: number, kind = 'away'): NoteLine => ({ number, kind, seat: 0, text: `note ${number}`, at });

describe('notes', () => {
  test('stand between the lines by their time, after those of the same moment', () => {
    const log = [line(0, { at: 10 }), line(1, { at: 20 }), line(2, { at: 20 }), line(3, { at: 30 })];
    const items = withNotes(log, [note(0, 5), note(1, 20), note(2, 25), note(3, 99)]);
    expect(items.map(({ key }) => key)).toEqual(['note 0', 'line 0', 'line 1', 'line 2', 'note 1', 'note 2', 'line 3', 'note 3']);
  });

  test('what was agreed on is told at once, what is seen on a seat is not', () => {
    expect(['clock-live', 'refused-pause', 'paused', 'chat-open'].every((kind) => isTold(note(0, 0, kind)))).toBe(true);
    expect(['away', 'back', 'taken-back'].some((kind) => isTold(note(0, 0, kind)))).toBe(false);
  });
});

test('terms are the same if nothing in them differs', () => {
  const terms = { clock: { kind: 'live', seconds: 60, bank: 0 }, pace: 900, chat: 'open', cover_after: 0 };
  expect(sameTerms(terms, { ...terms, clock: { ...terms.clock } })).toBe(true);
  expect(sameTerms(terms, { ...terms, pace: 400 })).toBe(false);
  expect(sameTerms(terms, { ...terms, clock: { kind: 'live', seconds: 30, bank: 0 } })).toBe(false);
});
