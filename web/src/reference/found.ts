// What a search finds in the rules: every word of it, in the text or in the id of a rule, or in the title of its chapter.
import type { RuleChapter } from '../wire/types';

/** Case does not matter, nor which of two letters somebody types: ё or е, ’ or '. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/[’ʼ`]/g, "'");
}

export function wanted(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

export function holds(text: string, words: readonly string[]): boolean {
  const said = plain(text);
  return words.every((word) => said.includes(word));
}

/** The chapters with the rules that fit; all of them if nothing is looked for. */
export function found(chapters: readonly RuleChapter[], query: string): RuleChapter[] {
  const words = wanted(query);
  if (words.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => holds(`${rule.id} ${rule.text} ${chapter.title}`, words)) }))
    .filter((chapter) => chapter.rules.length > 0);
}
