// The model of the frame with the types of The Thing.
import type { BoardModel } from '../contract';
import type { HutAids, HutView } from './types';

export type { HutView, Known, Scene } from './types';

/** Fixtures and old frames may come without aids; everything that is drawn does without them then. */
export type Model = BoardModel<HutView, HutAids | null>;
