import type { UnfathomableView } from '../types';

/** Whether a table is one for beginners. */
export function suits(view: UnfathomableView): boolean {
  return view.options.first_game;
}
