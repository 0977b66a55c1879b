// What of a player's own things an offered choice belongs to: a marker of the turn, coins, evidence, a skill, a tile, a
// cryptid that was found, a token of the Wolpertinger.
import type { OptionInfo } from '../../../wire/types';
import type { CardRef } from '../../contract';
import { optionsAt, reasonsAt, type Ref } from '../../parts/pointing';
import type { Content } from '../content';
import type { Model } from '../model';

export type ThingKind =
  'movement' | 'action' | 'assistant' | 'coins' | 'xp' | 'bid' | 'evidence' | 'skill' | 'tile' | 'cryptid' | 'request' | 'hare';

/** Its number in views and options; 0 for what there is only one of. A hare goes by the number of its sort. */
export interface Thing {
  kind: ThingKind;
  number: number;
}

/** The sorts of Wolpertinger tokens. */
export const HARES = ['hare', 'coins', 'evidence', 'reroll'] as const;

/** Of which there is one. */
const SINGLE: ReadonlySet<ThingKind> = new Set(['movement', 'action', 'assistant', 'coins', 'xp', 'bid']);

/** What options that use a thing point at. */
function pointedAt({ kind, number }: Thing): Ref {
  if (kind === 'hare') return [kind, HARES[number]];
  return SINGLE.has(kind) ? [kind] : [kind, number];
}

export function same(first: Thing, second: Thing): boolean {
  return first.kind === second.kind && first.number === second.number;
}

/** What can be done with a thing now. */
export function usesOf(model: Model, thing: Thing): OptionInfo[] {
  const { decision } = model;
  if (!decision || decision.sealed !== null) return [];
  return optionsAt(decision, pointedAt(thing)).filter(({ choice }) => model.can(choice));
}

/** Turns in which one thing follows another: what is touched is read first. Every other question is answered by a touch. */
/** Why nothing can be done with it, in the words of the server, each reason once; empty if it says nothing. */
export function whyNot({ decision }: Model, thing: Thing): string[] {
  return reasonsAt(decision, pointedAt(thing));
}

/** What shows it in full; null for what is no card. */
export function refOf(content: Content, { kind, number }: Thing): CardRef | null {
  switch (kind) {
    case 'cryptid':
    case 'evidence':
    case 'skill':
    case 'tile':
    case 'request':
      return [kind, number];
    case 'hare':
      return ['hare', content.hares.findIndex(({ sort }) => sort === HARES[number])];
    default:
      return null;
  }
}

/** Equal things side by side as one, with how many there are. */
export function counted(numbers: readonly number[]): { number: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].map(([number, count]) => ({ number, count }));
}
