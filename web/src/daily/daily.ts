// Challenges of the day in words: dates, results, and the few lines that are passed on.
import type { DailyInfo, Scored } from '../wire/types';
import { gameName } from '../words/games';
import { language, t } from '../words/words.svelte';

/** What a game calls its challenge. */
export const dailyName = (game: string): string => t(`game-${game}-daily`);

/** A day of UTC, such as 2026-11-16, as it is said. */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** Whoever did not make it has no points to tell. */
export function resultOf(scored: Scored): string {
  const rating = t(scored.rating);
  return scored.won ? `${t('points-word', { number: scored.points })} · ${rating}` : rating;
}

export const signsOf = (scored: Scored): string => scored.signs.map((sign) => t(`sign-${sign}`)).join('');

/** How it went in words, for whoever cannot see the signs: as many of each as there were. */
export function courseOf(scored: Scored): string {
  const kinds = [...new Set(scored.signs)];
  return kinds.map((kind) => `${t(`sign-${kind}-text`)}: ${scored.signs.filter((sign) => sign === kind).length}`).join(', ');
}

/** A few lines for friends; nothing in them tells the deal. */
export function sharedText(game: string, daily: DailyInfo, scored: Scored): string {
  const title = [gameName(game), dailyName(game), dayName(daily.day), ...(daily.practice ? [t('daily-practice')] : [])];
  return [title.join(' · '), resultOf(scored), signsOf(scored)].join('\n');
}

/** Where everybody finds the challenge and its results. */
export const dailyPath = (game: string): string => `/daily/${game}`;
