import { describe, expect, it } from 'vitest';
import { SPACES } from '../facts';
import { LYING, UPRIGHT } from './layout';
import { boundsOf, inside } from './outline';

const named = LYING.shapes.flatMap((shape, space) => (shape.kind === 'room' || shape.kind === 'confined' ? [space] : []));

describe('the ship on her side', () => {
  it('has her bow on the right and her right side at the bottom', () => {
    const middle = (space: (typeof SPACES)[number]) => boundsOf(LYING.shapes[SPACES.indexOf(space)]!.outline);
    expect(middle('bridge').x).toBeGreaterThan(middle('boiler_room').x);
    expect(middle('deck3').y).toBeGreaterThan(middle('deck4').y);
  });

  it('keeps everybody in their space', () => {
    for (const shape of LYING.shapes) {
      const points = [shape.deepOnes, ...shape.people, ...shape.monarchs, shape.passengers, shape.damage].flatMap((each) => each ?? []);
      for (const point of points) expect(inside(point, shape.outline)).toBe(true);
    }
  });

  it('keeps all names on the sheet, and in the middle of their own room', () => {
    for (const { label } of LYING.shapes) {
      expect(Math.min(label.x, label.y)).toBeGreaterThanOrEqual(0);
      expect(label.x + label.width).toBeLessThanOrEqual(LYING.width);
      expect(label.y + label.height).toBeLessThanOrEqual(LYING.height);
    }
    for (const space of named) {
      const { label, outline } = LYING.shapes[space]!;
      expect(inside({ x: label.x + label.width / 2, y: label.y + label.height / 2 }, outline), SPACES[space]).toBe(true);
    }
    expect(UPRIGHT.shapes).toHaveLength(LYING.shapes.length);
  });
});
