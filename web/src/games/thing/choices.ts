// Which offered choices belong to which card and which seat. Many take two clicks: first the card, then whom it is for.
import type { DecisionInfo, OptionInfo } from '../../wire/types';
import { optionsAt } from '../parts/pointing';

/** What can be done with a card of the hand, each once although copies of it may be offered. */
export function usesOf(decision: DecisionInfo | null, kind: number): OptionInfo[] {
  return optionsAt(decision, ['card', kind]);
}

/** Keeping a card that was just drawn. */
export function keepOf(decision: DecisionInfo | null, kind: number): OptionInfo | null {
  return optionsAt(decision, ['drawn', kind])[0] ?? null;
}

/** Whether it is for somebody, who is chosen on the board. */
export function isAimed({ at }: OptionInfo): boolean {
  return at.some(([kind]) => kind === 'seat');
}

/** What a click on a seat means now: `card` is the one that was picked up, -1 if none was. */
export function choicesAt(decision: DecisionInfo | null, seat: number, card: number): OptionInfo[] {
  return optionsAt(decision, ['seat', seat]).filter(({ at }) => at.every(([kind, number]) => kind !== 'card' || number === card));
}
