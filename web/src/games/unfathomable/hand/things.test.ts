import { beforeAll, describe, expect, it } from 'vitest';
import { speaking } from '../../testing';
import { optionInfo } from '../../../play/testing';
import type { Choice } from '../../contract';
import type { Ref } from '../../parts/pointing';
import { ITEMS } from '../facts';
import { modelOf, viewOf } from '../fixtures/model';
import type { UnfathomableAids } from '../model';
import { texts } from '../texts';
import type { Check } from '../types';
import { asButtons, markOf } from './picks';
import { game } from '..';
import { signOf, tallyOf } from './tally';
import { isOwn, nameOfThing, refOf, usesOf, whyNot } from './things';

const item = (id: string) => ITEMS.findIndex((each) => each.id === id);

beforeAll(() => speaking('unfathomable', texts));

describe('what belongs to the player', () => {
  const view = viewOf(undefined, { hand: [7, 11], titles: [1, 0] });
  const me = { ...view.players[0]!, character: 4, items: [item('almanac')], spells: [2], keeps: [9], roles: [1] };
  const { model } = modelOf({ view: { ...view, players: [me, ...view.players.slice(1)] } });
  const own = (...at: Ref[]) => isOwn(model, optionInfo(['some'], { at }));

  it.each<[Ref]>([
    [['card', 7]],
    [['item', item('almanac')]],
    [['ability', 4]],
    [['feat', 4]],
    [['title', 1]],
    [['spell', 2]],
    [['mythos', 9]],
    [['role', 1]],
  ])('is what lies before them: %j', (ref) => {
    expect(own(ref)).toBe(true);
    expect(own(['space', 3], ref)).toBe(true);
    expect(own([ref[0], 99])).toBe(false);
  });

  it('is no space, no player and nothing of others', () => {
    expect(own()).toBe(false);
    expect(own(['space', 7], ['seat', 1], ['skill', 4], ['title', 0], ['waypoint', 2])).toBe(false);
    expect(isOwn(modelOf({ view: { ...view, seat: -1 } }).model, optionInfo(['some'], { at: [['title', 1]] }))).toBe(false);
  });
});

describe('what can be done with a thing', () => {
  it('is each of its options once, as long as the question is open', () => {
    const options = [
      [['discard', 7], 'Discard', [['card', 7]]],
      [['discard', 7], 'Discard', [['card', 7]]],
      [['discard', 8], 'Another', [['card', 8]]],
      [['draw', 7], 'Draw', [['skill', 7]]],
    ] as const;
    const { model } = modelOf({ options });
    expect(usesOf(model, { kind: 'card', number: 7 }).map(({ label }) => label)).toEqual(['Discard']);
    expect(usesOf({ ...model, decision: { ...model.decision!, sealed: ['discard', 7] } }, { kind: 'card', number: 7 })).toEqual([]);
    expect(usesOf({ ...model, can: () => false }, { kind: 'card', number: 7 })).toEqual([]);
  });

  it('or the reason of the server why not', () => {
    const { model } = modelOf({
      reasons: [
        ['Not now.', ['card', 7]],
        ['Used.', ['ability', 1]],
        ['Gone.', ['feat', 1]],
        ['No spells.', ['title', 1]],
      ],
    });
    expect(whyNot(model, { kind: 'card', number: 7 })).toBe('Not now.');
    expect(whyNot(model, { kind: 'ability', number: 1 })).toBe('Used.');
    expect(whyNot(model, { kind: 'feat', number: 1 })).toBe('Gone.');
    expect(whyNot(model, { kind: 'title', number: 1 })).toBe('No spells.');
    expect(whyNot(model, { kind: 'title', number: 0 })).toBe('');
  });
});

describe('things by name', () => {
  it('are called as their cards are, and open them in full', () => {
    expect(nameOfThing({ kind: 'card', number: 7 })).toBe('Lore 3');
    expect(nameOfThing({ kind: 'feat', number: 4 })).toBe('Arrest Order');
    expect(nameOfThing({ kind: 'title', number: 0 })).toBe('Captain');
    expect(nameOfThing({ kind: 'role', number: 1 })).toBe('Hybrid');
    expect(refOf({ kind: 'feat', number: 4 })).toEqual(['character', 4]);
    expect(refOf({ kind: 'mythos', number: 2 })).toEqual(['mythos', 2]);
    expect(refOf({ kind: 'card', number: 7 })).toEqual(['card', 7]);
  });
});

