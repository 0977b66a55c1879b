// What of a player's own belongings an offered choice belongs to: a card of the hand, an item, an ability of the sheet,
// the feat, a title, a spell or another card that is kept, a loyalty card.
import type { OptionInfo } from '../../../wire/types';
import type { CardRef, Choice } from '../../contract';
import { CHARACTERS, ITEMS, MYTHOS, SPACES, SPELLS } from '../facts';
import type { Model } from '../model';
import { cardSaid, nameOf } from '../names';

export type ThingKind = 'skill' | 'item' | 'ability' | 'feat' | 'title' | 'spell' | 'kept' | 'role';

/** A belonging: its kind and its number in the tables. An ability and a feat go by the number of their character. */
export interface Thing {
  kind: ThingKind;
  number: number;
}

export const KEEPER = 1;

const item = (id: string): Thing => ({ kind: 'item', number: ITEMS.findIndex((each) => each.id === id) });
const kept = (id: string): Thing => ({ kind: 'kept', number: MYTHOS.findIndex((each) => each.id === id) });
const space = (id: (typeof SPACES)[number]): number => SPACES.indexOf(id);

/** Verbs whose first part is a card of the hand. */
const CARD_FIRST = new Set(['play', 'add', 'discard', 'almanac', 'experienced', 'fortunate_son', 'healing_words', 'first_oath_of_dagon']);
/** Verbs whose first part is an item of one's own. */
const ITEM_FIRST = new Set(['item', 'give', 'remove', 'keep', 'activate', 'quick_draw']);
/** Verbs that stand for one thing. */
const ALWAYS: Readonly<Record<string, Thing>> = {
  almanac: item('almanac'),
  lucky_ring: item('lucky_ring'),
  pocket_pistol: item('pocket_pistol'),
  starbuck: item('starbuck'),
  pharmacy_food: item('travel_pharmacy'),
  pharmacy_item: item('travel_pharmacy'),
  shrivelling: item('elder_sign_amulet'),
  lesser_banishment: item('elder_sign_amulet'),
  keeper: { kind: 'title', number: KEEPER },
  revelation: { kind: 'spell', number: SPELLS.indexOf('revelation_of_script') },
  sacrifice_deep_one: kept('sacrifice_deep_one'),
  memory_of_the_deep: kept('memory_of_the_deep'),
  barricade: kept('barricade_the_hatches'),
};

/** All that a choice belongs to: an ability that costs a card belongs to both. Nothing for what is aimed at the board. */
export function thingsOf(choice: Choice): Thing[] {
  const [verb, first, second, third] = choice as [string, ...unknown[]];
  const found: Thing[] = [];
  if (CARD_FIRST.has(verb) && typeof first === 'number') found.push({ kind: 'skill', number: first });
  if (ITEM_FIRST.has(verb) && typeof first === 'number') found.push({ kind: 'item', number: first });
  if (verb === 'reveal') found.push({ kind: 'role', number: first as number });
  if (verb === 'room' && first === space('boiler_room') && typeof second === 'number') found.push({ kind: 'skill', number: second });
  if (verb === 'room' && first === space('chapel') && typeof third === 'number') found.push({ kind: 'skill', number: third });
  const always = ALWAYS[verb];
  if (always) found.push(always);
  const ability = CHARACTERS.findIndex((each) => each.ability === verb);
  if (ability >= 0) found.push({ kind: 'ability', number: ability });
  const feat = CHARACTERS.findIndex((each) => each.feat === verb);
  if (feat >= 0) found.push({ kind: 'feat', number: feat });
  return found;
}

export function same(one: Thing, other: Thing): boolean {
  return one.kind === other.kind && one.number === other.number;
}

/** What can be done with a thing now, each once although several copies may be offered. */
export function usesOf(model: Model, thing: Thing): OptionInfo[] {
  const { decision } = model;
  if (!decision || decision.answered !== null) return [];
  const mine = decision.options.filter(({ choice }) => thingsOf(choice).some((each) => same(each, thing)));
  const once = new Map(mine.map((option) => [JSON.stringify(option.choice), option]));
  return [...once.values()].filter(({ choice }) => model.can(choice));
}

/** Why nothing can be done with it, in the words of the server; '' if it says nothing. */
export function whyNot(model: Model, { kind, number }: Thing): string {
  const character = CHARACTERS[number];
  const targets: Record<ThingKind, Choice[]> = {
    skill: [['play', number]],
    item: [['item', number]],
    ability: [[character?.ability]],
    feat: [[character?.feat]],
    title: number === KEEPER ? [['keeper']] : [],
    spell: [],
    kept: [[MYTHOS[number]?.id === 'barricade_the_hatches' ? 'barricade' : MYTHOS[number]?.id]],
    role: [],
  };
  return targets[kind].map((target) => model.why(target)).find(Boolean) ?? '';
}

export function nameOfThing({ kind, number }: Thing): string {
  switch (kind) {
    case 'skill':
      return cardSaid(number);
    case 'item':
      return nameOf('item', ITEMS[number]?.id ?? '');
    case 'ability':
      return nameOf('ability', CHARACTERS[number]?.ability ?? '');
    case 'feat':
      return nameOf('ability', CHARACTERS[number]?.feat ?? '');
    case 'title':
      return nameOf('title', number === KEEPER ? 'keeper' : 'captain');
    case 'spell':
      return nameOf('spell', SPELLS[number] ?? '');
    case 'kept':
      return nameOf('mythos', MYTHOS[number]?.id ?? '');
    case 'role':
      return nameOf('role', (['human', 'hybrid', 'cultist'] as const)[number] ?? '');
  }
}

/** What shows it in full. */
export function refOf({ kind, number }: Thing): CardRef {
  if (kind === 'ability' || kind === 'feat') return ['character', number];
  return [kind === 'kept' ? 'mythos' : kind, number];
}
