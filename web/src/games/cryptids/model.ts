// The model of the frame with the types of Cryptids.
import type { BoardModel } from '../contract';
import { contentAt, type Content } from './content';
import type { CryptidsAids, CryptidsView } from './types';

export type { CryptidsAids, CryptidsView } from './types';

/** Fixtures and old frames may come without aids; everything that is drawn does without them then. */
export type Model = BoardModel<CryptidsView, CryptidsAids | null>;

export function contentFor({ view }: Model): Content {
  return contentAt(view.options.content);
}
