// Whether others can see this screen, and what lies under a cover then: who one is, and all that would give it away.

/** Milliseconds that a lifted cover stays up when nothing is wanted: long enough to read. */
const LIFTED = 9000;

interface Around {
  /** Others may see the screen. */
  watched: boolean;
  /** An answer of the player is wanted: that takes the time it takes. */
  wanted: boolean;
}

export class Secrecy {
  #lifted = $state(false);
  readonly #around: () => Around;

  /** Called while a component is made. `curtain`: the player has just taken the device behind one. */
  constructor(around: () => Around, curtain: boolean) {
    this.#around = around;
    // Whoever says in the middle of the game that others look on is not cut off in the middle of a sentence.
    this.#lifted = curtain || !around().watched;
    $effect(() => {
      const { watched, wanted } = around();
      if (!watched || wanted || !this.#lifted) return;
      const timer = window.setTimeout(() => this.cover(), LIFTED);
      return () => window.clearTimeout(timer);
    });
  }

  get watched(): boolean {
    return this.#around().watched;
  }

  get covered(): boolean {
    return this.watched && !this.#lifted;
  }

  lift(): void {
    this.#lifted = true;
  }

  cover(): void {
    this.#lifted = false;
  }
}
