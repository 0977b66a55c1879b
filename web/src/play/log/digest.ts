// What a bot did in a seat while its player was away, what counts as new in the log, and what of it is told once more.
import type { Line } from '../../wire/types';
import { about } from '../seats/seats';

/** The lines of `[from, to)` that came from answers which a bot gave for this seat, and do not speak of another. */
export function coveredLines(log: readonly Line[], range: readonly number[], seat: number): Line[] {
  const [from = 0, to = 0] = range;
  return log.filter(
    (line) => line.number >= from && line.number < to && line.covered && line.by === seat && [seat, -1].includes(about(line)),
  );
}

/** Whether the seat's own player has brought anything about yet. */
export function hasMoved(log: readonly Line[], seat: number): boolean {
  return log.some((line) => line.by === seat && !line.covered);
}

/** The number of the first line after the latest one that the seat's own player brought about; 0 without any. */
export function firstNew(log: readonly Line[], seat: number): number {
  const own = log.findLast((line) => line.by === seat && !line.covered);
  return own ? own.number + 1 : 0;
}

/** Whom a line is told to once more, as the game declares it (Line.concerns). */
const [NAMED, ALL, EVERYBODY] = [1, 2, 3];

const names = (line: Line, seat: number): boolean => line.names.some(([kind, number]) => kind === 'seat' && number === seat);

/** What a seat is told when its turn comes: the few lines that concern it most, and how many more there are. */
export interface Recap {
  lines: readonly Line[];
  more: number;
}

/**
 * Since the latest answer of the seat's own player, with what that answer led to; since the deal if there was none. For
 * somebody who watches, the latest that all are told. First comes what others did to this seat, then what changes the
 * game for everybody, then what others did.
 */
export function sinceMove(log: readonly Line[], seat: number, most: number): Recap {
  const own = seat < 0 ? undefined : log.findLast((line) => line.by === seat && !line.covered);
  const from = own ? log.findIndex((line) => line.answer === own.answer) : 0;
  const told = log.slice(from).filter((line) => line.concerns >= ALL || (line.concerns === NAMED && names(line, seat)));
  const rank = (line: Line): number => {
    const byOthers = line.by !== seat;
    return (byOthers && names(line, seat) ? 4 : 0) + (line.concerns === EVERYBODY ? 2 : 0) + (byOthers ? 1 : 0);
  };
  const best =
    seat < 0 ? told.slice(-most) : told.toSorted((one, other) => rank(other) - rank(one) || other.number - one.number).slice(0, most);
  return { lines: best.toSorted((one, other) => one.number - other.number), more: told.length - best.length };
}

/** So many turning points a story has at most. */
const POINTS = 8;

/** What a game is remembered by: of the lines that a replay marks the rarest kinds, in the order of the game. */
export function turningPoints(log: readonly Line[], landmarks: readonly string[]): Line[] {
  const marked = log.filter((line) => landmarks.includes(line.kind) && line.kind !== 'game_ended');
  const often = new Map<string, number>();
  for (const { kind } of marked) often.set(kind, (often.get(kind) ?? 0) + 1);
  return marked
    .toSorted((one, other) => often.get(one.kind)! - often.get(other.kind)! || other.number - one.number)
    .slice(0, POINTS)
    .toSorted((one, other) => one.number - other.number);
}
