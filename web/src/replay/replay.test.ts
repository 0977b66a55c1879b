import { describe, expect, test, vi } from 'vitest';
import type { ReplayFrame, ReplayFrames, Line } from '../wire/types';
import { FrameLoader } from './frameLoader.svelte';
import { meaning } from './keys';
import { eyeOfBoard, stillModel } from './stillModel';
import { apart, entriesOf, lineAt, marksOf, nextOf, openMoment, previousOf, turnsOf } from './moments';

function line(number: number, answer: number, kind = 'ally_taken'): Line {
  return { number, answer, kind, text: `${kind} ${number}`, data: {}, by: 0, covered: false, at: 0, names: [], concerns: 1, rules: [] };
}

function frame(answers: number, lines: Line[] = []): ReplayFrame {
  return {
    answers,
    views: [{ now: answers }],
    aids: [null],
    asked: [[answers % 2, 'turn.action']],
    by: -1,
    label: '',
    lines,
    said: [],
    zones: [],
  };
}

function server(total: number) {
  return vi.fn((from: number, count: number): Promise<ReplayFrames> => {
    const frames = Array.from({ length: Math.max(0, Math.min(count, total + 1 - from)) }, (_, at) => frame(from + at));
    return Promise.resolve({ total, eyes: [0], frames });
  });
}

