// Which cards a log line or an option speaks of.
import type { Line } from '../../wire/types';
import type { CardRef, Choice } from '../contract';

/** What can be enlarged: a cryptid by its number, a card of the poacher. */
export type CardKind = 'cryptid' | 'poacher';

const number = (value: unknown): value is number => typeof value === 'number' && value >= 0;
const cryptids = (values: readonly unknown[]): CardRef[] => [...new Set(values)].filter(number).map((card) => ['cryptid', card] as const);

export function cardsOf({ kind, data }: Line): CardRef[] {
  if (kind === 'poacher_card') return number(data.card) ? [['poacher', data.card]] : [];
  return cryptids([data.card, ...(Array.isArray(data.cards) ? data.cards : [])]);
}

/** Verbs with a cryptid right behind them. */
const FIRST = new Set(['place', 'ability', 'prey']);

export function cardsOfChoice(choice: Choice): CardRef[] {
  const [verb, ...parts] = choice as [string, ...unknown[]];
  if (FIRST.has(verb)) return cryptids([parts[0]]);
  if (verb === 'relocate') return cryptids([parts[1]]);
  return verb === 'request' ? cryptids(parts.slice(2)) : [];
}
