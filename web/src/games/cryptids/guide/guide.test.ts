// The lessons against the engine: no question of it goes without one, and each of them is met in recorded first games.
import { describe, expect, it } from 'vitest';
import { lessonsOf, type Moment } from '../../../guide/lessons';
import { moments, type Recorded } from '../../../guide/recorded';
import { describeLessons } from '../../../guide/testing';
import { DECISION_KINDS, EVENT_KINDS } from '../facts';
import type { CryptidsView } from '../types';
import games from './fixtures/first-games.json';
import { guide } from '.';
import { LESSONS } from './lessons';
import EN from '../text/guide.en.ftl?raw';
import RULES from '../../../../../src/bathysphere/games/cryptids/text/rules.en.ftl?raw';

const DRAWN = import.meta.glob<string>(['../**/*.svelte', '../../../play/**/*.svelte'], { query: '?raw', import: 'default', eager: true });

const journeys = games.map((game) => [...moments<CryptidsView>(game.moments as unknown as Recorded[])]);
const named = (moment: Moment<CryptidsView>) => {
  const { asked, told } = lessonsOf(guide, moment);
  return [...asked, ...told].map(({ name }) => name);
};
/** The first time of each lesson, in the order in which they come. */
const courses = journeys.map((journey) => [...new Set(journey.flatMap(named))]);
const isAlone = (at: number): boolean => games[at]!.seats === 1;

describeLessons('Cryptids', guide, {
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

  it('has something to say to whatever it asks, unless the turn can only be ended', () => {
    const silent = journeys
      .flat()
      .filter(
        (moment) => moment.decision?.options.some(({ choice }) => choice[0] !== 'end') && lessonsOf(guide, moment).asked.length === 0,
      );
    expect(silent.map(({ decision: asked }) => asked?.kind)).toEqual([]);
  });

  it.each(courses.map((course, game) => [game, course] as const))(
    'goes from the deal over the first turns to the end (%i)',
    (_, course) => {
      expect(course.slice(0, 2)).toContain('welcome');
      const main = ['city', 'bids', 'tiles', 'turn', 'office', 'terrain', 'order', 'reputation', 'built', 'final', 'over'];
      const met = course.filter((name) => main.includes(name));
      expect(met).toEqual(main.filter((name) => met.includes(name)));
      expect(met.slice(0, 7)).toEqual(main.slice(0, 7));
      expect(met.at(-1)).toBe('over');
    },
  );

  it('speaks of the poacher to whoever is alone, and of rivals to all others', () => {
    const poacher = LESSONS.filter(({ chapter }) => chapter === 'poacher').map(({ name }) => name);
    for (const [at, course] of courses.entries()) {
      expect(course.includes('poacher')).toBe(isAlone(at));
      expect(course.some((name) => poacher.includes(name))).toBe(isAlone(at));
      expect(course.includes('rivals')).toBe(!isAlone(at));
    }
  });

  it('suits the guide where two beginners play, any other game only if its player wants it', () => {
    expect(journeys.map(([first]) => guide.suits(first!.view))).toEqual(games.map((game) => game.seats === 2));
  });

  it('tells its sentences who plays', () => {
    expect(journeys.map(([first]) => guide.facts(first!.view).alone)).toEqual(games.map((_, at) => (isAlone(at) ? 'yes' : 'no')));
  });
});
