import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../settings.svelte';
import { language, setLanguage, t } from '../../words/words.svelte';
import type { CardRef } from '../contract';
import { button, clear, draw, press, words } from '../drawing';
import { speaking } from '../testing';
import Area from './Area.svelte';
import SeatSummary from './SeatSummary.svelte';
import { refName } from './cards';
import CardChip from './CardChip.svelte';
import { contentAt } from './content';
import Enlarged from './Enlarged.svelte';
import { SKILLS } from './facts';
import { modelOf, viewWith } from './fixtures/model';
import { JOURNEYS } from './fixtures/moments';
import { rulesOf } from './hand/rules';
import { cardName, evidenceName, placeName, requestText } from './names';
import { texts } from './texts';

const content = contentAt('');
const label = (root: ParentNode, selector: string): string => root.querySelector(selector)?.getAttribute('aria-label') ?? '';
const LEDGER = import.meta.glob<string>('../../../../docs/rules/cryptids.md', { query: '?raw', import: 'default', eager: true });

beforeAll(() => speaking('cryptids', texts));
afterEach(clear);

/** One of everything that can be read in full. */
const ALL: readonly CardRef[] = [
  ['cryptid', 3],
  ['evidence', 0],
  ['evidence', 6],
  ['evidence', 7],
  ...SKILLS.map((_, skill): CardRef => ['skill', skill]),
  ['tile', 0],
  ['tile', 20],
  ['contract', 2],
  ['request', 1],
  ['request', 6],
  ['hare', 0],
  ['hare', -1],
  ['poacher', 5],
  ['place', 3],
  ['place', 20],
  ['die', 1],
];

describe('a card in full', () => {
  it.each(LANGUAGES)('has words in %s, whatever it is', async (spoken) => {
    await setLanguage(spoken);
    const { model } = modelOf();
    for (const card of ALL) {
      const said = words(draw(Enlarged, { card, model }));
      if (card[0] !== 'poacher') expect(said.toLowerCase()).toContain(refName(content, card).toLowerCase());
      expect(said).toContain(t('own-reconstructed'));
      clear();
    }
    expect(language()).toBe(spoken);
    await setLanguage('en');
  });

  it('names rules that the ledger has', () => {
    const ledger = Object.values(LEDGER)[0]!;
    const cited = new Set(
      [...content.cards.keys()]
        .map((card): CardRef => ['cryptid', card])
        .concat(
          ALL,
          [...content.hares.keys()].map((hare): CardRef => ['hare', hare]),
          [...content.die.keys()].map((die): CardRef => ['die', die]),
          [...content.contracts.keys()].map((each): CardRef => ['contract', each]),
        )
        .flatMap((card) => rulesOf(content, card)),
    );
    expect(cited.size).toBeGreaterThan(60);
    for (const id of cited) expect(ledger, id).toContain(`| ${id} |`);
  });

  it('knows what lies on an open card, and what the reader holds', () => {
    const view = viewWith({ waiting: [4], found: [4], contracts: [2, 5] }, { requests: [1, 6] });
    const reasons = [['This is done in a city.', ['cryptid', 4]]] as const;
    const { model } = modelOf({ view, reasons, aids: { ...JOURNEYS.two[1].aids, contracts: [3, 0], requests: [2, 0] } });
    expect(words(draw(Enlarged, { card: ['cryptid', 4], model }))).toContain('This is done in a city.');
    expect(words(draw(Enlarged, { card: ['contract', 2], model }))).toContain(t('board-contract-worth', { number: 3 }));
    expect(words(draw(Enlarged, { card: ['request', 1], model }))).toContain(t('board-request-fits', { number: 2 }));
    const [open] = view.display.filter(({ bids }) => bids.length > 0);
    expect(words(draw(Enlarged, { card: ['cryptid', open!.card], model }))).toContain(
      t('board-bids', { names: open!.bids.map((seat) => model.names[seat]).join(', ') }),
    );
  });

  it('tells of a place what is there now', () => {
    const view = viewWith({ place: 3 });
    const map = view.map.map((kinds, place) => (place === 3 ? [1, 1] : kinds));
    const said = words(draw(Enlarged, { card: ['place', 3], model: modelOf({ view: { ...view, map } }).model }));
    expect(said).toContain(`${evidenceName(1)} ×2`);
    expect(said).toContain('Here now: Marina');
    for (const other of content.places[3]!.lines) expect(said).toContain(placeName(content, other));
  });

  it('can be read without a table', () => {
    expect(words(draw(Enlarged, { card: ['request', 4], model: null }))).toContain(requestText(content, content.requests[4]!));
    expect(words(draw(Enlarged, { card: ['place', 20], model: null }))).toContain(t('own-place-city-text'));
  });
});

