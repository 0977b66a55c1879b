// The first games of a game that has a guide: tables that are laid with one touch, each told by its folder and
// known before its board is fetched.
import type { GameInfo, NewTable, TableInfo } from '../wire/types';
import { bestBot, CLOCKS, PACES } from '../screens/plan';

export interface FirstGame {
  seats: number;
  options: Record<string, unknown>;
  /** Standing orders to begin with: they pass what a beginner would not want to be asked about. */
  orders?: Record<string, unknown>;
  /** Who likes can learn it alone, by the game's rules for one. */
  alone?: boolean;
}

const FILES = import.meta.glob<FirstGame>('../games/*/firstGame.ts', { eager: true, import: 'default' });
const firstGame = (game: Pick<GameInfo, 'name'>): FirstGame | undefined => FILES[`../games/${game.name}/firstGame.ts`];

/** Whether somebody explains this game while it is played. */
export const hasGuide = (game: string): boolean => `../games/${game}/firstGame.ts` in FILES;

/** The other seats of the first game, all for bots; 0 if there is no first game. */
export function companions(game: GameInfo): number {
  return game.bots.length > 0 ? Math.max(0, (firstGame(game)?.seats ?? 0) - 1) : 0;
}

/** Whether there is a first game for one person and nobody else. */
export function canBeAlone(game: GameInfo): boolean {
  return firstGame(game)?.alone === true;
}

/** One person, the best bots, and no haste. */
export function firstTable(game: GameInfo, name: string, alone = false): NewTable {
  const bot = bestBot(game);
  return {
    game: game.name,
    name,
    bots: [null, ...Array.from({ length: alone ? 0 : companions(game) }, () => bot)],
    options: alone ? {} : (firstGame(game)?.options ?? {}),
    clock: CLOCKS.none!,
    listed: false,
    pace: PACES.calm,
    cover: bot,
  };
}

/** The standing orders of a table that is laid by the rules of its game's first game; null if there are none. */
export function firstOrders(table: Pick<TableInfo, 'game' | 'options'>): Record<string, unknown> | null {
  const first = firstGame({ name: table.game });
  const suits = first && Object.entries(first.options).every(([name, value]) => table.options[name] === value);
  return (suits && first.orders) || null;
}
