// Several picks for one question: added at once on the screen, confirmed by the server, which knows what goes together.
import type { Choice } from '../../games/contract';
import type { Considered, DecisionInfo } from '../../wire/types';
import { countOf, inOrder, keyOf, without } from './choices';

/** What the server has said about some picks. */
interface Known {
  picked: readonly Choice[];
  more: readonly Choice[];
  enough: boolean;
  text: string;
  /** What sending them does, in the words of the game; '' where it has none. */
  label: string;
}

export interface Picking {
  picked: readonly Choice[];
  /** The latest picks that the server has judged; what was added since is an assumption. */
  known: Known;
}

export function begin(decision: DecisionInfo | null): Picking {
  const known = { picked: [], more: decision?.more ?? [], enough: decision?.enough ?? false, text: '', label: '' };
  return { picked: [], known };
}

/** The picks that the server suggests, a whole answer already; without a suggestion none. */
export function suggested(decision: DecisionInfo | null): Picking {
  if (!decision?.suggested) return begin(decision);
  const { chosen, more, label } = decision.suggested;
  const picked = chosen as readonly Choice[];
  return { picked, known: { picked, more, enough: true, text: '', label } };
}

/** Whether the server has judged exactly the picks on the screen. */
export function judged(picking: Picking): boolean {
  return keyOf(picking.picked) === keyOf(picking.known.picked);
}

/** Whether the picks are known to be a whole answer. */
export function complete(picking: Picking): boolean {
  return judged(picking) && picking.known.enough;
}

/**
 * Whether one more copy of the choice may be added. Until the server has judged the latest picks, what it allowed
 * before them is assumed to hold as long as copies are left.
 */
export function addable(picking: Picking, decision: DecisionInfo, choice: Choice): boolean {
  if (countOf(picking.known.more, choice) === 0) return false;
  const copies = countOf(
    decision.options.map((option) => option.choice),
    choice,
  );
  return countOf(picking.picked, choice) < copies;
}

/** `ordered`: the picks stay in the order in which they were made, for it is part of the answer. */
export function add(picking: Picking, choice: Choice, ordered = false): Picking {
  const picked = [...picking.picked, choice];
  return { ...picking, picked: ordered ? picked : picked.sort(inOrder) };
}

/** `copy`: which of several equal picks, counted from 0. */
export function remove(picking: Picking, choice: Choice, copy = 0): Picking {
  return { ...picking, picked: without(picking.picked, choice, copy) };
}

/** The server's judgement; one that came too late for the picks on the screen changes nothing. */
export function heard(picking: Picking, news: Considered): Picking {
  const picked = news.chosen as readonly Choice[];
  if (keyOf(picked) !== keyOf(picking.picked)) return picking;
  return { picked: picking.picked, known: { picked, more: news.more, enough: news.enough, text: news.text, label: news.label } };
}

/** The server knows no answer with these picks: back to the latest that it has judged. */
export function revert(picking: Picking): Picking {
  return { ...picking, picked: picking.known.picked };
}
