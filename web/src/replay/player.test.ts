import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReplayFrame, ReplayFrames, SeatInfo, TableInfo } from '../wire/types';
import { setLanguage, textsReady } from '../words/words.svelte';
import { FrameLoader } from './frameLoader.svelte';
import { eyesAllowed, eyesToBegin } from './eyes';
import { nameOf } from './names';
import { PLAIN_MARKS } from './moments';
import { Player } from './player.svelte';
import { told } from './said';
import './texts';

function frame(answers: number, more: Partial<ReplayFrame> = {}): ReplayFrame {
  const began = answers % 3 === 0;
  const line = {
    number: answers,
    answer: answers,
    kind: began ? 'turn_began' : 'ally_taken',
    text: `line ${answers}`,
    data: {},
    by: 0,
    covered: false,
    at: 0,
    names: [],
    concerns: 1,
    rules: [],
  };
  return { answers, views: [{}], aids: [null], asked: [], by: answers ? 0 : -1, label: '', lines: [line], said: [], zones: [], ...more };
}

async function player(at: number, total = 10): Promise<Player> {
  const fetchFrames = (from: number, count: number): Promise<ReplayFrames> =>
    Promise.resolve({
      total,
      eyes: [0],
      frames: Array.from({ length: Math.min(count, total + 1 - from) }, (_, place) => frame(from + place)),
    });
  const made = new Player(new FrameLoader(fetchFrames), () => PLAIN_MARKS, at);
  await vi.waitFor(() => expect(made.loader.complete).toBe(true));
  return made;
}

describe('the projector', () => {
  test('steps by answer and by turn, never over the ends', async () => {
    const shown = await player(4);
    shown.move('next');
    expect(shown.at).toBe(5);
    shown.move('nextTurn');
    expect(shown.at).toBe(6);
    shown.move('previousTurn');
    expect(shown.at).toBe(3);
    shown.move('last');
    shown.move('next');
    expect(shown.at).toBe(10);
    shown.move('first');
    shown.move('previous');
    expect(shown.at).toBe(0);
  });

  test('a moment of a link that is not there is the last one', async () => expect((await player(400)).at).toBe(10));

  test('a moment at which something was said stays longer', async () => {
    vi.useFakeTimers();
    try {
      const said = { number: 0, seat: 0, name: 'Mir', text: 'Not me!', statement: null, aside: false, at: 0 };
      const frames = [frame(0), frame(1, { said: [said] }), frame(2)];
      const shown = new Player(new FrameLoader(() => Promise.resolve({ total: 2, eyes: [0], frames })), () => PLAIN_MARKS, 0);
      await vi.waitFor(() => expect(shown.loader.complete).toBe(true));
      const stays = (): number => {
        const [before, start] = [shown.at, Date.now()];
        shown.playing = true;
        const stop = shown.run();
        while (shown.at === before) vi.advanceTimersByTime(10);
        stop?.();
        return Date.now() - start;
      };
      const [silent, spoken] = [stays(), stays()];
      expect(spoken).toBeGreaterThan(silent + 500);
    } finally {
      vi.useRealTimers();
    }
  });

  test('stepping by hand stops it', async () => {
    const shown = await player(2);
    shown.move('play');
    expect(shown.playing).toBe(true);
    shown.move('next');
    expect(shown.playing).toBe(false);
  });

  test('at the end it begins again', async () => {
    const shown = await player(10);
    shown.move('play');
    expect([shown.at, shown.playing]).toEqual([0, true]);
  });

  describe('while it runs', () => {
    afterEach(() => void vi.useRealTimers());

    test.each([
      [1, 1400],
      [4, 350],
    ])('at speed %i the next moment comes after %i ms', async (speed, wait) => {
      const shown = await player(2);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      shown.speed = speed;
      shown.move('play');
      shown.run();
      vi.advanceTimersByTime(wait - 1);
      expect(shown.at).toBe(2);
      vi.advanceTimersByTime(1);
      expect(shown.at).toBe(3);
    });

    test('it stops at the end', async () => {
      const shown = await player(9);
      shown.move('play');
      shown.go(10);
      shown.run();
      expect(shown.playing).toBe(false);
    });
  });

  test('the moment before stays in sight while the next one is on its way', async () => {
    let release: (frames: ReplayFrames) => void = () => undefined;
    const fetchFrames = vi
      .fn<(from: number, count: number) => Promise<ReplayFrames>>()
      .mockResolvedValueOnce({ total: 9, eyes: [0], frames: [0, 1, 2, 3, 4].map((at) => frame(at)) })
      .mockImplementation(() => new Promise((resolve) => (release = resolve)));
    const shown = new Player(new FrameLoader(fetchFrames, 5), () => PLAIN_MARKS, 4);
    await vi.waitFor(() => expect(shown.ready).toBe(true));
    shown.move('next');
    expect([shown.at, shown.ready, shown.frame?.answers]).toEqual([5, false, 4]);
    release({ total: 9, eyes: [0], frames: [5, 6, 7, 8, 9].map((at) => frame(at)) });
    await vi.waitFor(() => expect(shown.frame?.answers).toBe(5));
  });
});

const seat = (name: string, bot = ''): SeatInfo => ({
  name,
  bot,
  state: bot ? 'bot' : 'present',
  ready: true,
  presence: '',
  seen_at: 0,
  released: false,
  free_from: 0,
});
const table = (status: string) => ({ status, seats: [seat('Ada'), seat('', 'thoughtful')] }) as unknown as TableInfo;

describe('eyes', () => {
  test('during play one sees through their own eyes or as a spectator', () => {
    expect(eyesAllowed(table('playing'), [1])).toEqual(['1', '-1']);
    expect(eyesAllowed(table('playing'), [])).toEqual(['-1']);
    expect(eyesToBegin('all', table('playing'), [1])).toBe('1');
    expect(eyesToBegin('0', table('playing'), [])).toBe('-1');
  });

  test("afterwards through everybody's", () => {
    expect(eyesAllowed(table('over'), [])).toEqual(['0', '1', 'all', '-1']);
    expect(eyesToBegin('', table('over'), [])).toBe('all');
    expect(eyesToBegin('', table('over'), [1])).toBe('1');
    expect(eyesToBegin('0', table('over'), [1])).toBe('0');
  });
});

describe('words', () => {
  beforeEach(async () => {
    await setLanguage('en');
    await textsReady();
  });

  test('a moment is told by its answer, else by what came of it', () => {
    expect(told(frame(0), ['Ada'])).toBe('The deal');
    expect(told(frame(3, { label: 'Explore' }), ['Ada'])).toBe('Ada: Explore');
    expect(told(frame(3), ['Ada'])).toBe('line 3');
    expect(told(frame(3, { lines: [] }), ['Ada'])).toBe('Ada answers');
  });

  test('seats without a name have one', () => {
    expect([seat('Ada'), seat('', 'thoughtful'), seat('')].map(nameOf)).toEqual(['Ada', 'Thoughtful bot', 'Player 3']);
  });
});
