import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { t } from '../../../words/words.svelte';
import { speaking } from '../../testing';
import type { Choice } from '../../contract';
import { clear, draw, words } from '../fixtures/draw';
import { modelOf, viewOf } from '../fixtures/model';
import { NAMES } from '../fixtures/voyage';
import type { Model } from '../model';
import { texts } from '../texts';
import '../cardTexts';
import type { UnfathomableView } from '../types';
import Gifts from './Gifts.svelte';
import { beside, givable, giftsOf, receiver, sorted, tradeOf } from './trade';
import Trade from './Trade.svelte';

beforeAll(() => speaking('unfathomable', texts));

afterEach(clear);

/** Anna, Boris and Vera are in the galley; Anna has a six-shooter and an almanac. */
function together(): UnfathomableView {
  const view = viewOf();
  const items = [[1, 6], [8], [-1], [], []];
  return { ...view, players: view.players.map((player, seat) => ({ ...player, place: seat < 3 ? 20 : 16, items: items[seat]! })) };
}

const OPTIONS = [1, 6].flatMap((item) => [1, 2].map((seat) => [['give', item, seat], `${item} to ${seat}`] as const));
const OFFERS = [
  { seat: 0, gifts: [[1, 1]] },
  { seat: 1, gifts: [[8, 2]] },
  { seat: 3, gifts: [[4, 4]] },
] as const;

describe('what hangs together', () => {
  const gifts = giftsOf(OFFERS);

  it('tells each player what they give, get and depend on, and what goes past them', () => {
    const said = (seat: number, ...partners: number[]) =>
      Object.entries(sorted(gifts, seat, partners)).map(([part, list]) => [part, list.map(({ item }) => item)]);
    expect(said(0, 0, 1, 2)).toEqual([
      ['gives', [1]],
      ['gets', []],
      ['linked', [8]],
      ['others', [4]],
    ]);
    expect(said(2, 0, 1, 2)).toEqual([
      ['gives', []],
      ['gets', [8]],
      ['linked', [1]],
      ['others', [4]],
    ]);
    expect(said(-1)).toEqual([
      ['gives', []],
      ['gets', []],
      ['linked', []],
      ['others', [1, 8, 4]],
    ]);
  });

  it('is read as who gives what to whom', () => {
    const root = draw(Gifts, { gifts, names: NAMES, seat: 0, partners: [0, 1, 2] });
    expect([...root.querySelectorAll('section')].map(words)).toEqual([
      `${t('trade-gives')} ${t('item-six-shooter')} BBoris`,
      `${t('trade-gets')} ${t('trade-nothing')}`,
      `${t('trade-linked')} BBoris ${t('item-lucky-ring')} VVera`,
      `${t('trade-others')} GGleb ${t('item-repeating-rifle')} DDora`,
    ]);
    const watched = draw(Gifts, { gifts: [{ giver: 1, item: -1, to: 2 }], names: NAMES, seat: -1 });
    expect([...watched.querySelectorAll('section')].map(words)).toEqual([`${t('trade-others')} BBoris ${t('stage-face-down')} VVera`]);
  });
});

describe('an offer', () => {
  it('is asked for in its moment only', () => {
    expect(tradeOf(modelOf({ kind: 'trade.offer', options: OPTIONS }).model)).toBe('offer');
    expect(tradeOf(modelOf({ kind: 'trade.agree', options: [[['agree'], '']] }).model)).toBe('agree');
    expect(tradeOf(modelOf({ options: OPTIONS }).model)).toBeNull();
  });

  it('is made item by item among those who are there', () => {
    const { model } = modelOf({ view: together(), kind: 'trade.offer', several: true, options: OPTIONS, picked: [['give', 6, 2]] });
    expect(givable(model)).toEqual([
      { item: 1, seats: [1, 2] },
      { item: 6, seats: [1, 2] },
    ]);
    expect([receiver(model.picked, 1), receiver(model.picked, 6)]).toEqual([-1, 2]);
    expect(beside(model)).toEqual([1, 2]);
  });

  function composer(picked: Choice[], can: (choice: Choice) => boolean = () => true) {
    const { model, noted } = modelOf({ view: together(), kind: 'trade.offer', several: true, options: OPTIONS, picked });
    const removed: Choice[] = [];
    const props = $state({ model: { ...model, can, remove: (choice: Choice) => removed.push(choice) } as Model });
    const root = draw(Trade, props);
    /** Row by row: keep, Boris, Vera. */
    const radios = [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    return { root, radios, noted, removed, props, model };
  }

  it('gives an item at one press, and keeps it at another', () => {
    const giving = composer([]);
    giving.radios[1]!.click();
    flushSync();
    expect(giving.noted.acts).toEqual([['give', 1, 1]]);
    const keeping = composer([['give', 1, 1]]);
    keeping.radios[0]!.click();
    flushSync();
    expect([keeping.removed, keeping.noted.acts]).toEqual([[['give', 1, 1]], []]);
  });

  it('goes to another player as soon as the server has taken it back', () => {
    const { radios, noted, removed, props, model } = composer([['give', 1, 1]], (choice) => choice[2] === 1);
    radios[2]!.click();
    flushSync();
    expect([removed, noted.acts]).toEqual([[['give', 1, 1]], []]);
    props.model = { ...model, picked: [], count: () => 0, can: () => true };
    flushSync();
    expect(noted.acts).toEqual([['give', 1, 2]]);
  });

  it('shows what the others have', () => {
    const text = words(composer([]).root);
    expect(text).toContain(`Boris ${t('item-lucky-ring')}`);
    expect(text).toContain(`Vera ${t('stage-face-down')}`);
  });
});
