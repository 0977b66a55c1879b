// The time, once a second, as long as somebody looks at it.
import { createSubscriber } from 'svelte/reactivity';

class Ticking {
  readonly #watch = createSubscriber((update) => {
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.#watch();
    return Date.now();
  }
}

export const ticking = new Ticking();
