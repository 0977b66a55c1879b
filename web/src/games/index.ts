// Which games have a board of their own in the browser: each folder here. It is fetched when its first table is opened;
// every other game is drawn by the generic board.
import type { GameClient } from './contract';
import './parts/spot.css';

const GAMES = import.meta.glob<{ game: GameClient }>(['./*/index.ts', '!./parts/**', '!./generic/**']);

export async function importClient(name: string): Promise<GameClient> {
  const fetchGame = GAMES[`./${name}/index.ts`] ?? (() => import('./generic'));
  return (await fetchGame()).game;
}
