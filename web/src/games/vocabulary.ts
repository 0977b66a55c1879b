// What a game says over the wire, with the types that are made of its declarations in Python (`<Game>Choice` and
// `<Game>Events`): a verb or a kind of line that is renamed there is an error wherever a board names it.
import type { Line } from '../wire/types';

/** A line of the log, by its kind with what it holds. */
export type LineOf<Events> = { [Kind in keyof Events]: Omit<Line, 'kind' | 'data'> & { kind: Kind; data: Events[Kind] } }[keyof Events];

/** The verbs of a game. */
export type VerbOf<Choice extends readonly [string, ...unknown[]]> = Choice[0];
