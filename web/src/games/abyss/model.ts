// The model of the frame with the types of Abyss.
import type { BoardModel, Choice } from '../contract';
import type { LineOf, VerbOf } from '../vocabulary';
import type { AbyssAids, AbyssChoice, AbyssEvents, AbyssView } from './types';

/** Fixtures and old frames may come without aids; everything that is drawn does without them then. */
export type Model = BoardModel<AbyssView, AbyssAids | null>;

/** A line of the log with what its kind holds. */
export type Told = LineOf<AbyssEvents>;
export type Verb = VerbOf<AbyssChoice>;

export function verbOf(choice: Choice): Verb {
  return choice[0] as Verb;
}
