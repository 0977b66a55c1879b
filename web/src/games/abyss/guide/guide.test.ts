// The lessons against the engine: no question of it goes without one, and each of them is met in recorded first games.
import { describe, expect, it } from 'vitest';
import { AT_ONCE, lessonsOf, toRead, type Moment } from '../../../guide/lessons';
import { moments, type Recorded } from '../../../guide/recorded';
import { describeLessons } from '../../../guide/testing';
import { DECISION_KINDS, EVENT_KINDS } from '../facts';
import type { AbyssView } from '../types';
import games from './fixtures/first-games.json';
import { guide } from '.';
import { LESSONS } from './lessons';
import EN from '../text/guide.en.ftl?raw';
import RULES from '../../../../../src/bathysphere/games/abyss/text/rules.en.ftl?raw';

const DRAWN = import.meta.glob<string>(['../**/*.svelte', '../../../play/**/*.svelte'], { query: '?raw', import: 'default', eager: true });

const dives = games.map((game) => [...moments<AbyssView>(game.moments as unknown as Recorded[])]);
const named = (moment: Moment<AbyssView>) => {
  const { asked, told } = lessonsOf(guide, moment);
  return [...asked, ...told].map(({ name }) => name);
};
/** The first time of each lesson, in the order in which they come. */
const courses = dives.map((dive) => [...new Set(dive.flatMap(named))]);

describeLessons('Abyss', guide, {
  decisions: DECISION_KINDS,
  events: EVENT_KINDS,
  words: EN,
  rules: RULES,
  drawn: Object.values(DRAWN),
});

describe('a first game', () => {
  it.each(LESSONS.map(({ name }) => name))('can teach %s', (name) => {
    expect(courses.some((course) => course.includes(name))).toBe(true);
  });

  it('has something to say to whatever it asks', () => {
    const silent = dives.flat().filter((moment) => moment.decision && lessonsOf(guide, moment).asked.length === 0);
    expect(silent.map(({ decision: asked }) => asked?.kind)).toEqual([]);
  });

  it.each(dives.map((dive, game) => [game, dive] as const))(
    'asks the beginner first, and for a real choice after at most three lessons (%i)',
    (_, dive) => {
      const first = dive.findIndex(({ decision }) => (decision?.options.length ?? 0) > 1);
      const read = new Set<string>();
      for (const moment of dive.slice(0, first + 1)) {
        const { asked, told } = lessonsOf(guide, moment);
        expect(moment.view.turn.seat).toBe(moment.view.seat);
        // What happened meanwhile waits behind the question.
        const waiting = told.filter(({ tells }) => !tells).map(({ name }) => name);
        for (const { name } of toRead(guide, asked, waiting, read, { room: AT_ONCE })) read.add(name);
      }
      expect(read.size).toBeLessThanOrEqual(3);
      expect([...read].slice(0, 2)).toEqual(['welcome', 'turn']);
    },
  );

  it.each(courses.map((course, game) => [game, course] as const))('goes from the depths to the Court and to the end (%i)', (_, course) => {
    const main = ['welcome', 'ally', 'pay', 'lord', 'influence', 'near', 'last', 'over'];
    const met = course.filter((name) => main.includes(name));
    expect(met).toEqual(main.filter((name) => met.includes(name)));
    expect(met).toEqual(expect.arrayContaining(['welcome', 'ally', 'pay', 'lord', 'last', 'over']));
    expect(course.at(-1)).toBe('over');
  });

  it('suits the guide, any other game only if its player wants it', () => {
    const view = dives[0]![0]!.view;
    expect(guide.suits(view)).toBe(true);
    expect(guide.suits({ ...view, options: { ...view.options, first_game: false } })).toBe(false);
  });

  it('tells its sentences whether weak Allies are passed on', () => {
    const view = dives[0]![0]!.view;
    expect(guide.facts(view).first).toBe('yes');
    expect(guide.facts({ ...view, options: { ...view.options, first_game: false } }).first).toBe('no');
  });
});
