import { beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { line } from '../../play/testing';
import { setLanguage, speakOf, textsReady } from '../../words/words.svelte';
import { addTexts } from '../../words/words.svelte';
import type { Line } from '../../wire/types';
import { IDS, type CardId } from './cards';
import type { Model } from './model';
import { momentsOf, turningOrder } from './moments';
import { staging } from './staging.svelte';
import { texts } from './texts';

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb'];
const card = (id: CardId): number => IDS.indexOf(id);

function model(role = 0, over = false): Model {
  const view = {
    seat: 0,
    role,
    roles: over ? [0, 1, 2, 0] : [role, -1, -1, -1],
    chairs: [0, 1, 2, 3],
    out: [false, false, false, false],
    outcome: over ? { winners: [0, 3], points: [], reason: '', sides: [] } : null,
  };
  return { view, names: NAMES, seat: 0 } as unknown as Model;
}

let number = 0;
const told = (kind: string, data: Record<string, unknown>): Line => line((number += 1), { kind, data, text: kind });
const staged = (lines: Line[], now = model()) => momentsOf(lines, now);

beforeAll(async () => {
  addTexts({ ru: () => texts('ru'), uk: () => texts('uk'), en: () => texts('en') }, 'thing');
  speakOf('thing');
  await setLanguage('en');
  await textsReady();
});

describe('a moment', () => {
  it('shows what came in an exchange, from whom, and what it means', () => {
    const [moment] = staged([told('exchanged', { seat: 1, target: 0, gave: card('axe'), got: card('whisky') })]);
    expect(moment).toMatchObject({ cards: [card('whisky')], text: 'From Boris, in exchange', meaning: 'You are still human.', own: true });
  });

  it('tells whoever was infected by it, and says nothing of it to the other side', () => {
    const got = told('exchanged', { seat: 0, target: 2, gave: card('axe'), got: card('infected') });
    const [changed] = staged([got, told('infected', { seat: 0, giver: 2 })], model(1));
    expect(changed?.meaning).toBe('From the Thing: you are infected.');
    expect(staged([got], model(2))[0]?.meaning).toBe('');
  });

  it('is as long whatever the card is', () => {
    const holds = (['infected', 'whisky', 'flamethrower'] as const).map(
      (id) => staged([told('exchanged', { seat: 1, target: 0, gave: 3, got: card(id) })])[0]?.hold,
    );
    expect(new Set(holds).size).toBe(1);
  });

  it('shows nothing of what passed between others', () => {
    expect(staged([told('exchanged', { seat: 1, target: 2 })])).toEqual([]);
    expect(staged([told('infected', {})])).toEqual([]);
    expect(staged([told('hand_shown_to', { seat: 1, target: 2 })])).toEqual([]);
  });

  it('shows a look at another hand to all as a back, and to the two of them as a card', () => {
    expect(staged([told('suspected', { seat: 1, target: 2 })])[0]).toMatchObject({ cards: [], backs: 1, own: false });
    expect(staged([told('suspected', { seat: 0, target: 2, card: 3 })])[0]).toMatchObject({ cards: [3], backs: 0, own: true });
  });

  it.each([
    ['panic_drawn', { seat: 1, card: card('oops') }, 'oops'],
    ['refused', { seat: 1, target: 2, card: card('no_thanks') }, 'no_thanks'],
    ['saved', { seat: 1, target: 2, card: card('no_barbecue') }, 'no_barbecue'],
    ['swap_refused', { seat: 1, target: 2, card: card('fine_here') }, 'fine_here'],
    ['played', { seat: 1, target: 2, card: card('quarantine') }, 'quarantine'],
    ['played', { seat: 1, target: 2, card: card('barred_door') }, 'barred_door'],
  ] as const)('holds %s for everybody', (kind, data, id) => {
    expect(staged([told(kind, data)])[0]).toMatchObject({ cards: [card(id)], own: false, decisive: false });
  });

  it('turns fire into an arrow, and says who it was only if that ended the game', () => {
    const fire = told('burned', { seat: 0, target: 2 });
    expect(staged([fire])).toHaveLength(1);
    expect(staged([fire])[0]).toMatchObject({ burning: 2, decisive: true, scene: { seat: 0, target: 2 } });
    const ended = staged([fire, told('game_ended', { winners: [0], reason: 'thing_burned' })], model(0, true));
    expect(ended.map(({ text, role }) => [text, role])).toEqual([
      ['burned', null],
      ['Vera was the Thing!', 'thing'],
    ]);
  });

  it('does not say whether an announcement is true before it has been heard', () => {
    const lines = [told('announced', { seat: 2, right: false }), told('game_ended', { winners: [0], reason: 'false_announcement' })];
    expect(staged(lines, model(0, true)).map(({ text }) => text)).toEqual([
      'Vera announces: no humans are left!',
      'It is not true. There are humans left.',
    ]);
  });

  it('is not made of a jump through the game', () => {
    expect(staged(Array.from({ length: 40 }, () => told('panic_drawn', { seat: 1, card: card('oops') })))).toEqual([]);
  });
});

describe('the stage', () => {
  const LONG = 60_000;
  const panic = () => staged([told('panic_drawn', { seat: 1, card: card('oops') })])[0]!;
  const fire = () => staged([told('burned', { seat: 0, target: 2 })])[0]!;

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    staging.clear();
    vi.useRealTimers();
  });

  it('plays one after the other, and is quicker when more waits', () => {
    const [first, second] = [panic(), panic()];
    staging.stage([first], null, 1);
    vi.advanceTimersByTime(first.hold - 100);
    expect(staging.now).toBe(first);
    staging.stage([second], null, 1);
    vi.advanceTimersByTime(1);
    expect(staging.now).toBe(second);
    vi.advanceTimersByTime(LONG);
    expect(staging.now).toBeNull();
  });

  it('holds question, log and result only for what the game hangs on', () => {
    staging.stage([panic()], null, 1);
    expect(staging.holds).toBe(false);
    staging.stage([fire()], null, 1);
    expect([staging.holds, staging.spoiler]).toEqual([true, 'burned']);
    vi.advanceTimersByTime(LONG);
    expect(staging.holds).toBe(false);
  });

  it('lets old news go, but nothing that the game hangs on', () => {
    staging.stage([panic()], null, 1);
    const decisive = fire();
    staging.stage([decisive, panic(), panic(), panic(), panic()], null, 1);
    const seen: unknown[] = [];
    while (staging.now) {
      seen.push(staging.now);
      staging.skip();
    }
    expect(seen).toHaveLength(4);
    expect(seen).toContain(decisive);
  });

  it('turns the roles over one by one, the Thing last', () => {
    const order = turningOrder(model(0, true).view);
    expect(order).toEqual([0, 1, 3, 2]);
    staging.stage([fire()], order, 1);
    const open = () => NAMES.map((_, seat) => staging.isOpen(seat));
    expect(open()).toEqual([false, false, false, false]);
    staging.skip();
    expect(open()).toEqual([true, false, false, false]);
    vi.advanceTimersByTime(LONG);
    expect([open(), staging.holds]).toEqual([[true, true, true, true], false]);
  });

  it('takes longer for those who want it slower', () => {
    const moment = panic();
    staging.stage([moment], null, 1.6);
    vi.advanceTimersByTime(moment.hold * 1.5);
    expect(staging.now).toBe(moment);
  });
});
