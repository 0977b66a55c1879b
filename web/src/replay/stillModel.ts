// The model that a game's board draws from, out of a frame. Nothing can be chosen: what is past is past.
import type { BoardModel, CardRef } from '../games/contract';
import type { ReplayFrame, SeatInfo } from '../wire/types';

/** As one of the frame's eyes sees it. `eye` is the place among the eyes, `seat` whose eyes these are. */
export function stillModel(
  frame: ReplayFrame,
  eye: number,
  seat: number,
  seats: readonly SeatInfo[],
  names: readonly string[],
  enlarge: (card: CardRef) => void,
): BoardModel {
  return {
    view: frame.views[eye],
    aids: frame.aids[eye],
    zones: frame.zones[eye],
    seat,
    names,
    seats,
    decision: null,
    picked: [],
    can: () => false,
    count: () => 0,
    more: () => false,
    act: () => undefined,
    remove: () => undefined,
    label: () => '',
    enlarge,
  };
}

/**
 * Through which of the eyes the common board is seen: those of the spectator if they are among them, else of whoever was
 * asked at that moment, so that what only they see on the board is seen.
 */
export function eyeOfBoard(frame: ReplayFrame, eyes: readonly number[]): number {
  const asked = frame.asked.map(([seat]) => seat);
  const place = eyes.findIndex((seat) => asked.includes(seat));
  return Math.max(0, eyes.includes(-1) ? eyes.indexOf(-1) : place);
}
