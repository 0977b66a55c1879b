import { describe, expect, it } from 'vitest';
import { optionInfo } from '../../play/testing';
import type { OptionInfo } from '../../wire/types';
import { named, offered, optionsAt, type Ref } from './pointing';

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

  it('lists what is offered under some verbs, each once', () => {
    expect(offered({ options }, 'recruit', 'explore')).toEqual([['recruit', 8], ['recruit', 9], ['explore']]);
  });

  it('names the things of some kinds', () => {
    expect(named(options[2]!, ['lord'])).toEqual([
      ['lord', 3],
      ['lord', 8],
    ]);
    expect(named(options[3]!, ['lord'])).toEqual([]);
  });
});
