// Which sound an update of a table makes. It follows from what everybody at the table may know, or from what this seat is
// asked: others in the room hear it, too.
import type { Line, Update } from '../../wire/types';
import { askedSeats, turnSeat, wanted } from '../seats/seats';
import type { Cue } from './sound';

/** What was known when the last sound was decided on. */
export interface Heard {
  question: number;
  over: boolean;
  lines: number;
  said: number;
}

/** Lines that all are told (Line.concerns): what only some know makes no sound. */
const ALL = 2;

export function heardOf(update: Update, log: readonly Line[], said: number): Heard {
  return { question: update.play?.decision?.question ?? -1, over: !!update.play?.result, lines: log.length, said };
}

/** The most important thing that happened since; null if it happened in silence. */
export function cueOf(
  was: Heard,
  update: Update,
  log: readonly Line[],
  spokenBy: readonly number[],
  landmarks: readonly string[],
): Cue | null {
  const play = update.play;
  if (!play) return null;
  if (play.result) return was.over ? null : 'end';
  if (wanted(update) && play.decision?.question !== was.question) {
    const alone = askedSeats(play.view).length === 1;
    return alone && turnSeat(play.view) === update.seat ? 'turn' : 'asked';
  }
  if (log.slice(was.lines).some((line) => line.concerns >= ALL && landmarks.includes(line.kind))) return 'moment';
  return spokenBy.slice(was.said).some((seat) => seat !== update.seat) ? 'talk' : null;
}
