// What a bot did in a seat while its player was away, and what counts as new in the log.
import type { Line } from '../../wire/types';
import { about } from '../seats/seats';

/** The lines of `[from, to)` that came from answers which a bot gave for this seat, and do not speak of another. */
export function coveredLines(log: readonly Line[], range: readonly number[], seat: number): Line[] {
  const [from = 0, to = 0] = range;
  return log.filter(
    (line) => line.number >= from && line.number < to && line.covered && line.by === seat && [seat, -1].includes(about(line)),
  );
}

/** The number of the first line after the latest one that the seat's own player brought about; 0 without any. */
export function firstNew(log: readonly Line[], seat: number): number {
  const own = log.findLast((line) => line.by === seat && !line.covered);
  return own ? own.number + 1 : 0;
}
