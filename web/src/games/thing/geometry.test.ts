import { describe, expect, it } from 'vitest';
import { along, boxPath, linkPath, neighbour, ringOf, seatAway } from './geometry';

const ROOMS = [
  ['a small phone with much to ask', 344, 350, 16],
  ['a small phone', 344, 400, 16],
  ['a phone', 390, 500, 16],
  ['a desk', 780, 560, 16],
  ['a large desk', 1560, 1000, 20.8],
] as const;
const COUNTS = [4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('the table', () => {
  it('has one seat at the bottom and the others clockwise from it, to its left', () => {
    const { chairs, centre } = ringOf(6, 2, 600, 600);
    const [mine, next, before] = [chairs[2]!, chairs[3]!, chairs[1]!];
    expect(mine.x).toBeCloseTo(centre.x);
    expect(mine.y).toBe(Math.max(...chairs.map((chair) => chair.y)));
    expect(next.x).toBeLessThan(centre.x);
    expect(before.x).toBeGreaterThan(centre.x);
    expect(chairs[5]!.y).toBe(Math.min(...chairs.map((chair) => chair.y)));
  });

  it.each(ROOMS)('keeps all chairs inside %s, none over another, with room for a door between', (_, width, height, unit) => {
    for (const number of COUNTS) {
      const { chairs, chairWidth, chairHeight } = ringOf(number, 0, width, height, unit);
      expect(chairWidth).toBeGreaterThanOrEqual(44);
      for (const [at, chair] of chairs.entries()) {
        expect(chair.x - chairWidth / 2).toBeGreaterThanOrEqual(0);
        expect(chair.x + chairWidth / 2).toBeLessThanOrEqual(width);
        expect(chair.y - chairHeight / 2).toBeGreaterThanOrEqual(0);
        expect(chair.y + chairHeight / 2).toBeLessThanOrEqual(height);
        for (const other of chairs.slice(at + 1)) {
          const apart = Math.abs(chair.x - other.x) >= chairWidth || Math.abs(chair.y - other.y) >= chairHeight;
          expect(apart, `${number} chairs: ${JSON.stringify([chair, other])}`).toBe(true);
        }
      }
    }
  });

  it('has its gaps between neighbouring chairs, the last one between the last and the first', () => {
    for (const number of COUNTS) {
      const { chairs, gaps } = ringOf(number, 1, 780, 560);
      for (const [place, gap] of gaps.entries()) {
        const distances = chairs.map((chair) => Math.hypot(chair.x - gap.x, chair.y - gap.y));
        const nearest = distances.map((distance, each) => [distance, each] as const).sort((one, other) => one[0] - other[0]);
        expect(new Set([nearest[0]![1], nearest[1]![1]])).toEqual(new Set([place, (place + 1) % number]));
      }
    }
  });

  it('closes its line where it began', () => {
    const line = { across: 100, down: 60, corner: 30 };
    const whole = 4 * 70 + 4 * 30 + 2 * Math.PI * 30;
    expect(along(line, 0)).toEqual({ x: -0, y: 60 });
    expect(along(line, whole / 2).x).toBeCloseTo(0);
    expect(along(line, whole / 2).y).toBeCloseTo(-60);
    expect(along(line, -10).x).toBeCloseTo(10);
    const ring = ringOf(5, 0, 500, 400);
    expect(boxPath(ring, 40)).toMatch(/^M250\.0 .*Z$/);
  });
});

describe('neighbours', () => {
  const chairs = [3, 0, 4, 1, 2];
  const out = [false, false, false, false, true];

  it('are the next living players on both sides', () => {
    expect(neighbour(1, 1, chairs, out)).toBe(3);
    expect(neighbour(3, -1, chairs, out)).toBe(1);
    expect(neighbour(0, -1, chairs, out)).toBe(4);
  });

  it('are counted by the living, whoever sits there', () => {
    expect(seatAway(0, 1, 1, chairs, out)).toBe(1);
    expect(seatAway(0, 1, 3, chairs, out)).toBe(3);
    expect(seatAway(0, -1, 3, chairs, out)).toBe(1);
  });
});

describe('a link', () => {
  it('begins and ends before the chairs', () => {
    const path = linkPath({ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 50, y: 50 }, 20, 10);
    const [begin, end] = [path.match(/^M(\S+) (\S+)/)!, path.match(/(\S+) (\S+)$/)!];
    expect(Number(begin[1])).toBeGreaterThan(10);
    expect(Number(end[1])).toBeLessThan(90);
  });

  it('keeps clear of the middle, also between those who sit across from each other', () => {
    for (const [from, to] of [
      [
        { x: 100, y: 0 },
        { x: 100, y: 200 },
      ],
      [
        { x: 0, y: 90 },
        { x: 200, y: 100 },
      ],
      [
        { x: 20, y: 20 },
        { x: 60, y: 0 },
      ],
    ] as const) {
      const [x, y, bendX, bendY, endX, endY] = linkPath(from, to, { x: 100, y: 100 }, 0, 40)
        .match(/-?[\d.]+/g)!
        .map(Number) as [number, number, number, number, number, number];
      const middle = { x: (x + 2 * bendX + endX) / 4, y: (y + 2 * bendY + endY) / 4 };
      expect(Math.hypot(middle.x - 100, middle.y - 100)).toBeGreaterThanOrEqual(39.9);
    }
  });
});
