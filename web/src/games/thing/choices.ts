// Which offered choices belong to which card and which seat. Many take two clicks: first the card, then whom it is for.
import type { DecisionInfo, OptionInfo } from '../../wire/types';
import type { Choice } from '../contract';
import { seatAway } from './geometry';
import type { HutView } from './model';

/** Verbs of choices that name a card of one's hand; `keep` names one of those just drawn. */
const FROM_HAND = new Set(['discard', 'play', 'offer', 'give', 'defend', 'swap']);
/** How far One, Two… counts. */
const THIRD = 3;

function distinct(options: readonly OptionInfo[]): OptionInfo[] {
  const seen = new Map(options.map((option) => [option.choice.join(), option]));
  return [...seen.values()];
}

/** What can be done with a card of the hand, each once although copies of it may be offered. */
export function usesOf(decision: DecisionInfo | null, kind: number): OptionInfo[] {
  return distinct((decision?.options ?? []).filter(({ choice }) => FROM_HAND.has(choice[0] as string) && choice[1] === kind));
}

export function keepOf(decision: DecisionInfo | null, kind: number): OptionInfo | null {
  return decision?.options.find(({ choice }) => choice[0] === 'keep' && choice[1] === kind) ?? null;
}

/** The seat that a choice points at on the board, or -1. */
export function targetOf(choice: Choice, view: HutView): number {
  const [verb, first, second] = choice as [string, number, number?];
  if (verb === 'play') return second ?? -1;
  if (verb === 'choose') return first;
  if (verb === 'side') return seatAway(view.seat, first, THIRD, view.chairs, view.out);
  return -1;
}

/** What a click on a seat means now: `card` is the one that was picked up, -1 if none was. */
export function choicesAt(decision: DecisionInfo | null, seat: number, card: number, view: HutView): OptionInfo[] {
  return (decision?.options ?? []).filter(
    ({ choice }) => targetOf(choice, view) === seat && (choice[0] !== 'play' || choice[1] === card),
  );
}
