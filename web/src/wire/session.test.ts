import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commitmentOf, noncesOf } from './fair';
import { TableSession } from './session.svelte';
import { FakeSocket } from './testing';
import type { Line, PlayInfo, Update } from './types';

const line = (number: number): Line => ({
  number,
  kind: 'dealt',
  text: `line ${number}`,
  data: {},
  answer: number,
  by: -1,
  covered: false,
  at: 0,
  names: [],
  concerns: 1,
  rules: [],
});

function update(seq: number, rest: Partial<Update> = {}, question = 5): Update {
  const decision = {
    kind: 'turn',
    question,
    prompt: '',
    options: [],
    several: false,
    ordered: false,
    more: [],
    enough: false,
    suggested: null,
    window: false,
    standing: null,
    sealed: null,
    why_not: [],
    rules: [],
  };
  const play: PlayInfo = {
    view: { question },
    aids: {},
    decision,
    interjections: [],
    hears: null,
    answers: 0,
    since: 0,
    deadline: null,
    can_step_back: false,
    can_ask_take_back: false,
    take_back: null,
    proposals: [],
    absent_from: [],
    banks: [],
    motion: null,
    pause: null,
    orders: null,
    digest: null,
    result: null,
    zones: [],
  };
  return {
    type: 'update',
    seq,
    seat: 0,
    now: Date.now(),
    table: {
      id: 'tab',
      game: 'abyss',
      status: 'playing',
      options: {},
      seats: [],
      clock: { kind: 'none', seconds: 0, bank: 0 },
      listed: false,
      pace: 900,
      cover: '',
      cover_after: 0,
      chat: 'open',
      chats: ['open'],
      rematch: '',
      before: '',
      held_until: null,
      maker: 0,
      made: 0,
      fair: { commitment: 'c0ffee', secret: '', nonces: [], seed: '' },
      daily: null,
    },
    play,
    log: { keep: 0, lines: [] },
    chat: { keep: 0, lines: [] },
    notes: { keep: 0, lines: [] },
    ...rest,
  };
}

let session: TableSession;

function open(): FakeSocket {
  session = new TableSession('tab', 1, 'ru');
  return FakeSocket.latest.accept();
}

