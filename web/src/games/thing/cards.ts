// The cards of The Thing by their kind.
import { has, t } from '../../words/words.svelte';
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
