// The table of a first game.
import type { FirstGame } from '../../guide/first';

export default { seats: 4, options: { first_game: true } } satisfies FirstGame;
