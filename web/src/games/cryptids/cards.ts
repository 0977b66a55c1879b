// Of which cards, tiles and tokens a log line shows pictures, and what they are called.
import type { Line } from '../../wire/types';
import type { CardRef } from '../contract';
import { named } from '../parts/pointing';
import { t } from '../../words/words.svelte';
import type { Content } from './content';
import { cardName, dieName, evidenceName, hareName, placeName, skillName, tileName, wantedName } from './names';

/** What can be enlarged, each by its number in views and options; a die by its face. */
export type CardKind = 'cryptid' | 'evidence' | 'skill' | 'tile' | 'contract' | 'request' | 'hare' | 'poacher' | 'place' | 'die';

/** Of these there are pictures beside options and log lines that name them. */
export const PICTURED: readonly CardKind[] = ['cryptid', 'evidence', 'skill', 'tile', 'request', 'hare', 'die', 'poacher'];

/** More pictures than this tell less than the words. */
const FEW = 3;

export function cardsOf(line: Pick<Line, 'names'>): CardRef[] {
  const found = named(line, PICTURED);
  return found.length > FEW ? found.filter(([kind]) => kind === 'cryptid') : found;
}

/** What it is called. */
export function refName(content: Content, [kind, value]: CardRef): string {
  const at = value as number;
  switch (kind as CardKind) {
    case 'cryptid':
      return cardName(content, at);
    case 'evidence':
      return evidenceName(at);
    case 'skill':
      return skillName(at);
    case 'tile':
      return tileName(content, at);
    case 'contract':
    case 'request': {
      const wanted = (kind === 'contract' ? content.contracts : content.requests)[at];
      return wanted ? wantedName(wanted) : '';
    }
    case 'hare': {
      const face = content.hares[at];
      return face ? hareName(face) : t('board-hare-here');
    }
    case 'die': {
      const face = content.die[at];
      return face ? dieName(face) : '';
    }
    case 'place':
      return placeName(content, at);
    case 'poacher':
      return t('board-poacher');
  }
}
