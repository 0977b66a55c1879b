// Equal cards side by side.

export interface Copy {
  card: number;
  /** Its number among its equals, from 0, and that of the last of them. */
  copy: number;
  last: number;
  /** Its place among all of them. */
  at: number;
}

/** Each card with the number of its copy, so that lists can tell equal ones apart. */
export function copies(cards: readonly number[]): Copy[] {
  return cards.map((card, at) => ({
    card,
    at,
    copy: cards.slice(0, at).filter((other) => other === card).length,
    last: cards.filter((other) => other === card).length - 1,
  }));
}
