// From an update to the model that a game's board draws from.
import type { BoardModel, CardRef, Choice } from '../../games/contract';
import type { PlayInfo, Update } from '../../wire/types';
import { countOf, keyOf, same } from './choices';
import { addable, type Picking } from './picking';
import { names } from '../seats/seats';

/** What the board's wishes lead to. */
export interface Wished {
  answer(choice: Choice): void;
  add(choice: Choice): void;
  remove(choice: Choice, copy?: number): void;
  enlarge(card: CardRef): void;
}

/** `still`: nothing can be chosen, because an answer is on its way or this is a look at an earlier moment. */
export function boardModel(update: Update, play: PlayInfo, picking: Picking, still: boolean, wished: Wished): BoardModel {
  const decision = play.decision;
  const open = decision !== null && decision.sealed === null && !still ? decision : null;
  const labels = new Map(decision?.options.map((option) => [keyOf(option.choice), option.label]) ?? []);
  const powers = new Set(decision?.options.filter((option) => option.power).map((option) => keyOf(option.choice)) ?? []);
  const picked = decision?.several ? picking.picked : [];

  function single(choice: Choice): boolean {
    return !open?.several || powers.has(keyOf(choice));
  }

  function can(choice: Choice): boolean {
    if (!open || !labels.has(keyOf(choice))) return false;
    return single(choice) || more(choice) || countOf(picked, choice) > 0;
  }

  const more = (choice: Choice): boolean => open !== null && labels.has(keyOf(choice)) && !single(choice) && addable(picking, open, choice);

  return {
    view: play.view,
    aids: play.aids,
    zones: play.zones,
    seat: update.seat,
    names: names(update.table),
    seats: update.table.seats,
    decision,
    picked,
    can,
    more,
    count: (choice) => countOf(picked, choice),
    act(choice) {
      if (!can(choice) || !open) return;
      if (single(choice)) wished.answer(choice);
      else if (more(choice)) wished.add(choice);
      else wished.remove(choice);
    },
    remove(choice, copy) {
      if (open?.several && picked.some((each) => same(each, choice))) wished.remove(choice, copy);
    },
    label: (choice) => labels.get(keyOf(choice)) ?? '',
    enlarge: (card) => wished.enlarge(card),
  };
}
