// Where a narrow card may break a long name.

const VOWEL = '[aeiouyаеёиіїоуыэєюя]';
const SYLLABLE = new RegExp(`(?<=\\p{L}{3})(?=(?!${VOWEL}|[ьъй])\\p{L}${VOWEL}\\p{L})`, 'giu');

/** The word with its soft breaks: between syllables, no fewer than three letters apart. */
export function breakable(word: string): string {
  return word.replace(SYLLABLE, '\u00ad');
}
