// Through whose eyes a game may be seen: during play through one's own or a spectator's, afterwards through all.
import type { TableInfo } from '../wire/types';

export const ALL = 'all';
export const SPECTATOR = '-1';

export function eyesAllowed(info: TableInfo, mine: readonly number[]): string[] {
  if (info.status !== 'over') return [...mine.map(String), SPECTATOR];
  return [...info.seats.map((_, seat) => String(seat)), ALL, SPECTATOR];
}

/** The eyes wanted if they are allowed; else one's own, else as much as there is to see. */
export function eyesToBegin(wanted: string, info: TableInfo, mine: readonly number[]): string {
  const allowed = eyesAllowed(info, mine);
  if (allowed.includes(wanted)) return wanted;
  const own = mine[0];
  return own !== undefined ? String(own) : allowed.includes(ALL) ? ALL : SPECTATOR;
}
