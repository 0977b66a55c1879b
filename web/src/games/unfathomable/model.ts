// The model of the frame with the types of Unfathomable.
import type { BoardModel } from '../contract';
import type { ShipAids, ShipView } from './types';

export type { ShipAids, ShipView } from './types';

/** Fixtures and old frames may come without aids; everything that is drawn does without them then. */
export type Model = BoardModel<ShipView, ShipAids | null>;
