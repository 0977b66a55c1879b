// How far this browser has seen each table, so that whoever comes back is told what happened meanwhile.
import { recall, remember } from '../../store';

const KEY = 'here';
const MOST = 50;
/** Whoever was away for less remembers the table. */
const AWAY = 600_000;

type Seen = readonly [table: string, answers: number, at: number];

/** Up to which answer the table had been seen, if that was some time ago and the game has gone on; else -1. */
export function missedFrom(table: string, answers: number, now = Date.now()): number {
  const seen = recall<readonly Seen[]>(KEY, []).find(([id]) => id === table);
  return seen && seen[1] < answers && now - seen[2] > AWAY ? seen[1] : -1;
}

export function keepSeen(table: string, answers: number, now = Date.now()): void {
  const others = recall<readonly Seen[]>(KEY, []).filter(([id]) => id !== table);
  remember(KEY, [[table, answers, now], ...others].slice(0, MOST));
}