describe('what picked cards come to', () => {
  const check: Check = {
    why: 'mythos',
    card: 13,
    seat: 2,
    target: 13,
    partial: 10,
    skills: [0, 1],
    stage: 'cards',
    chaos: true,
    open: false,
    counts: [],
    shown: [],
    cards: [],
    bonus: 0,
    used: [],
  };
  const aids = {
    check: { total: 0, result: 'failed', own: 0, unknown: 4, counts: [1, 1, -3] },
    picks: { kind: 'check', worth: [1, 1, -3] },
    seats: [],
  } as unknown as UnfathomableAids;
  const hand = [0, 0, 22];
  const adding = (picked: Choice[], more: Partial<Check> = {}) =>
    modelOf({
      view: viewOf(undefined, { hand, check: { ...check, ...more } }),
      aids,
      kind: 'check.add',
      several: true,
      options: hand.map((card) => [['add', card], 'add'] as const),
      picked,
    }).model;

  it('is what the button says', () => {
    const said = (picked: Choice[]) => game.confirm?.(adding(picked) as never);
    expect(said([])).toBe('Add nothing');
    expect(said([['add', 0]])).toBe('Add 1 card: +1');
    expect(
      said([
        ['add', 0],
        ['add', 0],
        ['add', 22],
      ]),
    ).toBe('Add 3 cards: –1');
    expect(game.confirm?.(modelOf({ kind: 'repair.pay', several: true, options: [[['discard', 3], 'pay']] }).model as never)).toBe('');
  });

  it('goes into a check with signs, by its criteria', () => {
    expect(tallyOf(adding([]))).toEqual({ number: 0, sum: 0, kind: 'check' });
    expect(
      tallyOf(
        adding([
          ['add', 0],
          ['add', 0],
          ['add', 22],
        ]),
      ),
    ).toEqual({ number: 3, sum: -1, kind: 'check' });
    expect(hand.map((_, at) => signOf(adding([]), at))).toEqual([1, 1, -3]);
  });

  it('counts nothing in a check that is settled, and outside of one', () => {
    expect(signOf(adding([], { stage: 'settled' }), 0)).toBeNull();
    expect(signOf(modelOf({ view: viewOf(undefined, { hand }) }).model, 0)).toBeNull();
  });

  it('is a worth where cards pay, a number elsewhere, and nothing where no cards are picked', () => {
    const discarding = (kind: 'value' | 'number') =>
      modelOf({
        view: viewOf(undefined, { hand }),
        aids: { ...aids, picks: { kind, worth: [1, 1, 3] } },
        several: true,
        options: hand.map((card) => [['discard', card], ''] as const),
        picked: [
          ['discard', 22],
          ['discard', 0],
        ],
      }).model;
    expect(tallyOf(discarding('value'))).toEqual({ number: 2, sum: 4, kind: 'value' });
    expect(tallyOf(discarding('number'))).toMatchObject({ number: 2, kind: 'number' });
    expect(tallyOf(modelOf({ kind: 'cards.learn', several: true, options: [[['draw', 0], 'Influence']] }).model)).toBeNull();
    expect(tallyOf(modelOf({ options: [[['discard', 0], '']] }).model)).toBeNull();
  });
});

describe('buttons beside the hand', () => {
  type Offered = readonly [choice: Choice, at?: readonly Ref[]];
  const buttons = (several: boolean, ...offered: Offered[]) =>
    asButtons(
      modelOf({
        view: viewOf(undefined, { hand: [0, 4] }),
        several,
        options: offered.map(([choice, at = []]) => [choice, choice.join(' '), at] as const),
      }).model,
    ).map(({ choice }) => choice);
  const seats = [0, 1, 2, 3, 4].map((seat): Offered => [['accuse', seat], [['seat', seat]]]);

  it('are for what nothing else stands for, if the prompt has no room', () => {
    const numbers = [0, 1, 2, 3, 4].map((number): Offered => [['treachery', number]]);
    expect(buttons(false, ...numbers)).toHaveLength(5);
    expect(buttons(false, ...numbers.slice(1))).toEqual([]);
    expect(buttons(true, [['draw', 0], [['skill', 0]]], [['draw', 0], [['skill', 0]]], [['draw', 4], [['skill', 4]]])).toEqual([
      ['draw', 0],
      ['draw', 4],
    ]);
    expect(buttons(false, ...seats, [['nobody']])).toEqual(seats.map(([choice]) => choice));
    expect(asButtons(modelOf().model)).toEqual([]);
  });

  it('are not for cards of the hand, cards that are laid out, and what the ship stands for', () => {
    expect(buttons(true, [['add', 0], [['card', 0]]], [['add', 4], [['card', 4]]])).toEqual([]);
    expect(buttons(true, [['take', 0], [['item', 0]]], [['take', 4], [['item', 4]]])).toEqual([]);
    expect(buttons(false, ...seats, [['defeat_passenger', 9], [['space', 9]]])).toEqual([]);
  });

  it('bear the mark of what they speak of', () => {
    const mark = (...names: Ref[]) => markOf(optionInfo(['some'], { names }));
    expect(mark(['skill', 3])).toEqual(['skill', 3]);
    expect(mark(['seat', 2])).toEqual(['seat', 2]);
    expect(mark(['seat', 2], ['item', 4])).toEqual(['item', 4]);
    expect(mark(['dial', 'food'])).toBeNull();
  });
});
