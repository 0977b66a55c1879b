// Being ready: for the seat whose line is open, and for the other seats that people hold on the same device.
import { TableSession } from '../wire/session.svelte';
import { language } from '../words/words.svelte';

const tables = new Set<string>();

/** A table was just made with nobody to wait for: its seats are ready as soon as the line is open. */
export const startSoon = (table: string): void => void tables.add(table);

/** Whether the table shall start; it is asked once. */
export const startsNow = (table: string): boolean => tables.delete(table);

const coming = new Set<string>();

/** Somebody came along to a rematch: who wants to play is ready there. */
export const readySoon = (table: string): void => void coming.add(table);

/** Whether we are ready there as soon as the line is open; it is asked once. */
export const readyNow = (table: string): boolean => coming.delete(table);

/** Opens a line for another seat of ours, just long enough for one wish. */
function briefly(table: string, seat: number, wish: (session: TableSession) => string): void {
  const session = new TableSession(table, seat, language());
  const id = wish(session);
  const stop = $effect.root(() => {
    $effect(() => {
      if (session.pending.has(id) && session.connection !== 'closed') return;
      session.close();
      stop();
    });
  });
}

/** The session's own seat comes first: it has seen the commitment, which is kept before any nonce leaves the device. */
export function ready(session: TableSession, seats: readonly number[]): void {
  session.ready();
  for (const seat of seats) if (seat !== session.seat) briefly(session.table, seat, (other) => other.ready());
}

export function notReady(session: TableSession, seats: readonly number[]): void {
  session.notReady();
  for (const seat of seats) if (seat !== session.seat) briefly(session.table, seat, (other) => other.notReady());
}
