// The cards of The Thing by their kind.
import { has, t } from '../../words/words.svelte';
import { KINDS, ROLES, type CardId, type Category, type Role } from './facts';

export { ROLES } from './facts';
export type { CardId, Category, Role } from './facts';

/** By the numbers of the kinds. */
export const IDS: readonly CardId[] = KINDS.map(({ id }) => id);

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
