// Where on the board an offered choice can be made: on the map, a card, the market, a skill, the track, the reserve.
import type { OptionInfo } from '../../wire/types';

/**
 * What an option points at (OptionInfo.at), as one word: "place:16" on the map, "display:2" an open card, "market:1", "skill:3",
 * "row:4" of the track, "die:5", "reserve", "tile:40" of terrain, "cryptid:12" that somebody found, "request:6", "evidence:4" of
 * one's own by kind, "hare:coins" of one's own tokens, "attempt" to find a cryptid, "poacher".
 */
export type Anchor = string;

/** All that is offered, by where it can be chosen; what belongs nowhere is only in the prompt. */
export function offeredAt(options: readonly OptionInfo[]): Map<Anchor, OptionInfo[]> {
  const found = new Map<Anchor, OptionInfo[]>();
  for (const option of options) {
    for (const ref of option.at) found.set(ref.join(':'), [...(found.get(ref.join(':')) ?? []), option]);
  }
  return found;
}

/** Of one sort of things what choosing each does, by its number: its label, or the labels of all that can be done there. */
export function labelsOf(offered: ReadonlyMap<Anchor, readonly OptionInfo[]>, sort: string): Record<number, string> {
  return Object.fromEntries(
    [...offered]
      .filter(([anchor]) => anchor.startsWith(`${sort}:`))
      .map(([anchor, options]) => [Number(anchor.slice(sort.length + 1)), options.map(({ label }) => label).join('. ')]),
  );
}
