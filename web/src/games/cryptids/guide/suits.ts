import type { CryptidsView } from '../types';

/** Whether a table is one for beginners. */
export function suits(view: CryptidsView): boolean {
  return view.options.first_pair;
}
