// Standing orders as the server keeps them, read with care: what is missing or odd falls back to being asked.
import type { UnfathomableOrders } from './types';

/** What each question may be answered with; the first asks always. */
export const WORDS = {
  rolls: ['ask', 'attacks', 'pass'],
  checks: ['ask', 'pass'],
  totals: ['ask', 'between', 'pass'],
  defeats: ['ask', 'own', 'pass'],
  order: ['ask', 'any'],
} as const;

export type Question = keyof typeof WORDS;
export const QUESTIONS = Object.keys(WORDS) as Question[];

/** Totals that can be typed in; the server keeps what lies beyond any check as "no limit". */
export const LEAST_TOTAL = -40;
export const MOST_TOTAL = 60;
/** What is proposed to whoever wants to be asked near the target only: most targets lie a little above. */
const NEAR = { least: 6, most: 14 };
const NO_LIMIT = { least: -99, most: 99 };

export const ASK_ALWAYS: UnfathomableOrders = { rolls: 'ask', checks: 'ask', totals: 'ask', ...NO_LIMIT, defeats: 'ask', order: 'ask' };
export const PASS_ALWAYS: UnfathomableOrders = {
  rolls: 'pass',
  checks: 'pass',
  totals: 'pass',
  ...NO_LIMIT,
  defeats: 'pass',
  order: 'any',
};

export function readOrders(kept: Record<string, unknown> | null): UnfathomableOrders {
  const word = <Name extends Question>(name: Name): UnfathomableOrders[Name] =>
    (WORDS[name].find((each) => each === kept?.[name]) ?? WORDS[name][0]) as UnfathomableOrders[Name];
  const totals = word('totals');
  const limits = totals === 'between' ? inOrder(whole(kept?.least, NEAR.least), whole(kept?.most, NEAR.most)) : NO_LIMIT;
  return { rolls: word('rolls'), checks: word('checks'), totals, ...limits, defeats: word('defeats'), order: word('order') };
}

function whole(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isInteger(value) ? Math.min(MOST_TOTAL, Math.max(LEAST_TOTAL, value)) : otherwise;
}

function inOrder(one: number, other: number): { least: number; most: number } {
  return { least: Math.min(one, other), most: Math.max(one, other) };
}

/** The orders with one answer changed; limits exist only for totals between two numbers. */
export function withWord(orders: UnfathomableOrders, question: Question, word: string): UnfathomableOrders {
  return readOrders({ ...orders, ...(question === 'totals' ? { least: null, most: null } : {}), [question]: word });
}

/** One limit moved: the other one gives way. */
export function withLimit(orders: UnfathomableOrders, which: 'least' | 'most', typed: number): UnfathomableOrders {
  const value = whole(Math.round(typed), orders[which]);
  const { least, most } = orders;
  return {
    ...orders,
    ...(which === 'least' ? { least: value, most: Math.max(value, most) } : { least: Math.min(value, least), most: value }),
  };
}

/** How many of the questions are still asked every time. */
export function askedAlways(orders: UnfathomableOrders): number {
  return QUESTIONS.filter((question) => orders[question] === 'ask').length;
}

/** What the server is to keep: nothing if everything is asked. */
export function toKeep(orders: UnfathomableOrders): Record<string, unknown> | null {
  return askedAlways(orders) === QUESTIONS.length ? null : { ...orders };
}
