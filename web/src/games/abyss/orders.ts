// Standing orders as the server keeps them, read with care: what is missing or odd falls back to asking for everything.
import { MOST_SEATS, RACES } from './facts';
import type { AbyssOrders } from './types';

export const MOST_VALUE = 5;
/** A least value that no Ally has. */
export const NEVER = MOST_VALUE + 1;
/** Each opponent buys at most one Ally a turn, and each is a pearl dearer. */
export const HIGHEST_PRICE = MOST_SEATS - 1;

type Least = AbyssOrders['least'];

function whole(value: unknown, least: number, most: number, otherwise: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise;
}

export function readOrders(kept: Record<string, unknown> | null): AbyssOrders {
  const least = Array.isArray(kept?.least) ? (kept.least as unknown[]) : [];
  return {
    on: kept?.on === true,
    least: RACES.map((_, race) => whole(least[race], 1, NEVER, 1)) as unknown as Least,
    price: whole(kept?.price, 1, HIGHEST_PRICE, HIGHEST_PRICE),
    fits: kept?.fits === 'buy' ? 'buy' : 'ask',
  };
}

export function withLeast(orders: AbyssOrders, race: number, value: number): Least {
  return orders.least.map((old, at) => (at === race ? value : old)) as unknown as Least;
}
