// The table of a first game: the learner begins, and is not asked at each of the many moments at which everybody might react.
import type { FirstGame } from '../../guide/first';
import type { UnfathomableOrders } from './types';

export default {
  seats: 4,
  options: { first_game: true, first_seat_begins: true },
  orders: {
    rolls: 'pass',
    checks: 'pass',
    totals: 'pass',
    least: -99,
    most: 99,
    defeats: 'own',
    order: 'any',
  } satisfies UnfathomableOrders,
} satisfies FirstGame;
