import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../../wire/types';
import { underHeadings } from './choices';
import { optionInfo } from '../testing';

const HEADINGS: Record<string, string> = { move: 'Go', play: 'Play' };
const option = (...choice: unknown[]): OptionInfo => optionInfo(choice, { under: HEADINGS[choice[0] as string] ?? '' });
const moves = (number: number) => Array.from({ length: number }, (_, at) => option('move', at));

describe('a long list of options', () => {
  it('begins with what stands by itself, and every option keeps its number', () => {
    const parts = underHeadings([...moves(8), option('stop'), option('play', 3), option('play', 4)]);
    expect(parts.map(({ heading: name, inside }) => [name, inside.map(({ at }) => at)])).toEqual([
      ['', [8]],
      ['Go', [0, 1, 2, 3, 4, 5, 6, 7]],
      ['Play', [9, 10]],
    ]);
  });

  it('hides no option alone under a heading', () => {
    const [first, second] = underHeadings([option('play', 3), ...moves(9)]);
    expect(first?.inside.map(({ option: { choice } }) => choice)).toEqual([['play', 3]]);
    expect(second?.heading).toBe('Go');
  });

  it('is short enough to need no headings', () => {
    expect(underHeadings([...moves(8), option('stop')])).toEqual([
      { heading: '', inside: [...moves(8), option('stop')].map((each, at) => ({ option: each, at })) },
    ]);
  });
});
