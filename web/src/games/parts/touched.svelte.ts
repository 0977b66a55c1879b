// Which of several equal cards are picked: the server only counts them, a player means the one under the finger.
import type { BoardModel, Choice } from '../contract';

type Asked = Pick<BoardModel, 'seat' | 'decision' | 'count' | 'more' | 'act' | 'remove'>;

export class Touched {
  /** The copies that were touched, by choice, while this question is open. */
  #touched = $state.raw<{ question: string; copies: Readonly<Record<string, readonly number[]>> }>({ question: '', copies: {} });

  /** The copies of a choice that are picked; `last` is the number of the last copy there is. */
  picked(model: Asked, choice: Choice, last: number): number[] {
    return pickedCopies(this.#of(model, choice), last, model.count(choice));
  }

  /** One copy is touched: it is picked, or put back. Where no further one is taken, it takes the place of the latest. */
  press(model: Asked, choice: Choice, copy: number, last: number): void {
    const before = this.picked(model, choice, last);
    if (before.includes(copy)) {
      this.#keep(
        model,
        choice,
        before.filter((other) => other !== copy),
      );
      model.remove(choice, before.indexOf(copy));
    } else if (model.more(choice)) {
      this.#keep(model, choice, [...before, copy]);
      model.act(choice);
    } else if (before.length > 0) this.#keep(model, choice, [...before.slice(0, -1), copy]);
  }

  #of(model: Asked, choice: Choice): readonly number[] {
    return this.#touched.question === questionOf(model) ? (this.#touched.copies[JSON.stringify(choice)] ?? []) : [];
  }

  #keep(model: Asked, choice: Choice, copies: readonly number[]): void {
    const question = questionOf(model);
    const others = this.#touched.question === question ? this.#touched.copies : {};
    this.#touched = { question, copies: { ...others, [JSON.stringify(choice)]: copies } };
  }
}

/** Which copies of a card are picked, if so many are: those that were touched first of all, then the last ones. */
export function pickedCopies(touched: readonly number[], last: number, count: number): number[] {
  const all = Array.from({ length: last + 1 }, (_, at) => last - at);
  return [...touched.filter((copy) => copy <= last), ...all.filter((copy) => !touched.includes(copy))].slice(0, count);
}

function questionOf({ seat, decision }: Asked): string {
  return `${seat} ${decision?.question ?? -1}`;
}
