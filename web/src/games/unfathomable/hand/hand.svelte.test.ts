import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { t } from '../../../words/words.svelte';
import { speaking } from '../../testing';
import type { Choice } from '../../contract';
import { MYTHOS, SPELLS } from '../facts';
import { button, clear, draw, heard, press, words } from '../fixtures/draw';
import { modelOf, viewOf } from '../fixtures/model';
import { DISTRESS } from '../fixtures/voyage';
import Hand from '../Hand.svelte';
import type { Model, UnfathomableAids } from '../model';
import OwnSheet from '../OwnSheet.svelte';
import { texts } from '../texts';
import type { Check, SeatView, UnfathomableView } from '../types';
import { selection } from './selection';

/** Lore 3, Strength 3, Will 4. */
const HAND = [7, 17, 23];
const CHECK: Check = {
  why: 'mythos',
  card: 13,
  seat: 2,
  target: 13,
  partial: 10,
  skills: [0, 1],
  stage: 'cards',
  chaos: true,
  open: false,
  counts: [0, 0, 0, 0, 0],
  shown: [[], [], [], [], []],
  cards: [],
  bonus: 0,
  used: [],
};

beforeAll(() => speaking('unfathomable', texts));

beforeEach(() => selection.drop());
afterEach(clear);

/** The view of seat 0 with these belongings. */
function mine(player: Partial<SeatView> = {}, more: Partial<UnfathomableView> = {}): UnfathomableView {
  const view = viewOf({ ...DISTRESS, titles: [3, 4] }, { hand: HAND, ...more });
  return { ...view, players: view.players.map((each, seat) => (seat === 0 ? { ...each, ...player } : each)) };
}

const names = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((each) => each.getAttribute('aria-label') ?? '');
const cards = (root: ParentNode) => names(root, '.cards .thing');

describe('the cards of the hand', () => {
  it('say what they are and what their ability is called', () => {
    const { model } = modelOf({ view: mine() });
    expect(cards(draw(Hand, { model }))).toEqual(['Lore 3. Lesser Banishment', 'Strength 3. Rampage', 'Will 4. Determination']);
  });

  it('are lit when something can be done with them', () => {
    const { model } = modelOf({
      view: mine(),
      options: [
        [['stop'], 'Enough'],
        [
          ['play', 7, 9],
          'Lesser Banishment (Lore 3): Deck 2',
          [
            ['card', 7],
            ['space', 9],
          ],
        ],
      ],
    });
    const root = draw(Hand, { model });
    expect(names(root, '.cards .offered .thing')).toEqual(['Lore 3. Lesser Banishment']);
  });

  it('are read first; what they can do is a press further, and Escape puts them down', () => {
    const options = [
      [
        ['play', 7, 9],
        'Lesser Banishment (Lore 3): Deck 2',
        [
          ['card', 7],
          ['space', 9],
        ],
      ],
      [
        ['play', 7, 12],
        'Lesser Banishment (Lore 3): Deck 5',
        [
          ['card', 7],
          ['space', 12],
        ],
      ],
    ] as const;
    const { model, noted } = modelOf({ view: mine(), options });
    const root = draw(Hand, { model });
    press(button(root, 'Lore 3. Lesser Banishment'));
    expect(words(root.querySelector('.uses'))).toContain(t('ability-lesser-banishment-text'));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    flushSync();
    expect(root.querySelector('.uses')).toBeNull();
    press(button(root, 'Lore 3. Lesser Banishment'));
    const use = button(root, options[1][1]);
    expect(words(use)).toBe('Deck 5');
    press(use);
    expect(noted.acts).toEqual([['play', 7, 12]]);
    expect(root.querySelector('.uses')).toBeNull();
  });

  it('say why they cannot be played, in the words of the server', () => {
    const { model } = modelOf({ view: mine(), options: [[['stop'], 'Enough']], reasons: [['When the total is known.', ['card', 23]]] });
    const root = draw(Hand, { model });
    press(button(root, 'Will 4. Determination'));
    expect(words(root.querySelector('.uses'))).toContain('When the total is known.');
    expect(root.querySelectorAll('.use')).toHaveLength(0);
  });

  it('open in full with E', () => {
    const { model, noted } = modelOf({ view: mine() });
    const root = draw(Hand, { model });
    button(root, 'Lore 3. Lesser Banishment').dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyE', bubbles: true }));
    expect(noted.enlarged).toEqual([['card', 7]]);
  });

  it('are said to be none once the voyage has begun', () => {
    expect(words(draw(Hand, { model: modelOf({ view: mine({}, { hand: [] }) }).model }))).toContain(t('hand-empty'));
    const before = mine({}, { hand: [], turn: { seat: 0, number: 0, step: 'skills', used: [], barricaded: false } });
    expect(words(draw(Hand, { model: modelOf({ view: before }).model }))).not.toContain(t('hand-empty'));
  });
});

