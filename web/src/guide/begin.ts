// Sitting down to a first game that teaches.
import { myName } from '../guest.svelte';
import { sitDown } from '../screens/sitDown';
import type { GameInfo } from '../wire/types';
import { firstTable } from './first';
import { memoryOf } from './memory.svelte';

export async function learn(game: GameInfo, alone = false): Promise<void> {
  const memory = memoryOf(game.name);
  await sitDown(firstTable(game, myName(), alone));
  memory.turn(true);
  memory.fold(false);
}
