// What a player wants to know of each open card before a plan is made, in a line.
import { t } from '../../../words/words.svelte';
import type { CardAids } from '../types';

/** Aids say so where there is no such number. */
const CANNOT = -1;

export function chanceSaid({ odds }: CardAids): string {
  if (odds.dice === CANNOT) return t('board-chance-none');
  if (odds.dice === 0) return t('board-chance-sure');
  return odds.best > odds.chance ? t('board-chance-best', { number: odds.chance, best: odds.best }) : t('board-chance', { number: odds.chance });
}

export function distanceSaid({ distance }: CardAids): string {
  if (distance === CANNOT) return '';
  return distance === 0 ? t('board-distance-here') : t('board-distance', { number: distance });
}

export function noteOf(card: CardAids | undefined): string {
  return card ? [distanceSaid(card), chanceSaid(card)].filter(Boolean).join(' · ') : '';
}
