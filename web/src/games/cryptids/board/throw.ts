// The last throw of the tracking dice, as the log tells it.
import type { Line } from '../../../wire/types';
import type { CryptidsEvents, FaceWord } from '../types';

export interface Throw {
  /** The number of the line that tells the faces: another throw, another number. */
  line: number;
  seat: number;
  card: number;
  faces: readonly FaceWord[];
  /** Luck makes successes of clovers. */
  lucky: boolean;
  /** '' while it can still be helped. */
  result: '' | 'found' | 'failed';
}

const dataOf = <K extends keyof CryptidsEvents>(line: Line): CryptidsEvents[K] => line.data as unknown as CryptidsEvents[K];

/** Null where the last attempt needed no dice, and before the first one. */
export function lastThrow(log: readonly Line[]): Throw | null {
  const at = log.findLastIndex(({ kind }) => kind === 'tried');
  const tried = log[at];
  if (!tried) return null;
  const { seat, card } = dataOf<'tried'>(tried);
  let thrown = null as Throw | null;
  for (const line of log.slice(at + 1)) {
    if (line.kind === 'tracking_rolled') {
      const { faces } = dataOf<'tracking_rolled'>(line);
      thrown = { line: line.number, seat, card, faces, lucky: false, result: '' };
    } else if (thrown && line.kind === 'luck_used') thrown = { ...thrown, lucky: true };
    else if (thrown && (line.kind === 'found' || line.kind === 'failed')) return { ...thrown, result: line.kind };
  }
  return thrown;
}
