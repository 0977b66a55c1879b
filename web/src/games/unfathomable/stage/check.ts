// What a skill check shows: its cards in two columns, its total and what that comes to. What a card counts and what a
// total means is told: by the aids while the check lasts, by the lines of the log afterwards. The order is that of the
// cards' numbers, so that nothing of the pile's past is left in it.
import type { Check, CheckAids } from '../types';

export type Result = CheckAids['result'];

/** How a check stands: what the rules say about its pile, and what its total comes to; '' if that is not told yet. */
export type Standing = Pick<CheckAids, 'worth' | 'total' | 'added' | 'chaos'> & { result: Result | '' };

export interface Sorted {
  supporting: number[];
  opposing: number[];
  plus: number;
  minus: number;
  /** Of these cards, with what abilities add. */
  total: number;
}

export interface Giver {
  seat: number;
  count: number;
  /** What came face up; everybody saw whose it was. */
  shown: readonly number[];
}

/** The first `turned` cards of the check, sorted out; all of them if no number is given. */
export function sortOut({ cards, bonus }: Check, { worth, total }: Standing, turned = cards.length): Sorted {
  const all = cards.map((card, at) => ({ card, worth: worth[at] ?? 0 })).sort((one, two) => one.card - two.card);
  const open = all.slice(0, turned);
  const supporting = open.filter((each) => each.worth > 0);
  const opposing = open.filter((each) => each.worth <= 0);
  const plus = sum(supporting);
  const minus = Math.abs(sum(opposing));
  return {
    supporting: supporting.map(({ card }) => card),
    opposing: opposing.map(({ card }) => card),
    plus,
    minus,
    total: open.length < all.length ? plus - minus + bonus : total,
  };
}

/** How many cards each seat added, and those that came face up. */
export function givers(check: Check, added: readonly number[] = check.counts): Giver[] {
  return added.map((count, seat) => ({ seat, count, shown: check.shown[seat] ?? [] }));
}

function sum(cards: readonly { worth: number }[]): number {
  return cards.reduce((all, { worth }) => all + worth, 0);
}
