// What was said that weighs: an accusation, a call to burn, a sight of cards, a claim. It stays at the seat it is about for
// one round of the table.
import type { Said } from '../contract';
import type { Model } from './model';
import type { ThingStatement } from './types';

export interface Rumour {
  /** Who said it. */
  by: number;
  phrase: ThingStatement[0];
  text: string;
}

const ABOUT_OTHERS: readonly string[] = ['accuse', 'burn', 'saw', 'saw_clean'];
const ABOUT_ONESELF: readonly string[] = ['claim'];

/** The seat that a statement is about; -1 if it weighs nothing. */
export function concerns({ seat, statement }: Pick<Said, 'seat' | 'statement'>): number {
  const [phrase, about] = statement ?? [];
  if (ABOUT_OTHERS.includes(String(phrase))) return about as number;
  return ABOUT_ONESELF.includes(String(phrase)) ? seat : -1;
}

/** The latest that was said of this player in the last round; null if nothing was. */
export function rumourOf({ live, view }: Model, seat: number): Rumour | null {
  const found = live?.said.findLast((said) => concerns(said) === seat);
  if (!found || !live) return null;
  const turns = live.log.filter((line) => line.kind === 'turn_began' && line.at > found.at).length;
  const round = view.out.filter((out) => !out).length;
  return turns > round ? null : { by: found.seat, phrase: (found.statement as unknown as ThingStatement)[0], text: found.text };
}
