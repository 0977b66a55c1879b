// The lessons against the engine: no question of it goes without one, and each of them is met in recorded first games.
import { describe, expect, it } from 'vitest';
import { AT_ONCE, lessonsOf, toRead, type Moment } from '../../../guide/lessons';
import { moments, type Recorded } from '../../../guide/recorded';
import { describeLessons } from '../../../guide/testing';
import { DECISION_KINDS, EVENT_KINDS } from '../facts';
import type { ThingView } from '../types';
import games from './fixtures/first-games.json';
import { guide } from '.';
import { LESSONS } from './lessons';
import EN from '../text/guide.en.ftl?raw';
import RULES from '../../../../../src/bathysphere/games/thing/text/rules.en.ftl?raw';

const DRAWN = import.meta.glob<string>(['../**/*.svelte', '../../../play/**/*.svelte'], { query: '?raw', import: 'default', eager: true });

const nights = games.map((game) => [...moments<ThingView>(game.moments as unknown as Recorded[])]);
const named = (moment: Moment<ThingView>) => {
  const { asked, told } = lessonsOf(guide, moment);
  return [...asked, ...told].map(({ name }) => name);
};
/** The first time of each lesson, in the order in which they come. */
const courses = nights.map((night) => [...new Set(night.flatMap(named))]);
/** A panic card is turned over by the standing orders of a first game. */
const isReal = ({ decision }: Moment<ThingView>) => decision !== null && decision.kind !== 'turn.panic';

describeLessons('The Thing', guide, {
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
    const silent = nights.flat().filter((moment) => moment.decision && lessonsOf(guide, moment).asked.length === 0);
    expect(silent.map(({ decision: asked }) => asked?.kind)).toEqual([]);
  });

  it.each(nights.map((night, game) => [game, night] as const))(
    'asks the beginner first, and for a real choice after at most three lessons (%i)',
    (_, night) => {
      const first = night.findIndex(isReal);
      const read = new Set<string>();
      for (const moment of night.slice(0, first + 1)) {
        const { asked, told } = lessonsOf(guide, moment);
        expect(moment.view.turn.seat).toBe(moment.view.seat);
        // What happened meanwhile waits behind the question.
        const waiting = told.filter(({ tells }) => !tells).map(({ name }) => name);
        const lessons = isReal(moment) ? asked : [];
        for (const { name } of toRead(guide, lessons, waiting, read, { room: AT_ONCE })) read.add(name);
      }
      expect(read.size).toBeLessThanOrEqual(3);
      expect([...read][0]).toBe('welcome');
    },
  );

  it.each(courses.map((course, game) => [game, course] as const))('goes from the goal to the open roles (%i)', (_, course) => {
    expect(course.at(-1)).toBe('over');
    expect(course).toEqual(expect.arrayContaining(['welcome', 'offer', 'got', 'others', 'talk']));
  });

  it('tells whoever changes sides before anything else is asked', () => {
    const changed = nights.flat().filter(({ view, decision }) => view.role === 1 && decision?.kind.startsWith('exchange'));
    expect(changed.length).toBeGreaterThan(0);
    for (const moment of changed) expect(lessonsOf(guide, moment).asked[0]?.name).toBe('infected');
  });

  it('says nothing of infecting to those who cannot, and nothing of their own side to humans', () => {
    const names = (role: number) => new Set(nights.flat().flatMap((moment) => (moment.view.role === role ? named(moment) : [])));
    for (const secret of ['infected', 'infect', 'announce']) expect(names(0)).not.toContain(secret);
    for (const secret of ['infect', 'announce', 'harmless']) expect(names(1)).not.toContain(secret);
    expect(names(2)).toContain('infect');
  });

  it('suits the guide, any other game only if its player wants it', () => {
    const view = nights[0]![0]!.view;
    expect(guide.suits(view)).toBe(true);
    expect(guide.suits({ ...view, options: { ...view.options, first_game: false } })).toBe(false);
  });

  it('tells its sentences who the reader is', () => {
    const view = nights[0]![0]!.view;
    expect([0, 1, 2].map((role) => guide.facts({ ...view, role }).role)).toEqual(['human', 'infected', 'thing']);
  });
});
