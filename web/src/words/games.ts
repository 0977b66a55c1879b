// The words of the games that the frame needs before a board is opened: names, taglines, options, bots.
import { addTexts, has, t, textsReady, type Texts } from './words.svelte';
import type { Language } from '../settings.svelte';
import type { SeatInfo } from '../wire/types';

const files = import.meta.glob<string>('../../../src/bathysphere/games/*/text/{cards,aids}.*.ftl', { query: '?front', import: 'default' });
const registered = new Set<string>();

/** A game that was not there when this client was built says itself what it is called. */
async function told(game: string, language: Language): Promise<string[]> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/texts?language=${language}`);
  return answer.ok ? [(await answer.json()) as string] : [];
}

function textsOf(game: string): Texts {
  if (!Object.keys(files).some((path) => path.includes(`/games/${game}/`)))
    return { ru: () => told(game, 'ru'), uk: () => told(game, 'uk'), en: () => told(game, 'en') };
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
    addTexts(textsOf(game), game);
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

/** What the rules of a game forbid to tell, a line for each principle; none if they leave talk to people. */
export function secrecyOf(game: string): string[] {
  const id = `game-${game}-secrecy`;
  return has(id) ? t(id).split('\n') : [];
}

/** Who sits there, as the server would say it: a bot in a list has no name yet, since lists are told to all readers alike. */
export function seatName(seat: SeatInfo | undefined, number: number): string {
  if (seat?.state === 'open') return t('web-seat-open');
  if (seat?.name) return seat.name;
  const id = `bot-name-${number + 1}`;
  return seat?.state === 'bot' && has(id) ? t(id) : t('player', { number: number + 1 });
}
