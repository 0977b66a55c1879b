// Where one can go in a replay: turns, landmarks, and the line of the log that belongs to a moment.
import type { ReplayFrame, Line } from '../wire/types';

export interface Marks {
  turn: readonly string[];
  landmark: readonly string[];
}

/** What a game that says nothing about it gets. */
export const PLAIN_MARKS: Marks = { turn: ['turn_began'], landmark: [] };

export interface Mark {
  at: number;
  kind: 'turn' | 'landmark';
  text: string;
}

/** The marks of the scrubber, as far as frames are loaded. A landmark counts more than the turn that begins with it. */
export function marksOf(frames: readonly (ReplayFrame | undefined)[], marks: Marks): Mark[] {
  const found: Mark[] = [];
  for (const frame of frames) {
    if (!frame) continue;
    const landmark = frame.lines.find((line) => marks.landmark.includes(line.kind));
    const turn = frame.lines.find((line) => marks.turn.includes(line.kind));
    if (landmark) found.push({ at: frame.answers, kind: 'landmark', text: landmark.text });
    else if (turn) found.push({ at: frame.answers, kind: 'turn', text: turn.text });
  }
  return found;
}

/** The moments at which a turn begins; the deal and the end count too. */
export function turnsOf(frames: readonly (ReplayFrame | undefined)[], marks: Marks): number[] {
  const turns = frames.flatMap((frame) => (frame?.lines.some((line) => marks.turn.includes(line.kind)) ? [frame.answers] : []));
  return [...new Set([0, ...turns, Math.max(0, frames.length - 1)])];
}

export function nextOf(stops: readonly number[], at: number): number {
  return stops.find((stop) => stop > at) ?? at;
}

export function previousOf(stops: readonly number[], at: number): number {
  return stops.findLast((stop) => stop < at) ?? at;
}

/**
 * The last moment up to this one at which nobody has answered in secret yet: only from there a game can be played on.
 * Secret answers to one question leave its number as it is.
 */
export function openMoment(frames: readonly (ReplayFrame | undefined)[], at: number): number {
  const question = (moment: number): unknown => (frames[moment]?.views[0] as { question?: number } | undefined)?.question;
  let found = at;
  while (found > 0 && question(found) !== undefined && question(found) === question(found - 1)) found -= 1;
  return found;
}

/** The latest line that had been written at a moment: the one to scroll to. */
export function lineAt(lines: readonly Line[], at: number): number {
  return lines.findLast((line) => line.answer <= at)?.number ?? -1;
}
