// Several players on one device: whose eyes are open now, and to whom the device has to go next.
import type { Update } from '../../wire/types';
import { askedSeats, common, wanted } from '../seats/seats';

/** Until the page is left. A fresh page begins behind the curtain. */
const unveiled = new Map<string, number>();
const answered = new Map<string, number>();

export function unveil(table: string, seat: number): void {
  unveiled.set(table, seat);
}

/** For tests: a page that has just been opened. */
export function forget(): void {
  unveiled.clear();
  answered.clear();
}

/**
 * The seat to hand the device to, or null if the viewer may look. `update` is that of the seat at the table now.
 *
 * A joint question goes to several seats at once and does not tell who has answered; so each seat's own answer is
 * remembered here, and the device does not wander in circles.
 */
export function next(table: string, mine: readonly number[], update: Update): number | null {
  if (mine.length < 2 || !update.play || update.play.result) return null;
  const { view, decision } = update.play;
  const { question } = common(view);
  if (decision?.sealed) answered.set(`${table} ${update.seat}`, question);
  else answered.delete(`${table} ${update.seat}`);
  const others = askedSeats(view).filter(
    (seat) =>
      seat !== update.seat &&
      mine.includes(seat) &&
      update.table.seats[seat]?.state === 'present' &&
      answered.get(`${table} ${seat}`) !== question,
  );
  if (!wanted(update) && others.length > 0) return others[0]!;
  return unveiled.get(table) === update.seat ? null : update.seat;
}
