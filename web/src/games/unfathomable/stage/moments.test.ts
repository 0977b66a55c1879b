import { beforeAll, describe, expect, it } from 'vitest';
import type { Line } from '../../../wire/types';
import { speaking } from '../../testing';
import { texts } from '../texts';
import { momentsOf } from './moments';

beforeAll(() => speaking('unfathomable', texts));

let number = 0;
const line = (kind: string, data: object): Line => ({ number: ++number, kind, data, text: `told: ${kind}`, names: [] }) as unknown as Line;
const shown = (...lines: Line[]) => momentsOf(lines, lines).map(({ title, text, tone }) => [title, text, tone]);

describe('moments', () => {
  it('show a throw with its face and what it means for the crew', () => {
    const lines = [
      line('attacked', { attacker: -1, target: 2, space: 9, weapon: -1 }),
      line('will_roll', { seat: 0, why: 'attack', number: 6, at_most: false, bonus: 0 }),
      line('rolled', { face: 7, modifier: 0 }),
      line('roll_result', { result: 7, met: true }),
    ];
    const [moment] = momentsOf(lines, lines);
    expect(moment).toMatchObject({ sign: { kind: 'die', face: 7 }, tone: 'bad', title: 'Attack', text: '7: a hit' });
  });

  it('add up what one dial loses at once', () => {
    expect(shown(line('dial_changed', { dial: 0, by: -1, value: 7 }), line('dial_changed', { dial: 0, by: -1, value: 6 }))).toEqual([
      ['Fuel', '–2, now 6', 'bad'],
    ]);
    expect(shown(line('dial_changed', { dial: 0, by: -1, value: 7 }), line('dial_changed', { dial: 1, by: 1, value: 8 }))).toHaveLength(2);
  });

  it('tell the rest in the words of the log, and the last leg by its name', () => {
    expect(shown(line('damaged', { room: 20, card: 1 }))).toEqual([['A room is damaged', 'told: damaged', 'bad']]);
    expect(shown(line('waypoint_laid', { seat: 0, card: 1, distance: 5 }))[0]?.[0]).toBe('A new waypoint');
    expect(shown(line('waypoint_laid', { seat: 0, card: 1, distance: 12 }))[0]?.[0]).toBe('The last leg: Boston ahead');
    expect(shown(line('moved', { seat: 0, origin: 8, space: 9, why: 'move' }))).toEqual([]);
  });

  it('are none after a jump in time', () => {
    expect(
      momentsOf(
        Array.from({ length: 50 }, () => line('banished', {})),
        [],
      ),
    ).toEqual([]);
  });
});
