// How far the picked Allies go towards the price of a Lord. Whether they are enough is the server's word.
import type { Choice } from '../contract';
import { allyOf, raceOf } from './cards';
import type { AbyssChoice, PaymentTerms } from './types';

export interface Tally {
  value: number;
  races: number;
  hasMust: boolean;
  /** Pearls that would have to fill the gap. */
  missing: number;
}

export function tallyOf(terms: PaymentTerms, picked: readonly Choice[]): Tally {
  const allies = (picked as readonly AbyssChoice[]).flatMap(([verb, kind]) => (verb === 'ally' ? [allyOf(kind)] : []));
  const value = allies.reduce((sum, ally) => sum + ally.value, 0);
  const races = new Set(allies.map((ally) => ally.race));
  return {
    value,
    races: races.size,
    hasMust: terms.must >= 0 && races.has(raceOf(terms.must)),
    missing: Math.max(0, terms.price - value),
  };
}
