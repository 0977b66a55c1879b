// The texts that a replay needs: its own, those of the play screen, whose seats and cards it shows, and the game's.
import type { GameClient } from '../games/contract';
import { addTexts, textsReady, type Texts } from '../words/words.svelte';

addTexts({
  ru: () => Promise.all([import('./text/replay.ru.ftl?raw'), import('../play/text/play.ru.ftl?raw')]),
  uk: () => Promise.all([import('./text/replay.uk.ftl?raw'), import('../play/text/play.uk.ftl?raw')]),
  en: () => Promise.all([import('./text/replay.en.ftl?raw'), import('../play/text/play.en.ftl?raw')]),
});

const known = new WeakMap<GameClient, Texts>();

/** Resolves when the game's texts can be read too. */
export async function gameTextsReady(game: GameClient): Promise<void> {
  let texts = known.get(game);
  if (!texts) {
    texts = { ru: () => game.texts('ru'), uk: () => game.texts('uk'), en: () => game.texts('en') };
    known.set(game, texts);
    addTexts(texts);
  }
  await textsReady();
}
