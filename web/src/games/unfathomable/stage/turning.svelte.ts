// Cards that are turned up one by one. The same time passes for each of them, whatever it is and whoever added it.
import { settings } from '../../../settings.svelte';

/** For each card, at normal speed. */
const EACH = 420;

export class Turning {
  /** How many cards lie open. */
  shown = $state(0);
  #timer = 0;

  /** All at once: for whoever comes later, and wherever nothing is to move. */
  skip(all: number): void {
    this.stop();
    this.shown = all;
  }

  /** From here to `all`, one after the other. */
  start(all: number): void {
    this.stop();
    const pause = settings.duration(EACH);
    if (pause === 0) return this.skip(all);
    const next = () => {
      if (this.shown >= all) return;
      this.shown += 1;
      this.#timer = window.setTimeout(next, pause);
    };
    this.#timer = window.setTimeout(next, pause);
  }

  stop(): void {
    window.clearTimeout(this.#timer);
  }
}
