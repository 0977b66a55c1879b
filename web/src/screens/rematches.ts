// At which rematches of our old tables a seat is still kept for us.
import type { Listed } from '../wire/types';

export interface Call {
  old: Listed;
  next: Listed;
  /** The name under which the seat is kept. */
  name: string;
}

export function keptSeats(over: readonly Listed[], following: readonly Listed[], seatsAt: ReadonlyMap<string, readonly number[]>): Call[] {
  return over.flatMap((old) => {
    const next = following.find((table) => table.id === old.rematch && table.status === 'waiting');
    const own = seatsAt.get(old.id)?.map((seat) => old.seats[seat]?.name) ?? [];
    const kept = next?.seats.find((seat) => seat.state === 'held' && own.includes(seat.name));
    return next && kept ? [{ old, next, name: kept.name }] : [];
  });
}
