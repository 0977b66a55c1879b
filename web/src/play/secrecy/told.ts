// Who a seat was told to be: each identity is told once, and again when it has changed.
import { recall, remember } from '../../store';

const KEY = 'identities';
/** So many seats are kept in mind. */
const KEPT = 50;

type Told = [seat: string, identity: string][];

const nameOf = (table: string, seat: number) => `${table} ${seat}`;

/** The identity that was told last; null if none was. */
export function toldAs(table: string, seat: number): string | null {
  return recall<Told>(KEY, []).find(([name]) => name === nameOf(table, seat))?.[1] ?? null;
}

export function tell(table: string, seat: number, identity: string): void {
  const others = recall<Told>(KEY, []).filter(([name]) => name !== nameOf(table, seat));
  remember(KEY, [...others, [nameOf(table, seat), identity]].slice(-KEPT));
}