/** Waits until the session has tried again, and lets it in. */
function reconnect(): FakeSocket {
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(15_000);
  expect(FakeSocket.all.length).toBe(before + 1);
  return FakeSocket.latest.accept();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  localStorage.clear();
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a session', () => {
  it('introduces itself and shows what it is told', () => {
    const socket = open();
    expect(new URL(socket.url).pathname + new URL(socket.url).search).toBe('/api/tables/tab/socket?seat=1');
    expect(socket.sent[0]).toEqual({ do: 'hello', language: 'ru', seq: -1, log: 0, chat: 0, notes: 0 });
    expect(session.connection).toBe('connecting');
    socket.tell(update(1, { log: { keep: 0, lines: [line(0), line(1)] } }));
    expect(session.connection).toBe('open');
    expect(session.log.map((one) => one.number)).toEqual([0, 1]);
    expect(session.update?.seq).toBe(1);
  });

  it('knows how far the clock of the server is ahead', () => {
    open().tell(update(1, { now: Date.now() + 7_000 }));
    expect(session.offset).toBe(7_000);
  });

  describe('while its player reads', () => {
    const bot = { name: '', state: 'bot', bot: 'thoughtful', ready: true, presence: '', seen_at: 0, released: false, free_from: 0 };
    const person = { ...bot, name: 'Vera', state: 'present', bot: '' };
    const among = (seq: number, seats: readonly (typeof bot)[], clock = 'none') => {
      const plain = update(seq);
      return { ...plain, table: { ...plain.table, seats, clock: { kind: clock, seconds: 60, bank: 0 } } };
    };
    function hears(seats: readonly (typeof bot)[], clock = 'none'): number | undefined {
      const socket = open();
      socket.tell(among(1, seats, clock));
      session.read('lesson');
      socket.tell(among(2, seats, clock));
      return session.update?.seq;
    }

    it('shows later what bots do', () => {
      expect(hears([person, bot, bot])).toBe(1);
      session.read('');
      expect(session.update?.seq).toBe(2);
    });

    it('keeps nothing back where somebody else sits or time runs', () => {
      expect(hears([person, bot, person])).toBe(2);
      session.close();
      expect(hears([person, bot], 'live')).toBe(2);
    });

    it('keeps nothing back while the question that is shown would close by itself', () => {
      const socket = open();
      const first = among(1, [person, bot]);
      socket.tell({ ...first, play: { ...first.play!, decision: { ...first.play!.decision!, standing: ['pass'] } } });
      session.read('lesson');
      socket.tell(among(2, [person, bot]));
      expect(session.update?.seq).toBe(2);
    });

    it('shows at once what an answer leads to', () => {
      hears([person, bot]);
      session.answer(['pass']);
      expect(session.update?.seq).toBe(2);
      FakeSocket.latest.tell(among(3, [person, bot]));
      expect(session.update?.seq).toBe(3);
    });

    it('says what it has heard, also of what was not shown, when it comes back', () => {
      hears([person, bot]);
      FakeSocket.latest.breakOff();
      expect(reconnect().sent[0]).toMatchObject({ do: 'hello', seq: 2 });
    });
  });

  it('comes back by itself, says what it has and keeps the log', () => {
    const socket = open();
    socket.tell(update(4, { log: { keep: 0, lines: [line(0), line(1), line(2)] } }));
    socket.breakOff();
    expect(session.connection).toBe('lost');
    const again = reconnect();
    expect(again.sent[0]).toEqual({ do: 'hello', language: 'ru', seq: 4, log: 3, chat: 0, notes: 0 });
    again.tell(update(6, { log: { keep: 2, lines: [line(7)] } }));
    expect(session.connection).toBe('open');
    expect(session.log.map((one) => one.number)).toEqual([0, 1, 7]);
  });

  it('waits longer after each failure', () => {
    open().tell(update(1));
    FakeSocket.latest.breakOff();
    const waits = [1, 2, 3, 4].map(() => {
      const before = FakeSocket.all.length;
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      FakeSocket.latest.breakOff();
      return waited;
    });
    expect(waits[0]).toBeLessThanOrEqual(550);
    expect(waits[3]).toBeGreaterThanOrEqual(2_000);
  });

  it('sends an unacknowledged wish again under the same id, and only until it is done', () => {
    const socket = open();
    socket.tell(update(1));
    const id = session.answer(['buy', 3]);
    expect(socket.of('answer')).toEqual([{ do: 'answer', id, question: 5, choice: ['buy', 3] }]);
    expect(session.pending.has(id)).toBe(true);
    socket.breakOff();
    const second = reconnect();
    expect(second.of('answer')).toEqual(socket.of('answer'));
    second.tell({ type: 'done', id });
    expect(session.pending.size).toBe(0);
    second.breakOff();
    expect(reconnect().of('answer')).toEqual([]);
  });

  it('keeps wishes made without a line, in their order', () => {
    session = new TableSession('tab', null, 'en');
    session.say('one');
    session.say('two');
    const socket = FakeSocket.latest.accept();
    expect(socket.kinds()).toEqual(['hello', 'say', 'say', 'ping']);
    expect(socket.of('say').map((wish) => wish.text)).toEqual(['one', 'two']);
    expect(new URL(socket.url).search).toBe('');
  });

  it('shows a refusal until it is read or something else is wished', () => {
    const socket = open();
    socket.tell(update(1));
    const id = session.answer(['buy', 3]);
    socket.tell({ type: 'refused', id, code: 'stale', text: 'Too late.' });
    expect(session.refusal?.text).toBe('Too late.');
    expect(session.pending.size).toBe(0);
    session.dismiss();
    expect(session.refusal).toBeNull();
    socket.tell({ type: 'refused', id: session.answer(['pass']), code: 'stale', text: 'Too late.' });
    session.answer(['pass']);
    expect(session.refusal).toBeNull();
  });

  it('asks for a count of silence, then gives the line up', () => {
    const socket = open();
    socket.tell(update(1));
    socket.sent = [];
    vi.advanceTimersByTime(30_000);
    expect(socket.kinds()).toContain('ping');
    expect(session.connection).toBe('open');
    vi.advanceTimersByTime(36_000);
    expect(session.connection).toBe('lost');
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
  });

  it('keeps a line whose page slept in the background and asks first', () => {
    const socket = open();
    socket.tell(update(1));
    for (const _ of [1, 2, 3]) {
      vi.setSystemTime(Date.now() + 60_000);
      socket.sent = [];
      vi.advanceTimersByTime(5_000);
      expect(socket.kinds()).toEqual(['ping']);
      socket.tell({ type: 'pong', now: Date.now() });
    }
    expect(session.connection).toBe('open');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('tries at once when the network is back', () => {
    open().tell(update(1));
    FakeSocket.latest.breakOff();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('does not trust a line that says nothing after the page woke up', () => {
    open().tell(update(1));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.latest.of('ping')).toHaveLength(2);
    vi.advanceTimersByTime(5_000);
    expect(session.connection).toBe('lost');
  });

  it('stays closed when its seat was opened elsewhere, and can be taken back', () => {
    const socket = open();
    socket.tell(update(1));
    socket.tell({ type: 'goodbye', code: 'replaced', text: 'Opened elsewhere.' });
    socket.breakOff();
    vi.advanceTimersByTime(60_000);
    expect(session.connection).toBe('closed');
    expect(FakeSocket.all).toHaveLength(1);
    session.reopen();
    FakeSocket.latest.accept().tell(update(2));
    expect(session.connection).toBe('open');
    expect(session.goodbye).toBeNull();
  });

  it('comes back after the server was stopped', () => {
    const socket = open();
    socket.tell({ type: 'goodbye', code: 'stopping', text: 'Back soon.' });
    socket.breakOff();
    reconnect().tell(update(2));
    expect(session.goodbye).toBeNull();
  });

  it('shows what the operator says until it is taken back', () => {
    const socket = open();
    socket.tell({ type: 'notice', text: 'Cake at eight.' });
    expect(session.notice).toBe('Cake at eight.');
    socket.tell({ type: 'notice', text: '' });
    expect(session.notice).toBe('');
  });

  it('hears nothing more after it was closed', () => {
    const socket = open();
    session.close();
    socket.tell(update(1));
    vi.advanceTimersByTime(60_000);
    expect(session.update).toBeNull();
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('wants everything told again in another language, also after a break', () => {
    const socket = open();
    socket.tell(update(3, { log: { keep: 0, lines: [line(0)] } }));
    session.speak('uk');
    expect(socket.of('speak')).toEqual([{ do: 'speak', language: 'uk' }]);
    socket.breakOff();
    session.speak('en');
    expect(reconnect().sent[0]).toEqual({ do: 'hello', language: 'en', seq: -1, log: 0, chat: 0, notes: 0 });
  });

  it('forgets what was considered when another question is open', () => {
    const socket = open();
    socket.tell(update(1));
    session.consider([['ally', 1]]);
    expect(socket.of('consider')).toEqual([{ do: 'consider', question: 5, chosen: [['ally', 1]] }]);
    socket.tell({ type: 'considered', question: 5, chosen: [['ally', 1]], more: [], enough: true, text: '', label: '' });
    expect(session.considered?.enough).toBe(true);
    socket.tell(update(2));
    expect(session.considered?.enough).toBe(true);
    socket.tell(update(3, {}, 6));
    expect(session.considered).toBeNull();
  });

  it('asks once more what it had asked when the line broke', () => {
    open().tell(update(1));
    session.consider([]);
    FakeSocket.latest.breakOff();
    expect(reconnect().of('consider')).toHaveLength(1);
  });

  it('brings a nonce of its own to the deal, and keeps it with the commitment seen before', () => {
    const socket = open();
    socket.tell(update(1));
    session.ready();
    const [first] = socket.of('ready');
    expect(first?.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(noncesOf('tab')).toEqual({ 1: first?.nonce });
    expect(commitmentOf('tab')).toBe('c0ffee');
    const changed = update(2);
    socket.tell({ ...changed, table: { ...changed.table, fair: { ...changed.table.fair, commitment: 'f00d' } } });
    session.ready();
    expect(socket.of('ready')[1]?.nonce).toBe(first?.nonce);
    expect(commitmentOf('tab')).toBe('c0ffee');
  });
});
