// The model of the frame with the types of Unfathomable.
import type { BoardModel } from '../contract';
import type { ShipAids, ShipView } from './types';

export type { ShipAids, ShipView } from './types';

/** Fixtures and old frames may come without aids; everything that is drawn does without them then. */
export type Model = BoardModel<ShipView, ShipAids | null>;

/** How many actions somebody has not begun yet: now, and when those who act before are done. */
export function actionsLeft({ acting }: ShipView, seat: number): number {
  if (!acting) return 0;
  const waiting = acting.waiting.filter(([who]) => who === seat).reduce((sum, [, number]) => sum + number, 0);
  return waiting + (acting.seat === seat ? acting.left : 0);
}
