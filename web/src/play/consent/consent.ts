// What the players of a table agree on beside the game: its terms, and the notes that stand between the lines of its log.
import type { Line, NoteLine, TableInfo, TermsInfo } from '../../wire/types';

export function termsOf({ clock, pace, chat, cover_after }: Pick<TableInfo, 'clock' | 'pace' | 'chat' | 'cover_after'>): TermsInfo {
  return { clock, pace, chat, cover_after };
}

export function sameTerms(one: TermsInfo, other: TermsInfo): boolean {
  const { clock, ...rest } = one;
  const same = (Object.keys(rest) as (keyof typeof rest)[]).every((name) => rest[name] === other[name]);
  return same && clock.kind === other.clock.kind && clock.seconds === other.clock.seconds && clock.bank === other.clock.bank;
}

export type Item = { key: string; line: Line; note?: never } | { key: string; note: NoteLine; line?: never };

/** The lines of the log with the notes between them, by the time at which they came. */
export function withNotes(log: readonly Line[], notes: readonly NoteLine[]): Item[] {
  const items: Item[] = [];
  let next = 0;
  const upTo = (at: number) => {
    for (; next < notes.length && notes[next]!.at < at; next++) items.push({ key: `note ${next}`, note: notes[next]! });
  };
  for (const line of log) {
    upTo(line.at);
    items.push({ key: `line ${line.number}`, line });
  }
  upTo(Infinity);
  return items;
}

/** Kinds of notes that are told at once to whoever looks at the table; the others are seen anyway. */
const TOLD = /^(refused|clock|pace|chat|gone|covered)(-|$)|^(paused|resumed|released)$/;

export function isTold(note: NoteLine): boolean {
  return TOLD.test(note.kind);
}
