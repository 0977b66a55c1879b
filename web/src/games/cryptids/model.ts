// The model of the frame with the types of Cryptids.
import type { BoardModel, Choice } from '../contract';
import type { LineOf, VerbOf } from '../vocabulary';
import { contentAt, type Content } from './content';
import type { CryptidsAids, CryptidsChoice, CryptidsEvents, CryptidsView } from './types';

export type { CryptidsAids, CryptidsView } from './types';

/** Fixtures and old frames may come without aids; everything that is drawn does without them then. */
export type Model = BoardModel<CryptidsView, CryptidsAids | null>;

/** A line of the log with what its kind holds. */
export type Told = LineOf<CryptidsEvents>;
export type Verb = VerbOf<CryptidsChoice>;

export function verbOf(choice: Choice): Verb {
  return choice[0] as Verb;
}

export function contentFor({ view }: Model): Content {
  return contentAt(view.options.content);
}
