// The cards of The Thing by their kind, and the cards that lines and options speak of.
import { has, t } from '../../words/words.svelte';
import type { Line } from '../../wire/types';
import type { CardRef, Choice } from '../contract';

/** In the order of the engine's kinds. */
export const IDS = [
  'the_thing',
  'infected',
  'flamethrower',
  'analysis',
  'axe',
  'suspicion',
  'whisky',
  'persistence',
  'watch_your_back',
  'change_places',
  'better_run',
  'seduction',
  'fear',
  'fine_here',
  'no_thanks',
  'missed',
  'no_barbecue',
  'quarantine',
  'barred_door',
  'old_ropes',
  'one_two',
  'three_four',
  'party',
  'get_out',
  'forgetful',
  'chain_reaction',
  'be_friends',
  'blind_date',
  'oops',
  'between_us',
  'confession',
] as const;

export type CardId = (typeof IDS)[number];
export type Category = 'infection' | 'action' | 'defence' | 'obstacle' | 'panic';

const FIRST: readonly (readonly [first: number, category: Category])[] = [
  [IDS.indexOf('old_ropes'), 'panic'],
  [IDS.indexOf('quarantine'), 'obstacle'],
  [IDS.indexOf('fear'), 'defence'],
  [IDS.indexOf('flamethrower'), 'action'],
  [0, 'infection'],
];

export const FLAMETHROWER = IDS.indexOf('flamethrower');
export const QUARANTINE = IDS.indexOf('quarantine');

export const ROLES = ['human', 'infected', 'thing'] as const;
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
  return FIRST.find(([first]) => kind >= first)?.[1] ?? 'infection';
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

/** Equal cards side by side, each with the number of its copy, so that lists can tell them apart. */
export function copies(kinds: readonly number[]): { kind: number; copy: number; last: number }[] {
  return kinds.map((kind, at) => {
    const copy = kinds.slice(0, at).filter((other) => other === kind).length;
    return { kind, copy, last: kinds.filter((other) => other === kind).length - 1 };
  });
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
