import { beforeAll, describe, expect, test } from 'vitest';
import { addTexts, setLanguage, speakOf, textsReady } from '../../words/words.svelte';
import cards from '../../../../src/bathysphere/games/thing/text/cards.en.ftl?raw';
import { planning } from './planning';

const COPIES = { flamethrower: 2, analysis: 1, suspicion: 4, seduction: 8, missed: 1, quarantine: 1, old_ropes: 2, confession: 1 };

beforeAll(async () => {
  const source = () => Promise.resolve(cards);
  addTexts({ ru: source, uk: source, en: source }, 'thing');
  speakOf('thing');
  await setLanguage('en');
  await textsReady();
});

describe('a deck of one’s own', () => {
  test('is listed by the kinds of its cards, in the order of the box', () => {
    expect(planning.sections(Object.keys(COPIES))).toEqual([
      { title: 'Action', names: ['flamethrower', 'analysis', 'suspicion', 'seduction'] },
      { title: 'Defence', names: ['missed'] },
      { title: 'Obstacle', names: ['quarantine'] },
      { title: 'Panic', names: ['old_ropes', 'confession'] },
    ]);
    expect(planning.called('seduction')).toBe('Seduction');
  });

  test('has to fill the opening hands without panic cards, beside the Thing card', () => {
    expect(planning.deal(COPIES, {}, 4)).toEqual({ wanted: 15, number: 17 });
  });

  test('needs one card more if the Thing starts in the deck, and has fewer if the weapons do', () => {
    expect(planning.deal(COPIES, { hidden_start: true, weapons_in_deck: true }, 4)).toEqual({ wanted: 16, number: 14 });
  });
});
