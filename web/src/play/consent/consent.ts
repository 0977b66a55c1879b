// What the players of a table agree on beside the game: its terms, and the notes that stand between the lines of its log.
import type { Line, NoteLine, TableInfo, TermsInfo } from '../../wire/types';

export function termsOf({ clock, pace, chat }: Pick<TableInfo, 'clock' | 'pace' | 'chat'>): TermsInfo {
  return { clock, pace, chat };
}

export function sameTerms(one: TermsInfo, other: TermsInfo): boolean {
  return (
    one.pace === other.pace && one.chat === other.chat && one.clock.kind === other.clock.kind && one.clock.seconds === other.clock.seconds
  );
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
const TOLD = /^(refused|clock|pace|chat)-|^(paused|resumed)$/;

export function isTold(note: NoteLine): boolean {
  return TOLD.test(note.kind);
}
