// How much of the talk of each table this browser has shown, so that what was not read is still news after a reload.
import { recall, remember } from '../../store';

const KEY = 'heard';
const KEPT = 50;

type Heard = readonly (readonly [place: string, lines: number])[];

const placeOf = (table: string, seat: number): string => `${table} ${seat}`;

/** How many lines this seat has seen; all of them at a table that is new to this browser. */
export function heardOf(table: string, seat: number, lines: number): number {
  const found = recall<Heard>(KEY, []).find(([place]) => place === placeOf(table, seat));
  return Math.min(found?.[1] ?? lines, lines);
}

export function keepHeard(table: string, seat: number, lines: number): void {
  const place = placeOf(table, seat);
  const others = recall<Heard>(KEY, []).filter(([each]) => each !== place);
  remember(KEY, [...others, [place, lines]].slice(-KEPT));
}
