// How long ago, and how long for a decision, in words.
import type { ClockInfo } from '../wire/types';
import { language, t } from '../words/words.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function ago(then: number, now: number): string {
  const passed = now - then;
  if (passed < MINUTE) return t('web-ago-now');
  if (passed < HOUR) return t('web-ago-minutes', { number: Math.floor(passed / MINUTE) });
  if (passed < DAY) return t('web-ago-hours', { number: Math.floor(passed / HOUR) });
  return t('web-ago-days', { number: Math.floor(passed / DAY) });
}

export function clockText(clock: ClockInfo): string {
  if (clock.kind === 'live' && clock.bank > 0) return t('web-clock-live-bank', { bank: clock.bank / 60, number: clock.seconds });
  if (clock.kind === 'days' && clock.bank > 0)
    return t('web-clock-days-bank', { bank: (clock.bank * 1000) / DAY, number: (clock.seconds * 1000) / HOUR });
  if (clock.kind === 'days' && clock.seconds * 1000 < DAY) return t('web-clock-hours', { number: (clock.seconds * 1000) / HOUR });
  if (clock.kind === 'live') return t('web-clock-live', { number: clock.seconds });
  if (clock.kind === 'days') return t('web-clock-days', { number: Math.max(1, Math.round((clock.seconds * 1000) / DAY)) });
  return t('web-clock-none');
}

/** A moment as a clock shows it, with its day if it is not today's. */
export function clockTime(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language(), isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
