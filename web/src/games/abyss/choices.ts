// Which offered choices belong to which thing on the board. Options are those of the engine, verb first.
import type { Choice } from '../contract';
import type { DecisionInfo, OptionInfo } from '../../wire/types';

/** Something on the board that can be pointed at: ["lord", 12], ["council", 3], ["deck"], ["track"] (its last card). */
export type Spot = readonly [kind: string, number?: number];

type Names = (...parts: number[]) => Spot[];

const one =
  (kind: string): Names =>
  (number) => [[kind, number]];
const each =
  (kind: string): Names =>
  (...numbers) =>
    numbers.map((number) => [kind, number] as const);
const only =
  (kind: string): Names =>
  () => [[kind]];

const NAMED: Record<string, Names> = {
  explore: only('deck'),
  go_on: only('deck'),
  take: only('track'),
  fight: only('track'),
  buy: only('track'),
  intrigue: only('lord_deck'),
  council: each('council'),
  oracle: each('council'),
  recruit: one('lord'),
  bribe: one('lord'),
  opportunist: one('lord'),
  lord: one('lord'),
  turn_lord: one('lord'),
  dismiss: one('lord'),
  replace: each('lord'),
  ally: one('ally'),
  slaver: one('ally'),
  take_location: one('location'),
  swap: one('location'),
  swap_location: each('location'),
  draw: only('pile'),
  token: only('token'),
  rob: one('seat'),
  reward: only('threat'),
};

export function spotsOf(choice: Choice): Spot[] {
  const [verb, ...parts] = choice as [string, ...number[]];
  return NAMED[verb]?.(...parts) ?? [];
}

export function sameChoice(one: Choice, other: Choice): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at]);
}

/** The options that belong to a thing, each once although copies of it may be offered. */
export function optionsAt(decision: DecisionInfo | null, spot: Spot): OptionInfo[] {
  const found: OptionInfo[] = [];
  for (const option of decision?.options ?? []) {
    const named = spotsOf(option.choice).some(([kind, number]) => kind === spot[0] && number === spot[1]);
    if (named && !found.some((other) => sameChoice(other.choice, option.choice))) found.push(option);
  }
  return found;
}

/** The offered choices with one of these verbs, each once. */
export function offered(decision: DecisionInfo | null, ...verbs: string[]): Choice[] {
  const found: Choice[] = [];
  for (const { choice } of decision?.options ?? []) {
    if (verbs.includes(choice[0] as string) && !found.some((other) => sameChoice(other, choice))) found.push(choice);
  }
  return found;
}
