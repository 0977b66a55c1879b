import { describe, expect, test } from 'vitest';
import { daysAndHours, isLong, pressing, span } from './clock';
import { coveredLines, firstNew } from '../log/digest';
import { line } from '../testing';

describe('clock', () => {
  test.each([
    [0, '0:00'],
    [-5000, '0:00'],
    [7_999, '0:07'],
    [72_000, '1:12'],
    [3_600_000, '1:00:00'],
    [11_105_000, '3:05:05'],
  ])('%i ms are %s', (milliseconds, shown) => {
    expect(span(milliseconds)).toBe(shown);
  });

  test('from a day on, days and hours are told', () => {
    const long = 2 * 86_400_000 + 5 * 3_600_000 + 1;
    expect(isLong(long)).toBe(true);
    expect(isLong(86_399_999)).toBe(false);
    expect(daysAndHours(long)).toEqual({ days: 2, hours: 5 });
  });

  test('a deadline presses in the last fifth and in the last ten seconds', () => {
    expect(pressing(30_000, 60)).toBe('calm');
    expect(pressing(12_000, 60)).toBe('soon');
    expect(pressing(10_000, 60)).toBe('now');
  });
});

describe('digest', () => {
  const log = [
    line(0, { by: -1 }),
    line(1, { by: 0 }),
    line(2, { by: 0, covered: true }),
    line(3, { by: 1, covered: true }),
    line(4, { by: 0, covered: true }),
    line(5, { by: 0, covered: true, data: { seat: 1 } }),
    line(6, { by: 1 }),
  ];

  test('only what the bot did for this seat, within the range', () => {
    expect(coveredLines(log, [2, 7], 0).map((each) => each.number)).toEqual([2, 4]);
    expect(coveredLines(log, [3, 4], 0)).toEqual([]);
  });

  test('new is what came after the latest own answer', () => {
    expect(firstNew(log, 0)).toBe(2);
    expect(firstNew(log, 1)).toBe(7);
    expect(firstNew(log, 2)).toBe(0);
  });
});
