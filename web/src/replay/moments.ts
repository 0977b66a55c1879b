// Where one can go in a replay: turns, landmarks, and the line of the log that belongs to a moment.
import type { ChatLine, Line, ReplayFrame } from '../wire/types';

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

/** Of marks that would run into each other on a narrow line only one: landmarks before turns, and the first of equals. */
export function apart(marks: readonly Mark[], where: (mark: Mark) => number, distance: Readonly<Record<Mark['kind'], number>>): Mark[] {
  const kept: Mark[] = [];
  for (const kind of ['landmark', 'turn'] as const) {
    for (const mark of marks) {
      if (mark.kind === kind && kept.every((other) => Math.abs(where(other) - where(mark)) >= distance[kind])) kept.push(mark);
    }
  }
  return kept.toSorted((one, other) => one.at - other.at);
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

/** An entry of the log beside a replay: what happened, or what was said about it. */
export type Entry = { answer: number; key: string; line: Line } | { answer: number; key: string; said: ChatLine };

/** Both in the order in which they came; whatever is said at a moment follows what had led to it. */
export function entriesOf(frames: readonly (ReplayFrame | undefined)[]): Entry[] {
  return frames.flatMap((frame): Entry[] =>
    frame
      ? [
          ...frame.lines.map((line) => ({ answer: line.answer, key: `line ${line.number}`, line })),
          ...frame.said.map((said) => ({ answer: frame.answers, key: `said ${said.number}`, said })),
        ]
      : [],
  );
}

/** The latest line that had been written at a moment: the one to scroll to. */
export function lineAt(entries: readonly Entry[], at: number): number {
  const found = entries.findLast((entry) => 'line' in entry && entry.answer <= at);
  return found && 'line' in found ? found.line.number : -1;
}
