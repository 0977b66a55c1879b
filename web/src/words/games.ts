// The words of the games that the frame needs before a board is opened: names, taglines, options, bots.
import { addTexts, has, t, textsReady, type Texts } from './words.svelte';
import type { Language } from '../settings.svelte';

const files = import.meta.glob<string>('../../../src/bathysphere/games/*/text/{cards,aids}.*.ftl', { query: '?raw', import: 'default' });
const registered = new Set<string>();

function textsOf(game: string): Texts {
  const load = (language: Language) => () =>
    Promise.all(
      Object.entries(files)
        .filter(([path]) => path.includes(`/games/${game}/`) && path.endsWith(`.${language}.ftl`))
        .map(([, fetchFile]) => fetchFile()),
    );
  return { ru: load('ru'), uk: load('uk'), en: load('en') };
}

/** Resolves when these games can be spoken of in the present language. */
export async function gameTexts(...games: readonly string[]): Promise<void> {
  for (const game of games) {
    if (registered.has(game)) continue;
    registered.add(game);
    addTexts(textsOf(game));
  }
  await textsReady();
}

/** A game that this build of the client does not know yet is called by its plain name. */
export function gameName(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : game;
}

export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}
