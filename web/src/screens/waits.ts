// What a table that is not dealt yet still waits for.
import type { SeatInfo } from '../wire/types';

export type Waits =
  { what: 'seats'; number: number } | { what: 'you' } | { what: 'ready'; names: string[]; you: boolean } | { what: 'nothing' };

/** Free seats come first; then whoever is not ready, ourselves last. */
export function waitsFor(seats: readonly SeatInfo[], mine: readonly number[], nameOf: (seat: number) => string): Waits {
  const open = seats.filter((seat) => seat.state === 'open').length;
  if (open > 0) return { what: 'seats', number: open };
  const late = seats.flatMap((seat, number) => (seat.ready || seat.state === 'bot' ? [] : [number]));
  if (late.length === 0) return { what: 'nothing' };
  const others = late.filter((number) => !mine.includes(number));
  return others.length === 0 ? { what: 'you' } : { what: 'ready', names: others.map(nameOf), you: others.length < late.length };
}
