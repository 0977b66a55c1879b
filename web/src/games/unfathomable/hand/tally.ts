// What the cards that are picked now come to: into a check with their signs, else by their values.
import type { DecisionKind } from '../facts';
import { verbOf, type Model } from '../model';
import { valueOf } from '../names';

export interface Tally {
  number: number;
  sum: number;
  /** "check": with signs, by its criteria; "value": cards that pay; "number": how many is all that counts. */
  kind: 'check' | 'value' | 'number';
}

/** Questions that are paid by the worth of the cards. */
const PAID: ReadonlySet<string> = new Set<DecisionKind>(['repair.pay', 'brig.pay']);

/** What one card of the hand would count in the check under way; null: there is none that takes cards yet. */
export function signOf(model: Model, at: number): number | null {
  const { check } = model.view;
  if (!check || check.stage === 'settled') return null;
  return model.aids?.check?.counts[at] ?? null;
}

/** Null: no cards of the hand are picked now. */
export function tallyOf(model: Model): Tally | null {
  const { decision, picked, view } = model;
  if (!decision?.several || decision.sealed !== null) return null;
  const [option] = decision.options;
  const verb = option && verbOf(option.choice);
  if (verb !== 'add' && verb !== 'discard') return null;
  const cards = picked.map((choice) => choice[1] as number);
  const worth = (card: number): number => (verb === 'add' ? (signOf(model, view.hand.indexOf(card)) ?? 0) : valueOf(card));
  return {
    number: cards.length,
    sum: cards.reduce((sum, card) => sum + worth(card), 0),
    kind: verb === 'add' ? 'check' : PAID.has(decision.kind) ? 'value' : 'number',
  };
}
