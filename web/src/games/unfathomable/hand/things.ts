// A player's own belongings: a card of the hand, an item, an ability of the sheet, the feat, a title, a spell or another
// card that is kept, a loyalty card; and what can be done with them.
import type { OptionInfo } from '../../../wire/types';
import type { CardRef } from '../../contract';
import { optionsAt, reasonsAt } from '../../parts/pointing';
import { CHARACTERS, ITEMS, MYTHOS, SPELLS } from '../facts';
import type { Model } from '../model';
import { cardSaid, nameOf } from '../names';

/** As options name them; a kept card is a mythos card. */
export type ThingKind = 'card' | 'item' | 'ability' | 'feat' | 'title' | 'spell' | 'mythos' | 'role';

/** A belonging: its kind and its number in the tables. An ability and a feat go by the number of their character. */
export interface Thing {
  kind: ThingKind;
  number: number;
}

export const KEEPER = 1;

export function same(one: Thing, other: Thing): boolean {
  return one.kind === other.kind && one.number === other.number;
}

/** What can be done with a thing now, each once although several copies may be offered. */
export function usesOf(model: Model, { kind, number }: Thing): OptionInfo[] {
  const { decision } = model;
  if (!decision || decision.sealed !== null) return [];
  return optionsAt(decision, [kind, number]).filter(({ choice }) => model.can(choice));
}

/** Whether a choice belongs to something of the player's own: what is played, paid or used for it. */
export function isOwn({ view }: Model, option: OptionInfo): boolean {
  const me = view.players[view.seat];
  if (!me) return false;
  const own: Record<ThingKind, (number: number) => boolean> = {
    card: (card) => view.hand.includes(card),
    item: (item) => me.items.includes(item),
    ability: (character) => me.character === character,
    feat: (character) => me.character === character,
    title: (title) => view.titles[title] === view.seat,
    spell: (spell) => me.spells.includes(spell),
    mythos: (card) => me.keeps.includes(card),
    role: (role) => me.roles.includes(role),
  };
  return option.at.some(([kind, number]) => own[kind as ThingKind]?.(number as number) ?? false);
}

/** Why nothing can be done with it, in the words of the server; '' if it says nothing. */
export function whyNot({ decision }: Model, { kind, number }: Thing): string {
  return reasonsAt(decision, [kind, number]).join(' ');
}

export function nameOfThing({ kind, number }: Thing): string {
  switch (kind) {
    case 'card':
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
    case 'mythos':
      return nameOf('mythos', MYTHOS[number]?.id ?? '');
    case 'role':
      return nameOf('role', (['human', 'hybrid', 'cultist'] as const)[number] ?? '');
  }
}

/** What shows it in full. */
export function refOf({ kind, number }: Thing): CardRef {
  return [kind === 'ability' || kind === 'feat' ? 'character' : kind, number];
}
