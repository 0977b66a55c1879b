// Cards by their numbers: what is printed on them, and how a hand is sorted.
import { ALLIES, LOCATIONS, LORDS, RACES, type Ally, type Location, type Lord, type Race } from './facts';
import type { AbyssAids, Options } from './types';

export function lordOf(number: number): Lord {
  return found(LORDS[number], 'Lord', number);
}

export function allyOf(kind: number): Ally {
  return found(ALLIES[kind], 'Ally', kind);
}

export function locationOf(number: number): Location {
  return found(LOCATIONS[number], 'location', number);
}

function found<T>(thing: T | undefined, what: string, number: number): T {
  if (thing === undefined) throw new Error(`There is no ${what} with the number ${number}.`);
  return thing;
}

export function raceOf(number: number): Race {
  return found(RACES[number], 'race', number);
}

/** Keys as this table plays them; without aids those that are printed. */
export function keysOn(lord: number, aids: AbyssAids | null | undefined): number {
  return aids?.lord_keys[lord] ?? lordOf(lord).keys;
}

/** Lords whose card reads otherwise while a table option is on. */
const TEXT_UNDER_OPTION: Record<string, keyof Options> = {
  recruiter: 'recruiter_plus_two',
  assassin: 'turned_lords_count',
  master_of_magic: 'master_chooses',
  traitor: 'others_only',
  schemer: 'others_only',
};

export function lordTextId(lord: Lord, options: Options | null): string {
  const option = TEXT_UNDER_OPTION[lord.id];
  return option && options?.[option] ? `lord-${lord.id}-text-${option}` : `lord-${lord.id}-text`;
}

/** The line on the card; only two of the options change it. */
export function effectId(lord: Lord, options: Options | null): string {
  if (lord.id === 'recruiter' && options?.recruiter_plus_two) return 'abyss-effect-recruiter-plus-two';
  if (lord.id === 'master_of_magic' && options?.master_chooses) return 'abyss-effect-master_of_magic-chooses';
  return `abyss-effect-${lord.id}`;
}

export interface HandCard {
  kind: number;
  /** Which copy of the kind it is, from 0. */
  copy: number;
  /** How many copies of the kind there are. */
  copies: number;
}

export interface HandGroup {
  race: number;
  cards: HandCard[];
  total: number;
}

/** A hand by race, each from low to high; races without a card are left out. */
export function groups(hand: readonly number[]): HandGroup[] {
  const byRace = RACES.map((_, race): HandGroup => ({ race, cards: [], total: 0 }));
  const copies = new Map<number, number>();
  for (const kind of hand) copies.set(kind, (copies.get(kind) ?? 0) + 1);
  const seen = new Map<number, number>();
  for (const kind of [...hand].sort((a, b) => a - b)) {
    const ally = allyOf(kind);
    const group = byRace[RACES.indexOf(ally.race)];
    const copy = seen.get(kind) ?? 0;
    seen.set(kind, copy + 1);
    group?.cards.push({ kind, copy, copies: copies.get(kind) ?? 1 });
    if (group) group.total += ally.value;
  }
  return byRace.filter((group) => group.cards.length > 0);
}
