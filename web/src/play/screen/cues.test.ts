import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import type { Line } from '../../wire/types';
import { decision, line, play, update } from '../testing';
import { cueOf, heardOf, type Heard } from './cues';
import { audible } from './sound';

const QUIET: Heard = { question: 7, over: false, lines: 0, said: 0 };
const cue = (log: readonly Line[], said: readonly number[] = [], given = update(play())) =>
  cueOf(QUIET, given, log, said, ['burned', 'infected']);

describe('what sounds', () => {
  it('is a great moment that all are told of', () => {
    expect(cue([line(0, { kind: 'burned', concerns: 3 })])).toBe('moment');
    expect(cue([line(0, { kind: 'drawn', concerns: 3 })])).toBeNull();
  });

  it('is nothing that only some know: others in the room hear it, too', () => {
    expect(cue([line(0, { kind: 'infected', concerns: 0 })])).toBeNull();
    expect(cue([line(0, { kind: 'infected', concerns: 1 })])).toBeNull();
  });

  it('is what others say, not what I say', () => {
    expect(cue([], [2])).toBe('talk');
    expect(cue([], [0])).toBeNull();
  });

  it('is first of all that I am asked', () => {
    const asked = update(play({ decision: decision({ question: 8 }) }));
    expect(cue([line(0, { kind: 'burned', concerns: 3 })], [2], asked)).toBe('turn');
    expect(heardOf(asked, [], 3)).toEqual({ question: 8, over: false, lines: 0, said: 3 });
  });
});

describe('what may sound', () => {
  beforeEach(() =>
    Object.assign(settings, { sound: true, soundTurn: true, soundAnswer: true, soundMoments: true, soundTalk: true, soundEnd: true }),
  );

  it('is nothing until sounds are switched on, and then each by its switch', () => {
    expect((['turn', 'asked', 'moment', 'talk', 'end'] as const).every(audible)).toBe(true);
    settings.soundTalk = false;
    expect([audible('talk'), audible('turn'), audible('moment')]).toEqual([false, true, true]);
    settings.soundTurn = false;
    expect([audible('asked'), audible('turn'), audible('moment')]).toEqual([true, false, true]);
    settings.soundAnswer = false;
    expect([audible('asked'), audible('moment')]).toEqual([false, true]);
    settings.soundMoments = false;
    expect([audible('moment'), audible('end')]).toEqual([false, true]);
    settings.soundEnd = false;
    expect(audible('end')).toBe(false);
    Object.assign(settings, { sound: false, soundTurn: true });
    expect(audible('turn')).toBe(false);
  });
});
