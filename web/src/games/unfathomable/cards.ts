// The cards that lines of the log and options speak of.
import type { Line } from '../../wire/types';
import type { CardRef, Choice } from '../contract';
import { ABILITIES, CHARACTERS, DAMAGE, ITEMS, MYTHOS, ROLES, SPELLS, WAYPOINTS } from './facts';

/** What can be enlarged, each with its number in the tables; a room goes by the number of its space. */
export type CardKind = 'skill' | 'item' | 'spell' | 'waypoint' | 'mythos' | 'damage' | 'character' | 'role' | 'title' | 'room';

const TABLES: Partial<Record<CardKind, readonly unknown[]>> = {
  skill: ABILITIES, item: ITEMS, spell: SPELLS, waypoint: WAYPOINTS, mythos: MYTHOS, damage: DAMAGE, character: CHARACTERS, role: ROLES,
};

function refs(kind: CardKind, numbers: readonly unknown[]): CardRef[] {
  const table = TABLES[kind] ?? [];
  return [...new Set(numbers)].filter((number): number is number => typeof number === 'number' && table[number] !== undefined).map((number) => [kind, number] as const);
}

/** What the field `card` of a line is, by the kind of the line; of others it is a skill card. */
const CARD_FIELDS: Record<string, CardKind> = {
  kept: 'mythos', kept_card_left: 'mythos', mythos_drawn: 'mythos', mythos_skipped: 'mythos', crisis_chosen: 'mythos', check_began: 'mythos',
  damage_drawn: 'damage', damaged: 'damage', repaired: 'damage', waypoint_laid: 'waypoint', waypoint_lost: 'waypoint',
};
/** Cards that somebody looked at, by the deck that they are in. */
const LOOKED: Record<string, CardKind> = { mythos: 'mythos', waypoint: 'waypoint', spell: 'spell', item: 'item' };
/** Sentences name a skill card by its ability; what they say of its text is in its picture. */
const FIELDS: readonly [field: string, kind: CardKind][] = [['item', 'item'], ['spell', 'spell'], ['character', 'character'], ['weapon', 'item'], ['role', 'role'], ['roles', 'role']];

/** What lies under the own cover is not shown beside it. */
const COVERED: ReadonlySet<string> = new Set(['role_dealt', 'roles_passed']);

/** The cards of a line, each once. */
export function cardsOf({ kind, data }: Line): CardRef[] {
  const { card, cards, deck } = data;
  const many = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
  return [
    ...refs(CARD_FIELDS[kind] ?? 'skill', [card]),
    ...refs(LOOKED[deck as string] ?? 'skill', many(cards)),
    ...(COVERED.has(kind) ? [] : FIELDS.flatMap(([field, of]) => refs(of, many(data[field])))),
    ...(kind === 'action' ? refs(actionCard(data.verb), [data.subject]) : []),
  ];
}

function actionCard(verb: unknown): CardKind {
  return verb === 'item' || verb === 'quick_draw' ? 'item' : verb === 'play' || verb === 'first_oath_of_dagon' ? 'skill' : 'title';
}

/** What the first number behind a verb is. */
const CHOICE_CARDS: Record<string, CardKind> = {
  add: 'skill', almanac: 'skill', discard: 'skill', experienced: 'skill', first_oath_of_dagon: 'skill', fortunate_son: 'skill', healing_words: 'skill', play: 'skill',
  give: 'item', item: 'item', keep: 'item', quick_draw: 'item', remove: 'item', take: 'item', cast: 'spell', waypoint: 'waypoint', mythos: 'mythos', character: 'character', reveal: 'role',
};

export function cardsOfChoice(choice: Choice): CardRef[] {
  const [verb, ...parts] = choice as [string, ...unknown[]];
  // Out of somebody's hands, behind that seat.
  if (verb === 'steal') return refs('item', [parts[1]]);
  // In the Chapel and in the Boiler Room a card is paid.
  if (verb === 'room') return refs('skill', parts[1] === 'on' ? [parts[2]] : parts[0] === BOILER_ROOM ? [parts[1]] : []);
  const kind = CHOICE_CARDS[verb];
  return kind ? refs(kind, [parts[0]]) : [];
}

const BOILER_ROOM = 21;

/** The card that a choice takes out of a deck or out of several, while its question is open. */
export function cardToTake(choice: Choice, kind: string): CardRef | null {
  const [verb, first, card] = choice as [string, unknown?, unknown?];
  if (first === undefined) return null;
  // On top of its deck or under it: the deck comes before the card.
  if (verb === 'top' || verb === 'under') return refs(LOOKED[first as string] ?? 'skill', [card])[0] ?? null;
  if (verb === 'activate' && kind === 'improvement.choose') return refs('item', [first])[0] ?? null;
  return TAKEN.has(verb) ? (cardsOfChoice(choice)[0] ?? null) : null;
}

const TAKEN = new Set(['take', 'keep', 'remove', 'cast', 'waypoint', 'mythos', 'character']);

/** The verbs whose cards are known here. */
export const cardVerbs = (): string[] => [...Object.keys(CHOICE_CARDS), ...TAKEN, 'top', 'under', 'activate', 'room', 'steal'];
