// Goal, turn, signs and all cards of Abyss, for the reference.
import { addTexts } from '../../words/words.svelte';
import type { GameReference } from '../contract';
import { ALLIES, LOCATIONS, LORDS, MONSTER, RACES } from './facts';
import { KEY, MONSTER_SYMBOL, RACE_SYMBOLS } from './symbols';

const FILES = import.meta.glob<string>('./text/reference.*.ftl', { query: '?raw', import: 'default' });
const inLanguage = (language: string) => () => FILES[`./text/reference.${language}.ftl`]!();
addTexts({ ru: inLanguage('ru'), uk: inLanguage('uk'), en: inLanguage('en') }, 'abyss');

export const reference: GameReference = {
  steps: 3,
  signs: [
    { name: 'pearl', mark: '●', colour: 'var(--ab-ink)' },
    { name: 'key', Icons: [KEY], colour: 'var(--ab-key)' },
    { name: 'monster', Icons: [MONSTER_SYMBOL], colour: 'var(--ab-monster)' },
    { name: 'lasting', mark: '∞' },
    { name: 'arrow', mark: '➔' },
    { name: 'points', mark: '5', colour: 'var(--ab-gold)' },
    { name: 'price', mark: '8' },
    { name: 'races', Icons: RACES.map((race) => RACE_SYMBOLS[race]) },
    { name: 'glow', mark: '▢', colour: 'var(--world-lit)' },
  ],
  cards: () => [
    { name: 'lords', cards: LORDS.map((_, number) => ['lord', number] as const) },
    { name: 'locations', cards: LOCATIONS.map((_, number) => ['location', number] as const) },
    { name: 'allies', cards: [...ALLIES.map((_, number) => ['ally', number] as const), ['ally', MONSTER] as const] },
  ],
};
