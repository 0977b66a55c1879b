// The cards that lines of the log speak of, and which things have a small picture.
import type { Line } from '../../wire/types';
import type { CardRef } from '../contract';
import { ABILITIES, CHARACTERS, DAMAGE, ITEMS, MYTHOS, ROLES, SPELLS, WAYPOINTS } from './facts';

/** What can be enlarged, each with its number in the tables; a room goes by the number of its space. */
export type CardKind = 'card' | 'item' | 'spell' | 'waypoint' | 'mythos' | 'damage' | 'character' | 'role' | 'title' | 'room';

const TABLES: Partial<Record<CardKind, readonly unknown[]>> = {
  card: ABILITIES,
  item: ITEMS,
  spell: SPELLS,
  waypoint: WAYPOINTS,
  mythos: MYTHOS,
  damage: DAMAGE,
  character: CHARACTERS,
  role: ROLES,
};

function refs(kind: CardKind, numbers: readonly unknown[]): CardRef[] {
  const table = TABLES[kind] ?? [];
  return [...new Set(numbers)]
    .filter((number): number is number => typeof number === 'number' && table[number] !== undefined)
    .map((number) => [kind, number] as const);
}

/** What the field `card` of a line is, by the kind of the line; of others it is a skill card. */
const CARD_FIELDS: Record<string, CardKind> = {
  kept: 'mythos',
  kept_card_left: 'mythos',
  mythos_drawn: 'mythos',
  mythos_skipped: 'mythos',
  crisis_chosen: 'mythos',
  check_began: 'mythos',
  damage_drawn: 'damage',
  damaged: 'damage',
  repaired: 'damage',
  waypoint_laid: 'waypoint',
  waypoint_lost: 'waypoint',
};
/** Cards that somebody looked at, by the deck that they are in. */
const LOOKED: Record<string, CardKind> = { mythos: 'mythos', waypoint: 'waypoint', spell: 'spell', item: 'item' };
/** Sentences name a skill card by its ability; what they say of its text is in its picture. */
const FIELDS: readonly [field: string, kind: CardKind][] = [
  ['item', 'item'],
  ['spell', 'spell'],
  ['character', 'character'],
  ['weapon', 'item'],
  ['role', 'role'],
  ['roles', 'role'],
];

/** What lies under the own cover is not shown beside it. */
const COVERED: ReadonlySet<string> = new Set(['role_dealt', 'roles_passed']);

/** The cards of a line, each once. */
export function cardsOf({ kind, data }: Line): CardRef[] {
  const { card, cards, deck } = data;
  const many = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
  return [
    ...refs(CARD_FIELDS[kind] ?? 'card', [card]),
    ...refs(LOOKED[deck as string] ?? 'card', many(cards)),
    ...(COVERED.has(kind) ? [] : FIELDS.flatMap(([field, of]) => refs(of, many(data[field])))),
    ...(kind === 'action' ? refs(actionCard(data.verb), [data.subject]) : []),
  ];
}

function actionCard(verb: unknown): CardKind {
  return verb === 'item' || verb === 'quick_draw' ? 'item' : verb === 'play' || verb === 'first_oath_of_dagon' ? 'card' : 'title';
}

/** What options speak of is shown with a small picture, if it is one of these. */
export const PICTURED: readonly CardKind[] = ['card', 'item', 'spell', 'waypoint', 'mythos', 'character', 'role'];
