// A trade among the players of a space: what each would give, and what changes hands if those concerned agree.
import type { Choice } from '../../contract';
import type { DecisionKind } from '../facts';
import type { Model } from '../model';
import type { Offer, UnfathomableChoice } from '../types';

export interface Gift {
  giver: number;
  /** -1: a facedown improvement that the reader does not know. */
  item: number;
  to: number;
}

/** "offer": the player says what they would give; "agree": all offers lie open. */
export type Stage = 'offer' | 'agree';

const STAGES: Readonly<Partial<Record<DecisionKind, Stage>>> = { 'trade.offer': 'offer', 'trade.agree': 'agree' };

/** What this player has to do in a trade now, or null. */
export function tradeOf({ decision }: Model): Stage | null {
  return decision && decision.sealed === null ? (STAGES[decision.kind as DecisionKind] ?? null) : null;
}

export function giftsOf(offers: readonly Offer[]): Gift[] {
  return offers.flatMap(({ seat, gifts }) => gifts.map(([item, to]) => ({ giver: seat, item, to })));
}

/** What a trade means to one player: what they give and get, what hangs together with that through their partners, and what does not. */
export function sorted(
  gifts: readonly Gift[],
  seat: number,
  partners: readonly number[],
): Record<'gives' | 'gets' | 'linked' | 'others', Gift[]> {
  const past = gifts.filter(({ giver, to }) => giver !== seat && to !== seat);
  return {
    gives: gifts.filter(({ giver }) => giver === seat),
    gets: gifts.filter(({ to }) => to === seat),
    linked: past.filter(({ giver }) => partners.includes(giver)),
    others: past.filter(({ giver }) => !partners.includes(giver)),
  };
}

/** The items that the player may give, each with those who may have it, in the order of the options. */
export function givable({ decision }: Model): { item: number; seats: number[] }[] {
  const found = new Map<number, number[]>();
  for (const { choice } of decision?.options ?? []) {
    const [verb, item, seat] = choice as UnfathomableChoice;
    if (verb === 'give') found.set(item, [...(found.get(item) ?? []), seat]);
  }
  return [...found].map(([item, seats]) => ({ item, seats }));
}

/** Who is to have this item by the picks so far; -1: the player keeps it. */
export function receiver(picked: readonly Choice[], item: number): number {
  return (picked.find((choice) => choice[1] === item)?.[2] as number | undefined) ?? -1;
}

/** Who else is in the player's space. */
export function beside({ view }: Model): number[] {
  const place = view.players[view.seat]?.place;
  return view.players.flatMap((player, seat) => (seat !== view.seat && player.place === place ? [seat] : []));
}
