// Which cards, tiles and tokens a log line speaks of, and which can be read in full.
import type { Line } from '../../wire/types';
import type { CardRef } from '../contract';
import { t } from '../../words/words.svelte';
import type { Content } from './content';
import { cardName, dieName, evidenceName, hareName, placeName, skillName, tileName, wantedName } from './names';

/** What can be enlarged, each by its number in views and options; a die by its face. */
export type CardKind = 'cryptid' | 'evidence' | 'skill' | 'tile' | 'contract' | 'request' | 'hare' | 'poacher' | 'place' | 'die';

/** More pictures than this tell less than the words. */
const FEW = 3;

const number = (value: unknown): value is number => typeof value === 'number' && value >= 0;
const many = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function refs(kind: CardKind, values: readonly unknown[]): CardRef[] {
  return [...new Set(values)].filter(number).map((value) => [kind, value] as const);
}

/** The fields of lines, by what they name. */
const FIELDS: readonly [field: string, kind: CardKind][] = [
  ['card', 'cryptid'],
  ['cards', 'cryptid'],
  ['kind', 'evidence'],
  ['kinds', 'evidence'],
  ['gave', 'evidence'],
  ['got', 'evidence'],
  ['skill', 'skill'],
  ['skills', 'skill'],
  ['tile', 'tile'],
  ['request', 'request'],
  ['token', 'hare'],
  ['face', 'die'],
];
/** Lines whose fields are called like others and name something else, or nothing that can be shown. */
const OTHERWISE: Readonly<Record<string, CardKind | null>> = {
  poacher_card: 'poacher',
  terrain_closed: null,
  card_marked: null,
  tokens_turned: null,
};

export function cardsOf({ kind, data }: Line): CardRef[] {
  const other = OTHERWISE[kind];
  if (other !== undefined) return other === null ? [] : refs(other, [data.card]);
  const found = FIELDS.flatMap(([field, of]) => refs(of, many(data[field])));
  return found.length > FEW ? found.filter(([of]) => of === 'cryptid') : found;
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
