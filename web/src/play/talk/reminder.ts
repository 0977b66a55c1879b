// Who is told, when they first see a table being played, what may not be told there.
import { recall, remember } from '../../store';
import type { Update } from '../../wire/types';

const KEY = 'reminded';
const KEPT = 50;

/** Once in this browser for each table that reminds its players, if anybody is there who could be told too much. */
export function needsReminder({ table, seat, play }: Update): boolean {
  const others = table.seats.some((each, number) => number !== seat && ['present', 'away'].includes(each.state));
  if (table.chat !== 'reminded' || seat < 0 || !others || !play || play.result) return false;
  const known = recall<string[]>(KEY, []);
  if (known.includes(table.id)) return false;
  remember(KEY, [...known, table.id].slice(-KEPT));
  return true;
}
