// The lessons of one player at one table: which of them have come up, and which is to be read now.
import { untrack } from 'svelte';
import type { BoardModel, GameClient } from '../games/contract';
import { firstNew } from '../play/log/digest';
import type { Line } from '../wire/types';
import { addTexts, textsReady } from '../words/words.svelte';
import { AT_ONCE, lessonsOf, toRead, toWait, type Guide, type Lesson } from './lessons';
import { memoryOf, type Memory } from './memory.svelte';

/** What a tutor hears of its table. */
export interface Table {
  model: BoardModel;
  log: readonly Line[];
  /** The game is over. */
  over: boolean;
}

export class Tutor {
  readonly memory: Memory;
  /** Null until it is fetched. */
  guide = $state.raw<Guide | null>(null);
  /** Whether its words have come: they are fetched for those who read them. */
  isInWords = $state(false);
  /** What came up at this table by what happened, the first of it first. */
  #waiting = $state.raw<readonly string[]>([]);
  /** How many lessons about the open question were read while it was open. */
  #given = $state.raw({ question: -1, number: 0 });
  /** What is being read, since this question of the player was open; undefined: since before any. */
  #reading = $state.raw<{ lesson: Lesson; question: number | undefined } | null>(null);
  /** All lines before this one have been looked at. */
  #next = -1;
  readonly #name: string;
  readonly #table: () => Table;

  /** Called while a component is made: it listens as long as that lives. */
  constructor(name: string, game: GameClient, table: () => Table) {
    this.memory = memoryOf(name);
    this.#name = name;
    this.#table = table;
    if (!game.guide) return;
    void open(name, game.guide).then((guide) => (this.guide = guide));
    $effect(() => {
      const { log, model } = table();
      if (this.guide && this.speaks) untrack(() => this.#listen(log, model));
    });
    $effect(() => {
      if (this.speaks) untrack(() => this.prepare());
    });
    $effect(() => {
      const lesson = this.queue[0];
      const question = table().model.decision?.question;
      untrack(() => this.#hold(lesson, question));
    });
  }

  /** Whether the player wants it; if they have not said so, whether the table is one for beginners. */
  get speaks(): boolean {
    const { guide, memory } = this;
    return guide !== null && (memory.on ?? guide.suits(this.#table().model.view));
  }

  /** Fetches the words, if there is a guide by now. */
  prepare(): void {
    if (this.guide && !this.isInWords) void words(this.#name, this.guide).then(() => (this.isInWords = true));
  }

  #asked = $derived.by((): readonly Lesson[] => {
    if (!this.guide || !this.speaks) return [];
    const { view, decision } = this.#table().model;
    return lessonsOf(this.guide, { view, decision, lines: [] }).asked;
  });

  /** What is to be read, the first of it first. */
  queue = $derived.by((): readonly Lesson[] => {
    if (!this.guide || !this.speaks || !this.isInWords) return [];
    const { over } = this.#table();
    const room = AT_ONCE - this.#givenNow;
    const all = toRead(this.guide, this.#asked, this.#waiting, this.memory.read, { room, over });
    const held = over ? null : this.#held;
    return held ? [held, ...all.filter((lesson) => lesson !== held)] : all;
  });

  /** What stays in sight: others may move, and a question may open, but nothing takes away what somebody reads until they have
   * done something themselves. */
  get #held(): Lesson | null {
    const reading = this.#reading;
    if (!reading || this.memory.read.has(reading.lesson.name)) return null;
    return reading.question === undefined || reading.question === this.#table().model.decision?.question ? reading.lesson : null;
  }

  #hold(lesson: Lesson | undefined, question: number | undefined): void {
    const before = this.#reading;
    if (before?.lesson === lesson && before?.question === question) return;
    this.#reading = lesson ? { lesson, question } : null;
  }

  get #givenNow(): number {
    return this.#given.question === this.#table().model.decision?.question ? this.#given.number : 0;
  }

  #listen(log: readonly Line[], { view, decision, seat }: BoardModel): void {
    // Whoever comes back or turns the guide on hears of what is new to them, not of the whole game.
    const from = this.#next < 0 ? firstNew(log, seat) : this.#next;
    // A step back takes lines out of the log: then there is less to have been looked at.
    this.#next = (log.at(-1)?.number ?? -1) + 1;
    const { asked, told } = lessonsOf(this.guide!, { view, decision, lines: log.filter((line) => line.number >= from) });
    this.memory.meet([...asked, ...told].map((lesson) => lesson.name));
    this.#waiting = toWait(this.guide!, this.#waiting, told, this.memory.read);
  }

  /** Read, and never told again. */
  finish(lesson: Lesson): void {
    const question = this.#table().model.decision?.question;
    if (question !== undefined && this.#asked.includes(lesson)) this.#given = { question, number: this.#givenNow + 1 };
    this.#waiting = this.#waiting.filter((name) => name !== lesson.name);
    this.memory.finish(lesson.name);
  }
}

const guides = new Map<string, Promise<Guide>>();
const inWords = new Map<string, Promise<void>>();

/** The guide of a game, fetched once. */
function open(name: string, load: NonNullable<GameClient['guide']>): Promise<Guide> {
  return once(guides, name, async () => (await load()).guide as Guide);
}

/** All words of a guide, fetched once. */
function words(name: string, guide: Guide): Promise<void> {
  return once(inWords, name, async () => {
    addTexts({ ru: () => guide.texts('ru'), uk: () => guide.texts('uk'), en: () => guide.texts('en') }, name);
    await textsReady();
  });
}

function once<T>(kept: Map<string, Promise<T>>, name: string, fetch: () => Promise<T>): Promise<T> {
  let opening = kept.get(name);
  if (!opening) {
    opening = fetch();
    // A failed download is tried again at the next table.
    opening.catch(() => kept.delete(name));
    kept.set(name, opening);
  }
  return opening;
}
