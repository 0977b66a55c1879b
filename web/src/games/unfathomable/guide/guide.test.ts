// The lessons against the engine: no question of it goes without one, and each of them is met in recorded first games.
import { describe, expect, it } from 'vitest';
import { lessonsOf, type Moment } from '../../../guide/lessons';
import { moments, type Recorded } from '../../../guide/recorded';
import { describeLessons } from '../../../guide/testing';
import { CHARACTERS, DECISION_KINDS, EVENT_KINDS } from '../facts';
import type { UnfathomableView } from '../types';
import games from './fixtures/first-games.json';
import { guide } from '.';
import { crewLeft } from './crew';
import { LESSONS } from './lessons';
import EN from '../text/guide.en.ftl?raw';
import RULES from '../../../../../src/bathysphere/games/unfathomable/text/rules.en.ftl?raw';

const DRAWN = import.meta.glob<string>(['../**/*.svelte', '../../../play/**/*.svelte'], { query: '?raw', import: 'default', eager: true });

const voyages = games.map((game) => [...moments<UnfathomableView>(game.moments as unknown as Recorded[])]);
const named = (moment: Moment<UnfathomableView>) => {
  const { asked, told } = lessonsOf(guide, moment);
  return [...asked, ...told].map(({ name }) => name);
};
/** The first time of each lesson, in the order in which they come. */
const courses = voyages.map((voyage) => [...new Set(voyage.flatMap(named))]);

describeLessons('Unfathomable', guide, {
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
    const silent = voyages.flat().filter((moment) => moment.decision && lessonsOf(guide, moment).asked.length === 0);
    expect(silent.map(({ decision: asked }) => asked?.kind)).toEqual([]);
  });

  it.each(courses.map((course, game) => [game, course] as const))(
    'begins with the ship and comes to traitors when roles are dealt (%i)',
    (_, course) => {
      expect(course.slice(0, 2).toSorted()).toEqual(['character', 'welcome']);
      const at = (name: string) => course.indexOf(name);
      expect(at('ship')).toBeGreaterThan(at('welcome'));
      expect(at('trust')).toBeLessThan(at('roles'));
      expect(at('hidden')).toBeGreaterThan(at('roles'));
      expect(at('over')).toBe(course.length - 1);
    },
  );

  it('advises nobody to take a character who is gone', () => {
    const crew = (...taken: string[]) => {
      const players = [0, 1, 2, 3].map((seat) => ({ character: CHARACTERS.findIndex(({ id }) => id === taken[seat]) }));
      return crewLeft({ players } as unknown as UnfathomableView);
    };
    expect(crew()).toEqual(['arjun', 'jeanne', 'samira', 'william']);
    expect(crew('arjun', 'samira', 'keilani')).toEqual(['jeanne', 'william']);
    expect(crew('arjun', 'samira', 'jeanne', 'william')).toEqual([]);
  });

  it('suits the guide, any other game only if its player wants it', () => {
    const view = voyages[0]![0]!.view;
    expect(guide.suits(view)).toBe(true);
    expect(guide.suits({ ...view, options: { ...view.options, first_game: false } })).toBe(false);
  });
});

describe('what your own role cards say', () => {
  /** The same moment with other roles in your own play area. */
  const withRole = (moment: Moment<UnfathomableView>, role: number): Moment<UnfathomableView> => ({
    ...moment,
    view: {
      ...moment.view,
      players: moment.view.players.map((player, seat) =>
        seat === moment.view.seat ? { ...player, roles: player.roles.map(() => role) } : player,
      ),
    },
    lines: moment.lines.map((each) => ('role' in each.data ? { ...each, data: { ...each.data, role } } : each)),
  });

  it('changes no lesson, so that a glance at the screen gives nobody away', () => {
    for (const moment of voyages.flat()) expect(named(withRole(moment, 1))).toEqual(named(withRole(moment, 0)));
  });
});
