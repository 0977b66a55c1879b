// Every word of the interface by its id, in the chosen language. Folders add their own texts; each language of them is
// loaded when it is wanted, and a switch of language takes effect everywhere at once, without a reload.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, settings, type Language } from '../settings.svelte';

type Source = string | { default: string };
/** For each language a function that fetches Fluent source: `() => import('./text/play.ru.ftl?raw')`. */
export type Texts = Record<Language, () => Promise<Source | Source[]>>;
export type Facts = Record<string, FluentVariable>;

/** The texts that belong to no game. */
const FRAME = '';

class Shelf {
  /** By game: two games may mean different things by one id. */
  readonly #bundles = new Map<string, FluentBundle>();
  readonly loading = new Map<Texts, Promise<void>>();
  readonly #added = new Set<string>();

  constructor(readonly language: Language) {}

  /** The bundle that holds this id: that of the game under way before the frame's, and then any. */
  find(id: string, game: string): FluentBundle | undefined {
    const nearest = [this.#bundles.get(game), this.#bundles.get(FRAME), ...this.#bundles.values()];
    return nearest.find((bundle) => bundle?.hasMessage(id));
  }

  load(texts: Texts): Promise<void> {
    let under = this.loading.get(texts);
    if (!under) {
      under = texts[this.language]().then((found) => {
        const game = registered.get(texts) ?? FRAME;
        for (const source of Array.isArray(found) ? found : [found]) this.#add(typeof source === 'string' ? source : source.default, game);
      });
      // A failed download is tried again the next time that somebody waits for it.
      under.catch(() => this.loading.delete(texts));
      this.loading.set(texts, under);
    }
    return under;
  }

  /** The same file may be named by several folders; it counts once. Two texts of one id are a mistake. */
  #add(source: string, game: string): void {
    if (this.#added.has(source)) return;
    this.#added.add(source);
    let bundle = this.#bundles.get(game);
    if (!bundle) this.#bundles.set(game, (bundle = new FluentBundle(this.language, { useIsolating: false })));
    const mistakes = bundle.addResource(new FluentResource(source));
    if (mistakes.length > 0 && import.meta.env.DEV) throw mistakes[0];
    if (shown.shelf === this) shown = { ...shown };
  }
}

/** With the game that they belong to. */
const registered = new Map<Texts, string>();
const shelves = Object.fromEntries(LANGUAGES.map((language) => [language, new Shelf(language)])) as Record<Language, Shelf>;

// Replaced whenever texts arrive, the language or the game changes, so that whoever called `t` says it again.
let shown = $state.raw({ shelf: shelves[settings.language], game: FRAME });

function loadAll(shelf: Shelf): Promise<unknown> {
  return Promise.all([...registered.keys()].map((texts) => shelf.load(texts)));
}

/** Registers the texts of a folder, or of a game, and begins to load them in the present language. */
export function addTexts(texts: Texts, game = FRAME): void {
  registered.set(texts, game);
  shown.shelf.load(texts).catch(() => undefined);
}

/** From now on the words of this game come first. */
export function speakOf(game: string): void {
  if (shown.game !== game) shown = { ...shown, game };
}

/** Resolves when all texts registered so far can be read in the present language. */
export async function textsReady(): Promise<void> {
  const { shelf } = shown;
  await loadAll(shelf);
  if (shelf !== shown.shelf) await textsReady();
}

/** Loads all texts in that language, then shows them; the settings remember it. Without a connection all stays as it is. */
export async function setLanguage(language: Language): Promise<void> {
  settings.language = language;
  try {
    await loadAll(shelves[language]);
  } catch (error) {
    settings.language = shown.shelf.language;
    throw has('web-offline') ? new Error(t('web-offline')) : error;
  }
  // Somebody may have chosen yet another one in the meantime.
  if (settings.language === language) shown = { ...shown, shelf: shelves[language] };
}

/** The language that is shown now; it follows the setting as soon as the texts are there. */
export function language(): Language {
  return shown.shelf.language;
}

export function has(id: string): boolean {
  return shown.shelf.find(id, shown.game) !== undefined;
}

/** The sentence of this id. A missing id or fact throws while developing and in tests, so that nobody ever reads one. */
export function t(id: string, facts?: Facts): string {
  const { shelf, game } = shown;
  const bundle = shelf.find(id, game);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return missing(`There is no text ${id} in ${shelf.language}.`, id);
  const mistakes: Error[] = [];
  const sentence = bundle.formatPattern(pattern, facts, mistakes);
  return mistakes.length > 0 ? missing(`${id} in ${shelf.language}: ${mistakes[0]?.message}`, sentence) : sentence;
}

function missing(complaint: string, shownInstead: string): string {
  if (import.meta.env.DEV) throw new Error(complaint);
  console.error(complaint);
  return shownInstead;
}

addTexts({
  ru: () => Promise.all([import('../../../src/bathysphere/words/text/common.ru.ftl?raw'), import('./text/web.ru.ftl?raw')]),
  uk: () => Promise.all([import('../../../src/bathysphere/words/text/common.uk.ftl?raw'), import('./text/web.uk.ftl?raw')]),
  en: () => Promise.all([import('../../../src/bathysphere/words/text/common.en.ftl?raw'), import('./text/web.en.ftl?raw')]),
});
