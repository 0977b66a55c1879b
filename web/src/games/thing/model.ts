// The model of the frame with the types of The Thing.
import type { BoardModel } from '../contract';
import type { ThingAids, ThingView } from './types';

export type { ThingView, Known, Scene } from './types';

/** Fixtures and old frames may come without aids; everything that is drawn does without them then. */
export type Model = BoardModel<ThingView, ThingAids | null>;
