// How a player's skills and finds stand, as everybody can see it.
import type { CardRef } from '../../contract';
import { ACTIVE } from '../facts';
import type { PlayerView } from '../types';

export type SkillState = 'ready' | 'used' | 'lasting' | 'unlearned';

export const inMask = (mask: number, at: number): boolean => ((mask >> at) & 1) === 1;

export function stateOf({ skills, ready }: Pick<PlayerView, 'skills' | 'ready'>, skill: number): SkillState {
  if (!inMask(skills, skill)) return 'unlearned';
  if (skill >= ACTIVE.length) return 'lasting';
  return inMask(ready, skill) ? 'ready' : 'used';
}

/** Where a cryptid that was found is now: with its finder, in the reserve, or given away for a request. */
export type Stay = 'waiting' | 'settled' | 'granted';

export function stayOf({ waiting, granted }: Pick<PlayerView, 'waiting' | 'granted'>, card: number): Stay {
  if (waiting.includes(card)) return 'waiting';
  return granted.some(({ cards }) => cards.includes(card)) ? 'granted' : 'settled';
}

/** What a place of the player board shows in full. */
export function refAt(anchor: string): CardRef | null {
  const [sort = '', number = ''] = anchor.split(':');
  const kind = { evidence: 'evidence', tile: 'tile', cryptid: 'cryptid' }[sort];
  return kind ? [kind, Number(number)] : null;
}
