import { beforeAll, describe, expect, it } from 'vitest';
import { speaking } from '../../testing';
import type { Choice } from '../../contract';
import { CHARACTERS, ITEMS, MYTHOS, SPELLS } from '../facts';
import { modelOf, viewOf } from '../fixtures/model';
import type { ShipAids } from '../model';
import { texts } from '../texts';
import type { Check } from '../types';
import { asButtons, markOf } from './picks';
import { game } from '..';
import { signOf, tallyOf } from './tally';
import { nameOfThing, refOf, thingsOf, usesOf, whyNot } from './things';

const item = (id: string) => ITEMS.findIndex((each) => each.id === id);

beforeAll(() => speaking('unfathomable', texts));

describe('what a choice belongs to', () => {
  it.each<[Choice, ReturnType<typeof thingsOf>]>([
    [['play', 7, 9], [{ kind: 'skill', number: 7 }]],
    [['add', 3], [{ kind: 'skill', number: 3 }]],
    [['room', 21, 16], [{ kind: 'skill', number: 16 }]],
    [['room', 17, 'on', 6], [{ kind: 'skill', number: 6 }]],
    [['room', 17, 'back'], []],
    [['room', 18, 2], []],
    [['item', 16, 9], [{ kind: 'item', number: 16 }]],
    [['activate', 12], [{ kind: 'item', number: 12 }]],
    [['pharmacy_food'], [{ kind: 'item', number: item('travel_pharmacy') }]],
    [['lesser_banishment', 9], [{ kind: 'item', number: item('elder_sign_amulet') }]],
    [['keeper'], [{ kind: 'title', number: 1 }]],
    [['revelation', 2], [{ kind: 'spell', number: SPELLS.indexOf('revelation_of_script') }]],
    [['barricade'], [{ kind: 'kept', number: MYTHOS.findIndex(({ id }) => id === 'barricade_the_hatches') }]],
    [['reveal', 2], [{ kind: 'role', number: 2 }]],
    [['move', 16], []],
    [['attack', -1], []],
    [['pass'], []],
  ])('%j', (choice, things) => expect(thingsOf(choice)).toEqual(things));

  it('is a card and what costs it, where both can be taken up', () => {
    expect(thingsOf(['almanac', 11])).toEqual([{ kind: 'skill', number: 11 }, { kind: 'item', number: item('almanac') }]);
    expect(thingsOf(['fortunate_son', 4])).toEqual([{ kind: 'skill', number: 4 }, { kind: 'ability', number: 8 }]);
    expect(thingsOf(['quick_draw', 4, 8, -1])).toEqual([{ kind: 'item', number: 4 }, { kind: 'ability', number: 4 }]);
  });

  it('is the sheet for every ability and feat', () => {
    for (const [number, { ability, feat }] of CHARACTERS.entries()) {
      expect(thingsOf([ability])).toContainEqual({ kind: 'ability', number });
      expect(thingsOf([feat])).toContainEqual({ kind: 'feat', number });
    }
  });
});

describe('what can be done with a thing', () => {
  it('is each of its options once, as long as the question is open', () => {
    const options = [[['discard', 7], 'Discard'], [['discard', 7], 'Discard'], [['discard', 8], 'Another']] as const;
    const { model } = modelOf({ options });
    expect(usesOf(model, { kind: 'skill', number: 7 }).map(({ label }) => label)).toEqual(['Discard']);
    expect(usesOf({ ...model, decision: { ...model.decision!, answered: ['discard', 7] } }, { kind: 'skill', number: 7 })).toEqual([]);
    expect(usesOf({ ...model, can: () => false }, { kind: 'skill', number: 7 })).toEqual([]);
  });

  it('or the reason of the server why not', () => {
    const reasons = [[['play', 7], 'Not now.'], [['deck_chief'], 'Used.'], [['self_sacrifice'], 'Gone.'], [['keeper'], 'No spells.'], [['barricade'], 'Not yours.']] as const;
    const { model } = modelOf({ reasons });
    expect(whyNot(model, { kind: 'skill', number: 7 })).toBe('Not now.');
    expect(whyNot(model, { kind: 'ability', number: 1 })).toBe('Used.');
    expect(whyNot(model, { kind: 'feat', number: 1 })).toBe('Gone.');
    expect(whyNot(model, { kind: 'title', number: 1 })).toBe('No spells.');
    expect(whyNot(model, { kind: 'title', number: 0 })).toBe('');
    expect(whyNot(model, { kind: 'kept', number: MYTHOS.findIndex(({ id }) => id === 'barricade_the_hatches') })).toBe('Not yours.');
  });
});

