// What the cards that are picked now come to, by what the rules say of each: into a check with their signs, else by their values.
import type { Model } from '../model';
import type { PickAids } from '../types';

export interface Tally {
  number: number;
  sum: number;
  kind: PickAids['kind'];
}

/** What one card of the hand would count in the check under way; null: there is none that takes cards yet. */
export function signOf(model: Model, at: number): number | null {
  const { check } = model.view;
  if (!check || check.stage === 'settled') return null;
  return model.aids?.check?.counts[at] ?? null;
}

/** Null: no cards of the hand are picked now. */
export function tallyOf({ decision, picked, view, aids }: Model): Tally | null {
  if (!aids?.picks || !decision?.several || decision.sealed !== null) return null;
  const { kind, worth } = aids.picks;
  const worths = picked.map((choice) => worth[view.hand.indexOf(choice[1] as number)] ?? 0);
  return { number: picked.length, sum: worths.reduce((sum, each) => sum + each, 0), kind };
}
