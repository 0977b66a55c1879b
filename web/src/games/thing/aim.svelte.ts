// The card of one's hand that was picked up and waits for what is to be done with it, or for whom. Hand and board share it.
import type { Model } from './model';

class Aim {
  #picked = $state.raw({ seat: -1, question: -1, card: -1, copy: 0 });

  /** The kind that was picked up for the open question, or -1. */
  card(model: Model): number {
    return this.#holds(model) ? this.#picked.card : -1;
  }

  holds(model: Model, card: number, copy: number): boolean {
    return this.#holds(model) && this.#picked.card === card && this.#picked.copy === copy;
  }

  pick(model: Model, card: number, copy: number): void {
    this.#picked = { seat: model.seat, question: model.decision?.question ?? -1, card, copy };
  }

  drop(): void {
    this.#picked = { seat: -1, question: -1, card: -1, copy: 0 };
  }

  #holds({ seat, decision }: Model): boolean {
    return decision !== null && decision.answered === null && this.#picked.question === decision.question && this.#picked.seat === seat;
  }
}

export const aim = new Aim();
