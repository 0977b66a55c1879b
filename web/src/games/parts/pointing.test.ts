import { describe, expect, it } from 'vitest';
import { optionInfo } from '../../play/testing';
import type { OptionInfo, WhyNot } from '../../wire/types';
import { named, numbersAt, optionsAt, reasonsAt, type Ref } from './pointing';

const at = (choice: readonly unknown[], ...refs: Ref[]): OptionInfo => optionInfo(choice, { at: refs, names: refs });
const options = [
  at(['recruit', 8], ['lord', 8]),
  at(['recruit', 9], ['lord', 9]),
  at(['replace', 3, 8], ['lord', 3], ['lord', 8]),
  at(['ally', 8], ['ally', 8]),
  at(['recruit', 8], ['lord', 8]),
  at(['explore'], ['deck']),
];
const choices = (found: readonly OptionInfo[]) => found.map(({ choice }) => choice);

describe('options at things', () => {
  it('finds those that point at a thing, each once', () => {
    expect(choices(optionsAt({ options }, ['lord', 8]))).toEqual([
      ['recruit', 8],
      ['replace', 3, 8],
    ]);
  });

  it('tells a place from a thing of the same kind', () => {
    expect(choices(optionsAt({ options }, ['deck']))).toEqual([['explore']]);
    expect(optionsAt({ options }, ['lord'])).toEqual([]);
    expect(optionsAt(null, ['deck'])).toEqual([]);
  });

  it('lists the things of a kind that options point at, each once', () => {
    expect(numbersAt(options, 'lord')).toEqual([8, 9, 3]);
    expect(numbersAt(options, 'location')).toEqual([]);
  });

  it('names the things of some kinds', () => {
    expect(named(options[2]!, ['lord'])).toEqual([
      ['lord', 3],
      ['lord', 8],
    ]);
    expect(named(options[3]!, ['lord'])).toEqual([]);
  });
});

describe('reasons at things', () => {
  const reason = (text: string, at: Ref[], names: Ref[]): WhyNot => ({ target: [], text, at, names });
  const why_not = [
    reason('Too dear.', [['lord', 8]], [['lord', 8]]),
    reason(
      'Once.',
      [
        ['card', 2],
        ['seat', 0],
      ],
      [['card', 2]],
    ),
    reason(
      'Too far.',
      [['seat', 3]],
      [
        ['card', 2],
        ['seat', 3],
      ],
    ),
    reason('Too far.', [['seat', 3]], [['seat', 3]]),
    reason('Empty.', [['deck']], []),
  ];

  it('are told where they stand, each once', () => {
    expect(reasonsAt({ why_not }, ['lord', 8])).toEqual(['Too dear.']);
    expect(reasonsAt({ why_not }, ['deck'])).toEqual(['Empty.']);
    expect(reasonsAt({ why_not }, ['seat', 0])).toEqual(['Once.']);
    expect(reasonsAt({ why_not }, ['seat', 3], ['card', 2])).toEqual(['Too far.']);
    expect(reasonsAt(null, ['deck'])).toEqual([]);
  });

  it('wait until all that they name is in mind', () => {
    const aimed = { why_not: why_not.slice(2, 3) };
    expect(reasonsAt(aimed, ['seat', 3])).toEqual([]);
    expect(reasonsAt(aimed, ['seat', 3], ['card', 1])).toEqual([]);
    expect(reasonsAt(aimed, ['seat', 3], ['card', 2])).toEqual(['Too far.']);
    expect(reasonsAt(aimed, ['card', 2], ['seat', 3])).toEqual([]);
  });
});
