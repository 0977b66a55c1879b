// The table of a first game. Weak Allies of others are passed on: whoever is new to it would be asked about each of them.
import type { FirstGame } from '../../guide/first';
import type { AbyssOrders } from './types';

export default {
  seats: 3,
  options: { first_game: true },
  orders: { on: true, least: [3, 3, 3, 3, 3], price: 2, fits: 'ask' } satisfies AbyssOrders,
} satisfies FirstGame;
