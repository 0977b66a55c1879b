// A roll in words: which results count, and what the one that came means. What it comes to is told: by the aids while it
// lasts, by the lines of the log afterwards.
import { has, t } from '../../../words/words.svelte';
import { DIE } from '../facts';
import { key } from '../names';
import type { RollAids, Rolling } from '../types';

/** How a roll stands. */
export type Thrown = Pick<RollAids, 'faces' | 'met' | 'result'>;
export const NOT_THROWN: Thrown = { faces: [], met: false, result: 0 };

/** The results that count, "6–8"; '' where the number itself is wanted. */
export function rangeSaid({ number, at_most }: Pick<Rolling, 'number' | 'at_most'>): string {
  if (number === 0) return '';
  const [low, high] = at_most ? [1, number] : [number, DIE];
  return low === high ? String(low) : `${low}–${high}`;
}

/** For the humans: a deep one that is hit is good, a person who is hit or something lost is bad. */
export type Tone = 'good' | 'bad' | 'plain';

export interface Verdict {
  tone: Tone;
  text: string;
}

/** What the result means; `atPerson`: somebody's figure is attacked, not a deep one. */
export function verdictOf({ why, number }: Pick<Rolling, 'why' | 'number'>, { met, result }: Thrown, atPerson: boolean): Verdict {
  if (number === 0) return { tone: 'plain', text: t('stage-roll-is', { number: result }) };
  if (why === 'attack')
    return { tone: met === atPerson ? 'bad' : 'good', text: t(met ? 'stage-roll-hit' : 'stage-roll-miss', { number: result }) };
  const loss = key('stage-roll-loss', why);
  if (has(loss)) return { tone: met ? 'bad' : 'good', text: t(met ? loss : 'stage-roll-no-loss', { number: result }) };
  return { tone: 'plain', text: t(met ? 'stage-roll-in' : 'stage-roll-out', { number: result }) };
}
