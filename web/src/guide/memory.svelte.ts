// What this browser remembers of a player's lessons, game by game: whether the guide speaks, what has come up so far and
// what of it was read.
import { recall, remember } from '../store';
import { KEY } from './kept';

interface Kept {
  on: boolean | null;
  met: readonly string[];
  read: readonly string[];
  folded: boolean;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shelf(): Record<string, unknown> {
  const kept = recall<unknown>(KEY, {});
  return isRecord(kept) ? kept : {};
}

function names(kept: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []);
}

export class Memory {
  /** Null until the player has said whether they want a guide. */
  #on = $state.raw<boolean | null>(null);
  #met = $state.raw<ReadonlySet<string>>(new Set());
  #read = $state.raw<ReadonlySet<string>>(new Set());
  #folded = $state(false);
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
    const found = shelf()[game];
    const kept = isRecord(found) ? found : {};
    this.#on = typeof kept.on === 'boolean' ? kept.on : null;
    this.#met = names(kept.met);
    this.#read = names(kept.read);
    this.#folded = kept.folded === true;
  }

  get on(): boolean | null {
    return this.#on;
  }

  get met(): ReadonlySet<string> {
    return this.#met;
  }

  get read(): ReadonlySet<string> {
    return this.#read;
  }

  /** Only the title of a lesson is shown. */
  get folded(): boolean {
    return this.#folded;
  }

  turn(on: boolean): void {
    this.#on = on;
    this.#keep();
  }

  fold(folded: boolean): void {
    this.#folded = folded;
    this.#keep();
  }

  /** These lessons have come up. */
  meet(lessons: Iterable<string>): void {
    const met = new Set([...this.#met, ...lessons]);
    if (met.size === this.#met.size) return;
    this.#met = met;
    this.#keep();
  }

  finish(lesson: string): void {
    this.#read = new Set([...this.#read, lesson]);
    this.#met = new Set([...this.#met, lesson]);
    this.#keep();
  }

  /** From the beginning: everything is told again. */
  forget(): void {
    this.#met = new Set();
    this.#read = new Set();
    this.#keep();
  }

  #keep(): void {
    const kept: Kept = { on: this.#on, met: [...this.#met], read: [...this.#read], folded: this.#folded };
    remember(KEY, { ...shelf(), [this.#game]: kept });
  }
}

const opened = new Map<string, Memory>();

/** The same memory for every part of the screen. */
export function memoryOf(game: string): Memory {
  let memory = opened.get(game);
  if (!memory) opened.set(game, (memory = new Memory(game)));
  return memory;
}