describe('cards for a check', () => {
  const aids = {
    check: { total: 0, result: 'failed', own: 0, unknown: 4, counts: [3, -3, -4] },
    picks: { kind: 'check', worth: [3, -3, -4] },
    seats: [],
  } as unknown as UnfathomableAids;

  function adding(picked: Choice[], more: Partial<Check> = {}) {
    const removed: Choice[] = [];
    const { model, noted } = modelOf({
      view: mine({}, { check: { ...CHECK, ...more } }),
      aids,
      kind: 'check.add',
      several: true,
      picked,
      options: HAND.map((card) => [['add', card], `Card ${card}`, [['card', card]]] as const),
    });
    const root = draw(Hand, { model: { ...model, remove: (choice: Choice) => removed.push(choice) } as Model });
    return { root, noted, removed };
  }

  it('tell whether they help or hinder, and are picked at one press', () => {
    const { root, noted } = adding([]);
    expect(cards(root)).toEqual([
      'Lore 3. Lesser Banishment. helps the check: +3',
      'Strength 3. Rampage. hinders the check: –3',
      'Will 4. Determination. hinders the check: –4',
    ]);
    press(button(root, cards(root)[0]!));
    expect(noted.acts).toEqual([['add', 7]]);
  });

  it('are counted, with what the player does not know; a picked one can be taken back', () => {
    const { root, removed } = adding([
      ['add', 7],
      ['add', 17],
    ]);
    expect(words(root.querySelector('.sum'))).toBe(
      `0 ${t('hand-sum-check', { number: 2, sum: '0' })} ${t('hand-sum-unknown', { number: 4 })}`,
    );
    press(button(root, cards(root)[1]!));
    expect(removed).toEqual([['add', 17]]);
  });

  it('say what the total would be where cards lie open', () => {
    const { root } = adding([['add', 7]], { open: true });
    expect(words(root.querySelector('.sum'))).toContain(t('hand-sum-open', { total: '0', then: '+3', target: 13 }));
  });
});

describe('what lies before the player', () => {
  it('is named: items, the active and the facedown improvement, spells, kept cards and wards', () => {
    const kept = MYTHOS.findIndex(({ id }) => id === 'family_ties');
    const { model } = modelOf({
      view: mine({ items: [1, 12, 13], active: 13, spells: [SPELLS.indexOf('revelation_of_script')], keeps: [kept], wards: 2 }),
    });
    expect(names(draw(Hand, { model }), '.chip .thing')).toEqual([
      t('hand-me', { name: t('character-arjun') }),
      t('item-six-shooter'),
      `${t('item-mystical-text')}, ${t('hand-improvement-down')}`,
      `${t('item-binoculars')}, ${t('hand-improvement-active')}`,
      `${t('spell-revelation-of-script')}, ${t('term-spell')}`,
      `${t('mythos-family-ties')}, ${t('stage-kept-cards')}`,
      `${t('spell-flesh-ward')}, ${t('stage-wards', { number: 2 })}`,
    ]);
  });

  it('offers ability, feat and title on the character', () => {
    const view = { ...mine(), titles: [3, 0] };
    const { model, noted } = modelOf({
      view,
      options: [
        [
          ['deck_chief', 9],
          'Deck Chief: Deck 2',
          [
            ['space', 9],
            ['ability', 1],
          ],
        ],
        [['keeper'], 'Cast a spell', [['title', 1]]],
      ],
    });
    const root = draw(Hand, { model });
    press(button(root, t('hand-me', { name: t('character-arjun') })));
    expect([...root.querySelectorAll('.uses section b')].map(words)).toEqual([
      t('ability-deck-chief'),
      t('ability-self-sacrifice'),
      t('title-keeper'),
    ]);
    press(button(root, 'Cast a spell'));
    expect(noted.acts).toEqual([['keeper']]);
  });

  it('keeps loyalty and the way to reveal it under the cover', () => {
    const { model, noted } = modelOf({
      view: mine({ roles: [0, 1] }),
      options: [
        [['stop'], 'Enough'],
        [['reveal', 1], 'Reveal yourself: Hybrid', [['role', 1]]],
      ],
    });
    const root = draw(Hand, { model });
    expect(words(root)).not.toMatch(/Hybrid|Human/);
    press(root.querySelector<HTMLElement>('.lid')!);
    expect(words(root)).toContain(t('role-hybrid-text'));
    press(button(root, 'Reveal yourself: Hybrid'));
    expect(noted.acts).toEqual([['reveal', 1]]);
    press(root.querySelector<HTMLElement>('.lid')!);
    expect(words(root)).not.toContain('Hybrid');
  });

  it('shows a revealed role openly', () => {
    const { model } = modelOf({ view: mine({ roles: [], revealed: 2 }) });
    const root = draw(Hand, { model });
    expect(root.querySelector('.lid')).toBeNull();
    expect(names(root, '.chip .thing')).toContain(`${t('role-cultist')}, ${t('term-revealed-traitor')}`);
  });
});

