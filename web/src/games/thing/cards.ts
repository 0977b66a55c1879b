// The cards of The Thing by their kind, and the cards that lines and options speak of.
import { has, t } from '../../words/words.svelte';
import type { Line } from '../../wire/types';
import type { CardRef, Choice } from '../contract';
import { IDS, KINDS, ROLES, type CardId, type Category } from './facts';

export { IDS, ROLES } from './facts';
export type { CardId, Category } from './facts';

export type Role = (typeof ROLES)[number];

/** The role of this number, or null where it is not known. */
export function roleOf(number: number | undefined): Role | null {
  return ROLES[number ?? -1] ?? null;
}

export function idOf(kind: number): CardId {
  const id = IDS[kind];
  if (!id) throw new Error(`There is no card ${kind}.`);
  return id;
}

export function categoryOf(kind: number): Category {
  return KINDS[kind]?.category ?? 'infection';
}

export function cardName(kind: number): string {
  return t(`card-${idOf(kind)}`);
}

/** The text of a card as it is played at this table: a table option may change it. */
export function cardText(kind: number, options: Readonly<Record<string, unknown>>): string {
  const id = `card-${idOf(kind)}-text`;
  const changed = Object.keys(options).find((name) => options[name] === true && has(`${id}-${name}`));
  return t(changed ? `${id}-${changed}` : id);
}

/** What it does, short enough to stand on the card. */
export function cardEffect(kind: number): string {
  return t(`thing-effect-${idOf(kind)}`);
}

function refs(kinds: readonly unknown[]): CardRef[] {
  return kinds.filter((kind): kind is number => typeof kind === 'number' && IDS[kind] !== undefined).map((kind) => ['card', kind] as const);
}

/** The cards of a line, each once: what was named, given, got or shown. */
export function cardsOf(line: Line): CardRef[] {
  const { card, cards, gave, got } = line.data;
  const named = [card, gave, got, ...(Array.isArray(cards) ? (cards as unknown[]) : [])];
  return refs([...new Set(named)]);
}

const CARD_VERBS = new Set(['discard', 'play', 'keep', 'offer', 'give', 'defend', 'swap']);

export function cardsOfChoice(choice: Choice): CardRef[] {
  return CARD_VERBS.has(choice[0] as string) ? refs([choice[1]]) : [];
}
