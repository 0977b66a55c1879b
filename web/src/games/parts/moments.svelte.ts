// What has just happened, shown large for a moment and one after the other, as the log tells it to this viewer. A game
// says which lines are worth it and for how long; what a viewer may not know is in no line of theirs.
import { untrack } from 'svelte';
import { settings } from '../../settings.svelte';
import type { Line } from '../../wire/types';

export interface Moment {
  /** The number of the line that it tells. */
  line: number;
  /** Milliseconds at normal speed. Whoever wants nothing to move has the same time to read. */
  hold: number;
  /** Nothing else matters any more: what is shown or waits gives way to it. */
  alone?: boolean;
}

/** More than this would tell of what is long over: the lesser ones are left out. */
const MOST_WAITING = 2;

export class Moments<M extends Moment> {
  shown = $state.raw<M | null>(null);
  #waiting = $state.raw<readonly M[]>([]);
  #table: string | null = null;
  #lines = 0;
  #timer = 0;

  /** Whenever something may have happened at this table. What was told before one came is not shown, nor what was taken back. */
  follow(table: string, log: readonly Line[], read: (fresh: readonly Line[]) => readonly M[]): void {
    const fresh = log.slice(this.#lines);
    const known = table === this.#table && log.length >= this.#lines;
    [this.#table, this.#lines] = [table, log.length];
    if (!known) return this.clear();
    // Nobody looks: the strip and the log tell it later.
    if (fresh.length === 0 || document.hidden) return;
    untrack(() => {
      const waiting = [...this.#waiting, ...read(fresh)];
      while (waiting.length > MOST_WAITING) {
        const least = Math.min(...waiting.map(({ hold }) => hold));
        waiting.splice(
          waiting.findIndex(({ hold }) => hold === least),
          1,
        );
      }
      const alone = waiting.findLast((moment) => moment.alone);
      this.#waiting = alone ? [alone] : waiting;
      if (alone || this.shown === null) this.next();
    });
  }

  /** Whether such a moment is shown, or will be. */
  holds(such: (moment: M) => boolean): boolean {
    return [this.shown, ...this.#waiting].some((moment) => moment !== null && such(moment));
  }

  /** What is shown has been seen. */
  next(): void {
    window.clearTimeout(this.#timer);
    const [first = null, ...rest] = this.#waiting;
    [this.shown, this.#waiting] = [first, rest];
    if (this.shown) this.#timer = window.setTimeout(() => this.next(), settings.duration(this.shown.hold) || this.shown.hold);
  }

  clear(): void {
    this.#waiting = [];
    this.next();
  }
}
