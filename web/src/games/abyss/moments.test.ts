import { beforeAll, describe, expect, test } from 'vitest';
import { line } from '../../play/testing';
import type { Line } from '../../wire/types';
import { addTexts, setLanguage, textsReady } from '../../words/words.svelte';
import { MONSTER } from './facts';
import { counted, countSteps, momentsOf, type Scored, type Seen } from './moments';
import type { AbyssEvents, Options } from './types';

const NAMES = ['Anna', 'Mir', 'Alvin'];
const SEEN: Seen = { seat: 0, names: NAMES, options: {} as Options, wanted: null, still: false };

let number = 0;
function told<K extends keyof AbyssEvents>(kind: K, data: AbyssEvents[K]): Line {
  number += 1;
  return line(number, { kind, data: data as unknown as Record<string, unknown>, text: kind });
}

function moments(lines: Line[], seen: Partial<Seen> = {}) {
  return momentsOf(lines, lines, { ...SEEN, ...seen });
}

const TEXT = `race-crab-one = Crab
abyss-ally = { $race } { $value }
abyss-first-in-line = { $name } was first in line and bought { $ally }.
lord-jailer-text = Every opponent discards an Ally.`;

beforeAll(async () => {
  const source = () => Promise.resolve(TEXT);
  addTexts({ ru: source, uk: source, en: source });
  await setLanguage('en');
  await textsReady();
});

describe('a moment', () => {
  test('shows a recruited Lord with what it does', () => {
    const [moment] = moments([told('lord_recruited', { seat: 1, lord: 1 })]);
    expect(moment).toMatchObject({ seat: 1, tone: 'plain', cards: [['lord', 1]], note: 'Every opponent discards an Ally.' });
  });

  test('tells who was first in line for an Ally that the viewer wanted, too', () => {
    const bought = told('ally_bought', { seat: 1, ally: 14, seller: 2, price: 1 });
    expect(moments([bought], { wanted: 14 })).toMatchObject([
      { tone: 'loss', title: 'Mir was first in line and bought Crab 5.', cards: [['ally', 14]] },
    ]);
    expect(moments([bought])).toEqual([]);
  });

  test('tells of Allies that the viewer buys, sells or takes, and of no others', () => {
    const lines = [
      told('ally_bought', { seat: 0, ally: 3, seller: 1, price: 1 }),
      told('ally_bought', { seat: 1, ally: 4, seller: 0, price: 1 }),
      told('ally_taken', { seat: 0, ally: 5 }),
      told('ally_taken', { seat: 2, ally: 6 }),
    ];
    expect(moments(lines).map(({ cards }) => cards[0]?.[1])).toEqual([3, 4, 5]);
  });

  test('joins a beaten Monster, its reward, and the tokens that only their owner sees', () => {
    const lines = [
      told('monster_beaten', { seat: 0, threat: 2 }),
      told('reward_taken', { seat: 0, pearls: 0, number: 1, keys: 0 }),
      told('tokens_drawn', { seat: 0, number: 1, tokens: [4] }),
    ];
    expect(moments(lines)).toMatchObject([{ title: 'monster_beaten', note: 'reward_taken tokens_drawn', cards: [['ally', MONSTER]] }]);
    const theirs = [lines[0]!, lines[1]!, told('tokens_drawn', { seat: 0, number: 1 })];
    expect(moments(theirs)[0]?.note).toBe('reward_taken');
  });

  test('shows a Council stack from the back to whoever may not see it', () => {
    expect(moments([told('council_taken', { seat: 1, race: 2, number: 3 })])[0]).toMatchObject({
      cards: [],
      stack: { race: 2, number: 3 },
    });
    expect(moments([told('council_taken', { seat: 0, race: 2, number: 2, allies: [10, 11] })])[0]?.stack).toBeUndefined();
  });

  test('holds the last round longer than anything else of a turn', () => {
    const [recruited, last] = moments([told('lord_recruited', { seat: 1, lord: 1 }), told('last_round', { seat: 1, reason: 'lords' })]);
    expect(last!.hold).toBeGreaterThan(recruited!.hold);
    expect(last!.tone).toBe('last');
  });
});

describe('the count', () => {
  const score = (seat: number, locations: [number, number][]): Scored => ({
    seat,
    points: 30 + locations.reduce((sum, [, points]) => sum + points, 0),
    locations,
    lords: 20,
    companions: 6,
    monsters: 4,
    tokens: [4],
  });
  const scores = [score(0, [[3, 10]]), score(1, [[4, 7], [5, 9]])]; // prettier-ignore

  test('adds up source by source and place by place to what was scored', () => {
    expect(countSteps(scores)).toBe(5);
    const sums = [0, 1, 2, 3, 4, 5].map((step) => Object.values(counted(scores[1]!, step, 2)).reduce((sum, part) => sum + part, 0));
    expect(sums).toEqual([0, 20, 27, 36, 42, 46]);
    expect(sums.at(-1)).toBe(scores[1]!.points);
  });

  test('comes once at the end, and not where nothing is to move', () => {
    const lines = [told('scored', scores[1]!), told('scored', scores[0]!), told('game_ended', { winners: [1] })];
    expect(moments(lines).map((moment) => moment.scores?.map(({ seat }) => seat))).toEqual([[0, 1]]);
    expect(moments(lines, { still: true })).toEqual([]);
  });
});
