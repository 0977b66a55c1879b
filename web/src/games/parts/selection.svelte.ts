// What a player picked up of their own things and has not decided about yet. Hand and board share it: it says what can be
// done with it, and the board offers only that. It is put down with the question, or by hand.
import type { BoardModel } from '../contract';

type Asked = Pick<BoardModel, 'seat' | 'decision'>;

export class Selection<T> {
  #picked = $state.raw<{ seat: number; question: number; thing: T; copy: number } | null>(null);

  /** @param same whether two things are one. */
  constructor(private readonly same: (one: T, other: T) => boolean) {}

  /** What was picked up by this player, or null. Between questions it may be looked at, too. */
  thing(model: Asked): T | null {
    const picked = this.#picked;
    return picked && picked.seat === model.seat && picked.question === questionOf(model) ? picked.thing : null;
  }

  /** Whether it is this thing; of equal ones, this copy. */
  holds(model: Asked, thing: T, copy = 0): boolean {
    const held = this.thing(model);
    return held !== null && this.same(held, thing) && this.#picked?.copy === copy;
  }

  pick(model: Asked, thing: T, copy = 0): void {
    this.#picked = { seat: model.seat, question: questionOf(model), thing, copy };
  }

  drop(): void {
    this.#picked = null;
  }
}

/** While nothing is asked a thing may be read, too: until something is. */
function questionOf({ decision }: Asked): number {
  return decision && decision.sealed === null ? decision.question : -1;
}
