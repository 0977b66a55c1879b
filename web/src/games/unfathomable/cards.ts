// The cards that lines and options speak of.
import type { Line } from '../../wire/types';
import type { CardRef, Choice } from '../contract';

/** What can be enlarged, each with its number in the tables; a room goes by the number of its space. */
export type CardKind = 'skill' | 'item' | 'spell' | 'waypoint' | 'mythos' | 'damage' | 'character' | 'role' | 'title' | 'room';

export function cardsOf(_line: Line): CardRef[] {
  return [];
}

export function cardsOfChoice(_choice: Choice): CardRef[] {
  return [];
}
