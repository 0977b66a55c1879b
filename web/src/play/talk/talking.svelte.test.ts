import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { GameClient, TalkClient } from '../../games/contract';
import type { TableSession } from '../../wire/session.svelte';
import type { ChatLine, Update } from '../../wire/types';
import { play, update } from '../testing';
import { Talking } from './talking.svelte';

const TALK = { symbols: {}, replies: () => [], reminder: (view: unknown) => `Hush about ${(view as { deck: string }).deck}.` };
const RESULT = { winners: [], reason: '', points: [], totals: [], sides: [], scored: null };

let stop = (): void => undefined;
afterEach(() => {
  stop();
  localStorage.clear();
});

/** The talk of a table that this seat has before its eyes, and a way to change the picture. */
async function talking(
  chat: string,
  seat = 0,
  lines: ChatLine[] = [],
  shown = true,
  log: readonly object[] = [],
): Promise<[Talking, (part: Partial<Update>) => void]> {
  const first = update(play({ view: { deck: 'spells' } }), { seat });
  let now = $state.raw<Update>({ ...first, table: { ...first.table, chat } });
  const session = {
    get update() {
      return now;
    },
    chat: lines,
    log,
    table: 'reef',
    seat,
  } as unknown as TableSession;
  const game = { talk: async () => TALK as unknown as TalkClient, topic: 'check_began' } as unknown as GameClient;
  let made!: Talking;
  stop = $effect.root(() => {
    made = new Talking(session, game, () => shown);
  });
  flushSync();
  await Promise.resolve();
  await Promise.resolve();
  return [made, (part) => (now = { ...now, ...part })];
}

test('a table that reminds says what may not be told now', async () => {
  const [talk, change] = await talking('reminded');
  expect([talk.reminder, talk.phrasesOnly]).toEqual(['Hush about spells.', false]);
  change({ play: play({ view: { deck: 'roles' } }) });
  expect(talk.reminder).toBe('Hush about roles.');
  change({ play: play({ view: {}, result: RESULT }) });
  expect(talk.reminder).toBe('');
});

test('elsewhere, and for those who only watch, nothing is said of it', async () => {
  expect((await talking('open'))[0].reminder).toBe('');
  stop();
  expect((await talking('reminded', -1))[0].reminder).toBe('');
});

test('words are free again when the game is over', async () => {
  const [talk, change] = await talking('phrases');
  expect(talk.phrasesOnly).toBe(true);
  change({ play: play({ result: RESULT }) });
  expect(talk.phrasesOnly).toBe(false);
});

test('it is known whether somebody listens: nobody at a table for one, nobody but bots, or people', async () => {
  const [talk, change] = await talking('open');
  const company = () => [talk.isAlone, talk.isAmongBots];
  const { table } = update(null);
  const seats = (...states: string[]) => change({ table: { ...table, seats: states.map((state) => ({ ...table.seats[0]!, state })) } });
  expect(company()).toEqual([false, false]);
  seats('present', 'bot', 'bot');
  expect(company()).toEqual([false, true]);
  seats('present', 'bot', 'away');
  expect(company()).toEqual([false, false]);
  seats('present');
  expect(company()).toEqual([true, true]);
});

test('what was not read is still news after a reload; what was said before the first visit is not', async () => {
  const said = (number: number): ChatLine => ({ number, seat: 1, name: 'Mir', text: 'words', statement: null, aside: false, at: 0 });
  const again = async (lines: number, shown: boolean) => {
    stop();
    return (
      await talking(
        'open',
        0,
        Array.from({ length: lines }, (_, number) => said(number)),
        shown,
      )
    )[0].unread;
  };
  expect(await again(3, false)).toBe(0);
  expect(await again(5, false)).toBe(2);
  expect(await again(5, false)).toBe(2);
  expect(await again(5, true)).toBe(0);
  expect(await again(6, false)).toBe(1);
});

test('what was said before something new begins is not shown beside it', async () => {
  const line = { number: 0, seat: 1, name: 'Boris', text: 'Not this time.', statement: null, aside: false, at: 50 };
  const [before] = await talking('open', 0, [line], true, [{ kind: 'check_began', at: 40 }]);
  expect(before.latest?.text).toBe('Not this time.');
  stop();
  const [after] = await talking('open', 0, [line], true, [{ kind: 'check_began', at: 60 }]);
  expect(after.latest).toBeNull();
});
