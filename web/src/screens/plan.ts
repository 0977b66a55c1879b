// A table that is being planned: who shall sit where, and what is sent to the server. No screen in here.
import { NAME_LENGTH } from '../settings.svelte';
import type { ClockInfo, GameInfo, NewTable } from '../wire/types';
import { changes } from './options';

/** Who shall sit in one of the other seats. The name is that of a person at this device. */
export interface Guest {
  kind: 'friend' | 'here' | 'bot';
  bot: string;
  name: string;
}

export type Company = 'bots' | 'friends' | 'here';

export interface Plan {
  game: string;
  name: string;
  guests: readonly Guest[];
  options: Record<string, unknown>;
  clock: ClockInfo;
  listed: boolean;
  pace: number;
  cover: string;
  /** After so many seconds a bot covers whoever is gone; 0: only if the table votes for it. */
  coverAfter: number;
  chat: string;
}

const DAY = 86_400;
export const PACES = { quick: 400, steady: 900, calm: 1800 } as const;
export const LIVE_SECONDS = [30, 60, 120] as const;
export const DAYS = [0.5, 1, 3, 7] as const;
/** What the banks hold at first, in seconds, by the kind of the clock. */
export const BANKS: Record<string, readonly number[]> = { live: [0, 300, 600, 1200], days: [0, 3 * DAY, 5 * DAY, 10 * DAY] };
export const CLOCKS: Record<string, ClockInfo> = {
  none: { kind: 'none', seconds: 0, bank: 0 },
  live: { kind: 'live', seconds: 60, bank: 0 },
  days: { kind: 'days', seconds: 3 * DAY, bank: 0 },
};
export const daysOf = (clock: ClockInfo) => clock.seconds / DAY;
export const daysClock = (days: number, bank = 0): ClockInfo => ({ kind: 'days', seconds: days * DAY, bank });

/** Bots are listed with the best one last. */
export function bestBot(game: GameInfo): string {
  return game.bots.at(-1)?.name ?? '';
}

/** What most people want: a small round (a game for many wants a few more), all others bots, nothing changed. */
export function firstPlan(game: GameInfo, name: string): Plan {
  const seats = Math.min(game.most, game.fewest > 3 ? game.fewest + 2 : 3);
  const guest: Guest = { kind: game.bots.length > 0 ? 'bot' : 'friend', bot: bestBot(game), name: '' };
  return {
    game: game.name,
    name,
    guests: Array.from({ length: seats - 1 }, () => guest),
    options: {},
    clock: CLOCKS.none!,
    listed: false,
    pace: PACES.steady,
    cover: bestBot(game),
    coverAfter: 0,
    chat: game.chats[0] ?? 'open',
  };
}

/** The same plan with more or fewer seats; newcomers are like the last one. */
export function withSeats(plan: Plan, seats: number, game: GameInfo): Plan {
  const last = plan.guests.at(-1) ?? { kind: 'bot', bot: bestBot(game), name: '' };
  const guests = Array.from({ length: seats - 1 }, (_, index) => plan.guests[index] ?? { ...last, name: '' });
  return { ...plan, guests };
}

const KINDS: Record<Company, Guest['kind']> = { bots: 'bot', friends: 'friend', here: 'here' };

export function withCompany(plan: Plan, company: Company): Plan {
  return { ...plan, guests: plan.guests.map((guest) => ({ ...guest, kind: KINDS[company] })) };
}

/** The company if all guests are of one sort, else ''. */
export function companyOf(plan: Plan): Company | '' {
  const found = (Object.keys(KINDS) as Company[]).find((company) => plan.guests.every((guest) => guest.kind === KINDS[company]));
  return found ?? '';
}

/** Nobody has to come first: the game can begin at once. */
export function startsAtOnce(plan: Plan): boolean {
  return plan.guests.every((guest) => guest.kind !== 'friend');
}

/** The same plan with a name for everybody at this device: whoever was given none gets one that nobody has yet. */
export function withNames(plan: Plan, name: string, draw: (taken: readonly string[]) => string): Plan {
  const taken = [name, ...plan.guests.filter((guest) => guest.kind === 'here').map((guest) => guest.name)];
  const guests = plan.guests.map((guest) => {
    if (guest.kind !== 'here' || guest.name.trim() !== '') return guest;
    const drawn = draw(taken);
    taken.push(drawn);
    return { ...guest, name: drawn };
  });
  return { ...plan, name, guests };
}

export type Mistake = 'name' | 'same';

export function mistakeIn(plan: Plan): Mistake | null {
  const names = [plan.name, ...plan.guests.filter((guest) => guest.kind === 'here').map((guest) => guest.name)].map((name) => name.trim());
  if (names.some((name) => name === '' || name.length > NAME_LENGTH)) return 'name';
  return new Set(names.map((name) => name.toLowerCase())).size < names.length ? 'same' : null;
}

/** The server seats the people at this device in the first seats for persons; friends who come later get the others. */
export function toTable(plan: Plan, game: GameInfo): NewTable {
  return {
    game: plan.game,
    name: plan.name.trim(),
    bots: [null, ...plan.guests.map((guest) => (guest.kind === 'bot' ? guest.bot : null))],
    options: changes(plan.options, game, plan.guests.length + 1),
    clock: plan.clock,
    listed: plan.listed && !startsAtOnce(plan),
    pace: plan.pace,
    cover: plan.cover,
    cover_after: plan.coverAfter,
    chat: plan.chat,
    also: plan.guests.filter((guest) => guest.kind === 'here').map((guest) => guest.name.trim()),
  };
}
