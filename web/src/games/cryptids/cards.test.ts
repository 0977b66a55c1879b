import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../settings.svelte';
import type { Line } from '../../wire/types';
import { setLanguage, t } from '../../words/words.svelte';
import { speaking } from '../testing';
import { cardsOf, refName } from './cards';
import { contentAt } from './content';
import { texts } from './texts';

const content = contentAt('');

beforeAll(() => speaking('cryptids', texts));

const line = (kind: string, data: Record<string, unknown>): Line => ({
  number: 0,
  kind,
  text: kind,
  data,
  answer: 0,
  by: 0,
  covered: false,
  at: 0,
  names: [],
});

describe('a line of the log speaks of', () => {
  it.each([
    ['found', { seat: 0, card: 4 }, [['cryptid', 4]]],
    [
      'request_granted',
      { seat: 0, request: 2, cards: [4, 6] },
      [
        ['cryptid', 4],
        ['cryptid', 6],
        ['request', 2],
      ],
    ],
    ['collected', { seat: 0, place: 3, kind: 5 }, [['evidence', 5]]],
    [
      'swapped',
      { seat: 0, gave: 6, got: 1, difference: 1 },
      [
        ['evidence', 6],
        ['evidence', 1],
      ],
    ],
    [
      'restored',
      { seat: 0, skills: [1, 2] },
      [
        ['skill', 1],
        ['skill', 2],
      ],
    ],
    ['terrain_laid', { seat: 0, tile: 20, turn: 0, row: 1, column: 1 }, [['tile', 20]]],
    ['hare_found', { seat: 0, place: 18, token: 3 }, [['hare', 3]]],
    ['die_taken', { seat: 0, face: 2 }, [['die', 2]]],
    ['poacher_card', { card: 4 }, [['poacher', 4]]],
    ['terrain_closed', { kind: 2 }, []],
    ['evidence_lost', { seat: 0, kinds: [6, 6] }, [['evidence', 6]]],
    ['market_filled', { kinds: [1, 2, 3, 4] }, []],
    ['card_marked', { place: 1, region: 3, kind: -1 }, []],
    ['poacher_caught', { card: 8, source: 'display', kinds: [1, 2, 3] }, [['cryptid', 8]]],
  ] as const)('%s %j: %j', (kind, data, cards) => {
    expect(cardsOf(line(kind, data))).toEqual(cards);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('all that can be shown has a name', async () => {
    await setLanguage(language);
    const kinds = {
      cryptid: content.cards,
      evidence: content.evidencePrices,
      skill: content.prices,
      tile: content.terrain,
      contract: content.contracts,
      request: content.requests,
      hare: content.hares,
      poacher: content.poacher,
      place: content.places,
      die: content.die,
    };
    for (const [kind, all] of Object.entries(kinds))
      for (const at of all.keys()) expect(refName(content, [kind, at]), `${kind} ${at}`).not.toBe('');
    expect(refName(content, ['hare', -1])).toBe(t('board-hare-here'));
    await setLanguage('en');
  });
});
