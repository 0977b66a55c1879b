// The model of the frame with the types of Abyss.
import type { BoardModel } from '../contract';
import type { AbyssAids, AbyssView } from './types';

/** Fixtures and old frames may come without aids; everything that is drawn does without them then. */
export type Model = BoardModel<AbyssView, AbyssAids | null>;
