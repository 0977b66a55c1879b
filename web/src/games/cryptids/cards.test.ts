import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../settings.svelte';
import { setLanguage, t } from '../../words/words.svelte';
import { speaking } from '../testing';
import { cardsOf, refName } from './cards';
import { contentAt } from './content';
import { texts } from './texts';

const content = contentAt('');

beforeAll(() => speaking('cryptids', texts));

describe('a line of the log shows', () => {
  const seat = ['seat', 0];
  it.each([
    ['what it names and there are pictures of', [seat, ['place', 3], ['evidence', 5]], [['evidence', 5]]],
    [
      'of many things only cryptids',
      [
        ['cryptid', 8],
        ['evidence', 1],
        ['evidence', 2],
        ['evidence', 3],
      ],
      [['cryptid', 8]],
    ],
    ['nothing, if there are many and no cryptid', [1, 2, 3, 4].map((kind) => ['evidence', kind]), []],
  ])('%s', (_what, names, cards) => {
    expect(cardsOf({ names })).toEqual(cards);
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
