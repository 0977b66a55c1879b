// What components do, and one's own hand, in words. These texts are fetched with the first part of the game that says any
// of them: the board stands without them.
import { addTexts, has, t } from '../../words/words.svelte';
import { ABILITIES } from './facts';
import { key, nameOf } from './names';

const FILES = {
  ...import.meta.glob<string>('../../../../src/bathysphere/games/unfathomable/text/effects.*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('./text/hand.*.ftl', { query: '?raw', import: 'default' }),
};

const inLanguage = (language: string) => () =>
  Promise.all(Object.entries(FILES).flatMap(([path, fetchFile]) => (path.endsWith(`.${language}.ftl`) ? [fetchFile()] : [])));

addTexts({ ru: inLanguage('ru'), uk: inLanguage('uk'), en: inLanguage('en') }, 'unfathomable');

export function textOf(kind: string, id: string): string {
  return t(key(kind, id, 'text'));
}

/** Not every space has a rule of its own. */
export function hasText(kind: string, id: string): boolean {
  return has(key(kind, id, 'text'));
}

export function abilityOf(card: number): { name: string; text: string; timing: string } {
  const ability = ABILITIES[card];
  if (!ability) throw new Error(`There is no skill card ${card}.`);
  return { name: nameOf('ability', ability.id), text: textOf('ability', ability.id), timing: nameOf('timing', ability.timing) };
}
