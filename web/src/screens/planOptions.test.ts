import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '../settings.svelte';
import type { GameInfo } from '../wire/types';
import { addTexts, setLanguage, textsReady } from '../words/words.svelte';
import { optionLabel, optionSays } from './optionTexts';
import PlanOptions from './PlanOptions.svelte';

const GAME: GameInfo = {
  name: 'reef',
  fewest: 2,
  most: 4,
  bots: [],
  chats: ['open'],
  talk: [],
  values: {},
  content: null,
  daily: false,
  options: [
    { name: 'storm', default: false, range: null, ranges: {}, words: [] },
    { name: 'current', default: 'slack', range: null, ranges: {}, words: ['slack', 'one_down', 'one_up'] },
    { name: 'pump', default: 'hand', range: null, ranges: {}, words: ['hand', 'steam'] },
  ],
};
/** The name of the option, its sentence, its words; the pump has no texts. */
const SAID: Record<Language, readonly [string, string, string, string, string]> = {
  ru: ['Течение', 'Куда вода несёт ныряльщика.', 'Никуда', 'Глубже', 'Выше'],
  uk: ['Течія', 'Куди вода несе нирця.', 'Нікуди', 'Глибше', 'Вище'],
  en: ['Current', 'Where the water carries a diver.', 'Nowhere', 'Deeper', 'Higher'],
};
const ENDS = ['', '-text', '-slack', '-one_down', '-one_up'];
const source = (language: Language) => ENDS.map((end, at) => `option-reef-current${end} = ${SAID[language][at]}`).join('\n');

let close = (): void => undefined;
afterEach(() => close());

function shown(chosen: Record<string, unknown> = {}, onchange: (name: string, value: unknown) => void = () => undefined): HTMLElement {
  const root = document.createElement('div');
  document.body.append(root);
  const mounted = mount(PlanOptions, { target: root, props: { game: GAME, seats: 3, chosen, planning: null, onchange } });
  flushSync();
  close = () => {
    void unmount(mounted);
    root.remove();
    close = () => undefined;
  };
  return root;
}

const groups = (root: HTMLElement) => [...root.querySelectorAll('fieldset')];
const radios = (group: Element) => [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
const called = (radio: HTMLInputElement) => radio.closest('label')?.textContent?.trim();

beforeAll(async () => {
  addTexts({ ru: async () => source('ru'), uk: async () => source('uk'), en: async () => source('en') }, 'reef');
  await textsReady();
});
beforeEach(() => setLanguage('en'));

describe('an option that is one of several words', () => {
  it.each(LANGUAGES)('is a named and explained group of radio buttons in %s', async (language) => {
    await setLanguage(language);
    const [group] = groups(shown());
    const [name, text, ...words] = SAID[language];
    expect(group!.querySelector('legend')?.textContent).toBe(name);
    expect(document.getElementById(group!.getAttribute('aria-describedby')!)?.textContent).toBe(text);
    expect(radios(group!).map(called)).toEqual(words);
  });

  it('shows the usual word until another one is chosen, and only a word that there is', () => {
    const marked = (chosen: Record<string, unknown>) => {
      const [group] = groups(shown(chosen));
      const found = [
        radios(group!)
          .filter((each) => each.checked)
          .map((each) => each.value),
        group!.classList.contains('changed'),
      ];
      close();
      return found;
    };
    expect(marked({})).toEqual([['slack'], false]);
    expect(marked({ current: 'one_up' })).toEqual([['one_up'], true]);
    expect(marked({ current: 'muddy' })).toEqual([['slack'], false]);
  });

  it('tells the word that is pressed, and groups do not disturb each other', () => {
    const onchange = vi.fn();
    const [current, pump] = groups(shown({}, onchange));
    radios(current!)[1]!.click();
    radios(pump!)[1]!.click();
    expect(onchange.mock.calls).toEqual([
      ['current', 'one_down'],
      ['pump', 'steam'],
    ]);
    expect(radios(current!)[1]!.checked).toBe(true);
  });

  it('without texts is called by its plain names and is not explained', () => {
    const [, pump] = groups(shown());
    expect(pump!.querySelector('legend')?.textContent).toBe('pump');
    expect(pump!.hasAttribute('aria-describedby')).toBe(false);
    expect(radios(pump!).map(called)).toEqual(['hand', 'steam']);
  });

  it.each(LANGUAGES)('is named with its word among the terms of a table in %s', async (language) => {
    await setLanguage(language);
    const [name, , , , higher] = SAID[language];
    expect(optionLabel('reef', 'current')).toBe(name);
    expect(optionSays('reef', 'current', 'one_up', String)).toBe(higher);
    expect(optionSays('reef', 'pump', 'steam', String)).toBe('steam');
  });
});

it('other options among the terms of a table say their number, their seat, how much differs, or nothing', () => {
  const seat = (number: number) => `seat ${number}`;
  expect(optionSays('reef', 'nets', 3, seat)).toBe('3');
  expect(optionSays('reef', 'first', 2, seat)).toBe('seat 2');
  expect(optionSays('reef', 'deck', { crab: 0, eel: 2 }, seat)).toMatch(/2/);
  expect(optionSays('reef', 'storm', true, seat)).toBe('');
});
