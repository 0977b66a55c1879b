// Who plays, whom the game waits for, and what every game's view has in common.
import type { Choice } from '../../games/contract';
import { nameOf } from '../../replay/names';
import type { Line, SeatInfo, TableInfo, Update } from '../../wire/types';

/** The part of a view that all games share; `turn` where a game has turns, `out` where players can be eliminated. */
export interface CommonView {
  asked: readonly (readonly [seat: number, kind: string])[];
  question: number;
  sealed: Choice | null;
  turn?: { seat: number };
  out?: readonly boolean[];
}

export function common(view: unknown): CommonView {
  return view as CommonView;
}

/** The seats that the open question goes to, in their order; never who of them has answered. */
export function askedSeats(view: unknown): number[] {
  return common(view).asked.map(([seat]) => seat);
}

/** Whose turn it is, or -1 where the game has no turns. */
export function turnSeat(view: unknown): number {
  return common(view).turn?.seat ?? -1;
}

/** Whether this seat has been eliminated. */
export function isOut(view: unknown, seat: number): boolean {
  return common(view).out?.[seat] ?? false;
}

export function names(table: TableInfo): string[] {
  return table.seats.map(nameOf);
}

/** Whether a bot covers for the viewer, who has stepped away. */
export function isAway({ table, seat }: Pick<Update, 'table' | 'seat'>): boolean {
  return table.seats[seat]?.state === 'away';
}

/** How it is with a seat: what became of it, or else whether its player is idle or gone; `present` if not. */
export function presenceOf(seat: SeatInfo | undefined): string {
  if (!seat) return '';
  return seat.state === 'present' && (seat.presence === 'idle' || seat.presence === 'gone') ? seat.presence : seat.state;
}

/** Whether this update wants something of its viewer that nobody has answered yet. */
export function wanted(update: Update): boolean {
  const decision = update.play?.decision;
  return !!decision && decision.sealed === null && update.play?.result === null && !update.play.pause && !isAway(update);
}

/** Whether another person sits there who could be asked for leave; bots do not mind. */
export function hasCompany(seats: readonly Pick<SeatInfo, 'state'>[], own: number): boolean {
  return seats.some(({ state }, seat) => seat !== own && state === 'present');
}

/** The seat that a line of the log speaks of, or -1 for a line about everybody. */
export function about(line: Line): number {
  const { seat } = line.data as { seat?: unknown };
  return typeof seat === 'number' ? seat : -1;
}

/** The first letter of a name, as a person would write it. */
export function initial(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
}

/** How many seats stand in one row of the strip: as few rows as leave room for names on a phone, evenly filled. */
export function rowLength(seats: number): number {
  const rows = Math.ceil(seats / 6);
  return Math.max(1, Math.ceil(seats / rows));
}

/**
 * Since when the viewer waits: for people, since they were asked; for bots, who decide one thing after another, since the
 * viewer's own last answer, or else the clock would begin again with each of them.
 */
export function waitsSince({ table, seat, play }: Pick<Update, 'table' | 'seat' | 'play'>, log: readonly Line[]): number {
  if (!play) return 0;
  const person = askedSeats(play.view).some((each) => table.seats[each]?.state === 'present');
  const own = seat < 0 || person ? undefined : log.findLast((line) => line.by === seat && !line.covered)?.at;
  return own ?? play.since;
}
