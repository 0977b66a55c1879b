import { beforeAll, describe, expect, it } from 'vitest';
import { underHeadings } from '../../play/choices';
import { t } from '../../words/words.svelte';
import { speaking } from '../testing';
import type { Choice } from '../contract';
import { CHARACTERS } from './facts';
import { headingOf } from './headings';
import { texts } from './texts';
import './told';
import { optionInfo } from '../../play/testing';

const NAMES = ['Anna', 'Boris', 'Vera'];

beforeAll(() => speaking('unfathomable', texts));

describe('the headings of a long list', () => {
  it('tell the kinds of actions apart; what needs no aim stands by itself', () => {
    const heading = (...choice: Choice) => headingOf(choice, NAMES);
    expect(heading('move', 16)).toBe(t('options-move'));
    expect(heading('repair', 16)).toBe(t('options-room'));
    expect(heading('play', 7, 9)).toBe(t('options-cards'));
    expect(heading('item', 4, 8, -1)).toBe(t('options-items'));
    expect(heading('reveal', 1)).toBe(t('options-character'));
    expect(heading('attack', -1)).toBe(t('options-attack'));
    expect(['stop', 'trade', 'rescue', 'pass'].map((verb) => heading(verb))).toEqual(['', '', '', '']);
  });

  it('keep every ability and feat with its character', () => {
    for (const { ability, feat } of CHARACTERS) {
      expect(headingOf([ability, 0], NAMES)).toBe(t('options-character'));
      expect(headingOf([feat, 0], NAMES)).toBe(t('options-character'));
    }
  });

  it('are places and players where these tell the options apart', () => {
    expect(headingOf(['drive', 9, 17], NAMES)).toBe(t('space-deck2'));
    expect(headingOf(['send', 2, 17], NAMES)).toBe('Vera');
    expect(headingOf(['steal', 1, 4], NAMES)).toBe('Boris');
  });

  it('leave no list of sixty lines: a full hand aboard a full ship is a handful of headings', () => {
    const choices: Choice[] = [
      ['stop'], ['rescue'], ['trade'],
      ...Array.from({ length: 13 }, (_, at) => ['move', at + 8] as const),
      ...Array.from({ length: 10 }, (_, card) => [0, 1, 2].map((seat) => ['play', card, seat] as const)).flat(),
      ...Array.from({ length: 12 }, (_, at) => ['item', 4, at, -1] as const),
      ['quick_draw', 4, 8, -1], ['arrest_order', 1], ['arrest_order', 2], ['reveal', 1],
    ];
    const parts = underHeadings(choices.map((choice) => optionInfo(choice)), (choice) => headingOf(choice, NAMES));
    expect(choices.length).toBeGreaterThan(60);
    expect(parts.map(({ heading, inside }) => [heading, inside.length])).toEqual([
      ['', 3], [t('options-move'), 13], [t('options-cards'), 30], [t('options-items'), 12], [t('options-character'), 4],
    ]);
  });
});
