// Dice that are thrown where everybody sees it: they tumble first, and nothing tells what they show until they lie still.
import { settings } from '../../../settings.svelte';
import type { Throw } from './throw';

/** How long dice tumble, and how long they lie there afterwards, at normal speed. */
const TUMBLE = 1100;
const LIE = 2800;

export class Throwing {
  /** What is on the stage; null when it is empty. */
  shown = $state.raw<Throw | null>(null);
  tumbling = $state(false);
  #table: string | null = null;
  #last: Throw | null = null;
  #timer = 0;

  /** The last throw at this table, whenever something may have happened. What was thrown before one came is not shown. */
  follow(table: string, thrown: Throw | null): void {
    const last = this.#last;
    this.#last = thrown;
    if (table !== this.#table) {
      this.#table = table;
      this.clear();
      return;
    }
    if (!thrown || (last?.line === thrown.line && last.lucky === thrown.lucky && last.result === thrown.result)) return;
    // Luck and verdict come while the dice of the same throw still tumble: they are told when those lie still.
    this.shown = thrown;
    if (last?.line === thrown.line) {
      if (!this.tumbling) this.#lie();
    } else this.#tumble();
  }

  clear(): void {
    window.clearTimeout(this.#timer);
    this.tumbling = false;
    this.shown = null;
  }

  #tumble(): void {
    window.clearTimeout(this.#timer);
    const pause = settings.duration(TUMBLE);
    this.tumbling = pause > 0;
    if (pause === 0) return this.#lie();
    this.#timer = window.setTimeout(() => {
      this.tumbling = false;
      this.#lie();
    }, pause);
  }

  /** Whoever wants nothing to move has the same time to read. */
  #lie(): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.shown = null), settings.duration(LIE) || LIE);
  }
}

export const throwing = new Throwing();
