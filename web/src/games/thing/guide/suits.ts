import type { ThingView } from '../types';

/** Whether a table is one for beginners. */
export function suits(view: ThingView): boolean {
  return view.options.first_game;
}
