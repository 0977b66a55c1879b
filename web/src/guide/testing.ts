// What the lessons of every game have to hold against its engine; for the tests of guides.
import { describe, expect, it } from 'vitest';
import type { Guide } from './lessons';

interface Sources {
  /** The kinds of questions and of events that the engine knows. */
  decisions: readonly string[];
  events: readonly string[];
  /** The words of the lessons and the ledger, as Fluent source. */
  words: string;
  rules: string;
  /** Whatever may bear `data-guide`, as source. */
  drawn: readonly string[];
}

export function describeLessons<V>(
  game: string,
  { chapters, lessons }: Guide<V>,
  { decisions, events, words, rules, drawn }: Sources,
): void {
  describe(`the lessons of ${game}`, () => {
    it.each(decisions)('say something to the question %s', (kind) => {
      const about = lessons.filter(({ asks }) => asks?.some((wanted) => wanted === kind));
      expect(about.map(({ name }) => name)).not.toEqual([]);
    });

    it('speak only of questions and events that there are', () => {
      const asked = lessons.flatMap(({ asks }) => asks ?? []).map((wanted) => wanted.split(':')[0]!);
      expect(asked.filter((kind) => !decisions.includes(kind))).toEqual([]);
      expect(lessons.flatMap(({ tells }) => tells ?? []).filter((kind) => !events.includes(kind))).toEqual([]);
    });

    it('have names of their own, and belong to a chapter', () => {
      const names = lessons.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect([...new Set(lessons.map(({ chapter }) => chapter))].toSorted()).toEqual(chapters.toSorted());
    });

    it('build on others, and never in a circle', () => {
      const known = new Map(lessons.map((lesson) => [lesson.name, lesson.after ?? []]));
      const below = (name: string, above: readonly string[]): void => {
        expect(above, `${name} builds on itself`).not.toContain(name);
        for (const each of known.get(name) ?? []) {
          expect([...known.keys()]).toContain(each);
          below(each, [...above, name]);
        }
      };
      for (const name of known.keys()) below(name, []);
    });

    it('are all in words, and no words are left over', () => {
      const ids = [...words.matchAll(/^([a-z-]+) =/gm)].map(([, id]) => id!);
      const wanted = [
        ...chapters.map((name) => `chapter-${name}`),
        ...lessons.flatMap(({ name }) => [`lesson-${name}`, `lesson-${name}-text`]),
      ];
      expect(ids.toSorted()).toEqual(wanted.toSorted());
    });

    it('point only at parts that are drawn', () => {
      const there = drawn.flatMap((source) =>
        [...source.matchAll(/data-guide="([^"]+)"/g)].flatMap(([, marks]) => marks!.match(/[a-z]+/g) ?? []),
      );
      expect(lessons.map(({ part }) => part).filter((part) => part !== undefined && !there.includes(part))).toEqual([]);
    });

    it('name only rules that can be read', () => {
      const known = new Set([...rules.matchAll(/^rule-(\S+) =/gm)].map(([, id]) => id));
      const named = lessons.flatMap((lesson) => lesson.rules).map((rule) => rule.replaceAll('.', '-'));
      expect(named.filter((rule) => !known.has(rule))).toEqual([]);
    });
  });
}
