// Goal, turn, signs and all cards of The Thing, for the reference.
import { addTexts } from '../../words/words.svelte';
import type { GameReference, LegendSign } from '../contract';
import { CATEGORIES, KINDS, ROLES } from './facts';
import { CATEGORY_SIGNS, FIRE, ROLE_SYMBOLS } from './symbols';

const FILES = import.meta.glob<string>('./text/reference.*.ftl', { query: '?raw', import: 'default' });
const inLanguage = (language: string) => () => FILES[`./text/reference.${language}.ftl`]!();
addTexts({ ru: inLanguage('ru'), uk: inLanguage('uk'), en: inLanguage('en') }, 'thing');

type Icons = NonNullable<LegendSign['Icons']>;

export const reference: GameReference = {
  steps: 3,
  signs: [
    ...ROLES.map((role) => ({ name: role, Icons: [ROLE_SYMBOLS[role]] })),
    ...CATEGORIES.map((category) => ({
      name: category,
      Icons: [CATEGORY_SIGNS[category]] as unknown as Icons,
      colour: `var(--th-card-${category})`,
    })),
    { name: 'burned', Icons: [FIRE] },
    { name: 'glow', mark: '▢', colour: 'var(--world-lit)' },
  ],
  cards: () =>
    CATEGORIES.map((category) => ({
      name: category,
      cards: KINDS.flatMap((card, kind) => (card.category === category ? [['card', kind] as const] : [])),
    })),
};
