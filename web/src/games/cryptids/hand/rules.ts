// The rules behind what can be read in full: those of its kind, and our rulings on this one card.
import type { CardRef } from '../../contract';
import type { CardKind } from '../cards';
import type { Content } from '../content';
import { ACTIVE, SKILLS, type About } from '../facts';

const BY_KIND: Readonly<Record<CardKind, readonly string[]>> = {
  cryptid: ['C4.1', 'C4.2', 'C4.3', 'C4.4', 'C10.1', 'C14.1'],
  evidence: ['C2.3', 'C9.1', 'C9.3', 'C28.2', 'C28.7'],
  skill: ['C18.2', 'C18.4'],
  tile: ['C31.5', 'C31.7', 'C14.9'],
  contract: ['C33.5', 'C33.6', 'C33.10'],
  request: ['C15.1', 'C15.2', 'C15.6', 'C33.4'],
  hare: ['C35.4', 'C35.5'],
  poacher: ['C37.5', 'C37.6', 'C37.9', 'C37.10', 'C38.1', 'C38.3', 'C38.4'],
  place: ['C7.1', 'C7.3'],
  die: ['C6.1', 'C24.1', 'C24.2'],
};

/** By when an ability works. */
const ABILITIES: Readonly<Record<string, readonly string[]>> = {
  found: ['C11.9'],
  failed: ['C12.13', 'C48.104'],
  relocated: ['C14.12', 'C15.8'],
  end: ['C33.11'],
  placement: ['C14.7'],
  request: ['C42.7', 'C42.8'],
  lasting: ['C4.7'],
};
/** Rulings, by the ids of the cards that they are about. */
const RULINGS: Readonly<Record<string, readonly string[]>> = {
  gulon: ['C42.1', 'C42.2'],
  korkodil: ['C42.3', 'C48.82', 'C48.106'],
  lagopus: ['C42.4', 'C42.5', 'C48.83', 'C48.106'],
  ziriddar: ['C42.4', 'C42.5', 'C48.83', 'C48.106'],
  tatzelwurm: ['C42.6', 'C48.105'],
  caladrius: ['C42.6', 'C48.105'],
  water_leaper: ['C42.7', 'C42.8', 'C48.81', 'C48.84'],
  bird_of_vergisson: ['C40.8'],
};
const SKILL_RULES: Readonly<Record<(typeof SKILLS)[number], readonly string[]>> = {
  ticket: ['C19.3', 'C20.7'],
  collect: ['C19.4'],
  track: ['C19.5'],
  luck: ['C19.7', 'C48.30'],
  second_chance: ['C19.8', 'C48.30'],
  relocate: ['C19.6'],
  range_1: ['C20.3'],
  range_2: ['C20.3'],
  split: ['C20.4', 'C20.5'],
  neighbour: ['C20.6'],
};
const HARE_RULES: Readonly<Record<string, readonly string[]>> = {
  hare: ['C35.8', 'C35.13'],
  coins: ['C35.9', 'C48.64'],
  evidence: ['C35.10', 'C48.64'],
  reroll: ['C35.11', 'C48.30'],
};
const DIE_RULES: Readonly<Record<string, readonly string[]>> = {
  coins: ['C24.4'],
  xp: ['C24.5'],
  restore: ['C24.6'],
  bonus_rumour: ['C24.7', 'C24.8'],
};
const CONTRACT_RULES: Readonly<Record<string, readonly string[]>> = {
  evidence: ['C33.7', 'C48.88'],
  habitat: ['C33.8'],
  kind: ['C33.9'],
  zone: ['C48.90'],
};

export function rulesOf(content: Content, [kind, number]: CardRef): string[] {
  const of = kind as CardKind;
  return [...BY_KIND[of], ...further(content, of, number as number)];
}

function further(content: Content, kind: CardKind, number: number): readonly string[] {
  switch (kind) {
    case 'cryptid': {
      const card = content.cards[number];
      return card ? [...(ABILITIES[card.when] ?? []), ...(RULINGS[card.id] ?? [])] : [];
    }
    case 'evidence':
      return number === content.evidencePrices.length - 1
        ? ['C24.9', 'C24.10']
        : number === content.evidencePrices.length - 2
          ? ['C9.4', 'C9.5']
          : [];
    case 'skill':
      return [...(number < ACTIVE.length ? ['C19.1', 'C19.2'] : ['C20.1']), ...(SKILL_RULES[SKILLS[number] ?? 'ticket'] ?? [])];
    case 'contract':
    case 'request':
      return CONTRACT_RULES[(kind === 'contract' ? content.contracts : content.requests)[number]?.sort ?? ''] ?? [];
    case 'hare':
      return HARE_RULES[content.hares[number]?.sort ?? ''] ?? [];
    case 'die':
      return DIE_RULES[content.die[number]?.sort ?? ''] ?? [];
    case 'place':
      return content.places[number]?.city ? ['C13.1'] : ['C8.1', 'C10.2'];
    default:
      return [];
  }
}

/** The file of a content pack in which its face stands. */
export const PACK_FILES: Readonly<Record<CardKind, NonNullable<About['reconstructed']>[number]>> = {
  cryptid: 'cryptids',
  evidence: 'evidence',
  skill: 'board',
  tile: 'terrain',
  contract: 'contracts',
  request: 'contracts',
  hare: 'wolpertinger',
  poacher: 'poacher',
  place: 'map',
  die: 'board',
};
