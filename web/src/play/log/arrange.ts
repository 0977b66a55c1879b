// The log read otherwise: only what concerns the reader, or only what was said; days apart; all of it as a text.
import type { ChatLine, Line, NoteLine } from '../../wire/types';
import type { Item } from '../consent/consent';
import { about } from '../seats/seats';

export type Filter = 'all' | 'mine' | 'talk';

const note = (key: string, kind: string, seat: number, text: string, at: number): Item => ({
  key,
  note: { number: -1, kind, seat, text, at },
});
const names = (line: Line, seat: number) => line.names.some(([kind, number]) => kind === 'seat' && number === seat);
const timeOf = (item: Item) => (item.line ?? item.note).at;

function isMine(item: Item, seat: number): boolean {
  if (item.note) return item.note.seat === seat;
  return item.line.by === seat || about(item.line) === seat || names(item.line, seat);
}

export function filtered(items: readonly Item[], said: readonly ChatLine[], seat: number, filter: Filter): readonly Item[] {
  if (filter === 'mine') return items.filter((item) => isMine(item, seat));
  if (filter === 'talk') return said.map((line) => note(`said ${line.number}`, 'said', line.seat, `${line.name}: ${line.text}`, line.at));
  return items;
}

/** With a line for each day, once there is more than one. */
export function byDays(items: readonly Item[], dayOf: (at: number) => string): readonly Item[] {
  const days = items.map((item) => dayOf(timeOf(item)));
  if (new Set(days).size < 2) return items;
  return items.flatMap((item, index) => {
    const day = days[index]!;
    return day === days[index - 1] ? [item] : [note(`day ${item.key}`, 'day', -1, day, timeOf(item)), item];
  });
}

/** The whole log, talk between its lines, as it can be kept or sent to somebody. */
export function asText(
  log: readonly Line[],
  notes: readonly NoteLine[],
  said: readonly ChatLine[],
  when: (at: number) => string,
  bot: string,
): string {
  const lines = [
    ...log.map((line) => ({ at: line.at, text: line.covered ? `${line.text} (${bot})` : line.text })),
    ...notes,
    ...said.map((line) => ({ at: line.at, text: `${line.name}: ${line.text}` })),
  ];
  return lines
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, text }) => `${when(at)}  ${text}\n`)
    .join('');
}
