import type { AbyssView } from '../types';

/** Whether a table is one for beginners. */
export function suits(view: AbyssView): boolean {
  return view.options.first_game;
}
