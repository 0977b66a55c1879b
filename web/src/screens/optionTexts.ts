// The texts of the options of a new table, and how an option is called and what it is set to in words.
import { addTexts, has, t } from '../words/words.svelte';

addTexts({
  ru: () => import('./text/options.ru.ftl?raw'),
  uk: () => import('./text/options.uk.ftl?raw'),
  en: () => import('./text/options.en.ftl?raw'),
});

const textOr = (id: string, otherwise: string) => (has(id) ? t(id) : otherwise);

/** A game that this build of the client does not know yet has options and words by their plain names. */
export const optionLabel = (game: string, name: string) => textOr(`option-${game}-${name}`, name);
export const optionText = (game: string, name: string) => textOr(`option-${game}-${name}-text`, '');
export const wordLabel = (game: string, name: string, word: string) => textOr(`option-${game}-${name}-${word}`, word);

/** What an option that is more than a switch says: its word, its number, the seat, or how many numbers differ. */
export function optionSays(game: string, name: string, value: unknown, seatName: (seat: number) => string): string {
  if (typeof value === 'string') return wordLabel(game, name, value);
  if (typeof value === 'number') return name === 'first' ? seatName(value) : String(value);
  return typeof value === 'object' && value !== null ? t('options-changed', { number: Object.keys(value).length }) : '';
}
