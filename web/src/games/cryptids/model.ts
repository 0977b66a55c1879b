// The model of the frame with the types of Cryptids.
import type { BoardModel } from '../contract';
import { contentAt, type Content } from './content';
import type { JourneyAids, JourneyView } from './types';

export type { JourneyAids, JourneyView } from './types';

/** Fixtures and old frames may come without aids; everything that is drawn does without them then. */
export type Model = BoardModel<JourneyView, JourneyAids | null>;

export function contentFor({ view }: Model): Content {
  return contentAt(view.options.content);
}
