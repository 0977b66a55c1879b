// What mythos cards tell and do. Seventy cards are much to read, and none lies open when a table is opened: their texts are
// fetched when a hand has come and nothing else is going on, or with the first card that says one.
import { addTexts, has, t } from '../../words/words.svelte';
import { MYTHOS, type Part } from './facts';
import { key, PART_TEXTS } from './names';

const inLanguage = (language: string) => async () => (await import('./mythosSources')).sources(language);

const TEXTS = { ru: inLanguage('ru'), uk: inLanguage('uk'), en: inLanguage('en') };
let wanted = false;

export function fetchMythosTexts(): void {
  if (wanted) return;
  wanted = true;
  addTexts(TEXTS, 'unfathomable');
}

function said(id: string, otherwise = ''): string {
  fetchMythosTexts();
  return has(id) ? t(id) : otherwise && said(otherwise);
}

export function storyOf(id: string): string {
  return said(key('mythos', id, 'story'));
}

/** What somebody who keeps the card has of it; '' if nobody keeps it. */
export function keptText(card: number): string {
  return said(key('mythos', MYTHOS[card]?.id ?? '', 'kept'));
}

/** What a part of a mythos card does; a part without a text does nothing. */
export function partText(card: number, part: Part): string {
  return said(key('mythos', MYTHOS[card]?.id ?? '', PART_TEXTS[part]), 'nothing');
}
