// Goal, turn, signs and all cards of Unfathomable, for the reference.
import BrokenWall from '~icons/game-icons/broken-wall';
import Person from '~icons/game-icons/person';
import { addTexts } from '../../words/words.svelte';
import type { CardRef, GameReference } from '../contract';
import { hasText } from './cardTexts';
import { ABILITIES, CHARACTERS, DAMAGE, ITEMS, MYTHOS, ROLES, SKILLS, SPACES, SPELLS, WAYPOINTS } from './facts';
import { MYTHOS_SYMBOLS, SKILL_PATHS, TITLE_SYMBOLS, TRACK_SYMBOLS } from './symbols';

const FILES = import.meta.glob<string>('./text/reference.*.ftl', { query: '?raw', import: 'default' });
const inLanguage = (language: string) => () => FILES[`./text/reference.${language}.ftl`]!();
addTexts({ ru: inLanguage('ru'), uk: inLanguage('uk'), en: inLanguage('en') }, 'unfathomable');

const all = (kind: string, of: readonly unknown[]): CardRef[] => of.map((_, number) => [kind, number] as const);

export const reference: GameReference = {
  steps: 4,
  signs: [
    { name: 'dials', mark: '0–10' },
    { name: 'travel', Icons: [TRACK_SYMBOLS.travel] },
    { name: 'ritual', Icons: [TRACK_SYMBOLS.ritual] },
    { name: 'deep', Icons: [MYTHOS_SYMBOLS.deep_ones] },
    { name: 'dagon', Icons: [MYTHOS_SYMBOLS.father_dagon] },
    { name: 'hydra', Icons: [MYTHOS_SYMBOLS.mother_hydra] },
    { name: 'passenger', Icons: [Person] },
    { name: 'captain', Icons: [TITLE_SYMBOLS[0]!] },
    { name: 'keeper', Icons: [TITLE_SYMBOLS[1]!] },
    { name: 'damage', Icons: [BrokenWall] },
    { name: 'die', mark: '7–8' },
    { name: 'skills', paths: SKILLS.map((skill) => SKILL_PATHS[skill]) },
    { name: 'glow', mark: '▢', colour: 'var(--world-lit)' },
  ],
  cards: () => [
    { name: 'character', cards: all('character', CHARACTERS) },
    { name: 'role', cards: all('role', ROLES) },
    { name: 'title', cards: all('title', TITLE_SYMBOLS) },
    { name: 'card', cards: all('card', ABILITIES) },
    { name: 'item', cards: all('item', ITEMS) },
    { name: 'spell', cards: all('spell', SPELLS) },
    { name: 'mythos', cards: all('mythos', MYTHOS) },
    { name: 'waypoint', cards: all('waypoint', WAYPOINTS) },
    { name: 'damage', cards: all('damage', DAMAGE) },
    { name: 'room', cards: SPACES.flatMap((space, number) => (hasText('space', space) ? [['room', number] as const] : [])) },
  ],
};
