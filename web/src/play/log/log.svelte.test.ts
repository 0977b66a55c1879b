import { mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { game } from '../../games/generic';
import { signs } from '../../kit/signs.svelte';
import { ruleAddress } from '../../reference/address';
import type { Line } from '../../wire/types';
import { setLanguage, textsReady } from '../../words/words.svelte';
import '../texts';
import { line } from '../testing';
import Log from './Log.svelte';

let made: Record<string, unknown> | null = null;

function draw(log: readonly Line[]): HTMLElement {
  const nothing = (): void => undefined;
  made = mount(Log, { target: document.body, props: { log, game, names: [], fresh: 0, onjump: nothing, onenlarge: nothing } });
  return document.body;
}

beforeAll(async () => {
  await setLanguage('en');
  await textsReady();
});
afterEach(async () => {
  if (made) await unmount(made);
  made = null;
  signs.around = {};
});

it('leads from a line to the rule that it is about, and from no other', () => {
  signs.around = { rule: (rule) => ruleAddress('abyss', rule) };
  const root = draw([line(0, { rules: ['A6.7', 'A6.9'] }), line(1, { rules: [] })]);
  const links = [...root.querySelectorAll<HTMLAnchorElement>('li a')];
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual([
    ['/rules/abyss#A6.7', 'The rule about this: A6.7'],
  ]);
});

it('has no way to rules where there is none', () => {
  expect(draw([line(0, { rules: ['A6.7'] })]).querySelectorAll('li a')).toHaveLength(0);
});
