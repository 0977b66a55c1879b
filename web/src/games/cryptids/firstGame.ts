// The table of a first game.
import type { FirstGame } from '../../guide/first';

export default { seats: 2, options: { first_pair: true }, alone: true } satisfies FirstGame;
