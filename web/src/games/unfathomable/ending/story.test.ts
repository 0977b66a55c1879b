import { beforeAll, describe, expect, it } from 'vitest';
import type { Line } from '../../../wire/types';
import { speaking } from '../../testing';
import { texts } from '../texts';
import { openChecks, turningPoints } from './story';

beforeAll(() => speaking('unfathomable', texts));

let number = 0;
const line = (kind: string, data: object = {}): Line =>
  ({ number: ++number, kind, data, text: `told: ${kind}`, names: [] }) as unknown as Line;
const check = (total: number, result: string, ...between: Line[]) => [
  line('check_began', { why: 'captains_cabin', card: -1, seat: 0, target: 8, partial: 0, skills: [0, 2] }),
  ...between,
  line('check_ended', { result, total }),
];

describe('the story of a game', () => {
  it('tells where it turned', () => {
    const log = [
      line('moved'),
      line('waypoint_laid', { distance: 3 }),
      line('dial_changed', { dial: 0, by: -1, value: 5 }),
      line('dial_changed', { dial: 0, by: -1, value: 2 }),
      line('revealed', { seat: 1, role: 1 }),
    ];
    expect(turningPoints(log).map(({ text, tone }) => [text, tone])).toEqual([
      ['told: waypoint_laid', 'good'],
      ['told: dial_changed', 'bad'],
      ['told: revealed', 'bad'],
    ]);
  });

  it('names checks that were lost by a hair, and no others', () => {
    expect(turningPoints([...check(7, 'failed'), ...check(2, 'failed'), ...check(9, 'passed')]).map(({ text }) => text)).toEqual([
      expect.stringContaining('7 of 8'),
    ]);
  });

  it('opens who added what, and what it counted', () => {
    const lines = check(
      1,
      'failed',
      line('cards_added', { seat: 2, number: 2, cards: [4, 9] }),
      line('cards_added', { seat: 1, number: 0, cards: [] }),
      line('check_sorted', { cards: [4, 9, 17], worth: [5, -5, 1], total: 1 }),
    );
    expect(openChecks(lines)).toEqual([
      expect.objectContaining({
        target: 8,
        total: 1,
        result: 'failed',
        given: [
          {
            seat: 2,
            cards: [
              { card: 4, worth: 5 },
              { card: 9, worth: -5 },
            ],
          },
        ],
      }),
    ]);
  });
});
