import { describe, expect, it } from 'vitest';
import type { Line } from '../../../wire/types';
import { line, viewOf } from '../fixtures/model';
import { DISTRESS } from '../fixtures/voyage';
import type { Check } from '../types';
import { happenedOf, lastCheck, lastRoll, scenesOf } from './scenes';

const CARD = 12;
const BEGAN = { why: 'mythos', card: CARD, seat: 1, target: 9, partial: 0, skills: [3] };

/** A check from its card to its end: 6 for it, 4 against it, and 2 by an ability. */
const CHECK: readonly Line[] = [
  line(1, 'mythos_drawn', { seat: 1, card: CARD, chooser: -1 }),
  line(2, 'check_began', BEGAN),
  line(3, 'skill_supports', { seat: 0, card: 9, skill: 1 }),
  line(4, 'chaos_added', { number: 2 }),
  line(5, 'cards_added', { seat: 0, number: 2 }),
  line(6, 'cards_added', { seat: 2, number: 0 }),
  line(7, 'check_sorted', { cards: [3, 6, 18], worth: [-4, 2, 4], total: 2 }),
  line(8, 'total_changed', { seat: 1, ability: ['play', 22, 2], total: 4 }),
  line(9, 'check_ended', { result: 'failed', total: 4 }),
];

describe('the last check', () => {
  it('is told again from the lines of the log', () => {
    const told = lastCheck(CHECK, 3);
    expect(told).toMatchObject({ began: 2, result: 'failed' });
    expect(told?.standing).toEqual({ worth: [-4, 2, 4], total: 4, result: 'failed', added: [2, 0, 0], chaos: 0 });
    expect(told?.check).toMatchObject({
      target: 9,
      skills: [1, 3],
      stage: 'total',
      chaos: true,
      open: false,
      counts: [2, 0, 0],
      cards: [3, 6, 18],
      bonus: 2,
    });
  });

  it('goes on until it has ended, and ends with its own verdict', () => {
    expect(lastCheck(CHECK.slice(0, 7), 3)?.result).toBe('');
    expect(lastCheck([...CHECK, line(10, 'cards_added', { seat: 0, number: 5 })], 3)?.check.counts).toEqual([2, 0, 0]);
  });

  it('shows what was added face up, and knows a check that was settled', () => {
    const open = lastCheck(
      [CHECK[1]!, line(3, 'cards_shown', { seat: 2, cards: [4, 5] }), line(4, 'cards_shown', { seat: 2, cards: [6] })],
      3,
    );
    expect(open?.check).toMatchObject({ open: true, chaos: false, counts: [0, 0, 3], shown: [[], [], [4, 5, 6]] });
    const settled = lastCheck(
      [CHECK[1]!, line(3, 'sacrificed', { seat: 0, result: 'passed' }), line(4, 'check_ended', { result: 'passed', total: 9 })],
      3,
    );
    expect(settled).toMatchObject({ result: 'passed', check: { stage: 'settled', cards: [] } });
  });

  it('is none where none began', () => {
    expect(lastCheck(CHECK.slice(0, 1), 3)).toBeNull();
  });
});

describe('the last roll', () => {
  const ROLL = [
    line(1, 'will_roll', { seat: 2, why: 'attack', number: 6, at_most: false, bonus: 1 }),
    line(2, 'roll_changed', { seat: 0, ability: 'keen_insight', card: 12, by: 2 }),
    line(3, 'rolled', { face: 2, modifier: 3 }),
    line(4, 'rerolled', { seat: 2, ability: 'play', card: 15 }),
  ];

  it('counts modifiers and forgets a face that is thrown again', () => {
    expect(lastRoll(ROLL.slice(0, 2))).toMatchObject({ roll: { modifier: 3, face: 0 }, over: false });
    expect(lastRoll(ROLL.slice(0, 3))?.roll.face).toBe(2);
    expect(lastRoll(ROLL)?.roll.face).toBe(0);
    expect(
      lastRoll([...ROLL, line(5, 'rolled', { face: 7, modifier: 3 }), line(6, 'roll_result', { result: 8, met: true })]),
    ).toMatchObject({
      began: 1,
      over: true,
      roll: { face: 7, modifier: 3, number: 6 },
    });
    expect(lastRoll([ROLL[0]!, line(2, 'die_set', { seat: 1, face: 4 })])?.roll).toMatchObject({ face: 4, set: true });
  });
});

describe('the stage', () => {
  const check: Check = {
    ...BEGAN,
    stage: 'cards',
    chaos: true,
    open: false,
    counts: [0, 0, 0, 0, 0],
    shown: [[], [], [], [], []],
    cards: [],
    bonus: 0,
    used: [],
  };

  it('shows what is most pressing first, under names that last', () => {
    const live = scenesOf(viewOf(DISTRESS, { crisis: CARD, check }), CHECK.slice(0, 5));
    expect(live.map(({ kind, key }) => [kind, key])).toEqual([
      ['check', 'check 2'],
      ['crisis', `crisis ${CARD} ${DISTRESS.turn.number}`],
    ]);
    const ended = scenesOf(viewOf(DISTRESS, { crisis: CARD }), CHECK);
    expect(ended.map(({ kind, live: on }) => [kind, on])).toEqual([
      ['crisis', true],
      ['check', false],
    ]);
    expect(ended[1]?.key).toBe('check 2');
  });

  it('keeps a verdict until the next card is drawn, and is empty after the end', () => {
    expect(scenesOf(viewOf(), [...CHECK, line(10, 'turn_began', { seat: 2, number: 16 })])).toMatchObject([
      { kind: 'check', result: 'failed' },
    ]);
    expect(scenesOf(viewOf(), [...CHECK, line(10, 'mythos_drawn', { seat: 2, card: 13, chooser: -1 })])).toEqual([]);
    expect(scenesOf(viewOf(DISTRESS, { outcome: { winners: [], points: [], reason: 'fuel', sides: [] } }), CHECK)).toEqual([]);
  });

  it('knows what the card in play came to', () => {
    expect(happenedOf(CHECK, CARD)).toBe('failed');
    expect(happenedOf(CHECK.slice(0, 6), CARD)).toBe('');
    expect(happenedOf([CHECK[0]!, line(2, 'crisis_chosen', { seat: 1, card: CARD, choice: 'second' })], CARD)).toBe('second');
    expect(happenedOf([...CHECK, line(10, 'mythos_drawn', { seat: 1, card: CARD, chooser: 0 })], CARD)).toBe('');
  });
});