describe('a chip', () => {
  it('says what it shows', () => {
    for (const card of ALL) expect(label(draw(CardChip, { card }), '.chip')).toBe(refName(content, card));
  });
});

describe('a player in brief', () => {
  it('is a few numbers, and says what they are', () => {
    const view = viewWith({ coins: 3, xp: 1, evidence: [1, 1], found: [4, 5], waiting: [5] });
    const { model } = modelOf({ view });
    const said = label(draw(SeatSummary, { model, seat: 0 }), '.brief');
    expect(said).toContain('3 coins, 1 experience, Evidence: 2 of 5 (bones ×2), 2 finds, not yet relocated: 1');
    expect(words(draw(SeatSummary, { model: { ...model, aids: null }, seat: 0 }))).toBe('3 1 2 2');
  });

  it('does not count contracts that the reader does not know', () => {
    const { model } = modelOf();
    const standings = [
      { points: [], total: 4, certain: true },
      { points: [], total: 3, certain: false },
    ];
    const drawn = (seat: number) => words(draw(SeatSummary, { model: { ...model, aids: { ...model.aids!, standings } }, seat }));
    expect([drawn(0).endsWith('4'), drawn(1).endsWith('3+')]).toEqual([true, true]);
  });
});

describe('the area of a player', () => {
  it('is short in the column, and its things can be read', () => {
    const view = viewWith({
      place: 3,
      evidence: [1],
      found: [4, 5, 6],
      waiting: [4],
      granted: [{ request: 2, cards: [6, 9] }],
      skills: 0b1000000011,
      ready: 0b1,
    });
    const { model, noted } = modelOf({ view });
    const root = draw(Area, { model, seat: 0, wide: true });
    expect(words(root)).toContain(placeName(content, 3));
    press(button(root, evidenceName(1)));
    press(button(root, `${cardName(content, 5)}: ${t('board-settled')}`));
    press(button(root, `${cardName(content, 6)}: ${t('board-granted')}`));
    press(button(root, 'Collect evidence: used'));
    expect(noted.enlarged).toEqual([
      ['evidence', 1],
      ['cryptid', 5],
      ['cryptid', 6],
      ['skill', 1],
    ]);
    expect(root.querySelectorAll('.skills li')).toHaveLength(3);
  });

  it('has the poacher beside in a game of one', () => {
    const { view, aids } = JOURNEYS.alone[2];
    const { model } = modelOf({ view: { ...view, poacher: { ...view.poacher!, captives: [1, 2, 3, 4] } }, aids });
    const root = draw(Area, { model, seat: 0, wide: true });
    expect(words(root.querySelector('.close'))).toBe('Captives: 4 of 5');
  });

  it('is whole in the sheet, but for contracts under their cover', async () => {
    const view = viewWith({ place: 3, contracts: [2, 5], bids: [0, -1] });
    const root = draw(Area, { model: modelOf({ view }).model, seat: 0, wide: false });
    await vi.waitFor(
      () => {
        flushSync();
        expect(root.querySelector('.person')).not.toBeNull();
      },
      { timeout: 10_000 },
    );
    expect(words(root)).toContain(t('board-bids-on', { cards: cardName(content, view.display[0]!.card) }));
    expect(root.querySelectorAll('.contract')).toHaveLength(0);
    expect(root.querySelectorAll('.skill')).toHaveLength(SKILLS.length);
  });

  it('shows the poacher whole in the sheet of a game of one', async () => {
    const { view, aids } = JOURNEYS.alone[2];
    const root = draw(Area, { model: modelOf({ view, aids }).model, seat: 0, wide: false });
    await vi.waitFor(
      () => {
        flushSync();
        expect(root.querySelector(`[aria-label="${t('board-poacher')}"]`)).not.toBeNull();
      },
      { timeout: 10_000 },
    );
    expect(root.querySelectorAll('.contract')).toHaveLength(2);
  });
});
