import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import ledger from '../../../../../docs/rules/unfathomable.md?raw';
import { LANGUAGES } from '../../../settings.svelte';
import { setLanguage, t } from '../../../words/words.svelte';
import { speaking } from '../../testing';
import type { CardRef } from '../../contract';
import Enlarged from '../Enlarged.svelte';
import { ABILITIES, CHARACTERS, DAMAGE, ITEMS, MYTHOS, ROLES, SPACES, SPELLS, WAYPOINTS } from '../facts';
import { clear, draw, words } from '../fixtures/draw';
import { modelOf, viewOf } from '../fixtures/model';
import { key, nameOf } from '../names';
import { texts } from '../texts';
import { textOf } from '../cardTexts';
import { fetchMythosTexts } from '../mythosTexts';
import { SPELL_PICTURES } from './pictures';
import { ALL_RULES, rulesOf } from './rules';

beforeAll(() => {
  fetchMythosTexts();
  return speaking('unfathomable', texts);
});

afterEach(clear);

const show = (card: CardRef) => draw(Enlarged, { card, model: null });

describe.each(LANGUAGES)('cards in full in %s', (language) => {
  beforeEach(() => setLanguage(language));

  const named: [kind: string, id: string, cards: readonly string[]][] = [
    ['item', 'item', ITEMS.map(({ id }) => id)],
    ['spell', 'spell', SPELLS],
    ['waypoint', 'waypoint', WAYPOINTS.map(({ id }) => id)],
    ['damage', 'damage', DAMAGE.map(({ id }) => id)],
    ['role', 'role', ROLES],
    ['title', 'title', ['captain', 'keeper']],
  ];

  it.each(named)('%s', (kind, id, cards) => {
    for (const [number, card] of cards.entries()) {
      const root = show([kind, number]);
      expect(words(root.querySelector('h2'))).toBe(nameOf(id, card));
      expect(words(root)).toContain(textOf(id, card));
      expect(root.querySelector('.picture svg')).not.toBeNull();
    }
  });

  it('skill cards', () => {
    for (const [card, { id }] of ABILITIES.entries()) expect(words(show(['card', card]))).toContain(textOf('ability', id));
  });

  it.each([...new Set(MYTHOS.map(({ kind }) => kind))])('mythos cards: %s', (kind) => {
    const card = MYTHOS.findIndex((each) => each.kind === kind);
    expect(words(show(['mythos', card]))).toContain(t(key('mythos', MYTHOS[card]!.id, 'story')));
  });

  it('characters', () => {
    for (const [number, { id, ability, feat, reveal, item }] of CHARACTERS.entries()) {
      const text = words(show(['character', number]));
      for (const said of [
        nameOf('character', id),
        nameOf('item', ITEMS[item]!.id),
        textOf('ability', ability),
        textOf('ability', feat),
        textOf('ability', reveal),
      ])
        expect(text).toContain(said);
    }
  });

  it('rooms and passengers', () => {
    for (const id of ['bridge', 'chapel', 'captains_cabin', 'cargo_hold', 'galley', 'boiler_room', 'sick_bay', 'brig'] as const) {
      expect(words(show(['room', SPACES.indexOf(id)]))).toContain(textOf('space', id));
    }
    for (const [number, id] of ['blank', 'soul', 'two_souls', 'soul_and_sanity'].entries())
      expect(words(show(['passenger', number]))).toContain(nameOf('passenger', id));
  });
});

describe('the rules behind a card', () => {
  it('are all in the ledger', () => {
    const known = new Set(ledger.match(/(?<=^\| )[A-Z]+[\d.a-z]+(?= \|)/gm));
    expect(known.size).toBeGreaterThan(1000);
    expect(ALL_RULES.filter((rule) => !known.has(rule))).toEqual([]);
  });

  it('are those of its kind, and the rulings on it alone', () => {
    expect(rulesOf(['item', 16])).toEqual(['U9.0', 'U9.3', 'G28', 'G33']);
    expect(rulesOf(['item', 12])).toContain('U9.10');
    expect(rulesOf(['card', 28])).toEqual(expect.arrayContaining(['U11.3', 'U11.2']));
    expect(rulesOf(['character', 3])).toEqual(expect.arrayContaining(['G4', 'G41']));
    expect(rulesOf(['nothing', 0])).toEqual([]);
  });

  it('stand beneath it', () => {
    expect(words(show(['spell', 1]).querySelector('.rules'))).toBe('Rules: U10.0, U10.1a1, G12, G34');
  });
});

describe('a card of one’s own', () => {
  const view = (() => {
    const whole = viewOf(undefined, { hand: [7] });
    return { ...whole, players: whole.players.map((player, seat) => ({ ...player, items: seat === 0 ? [12, 13] : [], active: 13 })) };
  })();
  const reasons = [
    ['Not now.', ['card', 7]],
    ['Not yours.', ['card', 8]],
    ['Used.', ['ability', 1]],
    ['Gone.', ['feat', 1]],
  ] as const;
  const { model } = modelOf({ view, reasons });

  it('says why it cannot be used; that of others does not', () => {
    expect(words(draw(Enlarged, { card: ['card', 7], model }).querySelector('.why'))).toBe('Not now.');
    expect(draw(Enlarged, { card: ['card', 8], model }).querySelector('.why')).toBeNull();
    expect(words(draw(Enlarged, { card: ['character', 1], model }).querySelector('.why'))).toBe('Used. Gone.');
    expect(draw(Enlarged, { card: ['character', 6], model }).querySelector('.why')).toBeNull();
  });

  it('says whether an improvement works', () => {
    expect(words(draw(Enlarged, { card: ['item', 12], model }))).toContain(t('hand-improvement-down'));
    expect(words(draw(Enlarged, { card: ['item', 13], model }))).toContain(t('hand-improvement-active'));
  });
});

it('has a picture for every spell', () => expect(SPELL_PICTURES).toHaveLength(SPELLS.length));
