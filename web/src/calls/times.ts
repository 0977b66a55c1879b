// Times of day as the server counts them, in minutes, and as a browser's field shows them.

export function clock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Null while the field holds no time. */
export function minutes(text: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
