// Moments one after the other, each for as long as the pace allows: the more wait, the shorter. Whatever is just being
// turned up on the stage comes first.
import { untrack } from 'svelte';
import { settings } from '../../../settings.svelte';
import type { Moment } from './moments';
import { suspense } from './suspense.svelte';

/** At normal speed; as a still it stays as long. */
const BREATH = 1900;
/** So many wait at most: what is older has passed. */
const MOST = 5;

export class MomentQueue {
  now = $state.raw<Moment | null>(null);
  #waiting = $state.raw<readonly Moment[]>([]);
  #timer = 0;

  constructor() {
    $effect(() => {
      if (!suspense.turning && this.now === null && this.#waiting.length > 0) this.#next();
    });
    $effect(() => () => window.clearTimeout(this.#timer));
  }

  add(moments: readonly Moment[]): void {
    if (moments.length > 0) this.#waiting = [...untrack(() => this.#waiting), ...moments].slice(-MOST);
  }

  /** Whoever has seen enough of it touches it. */
  skip(): void {
    window.clearTimeout(this.#timer);
    this.now = null;
  }

  #next(): void {
    const [next, ...later] = this.#waiting;
    this.now = next ?? null;
    this.#waiting = later;
    const breath = settings.still ? BREATH : settings.duration(BREATH);
    this.#timer = window.setTimeout(() => (this.now = null), breath / (later.length > 1 ? 2 : 1));
  }
}
