// First games as tools/make_first_games.py records them, for the tests of guides.
import { decision, line } from '../play/testing';
import type { Moment } from './lessons';

export interface Recorded {
  view: Record<string, unknown>;
  lines?: [kind: string, data: Record<string, unknown>][];
  asked?: [kind: string, verbs: string[]];
}

/** One game, moment by moment, as its player was told of it. */
export function* moments<V>(recorded: readonly Recorded[]): Generator<Moment<V>> {
  let view = {};
  for (const { view: changed, lines = [], asked } of recorded) {
    view = { ...view, ...changed };
    yield {
      view: view as V,
      decision: asked ? decision({ kind: asked[0], options: asked[1].map((verb) => [verb]) }) : null,
      lines: lines.map(([kind, data], number) => line(number, { kind, data })),
    };
  }
}
