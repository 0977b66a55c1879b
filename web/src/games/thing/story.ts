// How it came about, told after the end: who was infected by whom and who was burned, in the order of the turns.
import type { ThingView } from './model';

export interface Chapter {
  kind: 'infected' | 'burned';
  turn: number;
  /** Whom it happened to, and who did it. */
  seat: number;
  by: number;
}

export function storyOf(view: ThingView): Chapter[] {
  const infected = view.infections.map(({ victim, giver, turn }): Chapter => ({ kind: 'infected', turn, seat: victim, by: giver }));
  const burned = view.burned.map(({ target, by, turn }): Chapter => ({ kind: 'burned', turn, seat: target, by }));
  // Within a turn fire comes first: the exchange ends it.
  return [...burned, ...infected].sort((one, other) => one.turn - other.turn);
}

/** The role that somebody had when a chapter came to pass: 0 human, 1 infected, 2 the Thing. */
export function roleThen(view: ThingView, chapters: readonly Chapter[], chapter: Chapter, seat: number): number {
  const role = view.roles[seat] ?? -1;
  if (role !== 1) return role;
  const earlier = chapters.slice(0, chapters.indexOf(chapter));
  return earlier.some((each) => each.kind === 'infected' && each.seat === seat) ? 1 : 0;
}
