// What a player wants to know of each open card before a plan is made, in a line.
import { t } from '../../../words/words.svelte';
import type { Choice } from '../../contract';
import type { Model } from '../model';
import type { CardAids, CryptidsChoice } from '../types';

/** How far a card is and how likely to be found, in per cent; CANNOT where there is no such number. */
export interface Note {
  steps: number;
  chance: number;
  /** Both in words. */
  said: string;
}

/** Aids say so where there is no such number. */
const CANNOT = -1;

export function chanceSaid({ odds }: CardAids): string {
  if (odds.dice === CANNOT) return t('board-chance-none');
  if (odds.dice === 0) return t('board-chance-sure');
  return odds.best > odds.chance
    ? t('board-chance-best', { number: odds.chance, best: odds.best })
    : t('board-chance', { number: odds.chance });
}

export function distanceSaid({ distance }: CardAids): string {
  if (distance === CANNOT) return '';
  return distance === 0 ? t('board-distance-here') : t('board-distance', { number: distance });
}

export function noteOf(card: CardAids): Note {
  return {
    steps: card.distance,
    chance: card.odds.dice === CANNOT ? CANNOT : card.odds.best,
    said: [distanceSaid(card), chanceSaid(card)].filter(Boolean).join('; '),
  };
}

/** What the button says of an attempt: how likely it is to find the cryptid. */
export function condition(choice: Choice, { aids }: Pick<Model, 'aids'>): string {
  const [verb, ...rest] = choice as CryptidsChoice;
  const card = verb === 'track' ? aids?.cards[rest.at(-1) as number] : undefined;
  return card ? chanceSaid(card) : '';
}
