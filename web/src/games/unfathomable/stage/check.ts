// What a skill check shows: its cards in two columns, its total and what that comes to. The order is that of the cards'
// numbers, so that nothing of the pile's past is left in it.
import { skillOf, valueOf } from '../names';
import type { Check } from '../types';

export type Result = 'passed' | 'partly' | 'failed';

export interface Sorted {
  supporting: number[];
  opposing: number[];
  plus: number;
  minus: number;
  /** With what abilities add. */
  total: number;
}

export interface Giver {
  seat: number;
  count: number;
  /** What came face up; everybody saw whose it was. */
  shown: readonly number[];
}

/** The first `turned` cards of the check, sorted out; all of them if no number is given. */
export function sortOut(check: Check, turned = check.cards.length): Sorted {
  const cards = check.cards.toSorted((one, two) => one - two).slice(0, turned);
  const supporting = cards.filter((card) => check.skills.includes(skillOf(card)));
  const opposing = cards.filter((card) => !check.skills.includes(skillOf(card)));
  const plus = sum(supporting);
  const minus = sum(opposing);
  return { supporting, opposing, plus, minus, total: plus - minus + check.bonus };
}

export function resultOf({ target, partial }: Check, total: number): Result {
  if (total >= target) return 'passed';
  return partial > 0 && total >= partial ? 'partly' : 'failed';
}

/** How many cards each seat added, and those that came face up. */
export function givers(check: Check): Giver[] {
  return check.counts.map((counted, seat) => {
    const shown = check.shown[seat] ?? [];
    return { seat, count: Math.max(counted, shown.length), shown };
  });
}

/** The cards of the pile that no player added. */
export function fromChaos(check: Check, pile: number): number {
  return Math.max(0, pile - givers(check).reduce((all, { count }) => all + count, 0));
}

function sum(cards: readonly number[]): number {
  return cards.reduce((all, card) => all + valueOf(card), 0);
}
