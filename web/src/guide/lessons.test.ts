import { describe, expect, it } from 'vitest';
import { decision, line } from '../play/testing';
import { lessonsOf, toRead, toWait, type Guide, type Lesson, type Moment } from './lessons';

interface View {
  depth: number;
}

const WELCOME: Lesson<View> = { name: 'welcome', chapter: 'start', rules: [] };
const DIVE: Lesson<View> = { name: 'dive', chapter: 'start', asks: ['turn.action'], rules: [] };
const RESCUE: Lesson<View> = { name: 'rescue', chapter: 'start', asks: ['turn.action:rescue'], rules: [] };
const LEAK: Lesson<View> = { name: 'leak', chapter: 'danger', tells: ['leak'], when: ({ depth }) => depth > 10, rules: [] };
const PUMP: Lesson<View> = { name: 'pump', chapter: 'danger', asks: ['pump.use'], tells: ['leak'], rules: [] };
const OWN: Lesson<View> = {
  name: 'own',
  chapter: 'danger',
  tells: ['leak'],
  when: (_, cause) => cause !== null && 'data' in cause && cause.data.seat === 2,
  rules: [],
};
const GUIDE: Guide<View> = {
  chapters: ['start', 'danger'],
  lessons: [WELCOME, DIVE, RESCUE, LEAK, PUMP, OWN],
  suits: () => true,
  facts: () => ({}),
  texts: async () => [],
};

function names(moment: Partial<Moment<View>>): { asked: string[]; told: string[] } {
  const { asked, told } = lessonsOf(GUIDE, { view: { depth: 20 }, decision: null, lines: [], ...moment });
  return { asked: asked.map(({ name }) => name), told: told.map(({ name }) => name) };
}

describe('the lessons of a moment', () => {
  it('begin with those that are about nothing in particular', () => {
    expect(names({})).toEqual({ asked: [], told: ['welcome'] });
  });

  it('belong to the open question, and to what it offers', () => {
    expect(names({ decision: decision({ kind: 'turn.action', options: [['dive']] }) }).asked).toEqual(['dive']);
    expect(names({ decision: decision({ kind: 'turn.action', options: [['rescue', 3]] }) }).asked).toEqual(['dive', 'rescue']);
    expect(names({ decision: decision({ kind: 'turn.action.late' }) }).asked).toEqual([]);
  });

  it('fall silent when the question is answered', () => {
    expect(names({ decision: decision({ kind: 'turn.action', sealed: ['dive'] }) }).asked).toEqual([]);
  });

  it('belong to what has been told, if all else is so', () => {
    expect(names({ lines: [line(1, { kind: 'leak' })] }).told).toEqual(['welcome', 'leak', 'pump']);
    expect(names({ lines: [line(1, { kind: 'leak', data: { seat: 2 } })] }).told).toContain('own');
    expect(names({ view: { depth: 5 }, lines: [line(1, { kind: 'leak' })] }).told).toEqual(['welcome', 'pump']);
    expect(names({ lines: [line(1, { kind: 'storm' })] }).told).toEqual(['welcome']);
  });

  it('are named once, though they are asked and told at the same time', () => {
    const both = names({ decision: decision({ kind: 'pump.use' }), lines: [line(1, { kind: 'leak' })] });
    expect(both).toEqual({ asked: ['pump'], told: ['welcome', 'leak'] });
  });
});

describe('what waits', () => {
  const told = (...names: string[]) => names.map((name): Lesson<View> => ({ name, chapter: 'start', tells: ['leak'], rules: [] }));

  it('comes in the order in which it happened, once each, and not if it was read', () => {
    expect(toWait(GUIDE, ['one'], told('two', 'one', 'three'), new Set(['three']))).toEqual(['one', 'two']);
    expect(toWait(GUIDE, ['one', 'two'], [], new Set(['one']))).toEqual(['two']);
  });

  it('gives way to what is newer; the welcome stays', () => {
    expect(toWait(GUIDE, ['welcome', 'one', 'two'], told('three', 'four', 'five'), new Set())).toEqual([
      'welcome',
      'two',
      'three',
      'four',
      'five',
    ]);
  });
});

describe('what is to be read', () => {
  const reading = (asked: Lesson<View>[], waiting: string[], read: string[]) =>
    toRead(GUIDE, asked, waiting, new Set(read)).map(({ name }) => name);

  it('is about the question first, then what waits in the order in which it happened', () => {
    expect(reading([DIVE], ['pump', 'leak'], [])).toEqual(['dive', 'pump', 'leak']);
  });

  it('begins with what a lesson builds on, if that waits', () => {
    const late: Lesson<View> = { ...DIVE, after: ['pump', 'leak'] };
    const pumping: Lesson<View> = { ...PUMP, after: ['leak'] };
    const guide = { ...GUIDE, lessons: [late, LEAK, pumping, OWN] };
    const order = (waiting: string[], read: string[] = []) => toRead(guide, [late], waiting, new Set(read)).map(({ name }) => name);
    expect(order(['own', 'pump', 'leak'])).toEqual(['leak', 'pump', 'dive', 'own']);
    expect(order(['own', 'pump', 'leak'], ['leak'])).toEqual(['pump', 'dive', 'own']);
    expect(order(['own'])).toEqual(['dive', 'own']);
  });

  it('opens with the welcome, whatever is asked', () => {
    expect(reading([DIVE], ['pump', 'welcome'], [])).toEqual(['welcome', 'dive', 'pump']);
  });

  it('is not more than fits about one question', () => {
    expect(reading([DIVE, RESCUE, PUMP], ['leak'], [])).toEqual(['dive', 'rescue', 'leak']);
    expect(toRead(GUIDE, [DIVE, RESCUE, PUMP], ['leak'], new Set(['dive']), { room: 1 }).map(({ name }) => name)).toEqual([
      'rescue',
      'leak',
    ]);
    expect(toRead(GUIDE, [DIVE, RESCUE], [], new Set(), { room: -1 })).toEqual([]);
  });

  it('is only the farewell when the game is over', () => {
    expect(toRead(GUIDE, [DIVE], ['pump', 'welcome'], new Set(), { over: true })).toEqual([WELCOME]);
  });

  it('never comes twice', () => {
    expect(reading([DIVE, PUMP], ['pump', 'leak'], [])).toEqual(['dive', 'pump', 'leak']);
    expect(reading([DIVE, PUMP], ['pump', 'leak'], ['dive', 'leak'])).toEqual(['pump']);
  });

  it('knows nothing of lessons that are no more', () => {
    expect(reading([], ['long forgotten'], [])).toEqual([]);
  });
});
