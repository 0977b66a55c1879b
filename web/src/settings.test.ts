import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preferred } from './settings.svelte';

async function fresh() {
  vi.resetModules();
  return (await import('./settings.svelte')).settings;
}

beforeEach(() => localStorage.clear());

describe('the settings', () => {
  it.each([
    [['uk-UA', 'ru'], 'uk'],
    [['de', 'ru-RU'], 'ru'],
    [['fr', 'ja'], 'en'],
    [[], 'en'],
  ])('begin in the first language of %j that there is text in', (wanted, language) => {
    expect(preferred(wanted)).toBe(language);
  });

  it('are remembered', async () => {
    const settings = await fresh();
    const chosen = {
      name: 'Vera',
      language: 'uk',
      theme: 'light',
      motion: 'none',
      speed: 'fast',
      sound: true,
      watched: true,
      soundAsked: true,
      volume: 'high',
      soundTalk: false,
    };
    Object.assign(settings, chosen);
    settings.apply(document.createElement('html'));
    expect(await fresh()).toMatchObject(chosen);
  });

  it('do not believe everything that the store holds', async () => {
    localStorage.setItem(
      'settings',
      JSON.stringify({
        name: 7,
        language: 'xx',
        theme: 'pink',
        motion: 1,
        speed: null,
        sound: 'yes',
        watched: 1,
        volume: 11,
        soundTurn: 0,
      }),
    );
    expect(await fresh()).toMatchObject({
      name: '',
      theme: 'dark',
      motion: 'auto',
      speed: 'normal',
      sound: false,
      watched: false,
      soundAsked: false,
      volume: 'middle',
      soundTurn: true,
    });
  });

  it('are dark until somebody chooses otherwise, whatever the device prefers', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    const settings = await fresh();
    expect(settings.dark).toBe(true);
    settings.theme = 'auto';
    expect(settings.dark).toBe(false);
    vi.unstubAllGlobals();
  });

  it('have as much contrast as the device wants, until somebody chooses', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-contrast: more)', addEventListener: () => undefined }));
    const settings = await fresh();
    const root = document.createElement('html');
    settings.apply(root);
    expect([settings.strong, root.dataset.contrast]).toEqual([true, 'more']);
    settings.contrast = 'usual';
    settings.apply(root);
    expect([settings.strong, root.dataset.contrast]).toEqual([false, 'usual']);
    vi.unstubAllGlobals();
  });

  it('keep the sounds of those who had fewer switches', async () => {
    localStorage.setItem('settings', JSON.stringify({ sound: true, soundTurn: false, soundMoments: true }));
    expect(await fresh()).toMatchObject({ soundTurn: false, soundAnswer: false, soundMoments: true, soundEnd: true });
  });

  it('are written to the page', async () => {
    const settings = await fresh();
    const root = document.createElement('html');
    Object.assign(settings, { language: 'ru', theme: 'light', motion: 'full', speed: 'slow' });
    settings.apply(root);
    expect([root.lang, root.dataset.theme, root.dataset.motion, root.style.getPropertyValue('--pace')]).toEqual([
      'ru',
      'light',
      'full',
      '1.6',
    ]);
    settings.motion = 'none';
    settings.apply(root);
    expect([root.dataset.motion, root.style.getPropertyValue('--pace'), settings.duration(300)]).toEqual(['none', '0', 0]);
  });

  it('stretch and shorten what moves', async () => {
    const settings = await fresh();
    settings.motion = 'full';
    expect((['slow', 'normal', 'fast'] as const).map((speed) => ((settings.speed = speed), settings.duration(200)))).toEqual([
      320, 200, 100,
    ]);
  });
});
