import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire/types';
import { companyOf, firstPlan, mistakeIn, startsAtOnce, toTable, withCompany, withNames, withSeats, type Guest, type Plan } from './plan';

const ABYSS: GameInfo = {
  name: 'abyss',
  fewest: 2,
  most: 4,
  bots: [{ name: 'random' }, { name: 'thoughtful' }],
  chats: ['open'],
  talk: [],
  values: {},
  content: null,
  daily: false,
  options: [{ name: 'others_only', default: false, range: null, ranges: {}, words: [] }],
};
const bot = (name = 'thoughtful'): Guest => ({ kind: 'bot', bot: name, name: '' });
const friend: Guest = { kind: 'friend', bot: 'thoughtful', name: '' };
const here = (name: string): Guest => ({ kind: 'here', bot: 'thoughtful', name });
const plan = (...guests: Guest[]): Plan => ({ ...firstPlan(ABYSS, 'Vera'), guests });

describe('a plan', () => {
  it('begins with the best bots in the other seats, so that one more tap starts the game', () => {
    const first = firstPlan(ABYSS, 'Vera');
    expect(toTable(first, ABYSS)).toEqual({
      game: 'abyss',
      name: 'Vera',
      bots: [null, 'thoughtful', 'thoughtful'],
      options: {},
      clock: { kind: 'none', seconds: 0, bank: 0 },
      listed: false,
      pace: 900,
      cover: 'thoughtful',
      cover_after: 0,
      chat: 'open',
      also: [],
    });
    expect(startsAtOnce(first)).toBe(true);
    expect(mistakeIn(first)).toBeNull();
  });

  it.each([
    [2, 4, 3],
    [4, 12, 6],
    [5, 6, 6],
    [1, 2, 2],
  ])('of a game for %i to %i has %i seats at first', (fewest, most, seats) => {
    expect(toTable(firstPlan({ ...ABYSS, fewest, most }, 'Vera'), ABYSS).bots).toHaveLength(seats);
  });

  it('of a game without bots waits for friends', () => {
    expect(firstPlan({ ...ABYSS, bots: [] }, 'Vera').guests.every((guest) => guest.kind === 'friend')).toBe(true);
  });

  it('keeps who was chosen when seats are added and taken away', () => {
    const grown = withSeats(plan(friend, here('Oleh')), 4, ABYSS);
    expect(grown.guests).toEqual([friend, here('Oleh'), here('')]);
    expect(withSeats(grown, 2, ABYSS).guests).toEqual([friend]);
  });

  it('knows what company it is, and changes it as a whole', () => {
    expect(companyOf(plan(bot(), friend))).toBe('');
    expect(companyOf(withCompany(plan(bot(), friend), 'friends'))).toBe('friends');
    expect(companyOf(withCompany(plan(bot('random'), bot()), 'here'))).toBe('here');
    expect(toTable(withCompany(withCompany(plan(bot('random'), bot()), 'friends'), 'bots'), ABYSS).bots).toEqual([
      null,
      'random',
      'thoughtful',
    ]);
  });

  it('names the people at this device and leaves the seats of friends open', () => {
    const table = toTable(plan(friend, here(' Oleh '), bot()), ABYSS);
    expect(table.bots).toEqual([null, null, null, 'thoughtful']);
    expect(table.also).toEqual(['Oleh']);
  });

  it('talks in the usual way of its game unless another is chosen', () => {
    const hushed = { ...ABYSS, chats: ['reminded', 'open', 'phrases'] };
    const first = firstPlan(hushed, 'Vera');
    expect(toTable(first, hushed).chat).toBe('reminded');
    expect(toTable({ ...first, chat: 'phrases' }, hushed).chat).toBe('phrases');
  });

  it('is listed only if somebody can still come', () => {
    expect(toTable({ ...plan(friend), listed: true }, ABYSS).listed).toBe(true);
    expect(toTable({ ...plan(bot()), listed: true }, ABYSS).listed).toBe(false);
  });

  it('complains about names that are missing, too long or the same', () => {
    expect(mistakeIn(plan(here('')))).toBe('name');
    expect(mistakeIn(plan(here('a'.repeat(25))))).toBe('name');
    expect(mistakeIn(plan(here('VERA ')))).toBe('same');
    expect(mistakeIn({ ...plan(bot()), name: ' ' })).toBe('name');
    expect(mistakeIn(plan(here('Oleh'), here('Ann')))).toBeNull();
  });
});

describe('people at one device', () => {
  const draw = (taken: readonly string[]): string => ['Narwhal', 'Moray', 'Tuna'].find((name) => !taken.includes(name)) ?? '';

  it('need no names: whoever has none gets one that nobody has', () => {
    const named = withNames(plan(here(''), here('Moray'), here(' ')), 'Vera', draw);
    expect(toTable(named, ABYSS).also).toEqual(['Narwhal', 'Moray', 'Tuna']);
    expect(mistakeIn(named)).toBeNull();
  });

  it('leave the seats of friends and bots without one', () => {
    expect(withNames(plan(friend, bot()), 'Narwhal', draw).guests.map(({ name }) => name)).toEqual(['', '']);
  });
});
