import { FluentResource } from '@fluent/bundle';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { addTexts, has, language, setLanguage, speakOf, t, textsReady } from './words.svelte';
import en from './text/web.en.ftl?raw';
import ru from './text/web.ru.ftl?raw';
import uk from './text/web.uk.ftl?raw';

const later = { ru: 'later-word = потом', uk: 'later-word = потім', en: 'later-word = later' };
const LATER = {
  ru: () => Promise.resolve(later.ru),
  uk: () => Promise.resolve({ default: later.uk }),
  en: () => Promise.resolve([later.en, 'later-count = { $number } pearls']),
};

beforeEach(() => setLanguage('en'));

describe('words', () => {
  it('are said in the chosen language, and the setting remembers it', async () => {
    expect(t('web-close')).toBe('Close');
    await setLanguage('uk');
    expect(t('web-close')).toBe('Закрити');
    expect(language()).toBe('uk');
    expect(settings.language).toBe('uk');
  });

  it('follow the plurals of the language', async () => {
    await setLanguage('ru');
    expect([1, 2, 5].map((number) => t('web-free-seats', { number }))).toEqual([
      '1 свободное место',
      '2 свободных места',
      '5 свободных мест',
    ]);
  });

  it('of a folder are there when they are ready, in every language', async () => {
    expect(has('later-word')).toBe(false);
    addTexts(LATER);
    await textsReady();
    expect(t('later-word')).toBe('later');
    await setLanguage('ru');
    expect(t('later-word')).toBe('потом');
    await setLanguage('uk');
    expect(t('later-word')).toBe('потім');
  });

  it('throw when an id or a fact is missing', async () => {
    addTexts(LATER);
    await textsReady();
    expect(() => t('no-such-word')).toThrow('no-such-word');
    expect(() => t('later-count')).toThrow('number');
  });

  it('count once when two folders bring the same file', async () => {
    addTexts(LATER);
    addTexts({ ...LATER });
    await textsReady();
    expect(t('later-word')).toBe('later');
  });

  it('of two games may share an id: the game under way is heard, and the frame before all others', async () => {
    const game = (name: string) => {
      const source = () => Promise.resolve(`shared-word = ${name}\nonly-${name} = ${name} alone\nlater-word = ${name} later`);
      addTexts({ ru: source, uk: source, en: source }, name);
    };
    addTexts(LATER);
    game('reef');
    game('trench');
    await textsReady();
    speakOf('trench');
    expect(t('shared-word')).toBe('trench');
    expect(t('later-word')).toBe('trench later');
    expect(t('only-reef')).toBe('reef alone');
    speakOf('reef');
    expect(t('shared-word')).toBe('reef');
    speakOf('');
    expect(t('later-word')).toBe('later');
  });

  it('are said again when the language changes', async () => {
    const said: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        said.push(t('web-cancel'));
      });
    });
    flushSync();
    await setLanguage('ru');
    flushSync();
    stop();
    expect(said).toEqual(['Cancel', 'Отмена']);
  });

  it('of a language chosen later win over a slower one chosen before', async () => {
    let release = (_: string) => {};
    addTexts({
      ...LATER,
      uk: () => new Promise((resolve) => (release = resolve)),
      ru: () => Promise.resolve('slow-word = раз'),
      en: () => Promise.resolve('slow-word = one'),
    });
    await textsReady();
    const slow = setLanguage('uk');
    await setLanguage('ru');
    release('slow-word = один');
    await slow;
    expect(language()).toBe('ru');
  });
});

describe('the texts of the frame', () => {
  const shape = (source: string) =>
    new Map(
      new FluentResource(source).body.map((entry) => [
        entry.id,
        [...new Set(JSON.stringify(entry.value).match(/(?<="type":"var","name":")[^"]+/g))].sort(),
      ]),
    );

  it.each([
    ['ru', ru],
    ['uk', uk],
  ])('have the same ids and variables in %s as in English', (_, source) => {
    expect(shape(source)).toEqual(shape(en));
  });
});
