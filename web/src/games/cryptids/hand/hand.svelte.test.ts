import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { t } from '../../../words/words.svelte';
import { button, clear, draw, press, words } from '../../drawing';
import { speaking } from '../../testing';
import { BONUS, contentAt } from '../content';
import { SKILLS } from '../facts';
import { modelOf, viewWith } from '../fixtures/model';
import { JOURNEYS } from '../fixtures/moments';
import Hand from '../Hand.svelte';
import { cardName, contractText, evidenceName, skillName } from '../names';
import { texts } from '../texts';
import type { CryptidsAids, CryptidsView } from '../types';
import { selection } from './selection';
import Contracts from './Contracts.svelte';
import { notesOf } from './notes';

const content = contentAt('');
const labels = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((each) => each.getAttribute('aria-label') ?? '');
const aids = (more: Partial<CryptidsAids> = {}): CryptidsAids => ({ ...JOURNEYS.two[1].aids, seat: 0, gains: [], ...more });

beforeAll(() => speaking('cryptids', texts));
beforeEach(() => selection.drop());
afterEach(clear);

describe('your own board', () => {
  it('shows purse, evidence and empty slots', () => {
    const { model } = modelOf({ view: viewWith({ coins: 4, xp: 2, evidence: [1, BONUS] }) });
    const root = draw(Hand, { model });
    expect(labels(root, '.purse .thing')).toEqual(['4 coins', '2 experience', evidenceName(1), evidenceName(BONUS)]);
    expect(root.querySelectorAll('.slot.empty')).toHaveLength(content.pack.board.evidence_slots - 2);
  });

  it('shows what is left of the turn, and tiles', () => {
    const view = viewWith({ tiles: [3, 20], bids: [2, -1] }, { turn: { ...viewWith().turn, moved: true }, rows: [4, 5] });
    const root = draw(Hand, { model: modelOf({ view }).model });
    expect(labels(root, '.markers .thing').slice(0, 4)).toEqual([
      t('board-marker-used', { name: t('board-main-movement') }),
      t('board-marker-ready', { name: t('board-main-action') }),
      'Assistant: space 4',
      'Bids: Free bids: 1',
    ]);
    expect(root.querySelectorAll('.markers li.tile')).toHaveLength(2);
  });

  it('needs no markers of movement and action in the office', () => {
    const root = draw(Hand, { model: modelOf({ view: viewWith({ bids: [] }, { phase: 'office', rows: [4, 5] }) }).model });
    expect(labels(root, '.markers .thing')[0]).toBe('Assistant: space 4');
  });

  it('counts both markers as used when others have their turns after one’s own', () => {
    const view = viewWith({}, { turn: { ...viewWith().turn, seat: 1 }, acted: [true, false] });
    expect(
      labels(draw(Hand, { model: modelOf({ view }).model }), '.markers .thing')
        .slice(0, 2)
        .every((label) => label.endsWith(': used')),
    ).toBe(true);
  });

  it('has ten places for skills', () => {
    const root = draw(Hand, {
      model: modelOf({ view: viewWith({ skills: 0b1000000011, ready: 0b1 }), aids: aids({ skills: [0, 2, 3, 2, 3, 3, 2, 2, 3, 2] }) })
        .model,
    });
    const said = labels(root, '.skills .thing');
    expect(said).toHaveLength(SKILLS.length);
    expect([said[0], said[1], said[2], said[9]]).toEqual([
      'Plane ticket: ready',
      'Collect evidence: used',
      'Track a cryptid: 3 experience',
      'Collect from a neighbour: always works',
    ]);
  });

  it('keeps finds in their order: those that wait come first', () => {
    const view = viewWith({ found: [4, 6, 14, 20], waiting: [14], granted: [{ request: 2, cards: [4, 6] }], tokens: [] });
    const said = labels(draw(Hand, { model: modelOf({ view }).model }), '.finds .thing');
    expect(said.slice(0, 4)).toEqual([
      `${cardName(content, 14)}: ${t('own-waiting')}`,
      `${cardName(content, 20)}: ${t('own-settled')}`,
      `${cardName(content, 4)}: ${t('own-granted')}`,
      `${cardName(content, 6)}: ${t('own-granted')}`,
    ]);
    expect(said[4]).toMatch(/^Request: /);
  });

  it('counts tokens of the Wolpertinger by their sort', () => {
    const hares = content.hares.flatMap(({ sort }, token) => (sort === 'hare' ? [token] : []));
    const root = draw(Hand, { model: modelOf({ view: viewWith({ found: [], granted: [], tokens: hares.slice(0, 2) }) }).model });
    expect(labels(root, '.finds .thing')).toEqual(['stuffed hare ×2']);
  });

  it('is not there for a spectator', () => {
    expect(draw(Hand, { model: modelOf({ seat: -1 }).model }).querySelector('.hand')).toBeNull();
  });
});

