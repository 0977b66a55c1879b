import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../settings.svelte';
import { addTexts, has, setLanguage, speakOf, t, textsReady } from '../../words/words.svelte';
import type { Statement, TalkClient } from '../contract';
import { openTalk } from './talk';

const cards = import.meta.glob<string>('../../../../src/bathysphere/games/thing/text/cards.*.ftl', { query: '?raw', import: 'default' });
const labels = import.meta.glob<string>('./text/talk.*.ftl', { query: '?raw', import: 'default' });
const of = (language: string) => () =>
  Promise.all(
    [...Object.entries(cards), ...Object.entries(labels)].filter(([path]) => path.includes(`.${language}.`)).map(([, load]) => load()),
  );

const NAMES = ['Anna', 'Борис', 'Їжак'];
const STATEMENTS: Statement[] = [
  ['claim', 0],
  ['accuse', 1],
  ['clear', 2],
  ['ask', 1],
  ['reply', 1],
  ['reply', 0],
  ['promise', 1],
  ['decline', 2],
  ['saw', 1, 2],
  ['saw_clean', 2],
  ['burn', 1],
  ['trust', 2],
];
let talk: TalkClient;

beforeAll(async () => {
  addTexts({ ru: of('ru'), uk: of('uk'), en: of('en') }, 'thing');
  speakOf('thing');
  talk = await openTalk();
});

describe.each(LANGUAGES)('the talk of The Thing in %s', (language) => {
  beforeAll(async () => {
    await setLanguage(language);
    await textsReady();
  });

  test.each(STATEMENTS.map((statement) => [statement] as const))(
    '%j is a sentence about whom it names, with a label and a symbol',
    (statement) => {
      const said = talk.says(statement, NAMES);
      const [phrase, seat] = statement as [string, number];
      if (!['claim', 'reply'].includes(phrase)) expect(said).toContain(NAMES[seat]);
      expect(t(`talk-${phrase}`)).not.toBe('');
      expect(talk.symbols[phrase]).toBeDefined();
    },
  );

  test('a card is called by its name', () => {
    expect(talk.says(['saw', 1, 2], NAMES)).toContain(talk.value('card', 2).label);
  });

  test('what ends the game is asked twice', () => {
    expect(has('sure-announce') && has('sure-announce-text')).toBe(true);
  });
});

test('only the one who is asked is offered replies', () => {
  expect(talk.replies(['ask', 1], 1)).toEqual([
    ['reply', 1],
    ['reply', 0],
  ]);
  expect(talk.replies(['ask', 1], 2)).toEqual([]);
  expect(talk.replies(['accuse', 1], 1)).toEqual([]);
});
