// The model of the frame with the types of Unfathomable.
import type { BoardModel, Choice } from '../contract';
import type { LineOf, VerbOf } from '../vocabulary';
import type { UnfathomableAids, UnfathomableChoice, UnfathomableEvents, UnfathomableView } from './types';

export type { UnfathomableAids, UnfathomableView } from './types';

/** Fixtures and old frames may come without aids; everything that is drawn does without them then. */
export type Model = BoardModel<UnfathomableView, UnfathomableAids | null>;

/** A line of the log with what its kind holds. */
export type Told = LineOf<UnfathomableEvents>;
export type Verb = VerbOf<UnfathomableChoice>;

export function verbOf(choice: Choice): Verb {
  return choice[0] as Verb;
}

/** How many actions somebody has not begun yet: now, and when those who act before are done. */
export function actionsLeft({ acting }: UnfathomableView, seat: number): number {
  if (!acting) return 0;
  const waiting = acting.waiting.filter(([who]) => who === seat).reduce((sum, [, number]) => sum + number, 0);
  return waiting + (acting.seat === seat ? acting.left : 0);
}
