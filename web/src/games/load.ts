// Fetches a game's board with all its words, once, and what the table's options ask for besides; for whoever sits at the
// table with a hand, so that all comes at once.
import { importClient } from '.';
import type { GameClient } from './contract';
import { gameTexts } from '../words/games';
import { addTexts, speakOf } from '../words/words.svelte';

const opened = new Map<string, GameClient>();

export async function loadGame(name: string, options: Readonly<Record<string, unknown>>, seated = false): Promise<GameClient> {
  let game = opened.get(name);
  if (!game) {
    const client = await importClient(name);
    game = client;
    opened.set(name, client);
    addTexts({ ru: () => client.texts('ru'), uk: () => client.texts('uk'), en: () => client.texts('en') }, name);
  }
  await Promise.all([game.prepare?.(options), seated ? game.hand() : undefined]);
  await gameTexts(name);
  speakOf(name);
  return game;
}
