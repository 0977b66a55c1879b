// Goal, turn, signs and all cards of Cryptids, for the reference: those of the pack that the client came with.
import { addTexts } from '../../words/words.svelte';
import type { CardRef, GameReference } from '../contract';
import { contentOpened } from './content';
import { EVIDENCE, HABITATS, KINDS, SKILLS } from './facts';
import { EVIDENCE_SYMBOLS, HABITAT_SYMBOLS, KIND_SYMBOLS, SYMBOL_PATHS, TRACKING_PATHS } from './symbols';

const FILES = import.meta.glob<string>('./text/reference.*.ftl', { query: '?raw', import: 'default' });
const inLanguage = (language: string) => () => FILES[`./text/reference.${language}.ftl`]!();
addTexts({ ru: inLanguage('ru'), uk: inLanguage('uk'), en: inLanguage('en') }, 'cryptids');

const all = (kind: string, of: readonly unknown[]): CardRef[] => of.map((_, number) => [kind, number] as const);

export const reference: GameReference = {
  steps: 4,
  signs: [
    ...EVIDENCE.map((kind) => ({ name: kind, Icons: [EVIDENCE_SYMBOLS[kind]] })),
    { name: 'habitats', Icons: HABITATS.map((habitat) => HABITAT_SYMBOLS[habitat]) },
    { name: 'kinds', Icons: KINDS.map((kind) => KIND_SYMBOLS[kind]) },
    { name: 'coin', paths: [SYMBOL_PATHS.coin] },
    { name: 'xp', paths: [SYMBOL_PATHS.xp] },
    { name: 'initiative', paths: [SYMBOL_PATHS.initiative] },
    { name: 'success', paths: [TRACKING_PATHS.success] },
    { name: 'luck', paths: [TRACKING_PATHS.luck] },
    { name: 'failure', paths: [TRACKING_PATHS.failure] },
    { name: 'glow', mark: '▢', colour: 'var(--world-lit)' },
  ],
  cards: () => {
    const { cards, terrain, requests, contracts, poacher } = contentOpened();
    return [
      { name: 'cryptid', cards: all('cryptid', cards) },
      { name: 'evidence', cards: all('evidence', EVIDENCE) },
      { name: 'skill', cards: all('skill', SKILLS) },
      { name: 'tile', cards: all('tile', terrain) },
      { name: 'request', cards: all('request', requests) },
      { name: 'contract', cards: all('contract', contracts) },
      { name: 'poacher', cards: all('poacher', poacher) },
    ];
  },
};
