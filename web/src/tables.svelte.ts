// The tables at which this browser holds seats, newest first. The seats' keys are cookies that scripts never see.
import { recall, remember } from './store';

export interface MyTable {
  id: string;
  seats: readonly number[];
}

const KEY = 'tables';
const MOST = 50;

function isMine(kept: unknown): kept is MyTable {
  return (
    typeof kept === 'object' && kept !== null && 'id' in kept && typeof kept.id === 'string' && 'seats' in kept && Array.isArray(kept.seats)
  );
}

function read(): readonly MyTable[] {
  const kept = recall<unknown>(KEY, []);
  return Array.isArray(kept) ? kept.filter(isMine) : [];
}

let list = $state.raw<readonly MyTable[]>(read());

export const myTables = {
  get all(): readonly MyTable[] {
    return list;
  },
};

function write(tables: readonly MyTable[]): void {
  list = tables.slice(0, MOST);
  remember(KEY, list);
}

/** These are all the seats that we hold there now; without any the table is forgotten. */
export function keepTable(id: string, seats: readonly number[]): void {
  // Another window may have written in the meantime.
  const others = read().filter((table) => table.id !== id);
  const at = read().findIndex((table) => table.id === id);
  if (seats.length === 0) write(others);
  else if (at < 0) write([{ id, seats }, ...others]);
  else write(read().map((table) => (table.id === id ? { id, seats } : table)));
}

export const forgetTable = (id: string): void => keepTable(id, []);
