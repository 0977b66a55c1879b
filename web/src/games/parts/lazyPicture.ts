// Pictures that are fetched when they are first drawn: a board shows few of those that a game has.
import LazyPicture from './LazyPicture.svelte';
import type { Symbol } from './symbol';

/** A picture like any other, which keeps its place empty until it has come. */
export function lazyPicture(load: () => Promise<{ default: Symbol }>): Symbol {
  return (internals, drawn) => LazyPicture(internals, { load, drawn });
}
