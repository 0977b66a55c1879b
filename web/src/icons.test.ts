import { describe, expect, it } from 'vitest';
import { inOnePath, onWholeUnits } from '../icons';

describe('a path on whole units', () => {
  it('ends where it ended, however many small steps it takes', () => {
    expect(onWholeUnits('M0 0l.4 0l.4 0l.4 0l.4 0l.4 0')).toBe('M0 0l0 0l1 0l0 0l1 0l0 0');
    expect(onWholeUnits('m10.4.4.3.3h2.6v-.7z')).toBe('m10 0 1 1h2v-1z');
  });

  it('draws curves by their places and leaves the shape of arcs alone', () => {
    expect(onWholeUnits('M1.2 1.2c1.1 0 2.2 1.1 3.3 3.3S9 9 9.6 9.6')).toBe('M1 1c1 0 2 1 4 4S9 9 10 10');
    expect(onWholeUnits('M8 8a2.25 2.25 0 011.6-1.6')).toBe('M8 8a2.3 2.3 0 0 1 2-2');
  });

  it('begins the next part where the last one began', () => {
    expect(onWholeUnits('M1.6 1.6l2 2zm1 1l1 0')).toBe('M2 2l2 2zm1 1l1 0');
  });

  it('is as large as it is wanted', () => {
    expect(onWholeUnits('M80 80h120a40 20 30 0 1-40 40z', 1 / 4)).toBe('M20 20h30a10 5 30 0 1-10 10z');
  });
});

describe('an outline in one path', () => {
  it('draws circles, lines and rounded rectangles', () => {
    expect(inOnePath([['circle', { cx: '12', cy: '11', r: '2' }]])).toBe('M10 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0');
    expect(inOnePath([['line', { x1: '1', y1: '2', x2: '3', y2: '4' }]])).toBe('M1 2L3 4');
    expect(inOnePath([['rect', { x: '2', y: '3', width: '10', height: '8' }]])).toBe('M2 3h10v8h-10v-8z');
    expect(inOnePath([['rect', { x: '2', y: '3', width: '10', height: '8', rx: '1' }]])).toBe(
      'M3 3h8a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z',
    );
  });

  it('begins each path where it stands by itself', () => {
    const two = (d: string) =>
      inOnePath([
        ['path', { d: 'M1 1h2' }],
        ['path', { d }],
      ]);
    expect(two('m8.9 10.1 1.4.8')).toBe('M1 1h2M8.9 10.1l1.4.8');
    expect(two('m5.5.5v3m1-2h1')).toBe('M1 1h2M5.5 .5v3m1-2h1');
  });

  it('refuses what it does not know', () => {
    expect(() => inOnePath([['circle', { cx: '1', cy: '1', r: '1', fill: 'red' }]])).toThrow('fill');
  });
});
