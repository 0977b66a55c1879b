import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../wire/types';
import { underHeadings } from './choices';
import { optionInfo } from './testing';

const option = (...choice: unknown[]): OptionInfo => optionInfo(choice);
const moves = (number: number) => Array.from({ length: number }, (_, at) => option('move', at));
const heading = ({ choice }: OptionInfo) => ({ move: 'Go', play: 'Play' })[choice[0] as string] ?? '';

describe('a long list of options', () => {
  it('begins with what stands by itself, and every option keeps its number', () => {
    const parts = underHeadings([...moves(8), option('stop'), option('play', 3), option('play', 4)], heading);
    expect(parts.map(({ heading: name, inside }) => [name, inside.map(({ at }) => at)])).toEqual([
      ['', [8]],
      ['Go', [0, 1, 2, 3, 4, 5, 6, 7]],
      ['Play', [9, 10]],
    ]);
  });

  it('hides no option alone under a heading', () => {
    const [first, second] = underHeadings([option('play', 3), ...moves(9)], heading);
    expect(first?.inside.map(({ option: { choice } }) => choice)).toEqual([['play', 3]]);
    expect(second?.heading).toBe('Go');
  });

  it('has the headings that the server sends with the options', () => {
    const under = (choice: readonly unknown[], heading: string) => optionInfo(choice, { under: heading });
    const parts = underHeadings([...moves(8).map(({ choice }) => under(choice, 'Go somewhere')), under(['play', 3], 'Play a card'), under(['play', 4], 'Play a card'), option('stop')]);
    expect(parts.map(({ heading: name, inside }) => [name, inside.length])).toEqual([['', 1], ['Go somewhere', 8], ['Play a card', 2]]);
  });

  it('is short enough to need no headings', () => {
    expect(underHeadings([...moves(8), option('stop')], heading)).toEqual([{ heading: '', inside: [...moves(8), option('stop')].map((each, at) => ({ option: each, at })) }]);
  });
});
