// Which of somebody's games are listed.
import type { PlayedTable } from '../wire/types';

export const WHICH = ['any', 'turn', 'playing', 'over'] as const;
export type Which = (typeof WHICH)[number];

export interface Filter {
  /** Empty: any. */
  game: string;
  which: Which;
  person: string;
}

export function isMyTurn({ table, seats, left }: PlayedTable): boolean {
  return !left && table.status === 'playing' && table.asked.some((seat) => seats.includes(seat));
}

/** The others who sat there, by name. */
export function others({ table, seats }: PlayedTable): string[] {
  return table.seats.filter((seat, at) => seat.name !== '' && !seats.includes(at)).map((seat) => seat.name);
}

export function fits(played: PlayedTable, { game, which, person }: Filter): boolean {
  if (game && played.table.game !== game) return false;
  if (person && !others(played).includes(person)) return false;
  if (which === 'turn') return isMyTurn(played);
  if (which === 'playing') return !played.left && played.table.status !== 'over';
  return which === 'any' || played.table.status === 'over';
}
