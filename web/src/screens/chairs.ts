// The seats of a table that is changed before the deal: who stays where, and where bots shall sit.
import type { ChairInfo, SeatInfo } from '../wire/types';

export interface Chair {
  /** Which seat it was, or -1 for a new one. */
  was: number;
  /** Whoever sits there or is expected, '' for nobody. */
  name: string;
  /** The bot that sits there, '' for none. */
  bot: string;
}

export const isTaken = (chair: Chair) => chair.name !== '';

export function chairsOf(seats: readonly SeatInfo[]): Chair[] {
  return seats.map((seat, was) => (seat.state === 'bot' ? { was, name: '', bot: seat.bot } : { was, name: seat.name, bot: '' }));
}

/** With one of them moved up or down by one place. */
export function moved(chairs: readonly Chair[], from: number, to: number): Chair[] {
  const found = [...chairs];
  const [chair] = found.splice(from, 1);
  if (chair) found.splice(to, 0, chair);
  return found;
}

export const wanted = (chairs: readonly Chair[]): ChairInfo[] =>
  chairs.map((chair) => ({ was: isTaken(chair) ? chair.was : -1, bot: chair.bot || null }));
