// The first game of a game that has a guide: a table that is laid with one touch, known before its board is fetched.
import type { GameInfo, NewTable } from '../wire/types';
import { bestBot, CLOCKS, PACES } from '../screens/plan';

interface FirstGame {
  seats: number;
  options: Record<string, unknown>;
}

const FIRST_GAMES: Record<string, FirstGame> = {
  unfathomable: { seats: 4, options: { first_game: true } },
};

/** The other seats of the first game, all for bots; 0 if there is no first game. */
export function companions(game: GameInfo): number {
  return game.bots.length > 0 ? Math.max(0, (FIRST_GAMES[game.name]?.seats ?? 0) - 1) : 0;
}

/** One person, the best bots, and no haste. */
export function firstTable(game: GameInfo, name: string): NewTable {
  const bot = bestBot(game);
  return {
    game: game.name,
    name,
    bots: [null, ...Array.from({ length: companions(game) }, () => bot)],
    options: FIRST_GAMES[game.name]?.options ?? {},
    clock: CLOCKS.none!,
    listed: false,
    pace: PACES.calm,
    cover: bot,
  };
}
