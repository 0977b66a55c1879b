// The shortest way between two places, to be shown before it is gone.
import type { Content } from '../content';

/** The lines of the way, each by its ends; none if there is no way, or nothing to go. */
export function wayTo(content: Content, from: number, to: number): [number, number][] {
  const before = new Map<number, number>([[from, from]]);
  for (const here of before.keys()) {
    if (here === to) break;
    for (const there of content.places[here]?.lines ?? []) if (!before.has(there)) before.set(there, here);
  }
  const way: [number, number][] = [];
  for (let here = to; here !== from;) {
    const back = before.get(here);
    if (back === undefined) return [];
    way.unshift([back, here]);
    here = back;
  }
  return way;
}
