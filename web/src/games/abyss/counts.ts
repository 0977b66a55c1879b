// What can be counted of a player: the server's aids if they are there, else what lies open.
import { keysOn } from './cards';
import type { Model } from './model';
import type { AbyssView } from './types';

export function keysOf(model: Model, seat: number): number {
  const { view, aids } = model;
  if (aids) return aids.standings[seat]?.keys ?? 0;
  return (view.keys[seat] ?? 0) + (view.free[seat] ?? []).reduce((sum, lord) => sum + keysOn(lord, aids), 0);
}

/** All Lords before a player count towards the end of the game: free, turned and covered. */
export function lordsOf(view: AbyssView, seat: number): number {
  const covered = (view.places[seat] ?? []).reduce((sum, [, lords]) => sum + lords.length, 0);
  return (view.free[seat]?.length ?? 0) + (view.turned[seat]?.length ?? 0) + covered;
}