describe('the frames of a game', () => {
  test('begins with the chunk of the wanted moment, then goes on behind and before it', async () => {
    const asked = server(23);
    const loader = new FrameLoader(asked, 5);
    loader.want(12);
    await vi.waitFor(() => expect(loader.complete).toBe(true));
    expect(asked.mock.calls).toEqual([
      [10, 5],
      [15, 5],
      [20, 5],
      [5, 5],
      [0, 5],
    ]);
    expect(loader.total).toBe(23);
    expect(loader.frame(23)?.answers).toBe(23);
  });

  test('a moment behind the end is the end', async () => {
    const loader = new FrameLoader(server(7), 5);
    loader.want(900);
    await vi.waitFor(() => expect(loader.complete).toBe(true));
    expect(loader.clamp(900)).toBe(7);
    expect(loader.frame(loader.clamp(900))?.answers).toBe(7);
  });

  test('a moment wanted in between is fetched before the rest', async () => {
    const asked = server(49);
    const loader = new FrameLoader(asked, 5);
    loader.want(0);
    loader.want(40);
    await vi.waitFor(() => expect(loader.complete).toBe(true));
    expect(asked.mock.calls.slice(0, 3).map(([from]) => from)).toEqual([0, 40, 45]);
  });

  test('a fault stops it, and it goes on when asked again', async () => {
    const good = server(7);
    const asked = vi.fn(good).mockRejectedValueOnce(new Error('The line is dead.'));
    const loader = new FrameLoader(asked, 5);
    loader.want(0);
    await vi.waitFor(() => expect(loader.fault?.message).toBe('The line is dead.'));
    expect(asked).toHaveBeenCalledOnce();
    loader.retry();
    await vi.waitFor(() => expect(loader.complete).toBe(true));
  });

  test('a server that leaves frames out is not asked for ever', async () => {
    const asked = vi.fn((): Promise<ReplayFrames> => Promise.resolve({ total: 9, eyes: [0], frames: [] }));
    const loader = new FrameLoader(asked, 5);
    loader.want(0);
    await vi.waitFor(() => expect(loader.fault).not.toBeNull());
    expect(asked).toHaveBeenCalledOnce();
  });

  test('nothing more is fetched after it was closed', async () => {
    const asked = server(49);
    const loader = new FrameLoader(asked, 5);
    loader.want(0);
    loader.close();
    await Promise.resolve();
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('places to go', () => {
  const marks = { turn: ['turn_began'], landmark: ['lord_recruited'] };
  const frames = [
    frame(0, [line(0, 0, 'turn_began')]),
    frame(1, [line(1, 1)]),
    frame(2, [line(2, 2, 'lord_recruited'), line(3, 2, 'turn_began')]),
    undefined,
    frame(4, [line(4, 4, 'turn_began')]),
    frame(5),
  ];

  test('marks are turns and landmarks, a landmark before its turn', () => {
    expect(marksOf(frames, marks).map(({ at, kind }) => [at, kind])).toEqual([
      [0, 'turn'],
      [2, 'landmark'],
      [4, 'turn'],
    ]);
  });

  test('one steps from turn to turn, and at last to the end', () => {
    const turns = turnsOf(frames, marks);
    expect(turns).toEqual([0, 2, 4, 5]);
    expect([nextOf(turns, 0), nextOf(turns, 3), nextOf(turns, 5)]).toEqual([2, 4, 5]);
    expect([previousOf(turns, 5), previousOf(turns, 3), previousOf(turns, 0)]).toEqual([4, 2, 0]);
  });

  test('the line of a moment is the latest that had been written', () => {
    const entries = entriesOf(frames);
    expect([lineAt(entries, 2), lineAt(entries, 3), lineAt(entries, 9)]).toEqual([3, 3, 4]);
    expect(lineAt([], 3)).toBe(-1);
  });

  test('what was said stands in the log behind what had led to it', () => {
    const said = { number: 0, seat: 1, name: 'Mir', text: 'Not me!', statement: null, aside: false, at: 0 };
    const entries = entriesOf([frame(0, [line(0, 0)]), { ...frame(1, [line(1, 1)]), said: [said] }, undefined, frame(3, [line(2, 3)])]);
    expect(entries.map(({ key, answer }) => [key, answer])).toEqual([
      ['line 0', 0],
      ['line 1', 1],
      ['said 0', 1],
      ['line 2', 3],
    ]);
    expect(lineAt(entries, 2)).toBe(1);
  });

  test('marks that would run into each other are thinned out, landmarks last', () => {
    const turns = Array.from({ length: 100 }, (_, at) => ({ at, kind: at === 51 ? ('landmark' as const) : ('turn' as const), text: '' }));
    const where = ({ at }: { at: number }): number => at * 2;
    const kept = apart(turns, where, { landmark: 7, turn: 5 });
    expect(kept.map(({ at }) => at)).toEqual(expect.arrayContaining([0, 51]));
    expect(kept.slice(1).every((mark, place) => where(mark) - where(kept[place]!) >= 5)).toBe(true);
    expect(apart(turns, ({ at }) => at * 9, { landmark: 7, turn: 5 })).toEqual(turns);
  });
});

describe('keys', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  });
  const element = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html }).firstElementChild;

  test.each([
    ['ArrowRight', 'next'],
    ['ArrowLeft', 'previous'],
    ['ArrowDown', 'nextTurn'],
    ['Home', 'first'],
    ['End', 'last'],
    [' ', 'play'],
    ['x', null],
  ])('%s means %s', (key, move) => expect(meaning(press(key), document.body)).toBe(move));

  test('with shift the arrows go by turns', () => expect(meaning(press('ArrowRight', { shiftKey: true }), null)).toBe('nextTurn'));
  test('whoever types is left alone', () => expect(meaning(press('ArrowLeft'), element('<input type="text">'))).toBeNull());
  test('the scrubber obeys the same keys', () => expect(meaning(press('ArrowLeft'), element('<input type="range">'))).toBe('previous'));
  test('space presses a button that has the focus', () => expect(meaning(press(' '), element('<button>Go</button>'))).toBeNull());
  test('keys of the browser stay its own', () => expect(meaning(press('ArrowLeft', { altKey: true }), null)).toBeNull());
});

describe('the model of a moment', () => {
  test('shows what the eyes saw and offers nothing', () => {
    const model = stillModel({ ...frame(3), views: ['mine', 'his'], aids: [1, 2] }, 1, 1, [], ['Ada', 'Edgar'], () => undefined);
    expect([model.view, model.aids, model.seat]).toEqual(['his', 2, 1]);
    expect(model.can(['explore'])).toBe(false);
  });

  test('the board is seen through the eyes of whoever was asked, or a spectator', () => {
    expect(eyeOfBoard(frame(1), [0, 1])).toBe(1);
    expect(eyeOfBoard(frame(1), [0, 1, -1])).toBe(2);
    expect(eyeOfBoard(frame(1), [0])).toBe(0);
  });
});

test('a game is played on from the last moment at which nobody had answered in secret', () => {
  const asking = (...questions: number[]): ReplayFrame[] =>
    questions.map((question, answers) => ({ ...frame(answers), views: [{ question }] }));
  const frames = asking(1, 2, 3, 3, 3, 4);
  expect(frames.map((_, at) => openMoment(frames, at))).toEqual([0, 1, 2, 2, 2, 5]);
  expect(openMoment([undefined, undefined, ...frames.slice(2)], 4)).toBe(2);
});