describe('cards that are discarded one upon another', () => {
  /** Lore 3 twice, Will 4. */
  const hand = [7, 7, 23];
  const options = hand.map((card) => [['discard', card], `Card ${card}`, [['card', card]]] as const);
  const discarding = (picked: readonly Choice[], ordered = true) =>
    modelOf({ view: mine({}, { hand }), kind: 'discard.limit', several: true, ordered, options, picked });
  const turns = (root: ParentNode) => [...root.querySelectorAll('.cards li')].map((each) => words(each.querySelector('.turn')));

  it('bear the number of their turn, and the last one is said to lie on top', () => {
    const root = draw(Hand, {
      model: discarding([
        ['discard', 23],
        ['discard', 7],
      ]).model,
    });
    expect(turns(root).toSorted()).toEqual(['', '1', '2']);
    expect(turns(root)[2]).toBe('1');
    expect(words(root)).toContain(t('hand-order'));
    expect(cards(root)[2]).toBe(`Will 4. Determination. ${t('hand-turn', { number: 1 })}`);
  });

  it('are taken back one by one, the copy that was pressed', () => {
    const { model, noted } = discarding([
      ['discard', 7],
      ['discard', 23],
      ['discard', 7],
    ]);
    const root = draw(Hand, { model });
    const third = [...root.querySelectorAll('.cards li')].find((each) => words(each.querySelector('.turn')) === '3');
    press(third?.querySelector('button') as HTMLButtonElement);
    expect(noted.removed).toEqual([[['discard', 7], 1]]);
  });

  it('put down what was picked up before, which would hide the button that sends them', () => {
    const { model } = discarding([]);
    const root = draw(Hand, { model });
    selection.pick(model, { kind: 'ability', number: 0 });
    press(root.querySelector('.cards .thing') as HTMLButtonElement);
    expect(selection.thing(model)).toBeNull();
  });

  it('bear no number where their order does not matter', () => {
    const root = draw(Hand, { model: discarding([['discard', 23]], false).model });
    expect(turns(root)).toEqual(['', '', '']);
    expect(words(root)).not.toContain(t('hand-order'));
  });
});

describe('choices without a place of their own', () => {
  it('are buttons with how many there are of each', () => {
    const options = [
      [['draw', 0], 'Influence'],
      [['draw', 0], 'Influence'],
      [['draw', 4], 'Will'],
    ] as const;
    const { model, noted } = modelOf({ view: mine(), kind: 'setup.hand', several: true, options, picked: [['draw', 4]] });
    const root = draw(Hand, { model });
    expect([...root.querySelectorAll('.pick')].map(heard)).toEqual(['Influence 0/2', 'Will 1/1']);
    press(button(root, 'Influence 0/2'));
    expect(noted.acts).toEqual([['draw', 0]]);
    expect(button(root, t('hand-one-less', { label: 'Will' }))).toBeDefined();
  });
});

describe('a spectator', () => {
  it('has no hand', () => {
    const view = { ...viewOf(), seat: -1 };
    expect(draw(Hand, { model: { ...modelOf({ view }).model, seat: -1 } }).querySelector('.hand')).toBeNull();
  });
});

describe('your own sheet', () => {
  it('offers what can be done beside each thing, and says why of the others', () => {
    const view = { ...mine({ items: [1], active: -1, feat: true }), titles: [3, 0] };
    const options = [
      [['item', 1, 13, -1], 'Six-Shooter: Deep One', [['item', 1], ['space', 13], ['deep_one']]],
      [['keeper'], 'Cast a spell', [['title', 1]]],
    ] as const;
    const { model, noted } = modelOf({ view, options, reasons: [['Used in this turn.', ['ability', 1]]] });
    const root = draw(OwnSheet, { model });
    expect(words(root)).toContain('Used in this turn.');
    press(button(root, options[0][1]));
    press(button(root, options[1][1]));
    expect(noted.acts).toEqual([['item', 1, 13, -1], ['keeper']]);
  });

  it('holds the skill set by the aids, and everything that is kept', () => {
    const view = mine({
      wards: 1,
      keeps: [MYTHOS.findIndex(({ id }) => id === 'family_ties')],
      spells: [SPELLS.indexOf('revelation_of_script')],
    });
    const aids = { check: null, seats: [{ skills: [2, 0, 2, 2, 0], surplus: 0 }] } as unknown as UnfathomableAids;
    const text = words(draw(OwnSheet, { model: modelOf({ view, aids }).model }));
    for (const said of [
      t('stage-skill-count', { skill: t('skill-observation'), number: 2 }),
      t('spell-flesh-ward'),
      t('mythos-family-ties'),
      t('spell-revelation-of-script'),
    ])
      expect(text).toContain(said);
  });
});