describe('a thing', () => {
  const luck = SKILLS.indexOf('luck');

  it('is read first, with what can be done; Escape puts it down', () => {
    const options = [
      [['learn', luck], 'Learn: Luck for 2 experience', [['skill', luck], ['xp']]],
      [['end'], 'End the turn'],
    ] as const;
    const view = viewWith({ skills: 1, ready: 1, xp: 3 });
    const { model, noted } = modelOf({
      view,
      options,
      kind: 'office.turn',
      aids: aids({ gains: [{ option: 0, coins: 0, xp: -2, rows: 0 }] }),
    });
    const root = draw(Hand, { model });
    expect(labels(root, '.skills .offered .thing')).toEqual([
      t('board-skill-unlearned', { skill: skillName(luck), price: model.aids!.skills[luck]! }),
    ]);
    const place = root.querySelector<HTMLElement>('.skills .offered .thing')!;
    press(place);
    expect(words(root.querySelector('.uses'))).toContain(t('skill-luck-text'));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    flushSync();
    expect(root.querySelector('.uses')).toBeNull();
    press(place);
    press(button(root, 'Learn: Luck for 2 experience. experience: 3 → 1'));
    expect(noted.acts).toEqual([['learn', luck]]);
    expect(root.querySelector('.uses')).toBeNull();
  });

  it('says why nothing can be done', () => {
    const { model } = modelOf({ view: viewWith({ skills: 1 }), reasons: [['Skills are learned only after a step up.', ['skill', luck]]] });
    const root = draw(Hand, { model });
    press(root.querySelectorAll<HTMLElement>('.skills .thing')[luck]!);
    expect(words(root.querySelector('.uses .why'))).toBe('Skills are learned only after a step up.');
    expect(root.querySelectorAll('.use')).toHaveLength(0);
  });

  it('is read at the first touch and answers at the second, where only one thing can be done with it', () => {
    const { model, noted } = modelOf({
      view: viewWith({ tiles: [3, 20] }),
      options: [
        [['tile', 3], 'Lay it', [['tile', 3]]],
        [['tile', 20], 'Lay it', [['tile', 20]]],
      ],
      kind: 'terrain.tile',
    });
    const root = draw(Hand, { model });
    const tile = () => root.querySelectorAll<HTMLElement>('.markers .tile .thing')[1]!;
    press(tile());
    expect(noted.acts).toEqual([]);
    press(tile());
    expect(noted.acts).toEqual([['tile', 20]]);
  });

  it('is one of several picks where several are wanted', () => {
    const { model, noted } = modelOf({
      view: viewWith({ skills: 0b11 }),
      options: [
        [['renew', 0], 'Restore', [['skill', 0]]],
        [['renew', 1], 'Restore', [['skill', 1]]],
      ],
      kind: 'skills.restore',
      several: true,
      picked: [['renew', 1]],
    });
    const root = draw(Hand, { model });
    expect([...root.querySelectorAll('.skills .thing')].slice(0, 3).map((each) => each.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    press(root.querySelector<HTMLElement>('.skills .thing')!);
    expect(noted.acts).toEqual([['renew', 0]]);
  });

  it('opens in full with E', () => {
    const { model, noted } = modelOf({ view: viewWith({ evidence: [3] }) });
    draw(Hand, { model })
      .querySelector('.slot .thing')!
      .dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyE', bubbles: true }));
    expect(noted.enlarged).toEqual([['evidence', 3]]);
  });

  it('tells all there is to tell, of every kind', () => {
    const view = viewWith({
      found: [4, 6, 14],
      waiting: [14],
      granted: [{ request: 2, cards: [4, 6] }],
      tokens: [0, content.hares.findIndex(({ sort }) => sort === 'coins')],
      tiles: [3],
      bids: [2, -1],
      evidence: [1, 6, BONUS],
    });
    const root = draw(Hand, { model: modelOf({ view }).model });
    for (const spot of [...root.querySelectorAll<HTMLElement>('.thing')]) {
      press(spot);
      expect(words(root.querySelector('.uses .about b'))).not.toBe('');
      expect(words(root.querySelector('.uses .text'))).not.toBe('');
      press(spot);
      expect(root.querySelector('.uses')).toBeNull();
    }
  });
});

describe('beside a choice stands', () => {
  const note = (choice: readonly unknown[], more: Partial<CryptidsAids> = {}, view: CryptidsView = viewWith()) => {
    const { model } = modelOf({ view, options: [[choice, 'It']], aids: aids(more) });
    return notesOf(model, model.decision!.options[0]!);
  };
  const card = (dice: number, chance: number, best: number) => ({ cards: [{ distance: 0, odds: { dice, chance, best }, contracts: 0 }] });

  it('the chance of an attempt', () => {
    expect(note(['track', 'action', 0], card(0, 100, 100))).toEqual([t('own-odds-sure')]);
    expect(note(['track', 'action', 0], card(2, 25, 25))).toEqual(['2 dice, 25%']);
    expect(note(['track', 'skill', 0], card(1, 50, 75))).toEqual(['1 die, 50%, 75% with help']);
    expect(note(['track', 'action', 0], card(-1, 0, 0))).toEqual([]);
    expect(note(['commit', 0, 0, 'dice'], { odds: [{ dice: 1, chance: 50, best: 50 }] })).toEqual(['1 die, 50%']);
  });

  it('what a piece of evidence is good for, and what a new home brings', () => {
    const view = viewWith();
    const [first] = view.display;
    const wanting = { ...view, display: [{ ...first!, needs: [3], bids: [0] }] };
    expect(note(['collect', 'action', 2, 3], {}, wanting)).toEqual([`needed for: ${cardName(content, first!.card)}`]);
    expect(note(['collect', 'action', 2, 4], {}, wanting)).toEqual([]);
    expect(note(['relocate', 'action', 4])).toEqual([`reputation: +${content.cards[4]!.relocated}`]);
    expect(note(['request', 'action', 2, 4, 6])).toEqual(['reputation: +4']);
  });

  it('what is left in the purse', () => {
    expect(note(['hare', 'coins'], { gains: [{ option: 0, coins: 4, xp: 0, rows: 0 }] }, viewWith({ coins: 1 }))).toEqual(['coins: 1 → 5']);
    expect(note(['up'])).toEqual([]);
  });
});

describe('contracts', () => {
  const props = { content, contracts: [0, 7], worths: [2, 1] };

  it('lie under a cover, are opened by a key, and are covered again after a while', () => {
    vi.useFakeTimers();
    const root = draw(Contracts, props);
    const secret = contractText(content.contracts[0]!);
    expect(words(root)).not.toContain(secret);
    press(root.querySelector<HTMLElement>('.lid')!);
    expect(words(root)).toContain(secret);
    expect(words(root)).toContain(t('own-contracts-better'));
    vi.advanceTimersByTime(10_000);
    flushSync();
    expect(words(root)).not.toContain(secret);
    vi.useRealTimers();
  });

  it('stay open where everybody knows them', () => {
    vi.useFakeTimers();
    const root = draw(Contracts, { ...props, known: true });
    press(root.querySelector<HTMLElement>('.lid')!);
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(words(root)).toContain(t('own-contracts-both'));
    press(root.querySelector<HTMLElement>('.lid')!);
    expect(root.querySelectorAll('.contract')).toHaveLength(0);
    vi.useRealTimers();
  });
});