describe('things by name', () => {
  it('are called as their cards are, and open them in full', () => {
    expect(nameOfThing({ kind: 'skill', number: 7 })).toBe('Lore 3');
    expect(nameOfThing({ kind: 'feat', number: 4 })).toBe('Arrest Order');
    expect(nameOfThing({ kind: 'title', number: 0 })).toBe('Captain');
    expect(nameOfThing({ kind: 'role', number: 1 })).toBe('Hybrid');
    expect(refOf({ kind: 'feat', number: 4 })).toEqual(['character', 4]);
    expect(refOf({ kind: 'kept', number: 2 })).toEqual(['mythos', 2]);
    expect(refOf({ kind: 'skill', number: 7 })).toEqual(['skill', 7]);
  });
});

describe('what picked cards come to', () => {
  const check: Check = { why: 'mythos', card: 13, seat: 2, target: 13, partial: 10, skills: [0, 1], stage: 'cards', chaos: true, open: false, counts: [], shown: [], cards: [], bonus: 0, used: [] };
  const aids = { check: { total: 0, result: 'failed', own: 0, unknown: 4, counts: [1, 1, -3] }, seats: [] } as unknown as ShipAids;
  const hand = [0, 0, 22];
  const adding = (picked: Choice[], more: Partial<Check> = {}) =>
    modelOf({ view: viewOf(undefined, { hand, check: { ...check, ...more } }), aids, kind: 'check.add', several: true, options: hand.map((card) => [['add', card], 'add'] as const), picked }).model;

  it('is what the button says', () => {
    const said = (picked: Choice[]) => game.confirm?.(adding(picked) as never);
    expect(said([])).toBe('Add nothing');
    expect(said([['add', 0]])).toBe('Add 1 card: +1');
    expect(said([['add', 0], ['add', 0], ['add', 22]])).toBe('Add 3 cards: –1');
    expect(game.confirm?.(modelOf({ kind: 'repair.pay', several: true, options: [[['discard', 3], 'pay']] }).model as never)).toBe('');
  });

  it('goes into a check with signs, by its criteria', () => {
    expect(tallyOf(adding([]))).toEqual({ number: 0, sum: 0, kind: 'check' });
    expect(tallyOf(adding([['add', 0], ['add', 0], ['add', 22]]))).toEqual({ number: 3, sum: -1, kind: 'check' });
    expect(hand.map((_, at) => signOf(adding([]), at))).toEqual([1, 1, -3]);
  });

  it('counts nothing in a check that is settled, and outside of one', () => {
    expect(signOf(adding([], { stage: 'settled' }), 0)).toBeNull();
    expect(signOf(modelOf({ view: viewOf(undefined, { hand }) }).model, 0)).toBeNull();
  });

  it('is a worth where cards pay, a number elsewhere, and nothing where no cards are picked', () => {
    const discarding = (kind: string) => modelOf({ view: viewOf(undefined, { hand }), kind, several: true, options: hand.map((card) => [['discard', card], ''] as const), picked: [['discard', 22], ['discard', 0]] }).model;
    expect(tallyOf(discarding('repair.pay'))).toEqual({ number: 2, sum: 4, kind: 'value' });
    expect(tallyOf(discarding('discard.limit'))).toMatchObject({ number: 2, kind: 'number' });
    expect(tallyOf(modelOf({ kind: 'cards.learn', several: true, options: [[['draw', 0], 'Influence']] }).model)).toBeNull();
    expect(tallyOf(modelOf({ options: [[['discard', 0], '']] }).model)).toBeNull();
  });
});

describe('buttons beside the hand', () => {
  const decision = (several: boolean, ...choices: Choice[]) => modelOf({ several, options: choices.map((choice) => [choice, choice.join(' ')] as const) }).model.decision;

  it('are for what nothing else stands for, if the prompt has no room', () => {
    const numbers = [0, 1, 2, 3, 4].map((number) => ['treachery', number] as const);
    expect(asButtons(decision(false, ...numbers))).toHaveLength(5);
    expect(asButtons(decision(false, ...numbers.slice(1)))).toEqual([]);
    expect(asButtons(decision(true, ['draw', 0], ['draw', 0], ['draw', 4])).map(({ choice }) => choice)).toEqual([['draw', 0], ['draw', 4]]);
    expect(asButtons(decision(true, ['add', 0], ['add', 4]))).toEqual([]);
    expect(asButtons(null)).toEqual([]);
  });

  it('bear the mark of what they speak of', () => {
    expect(markOf(['decline', 3])).toEqual({ kind: 'skill', number: 3 });
    expect(markOf(['accuse', 2])).toEqual({ kind: 'seat', number: 2 });
    expect(markOf(['steal', 2, 4])).toEqual({ kind: 'item', number: 4 });
    expect(markOf(['gain', 'food'])).toEqual({ kind: 'none', number: -1 });
  });
});
