// Times as people read them.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time for a clock face: 0:07, 12:40, 3:05:00. Longer ones are for `spanInDays`. */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** A long span as whole days and hours, for words like "2 d 4 h". */
export function daysAndHours(milliseconds: number): { days: number; hours: number } {
  const whole = Math.max(0, milliseconds);
  return { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) };
}

export function isLong(milliseconds: number): boolean {
  return milliseconds >= DAY;
}

/** What is left of a bank that runs from a moment on. */
export function bankLeft(bank: number, from: number, now: number): number {
  return Math.max(0, bank - Math.max(0, now - from));
}

/** How pressing a deadline is: the last fifth of the time, and the last ten seconds. */
export function pressing(left: number, seconds: number): 'calm' | 'soon' | 'now' {
  if (left <= 10 * SECOND) return 'now';
  return left <= (seconds * SECOND) / 5 ? 'soon' : 'calm';
}
