// Fetching a table's code before it is opened: whoever looks at a game will probably play it.
import { language } from '../words/words.svelte';

const fetched = new Set<string>();

async function fetchBoard(game: string, watching: boolean): Promise<void> {
  const { importClient } = await import('../games');
  const client = await importClient(game);
  await Promise.all([client.texts(language()), watching ? undefined : client.hand()]);
}

/** Whoever only watches needs no hand. What does not arrive is asked for again, and spoken of, when it is wanted. */
export function fetchAhead(game: string, watching = false): void {
  if (fetched.has(game)) return;
  fetched.add(game);
  for (const part of [import('./Table.svelte'), import('../play/PlayPage.svelte'), fetchBoard(game, watching)]) part.catch(() => undefined);
}

/** Fetches as soon as a pointer, a finger or the focus comes here. */
export function looksAhead(game: string) {
  return (element: HTMLElement) => {
    const look = () => fetchAhead(game);
    const signs = ['pointerenter', 'pointerdown', 'focusin'] as const;
    for (const sign of signs) element.addEventListener(sign, look);
    return () => signs.forEach((sign) => element.removeEventListener(sign, look));
  };
}
