import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../settings.svelte';
import { addTexts, setLanguage, speakOf, t, textsReady } from '../../words/words.svelte';
import type { Statement, TalkClient } from '../contract';
import { PHRASES } from './phrases';
import { openTalk } from './talk';
import { texts } from './texts';

const NAMES = ['Anna', 'Борис', 'Їжак'];
// The frame knows yes and no.
const SLOTS = Object.fromEntries(
  Object.entries(PHRASES.words)
    .filter(([slot]) => slot !== 'yes')
    .map(([slot, words]) => [slot, words.length]),
);
const STATEMENTS: Statement[] = [
  ['help_one', 0],
  ['help_one', 1],
  ['help_some', 0],
  ['help_some', 1],
  ['help_some', 2],
  ['no_help'],
  ['can_help', 5],
  ['ask_help', 1, 0],
  ['ask_card', 2, 7],
  ['reply', 1],
  ['reply', 0],
  ['not_mine', 0],
  ['not_mine', 5],
  ['only_mine', 4],
  ['accuse', 1],
  ['clear', 2],
  ['good', 0],
  ['bad', 3],
];
let talk: TalkClient;

beforeAll(async () => {
  addTexts({ ru: () => texts('ru'), uk: () => texts('uk'), en: () => texts('en') }, 'unfathomable');
  speakOf('unfathomable');
  talk = await openTalk();
});

describe.each(LANGUAGES)('the talk of Unfathomable in %s', (language) => {
  beforeAll(async () => {
    await setLanguage(language);
    await textsReady();
  });

  test('every statement is a sentence of its own, with a label and a symbol', () => {
    const said = STATEMENTS.map((statement) => talk.says(statement, NAMES));
    expect(new Set(said).size).toBe(STATEMENTS.length);
    for (const [phrase] of STATEMENTS as [string][]) {
      expect(t(`talk-${phrase}`)).not.toBe('');
      expect(talk.symbols[phrase]).toBeDefined();
    }
  });

  test('who is spoken of is named, and so is a card', () => {
    expect(talk.says(['ask_help', 1, 0], NAMES)).toContain(NAMES[1]);
    const asked = talk.says(['ask_card', 2, 7], NAMES);
    expect(asked).toContain(NAMES[2]);
    expect(asked).toContain(talk.value('ability', 7).label);
  });

  test.each(Object.entries(SLOTS))('a slot for %s asks for it and offers %i different things', (slot, number) => {
    expect(t(`play-say-${slot}`)).not.toBe('');
    const labels = Array.from({ length: number }, (_, value) => talk.value(slot, value).label);
    expect(new Set(labels).size).toBe(number);
  });

  test('cards stand under their skills', () => {
    const groups = PHRASES.words.ability!.map((_, value) => talk.value('ability', value).group);
    expect(new Set(groups).size).toBe(6);
    expect(talk.value('ability', 7).group).toBe(t('skill-observation'));
    expect(talk.value('task', 0).group).toBeUndefined();
  });

  test('what may not be told is said in a line, and during a check more strictly', () => {
    const [always, now] = [talk.reminder?.({ check: null }), talk.reminder?.({ check: {} })];
    expect(always).toBe(t('talk-reminder'));
    expect(now).toBe(t('talk-reminder-check'));
    expect(now).not.toBe(always);
  });
});

test('only the one who is asked is offered replies', () => {
  for (const question of [
    ['ask_help', 1, 0],
    ['ask_card', 1, 0],
  ]) {
    expect(talk.replies(question, 1)).toEqual([
      ['reply', 1],
      ['reply', 0],
    ]);
    expect(talk.replies(question, 2)).toEqual([]);
  }
  expect(talk.replies(['accuse', 1], 1)).toEqual([]);
});
