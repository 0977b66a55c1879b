// One meaning for a touch, on every board and hand: the first shows a thing and offers what can be done there by name, the
// second on the same thing does it. A pick is no act: where several make an answer, one touch takes each.
import { settings } from '../../settings.svelte';
import type { OptionInfo } from '../../wire/types';
import type { BoardModel } from '../contract';

/**
 * What a touch carries out now, or null: then it shows the thing. `shown`: the thing was touched before and is shown. What
 * cannot be told apart by a touch is chosen by its name; a power is always asked about first.
 */
export function carriedOut({ decision }: Pick<BoardModel, 'decision'>, options: readonly OptionInfo[], shown: boolean): OptionInfo | null {
  const [only, ...more] = options;
  if (!only || more.length > 0) return null;
  const quick = settings.oneTouch && !only.power && only.unused.length === 0;
  return (decision?.several && !only.power) || shown || quick ? only : null;
}

/** Whether all that is offered takes more than the usual means: it glows faintly. */
export function isFaint(options: readonly OptionInfo[]): boolean {
  return options.length > 0 && options.every(({ special }) => special);
}
