import { describe, expect, it } from 'vitest';
import { optionInfo } from '../../play/testing';
import { flightsOf } from './changes';
import { SPACES } from './facts';
import { line, modelOf } from './fixtures/model';
import OFFERED from './fixtures/offers.json';
import type { Choice } from '../contract';
import type { Ref } from '../parts/pointing';
import { cardToTake, LAID_OUT, offersOf, tabOf } from './where';

const BRIDGE = SPACES.indexOf('bridge');

type Offered = readonly [kind: string, choice: readonly [verb: string, ...parts: unknown[]], at: readonly Ref[], names: readonly Ref[]];
/** One choice of each form, out of games that were played, with what the server says of it. */
const offered = OFFERED as unknown as readonly Offered[];
const optionsOf = (...verbs: string[]) =>
  offered.filter(([, [verb]]) => verbs.includes(verb)).map(([, choice, at, names]) => optionInfo(choice, { at, names }));
/** What can be drawn on the board, and where it is answered. */
const DRAWN = ['space', 'track', 'dial', 'skill', 'deck', 'part', 'face', 'supply', 'title'];
/** What lies before players or on the table, and is touched in the hand, under the lamp or by where it stands. */
const HELD = [
  'card',
  'item',
  'ability',
  'feat',
  'spell',
  'mythos',
  'role',
  'waypoint',
  'character',
  'seat',
  'monarch',
  'deep_one',
  'face_down',
];

describe('where a choice lies', () => {
  it('is a place that is drawn somewhere', () => {
    const kinds = new Set(offered.flatMap(([, , at]) => at.map(([kind]) => kind)));
    expect([...kinds].filter((kind) => !DRAWN.includes(kind as string) && !HELD.includes(kind as string))).toEqual([]);
    expect(DRAWN.filter((kind) => kind !== 'supply' && !kinds.has(kind))).toEqual([]);
  });

  it('is everywhere that it points at, copies once', () => {
    const drive: readonly [Choice, string, readonly Ref[]] = [
      ['drive', 3, 11],
      'Drive',
      [
        ['space', 3],
        ['space', 11],
      ],
    ];
    const { model } = modelOf({
      options: [
        [['move', BRIDGE], 'Go', [['space', BRIDGE]]],
        [['room', BRIDGE], 'Act', [['space', BRIDGE]]],
        drive,
        drive,
        [['stop'], 'Enough'],
      ],
      kind: 'mythos.drive',
    });
    const offers = offersOf(model);
    expect(offers.get(`space:${BRIDGE}`)?.map(({ label }) => label)).toEqual(['Go', 'Act']);
    expect(offers.get('space:3')?.map(({ label }) => label)).toEqual(['Drive']);
    expect(offers.get('space:11')).toHaveLength(1);
    expect(offers.get('')?.map(({ label }) => label)).toEqual(['Enough']);
  });

  it('knows which part of the board a question is answered on', () => {
    expect(tabOf(['', 'space:3', 'card:7'])).toBe('ship');
    expect(tabOf(['space:3', 'part:first'])).toBe('event');
    expect(tabOf([LAID_OUT])).toBe('event');
    expect(tabOf(['track:travel', 'track:ritual'])).toBe('voyage');
    expect(tabOf(['', 'skill:2'])).toBeNull();
  });
});

describe('cards to choose from', () => {
  it.each(['take', 'keep', 'remove', 'cast', 'waypoint', 'mythos', 'character', 'top', 'under', 'activate'])(
    'are what %s is about',
    (verb) => {
      const options = optionsOf(verb);
      expect(options.length).toBeGreaterThan(0);
      for (const option of options) expect(cardToTake(option)).toEqual([option.at[0]![0], option.choice.at(-1)]);
    },
  );

  it('are not what is played, given or used', () => {
    const options = optionsOf('play', 'discard', 'give', 'deck', 'steal', 'lucky_ring', 'starbuck', 'barricade', 'reveal', 'move', 'stop');
    expect(options.length).toBeGreaterThan(15);
    expect(options.map(cardToTake).filter(Boolean)).toEqual([]);
  });

  it('are laid out where the question is about nothing else', () => {
    const take: readonly [Choice, string, readonly Ref[]] = [['take', 7], 'Take', [['item', 7]]];
    const placesOf = (...options: (readonly [Choice, string, (readonly Ref[])?])[]) => [...offersOf(modelOf({ options }).model).keys()];
    expect(placesOf(take, [['take', 8], 'Take', [['item', 8]]], [['stop'], 'Enough'])).toEqual([LAID_OUT, '']);
    expect(placesOf(take, [['move', 9], 'Go', [['space', 9]]])).toEqual(['item:7', 'space:9']);
  });
});

describe('what flies', () => {
  it('comes from where it was and goes to where it is', () => {
    const flights = flightsOf([
      line(1, 'deep_ones_moved', { number: 2, origin: 3, space: 11 }),
      line(2, 'spawned', { number: 2, space: 0 }),
      line(3, 'spawned', { number: 2, space: 24 }),
      line(4, 'passenger_rescued', { space: 9, by: 0, why: 'rescue' }),
      line(5, 'drew_skills', { seat: 1, decks: [0, 2], why: 'skills' }),
      line(6, 'dial_changed', { dial: 0, by: -1, value: 5 }),
    ]);
    expect(flights.map(({ count, from, to }) => [count, from, to])).toEqual([
      [2, 'space:3', 'space:11'],
      [2, 'space:24', 'space:0'],
      [2, 'supply:deep-ones', 'space:24'],
      [1, 'space:9', 'supply:passengers'],
      [1, 'deck:0', 'seat:1'],
      [1, 'deck:2', 'seat:1'],
    ]);
  });

  it('stays where it is after a jump in time', () => {
    expect(flightsOf(Array.from({ length: 31 }, (_, number) => line(number, 'spawned', { number: 1, space: 0 })))).toEqual([]);
  });
});
