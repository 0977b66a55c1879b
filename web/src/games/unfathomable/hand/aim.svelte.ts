// The belonging that was picked up and waits for what is to be done with it. It is put down with the question, or by hand.
import type { Model } from '../model';
import { same, type Thing } from './things';

class Aim {
  #picked = $state.raw<{ seat: number; question: number; thing: Thing; copy: number } | null>(null);

  /** What was picked up by this player, or null. Between questions it may be looked at, too. */
  thing(model: Model): Thing | null {
    return this.#holds(model) ? (this.#picked?.thing ?? null) : null;
  }

  holds(model: Model, thing: Thing, copy = 0): boolean {
    return this.#holds(model) && this.#picked !== null && same(this.#picked.thing, thing) && this.#picked.copy === copy;
  }

  pick(model: Model, thing: Thing, copy = 0): void {
    this.#picked = { seat: model.seat, question: questionOf(model), thing, copy };
  }

  drop(): void {
    this.#picked = null;
  }

  #holds(model: Model): boolean {
    return this.#picked !== null && this.#picked.seat === model.seat && this.#picked.question === questionOf(model);
  }
}

/** While nothing is asked a card may be read, too: until something is. */
function questionOf({ decision }: Model): number {
  return decision && decision.answered === null ? decision.question : -1;
}

export const aim = new Aim();
