// Which offered choices point at a thing. What an option points at, the server says with it (OptionInfo.at); what its
// numbers mean is known there alone.
import type { DecisionInfo, Line, OptionInfo } from '../../wire/types';
import type { CardRef } from '../contract';

/** Something on the table that can be touched: ["lord", 12], ["council", 3], ["deck"]. */
export type Ref = readonly unknown[];

export function sameRef(one: Ref, other: Ref): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at]);
}

/** The options that point at a thing, each once although copies of it may be offered. */
export function optionsAt(decision: Pick<DecisionInfo, 'options'> | null, thing: Ref): OptionInfo[] {
  return distinct((decision?.options ?? []).filter(({ at }) => at.some((ref) => sameRef(ref, thing))));
}

/**
 * Why nothing can be done with a thing, in the words of the server, each reason once. A reason may name more than the thing
 * beside which it stands, such as the card that would be aimed at a player: it is told with all of that in mind.
 */
export function reasonsAt(decision: Pick<DecisionInfo, 'why_not'> | null, thing: Ref, ...inMind: readonly Ref[]): string[] {
  const among = (refs: readonly Ref[], ref: Ref): boolean => refs.some((each) => sameRef(each, ref));
  const told = (decision?.why_not ?? []).filter(
    ({ at, names }) => among(at, thing) && names.every((ref) => among(at, ref) || among(inMind, ref)),
  );
  return [...new Set(told.map(({ text }) => text))];
}

/** The numbers of the things of a kind that options point at, each once. */
export function numbersAt(options: readonly OptionInfo[], kind: string): number[] {
  return [...new Set(options.flatMap(({ at }) => at.filter((ref) => ref[0] === kind).map((ref) => ref[1] as number)))];
}

/** The things of these kinds that an option or a log line names. */
export function named({ names }: Pick<OptionInfo | Line, 'names'>, kinds: readonly string[]): CardRef[] {
  return names.filter((ref) => kinds.includes(ref[0] as string)) as CardRef[];
}

function distinct(options: readonly OptionInfo[]): OptionInfo[] {
  return options.filter(({ choice }, at) => options.findIndex((other) => sameRef(other.choice, choice)) === at);
}
