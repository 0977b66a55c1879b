// The thing that was picked up and waits for what is to be done with it. It is put down with the question, or by hand.
import type { Model } from '../model';
import { same, type Thing } from './things';

class Aim {
  #picked = $state.raw<{ seat: number; question: number; thing: Thing } | null>(null);

  /** What was picked up by this player, or null. Between questions it may be looked at, too. */
  thing(model: Model): Thing | null {
    const picked = this.#picked;
    return picked && picked.seat === model.seat && picked.question === questionOf(model) ? picked.thing : null;
  }

  holds(model: Model, thing: Thing): boolean {
    const held = this.thing(model);
    return held !== null && same(held, thing);
  }

  pick(model: Model, thing: Thing): void {
    this.#picked = { seat: model.seat, question: questionOf(model), thing };
  }

  drop(): void {
    this.#picked = null;
  }
}

/** While nothing is asked a thing may be read, too: until something is. */
function questionOf({ decision }: Model): number {
  return decision && decision.answered === null ? decision.question : -1;
}

export const aim = new Aim();
