// What a game teaches while it is played for the first time, and when which lesson comes. No screen in here.
import type { DecisionInfo, Line } from '../wire/types';
import type { Facts } from '../words/words.svelte';

/** All that lessons may know: what one seat sees, what it is asked, and what it has just been told. */
export interface Moment<V = unknown> {
  view: V;
  decision: DecisionInfo | null;
  /** The lines that are new. */
  lines: readonly Line[];
}

/** What brings a lesson up: the question that is asked, or the line that tells of it. */
export type Cause = DecisionInfo | Line;

/** Its texts are `lesson-<name>` and `lesson-<name>-text`. */
export interface Lesson<V = unknown> {
  name: string;
  chapter: string;
  /** The questions that it is about, "action", or something that a question offers, "action:rescue": it is read while
   * one of them is open. */
  asks?: readonly string[];
  /** The kinds of log lines that it is about: it waits until it is read. */
  tells?: readonly string[];
  /** What else has to be so. */
  when?(view: V, cause: Cause | null): boolean;
  /** The lessons that it builds on: those of them that have come up are read before it. */
  after?: readonly string[];
  /** The part of the screen to look at: whatever bears this word in `data-guide`. */
  part?: string;
  /** Lines of the ledger to read on. */
  rules: readonly string[];
}

export interface Guide<V = unknown> {
  /** In the order of the book; their titles are `chapter-<name>`. */
  chapters: readonly string[];
  /** In the order in which they are read if several come at once. */
  lessons: readonly Lesson<V>[];
  /** Whether this table is for beginners: there the guide speaks without having been asked. */
  suits(view: V): boolean;
  /** What the sentences speak of. */
  facts(view: V): Facts;
  /** Texts of the lessons and of the rules that they name, as Fluent source. */
  texts(language: string): Promise<string[]>;
}

/** Whether a question is the wanted one, "action", or offers what is wanted, "action:rescue". */
function fits(wanted: string, decision: DecisionInfo): boolean {
  const [kind, verb] = wanted.split(':');
  return kind === decision.kind && (verb === undefined || decision.options.some((option) => option.choice[0] === verb));
}

/** Whether the open question is what this lesson is about. */
export function isAsked<V>(lesson: Lesson<V>, { view, decision }: Moment<V>): boolean {
  if (!decision || decision.sealed !== null || !lesson.asks?.some((wanted) => fits(wanted, decision))) return false;
  return lesson.when?.(view, decision) ?? true;
}

/** It is about no question and no event. */
function comesAtOnce<V>(lesson: Lesson<V>): boolean {
  return !lesson.asks && !lesson.tells;
}

/** Whether one of the new lines is what this lesson is about. */
export function isTold<V>(lesson: Lesson<V>, { view, lines }: Moment<V>): boolean {
  if (comesAtOnce(lesson)) return lesson.when?.(view, null) ?? true;
  return lines.some((line) => lesson.tells?.includes(line.kind) === true && (lesson.when?.(view, line) ?? true));
}

/** The lessons that the open question wants, and those that the new lines bring up; both in the order of the guide. */
export function lessonsOf<V>(guide: Guide<V>, moment: Moment<V>): { asked: readonly Lesson<V>[]; told: readonly Lesson<V>[] } {
  const asked = guide.lessons.filter((lesson) => isAsked(lesson, moment));
  return { asked, told: guide.lessons.filter((lesson) => !asked.includes(lesson) && isTold(lesson, moment)) };
}

/** Of what happened and was not read, only so much waits: the rest comes up when it happens again. */
const WAITING = 4;

/** What waits to be read after these lessons have come up, the first of it first. */
export function toWait<V>(
  guide: Guide<V>,
  waiting: readonly string[],
  told: readonly Lesson<V>[],
  read: ReadonlySet<string>,
): readonly string[] {
  const names = [...new Set([...waiting, ...told.map(({ name }) => name)])].filter((name) => !read.has(name));
  const opening = new Set(guide.lessons.filter(comesAtOnce).map(({ name }) => name));
  return [...names.filter((name) => opening.has(name)), ...names.filter((name) => !opening.has(name)).slice(-WAITING)];
}

/** No more than so many lessons are about one question: the others find another one. */
export const AT_ONCE = 2;

/** A lesson behind those that it builds on, as far as they wait to be read. */
function inOrder<V>(lesson: Lesson<V>, waiting: readonly Lesson<V>[]): Lesson<V>[] {
  const before = waiting.filter(({ name }) => name !== lesson.name && lesson.after?.includes(name) === true);
  return [...before.flatMap((each) => inOrder(each, waiting)), lesson];
}

/**
 * What is to be read now, the first of it first: the words of welcome and farewell, then what is about the open question
 * (`room` for so many), then what waits since something happened; not when the game is over. What a lesson builds on comes
 * before it. Nothing is read twice.
 */
export function toRead<V>(
  guide: Guide<V>,
  asked: readonly Lesson<V>[],
  waiting: readonly string[],
  read: ReadonlySet<string>,
  { room = AT_ONCE, over = false } = {},
): readonly Lesson<V>[] {
  const unread = asked.filter((lesson) => !read.has(lesson.name)).slice(0, Math.max(0, room));
  const later = waiting.map((name) => guide.lessons.find((lesson) => lesson.name === name)).filter((lesson) => lesson !== undefined);
  const opening = later.filter(comesAtOnce);
  const all = over ? opening : [...opening, ...unread.flatMap((lesson) => inOrder(lesson, later)), ...later];
  return [...new Set(all)].filter((lesson) => !read.has(lesson.name));
}
