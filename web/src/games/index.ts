// Which games there are in the browser. Each is fetched when its first table is opened.
import type { GameClient } from './contract';
import './parts/spot.css';

const GAMES: Record<string, () => Promise<{ game: GameClient }>> = {
  abyss: () => import('./abyss'),
  cryptids: () => import('./cryptids'),
  thing: () => import('./thing'),
  unfathomable: () => import('./unfathomable'),
};

export async function loadGame(name: string): Promise<GameClient> {
  const fetchGame = GAMES[name];
  if (!fetchGame) throw new Error(`There is no board for the game ${name}.`);
  return (await fetchGame()).game;
}
