// The table of a first game. Panic cards are turned over without a question: there is nothing to decide about them.
import type { FirstGame } from '../../guide/first';
import type { ThingOrders } from './types';

export default {
  seats: 5,
  options: { first_game: true },
  orders: { turn_over: true } satisfies Partial<ThingOrders>,
} satisfies FirstGame;
