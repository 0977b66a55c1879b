// The model of the frame with the types of The Thing.
import type { BoardModel, Choice } from '../contract';
import type { LineOf, VerbOf } from '../vocabulary';
import type { ThingAids, ThingChoice, ThingEvents, ThingView } from './types';

export type { ThingView, Known, Scene } from './types';

/** Fixtures and old frames may come without aids; everything that is drawn does without them then. */
export type Model = BoardModel<ThingView, ThingAids | null>;

/** A line of the log with what its kind holds. */
export type Told = LineOf<ThingEvents>;
export type Verb = VerbOf<ThingChoice>;

export function verbOf(choice: Choice): Verb {
  return choice[0] as Verb;
}
