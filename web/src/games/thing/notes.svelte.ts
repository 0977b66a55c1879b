// What a player thinks of the others, by table and seat. It stays in this browser and is sent nowhere.
import { recall, remember } from '../../store';

/** In the order in which a tap goes on; '' is no mark. */
export const MARKS = ['', 'human', 'infected', 'thing', 'trust', 'doubt'] as const;
export type Mark = (typeof MARKS)[number];

interface Kept {
  marks: Record<string, Mark>;
  texts: Record<string, string>;
}

const KEY = 'thing-notes';
/** Older tables than these are forgotten. */
const MOST_TABLES = 40;
export const LONGEST_NOTE = 2000;

type Shelf = Record<string, Partial<Kept>>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shelf(): Shelf {
  const kept = recall<unknown>(KEY, {});
  return isRecord(kept) ? (kept as Shelf) : {};
}

/** The notes of one seat at one table; `everybody` is the key of what is about nobody in particular. */
export class Notes {
  #marks = $state.raw<Kept['marks']>({});
  #texts = $state.raw<Kept['texts']>({});
  readonly #name: string;

  constructor(table: string, seat: number) {
    this.#name = `${table}:${seat}`;
    const kept = shelf()[this.#name];
    if (isRecord(kept?.marks)) this.#marks = kept.marks as Kept['marks'];
    if (isRecord(kept?.texts)) this.#texts = kept.texts as Kept['texts'];
  }

  mark(seat: number): Mark {
    const mark = this.#marks[seat] ?? '';
    return MARKS.includes(mark) ? mark : '';
  }

  /** The next mark for this player. */
  turn(seat: number): void {
    const next = MARKS[(MARKS.indexOf(this.mark(seat)) + 1) % MARKS.length] ?? '';
    this.#marks = { ...this.#marks, [seat]: next };
    this.#keep();
  }

  text(about: number | 'everybody'): string {
    const text = this.#texts[about];
    return typeof text === 'string' ? text : '';
  }

  write(about: number | 'everybody', text: string): void {
    this.#texts = { ...this.#texts, [about]: text.slice(0, LONGEST_NOTE) };
    this.#keep();
  }

  #keep(): void {
    const { [this.#name]: _, ...others } = shelf();
    const latest = Object.entries(others).slice(1 - MOST_TABLES);
    remember(KEY, { ...Object.fromEntries(latest), [this.#name]: { marks: this.#marks, texts: this.#texts } });
  }
}

const opened = new Map<string, Notes>();

/** The same notes for every part of the screen that shows them. */
export function notesOf(table: string, seat: number): Notes {
  const name = `${table}:${seat}`;
  let notes = opened.get(name);
  if (!notes) opened.set(name, (notes = new Notes(table, seat)));
  return notes;
}
