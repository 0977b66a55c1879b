import { describe, expect, it } from 'vitest';
import { cardsOf, cardsOfChoice, cardToTake, cardVerbs } from './cards';
import { flightsOf } from './changes';
import { SPACES } from './facts';
import { line, modelOf, viewOf } from './fixtures/model';
import OFFERED from './fixtures/offers.json';
import { DISTRESS } from './fixtures/voyage';
import { offersOf, placedVerbs, placeOf, tabOf } from './where';

const space = (id: (typeof SPACES)[number]): number => SPACES.indexOf(id);
const BRIDGE = space('bridge');
/** Where the reader of the fixture is, and where the player of seat 2 is. */
const [OWN, OTHER] = [DISTRESS.players[0]!.place, DISTRESS.players[2]!.place];

type Offered = readonly [kind: string, choice: readonly [verb: string, ...parts: unknown[]]];
/** One choice of each form, out of games that were played. */
const offered = OFFERED as unknown as readonly Offered[];
const choicesOf = (...verbs: string[]): Offered[] => offered.filter(([, [verb]]) => verbs.includes(verb));
const formOf = (parts: readonly unknown[]): string => parts.map((part) => (typeof part === 'string' ? part : typeof part)).join(' ');
const FORMS = new Set(offered.map(([kind, choice]) => `${kind} ${formOf(choice)}`));

describe('where a choice lies', () => {
  it.each([
    [['move', BRIDGE], 'action', `space:${BRIDGE}`],
    [['room', BRIDGE], 'action', `space:${BRIDGE}`],
    [['repair', BRIDGE], 'action', `space:${BRIDGE}`],
    [['attack', -1], 'action', `space:${OWN}`],
    [['attack_in', BRIDGE, -1], 'rampage.attack', `space:${BRIDGE}`],
    [['victim', 2], 'deep_ones.victim', `space:${OTHER}`],
    [['rescue'], 'action', `space:${OWN}`],
    [['rescue', 9], 'call_friends.rescue', 'space:9'],
    [['murder'], 'action', `space:${OWN}`],
    [['play', 0, 2], 'action', `space:${OTHER}`],
    [['play', 5, 3, -1], 'action', 'space:3'],
    [['play', 7, 3], 'action', 'space:3'],
    [['play', 26], 'action', `space:${OWN}`],
    [['play', 10], 'action', ''],
    [['play', 22, 2], 'check.after', ''],
    [['item', 4, 16, -1], 'action', 'space:16'],
    [['item', 7], 'action', ''],
    [['quick_draw', 4, 16, 2], 'action', 'space:16'],
    [['arrest_order', 2], 'action', `space:${OTHER}`],
    [['activate_in', 5], 'deep_ones.order', 'space:5'],
    [['rest'], 'deep_ones.order', ''],
    [['activate', 11], 'improvement.choose', 'card'],
    [['defeat_deep_one', 5], 'mythos.defeat', 'space:5'],
    [['rise', 5], 'deep_ones.rise', 'space:5'],
    [['lead', 0, 5], 'monarch.lead', 'space:5'],
    [['drive_all', 9, 1], 'deep_ones.move', 'space:9'],
    [['lock_up', 2], 'mythos.lock_up', `space:${OTHER}`],
    [['defeat_character', 2], 'defeat.order', `space:${OTHER}`],
    [['defeat_passenger', 9], 'defeat.order', 'space:9'],
    [['defeat_passenger', -1], 'defeat.order', 'supply'],
    [['drive', 9, 1], 'mythos.drive', 'space:9'],
    [['send', 2, 9], 'astral_travel.send', 'space:9'],
    [['draw', 3], 'galley.draw', 'deck:3'],
    [['draw_mythos'], 'mythos.draw', ''],
    [['advance', 'travel'], 'mythos.track', 'track:travel'],
    [['ritual', -1], 'reveal.ritual', 'track:ritual'],
    [['gain', 'food'], 'dark_pact.gain', 'dial:food'],
    [['deck', 'mythos'], 'scout.deck', 'pile:mythos'],
    [['keeper'], 'action', 'title:1'],
    [['perfect_number', 5], 'roll.before', 'face:5'],
    [['waypoint', 3], 'waypoint.choose', 'card'],
    [['take', 2], 'cargo_hold.take', 'card'],
    [['keep', 2], 'mythos.keep_item', 'card'],
    [['stop'], 'action', ''],
    [['pass'], 'check.after', ''],
  ] as const)('%j in %s is at %j', (choice, kind, place) => {
    expect(FORMS).toContain(`${kind} ${formOf(choice)}`);
    expect(placeOf(choice, kind, viewOf())).toBe(place);
  });

  it('knows no verb that games do not offer', () => {
    const verbs = new Set(offered.map(([, [verb]]) => verb));
    expect([...placedVerbs(), ...cardVerbs()].filter((verb) => !verbs.has(verb))).toEqual([]);
  });

  it('finds the parts of the card in play, and nothing without one', () => {
    const view = viewOf(DISTRESS, { crisis: 3 });
    expect([['first'], ['second'], ['check'], ['fail']].map((choice) => placeOf(choice, 'mythos.choose', view))).toEqual(['part:first', 'part:second', 'part:check', 'part:failed']);
    expect(placeOf(['first'], 'mythos.choose', viewOf())).toBe('');
    expect(placeOf(['first', 2], 'window.first', view)).toBe('');
  });

  it('gathers what lies in one place, copies once', () => {
    const { model } = modelOf({ options: [[['move', BRIDGE], 'Go'], [['room', BRIDGE], 'Act'], [['defeat_deep_one', 3], 'One'], [['defeat_deep_one', 3], 'One'], [['stop'], 'Enough']], kind: 'mythos.defeat' });
    const offers = offersOf(model);
    expect(offers.get(`space:${BRIDGE}`)?.map(({ label }) => label)).toEqual(['Go', 'Act']);
    expect(offers.get('space:3')).toHaveLength(1);
    expect(offers.get('')?.map(({ label }) => label)).toEqual(['Enough']);
  });

  it('knows which part of the board a question is answered on', () => {
    expect(tabOf(['', 'space:3'])).toBe('ship');
    expect(tabOf(['space:3', 'part:first'])).toBe('event');
    expect(tabOf(['track:travel', 'track:ritual'])).toBe('voyage');
    expect(tabOf(['', 'deck:2'])).toBeNull();
  });
});

describe('cards', () => {
  it('are found in options by what the verb means', () => {
    expect(cardsOfChoice(['play', 6, 8, -1])).toEqual([['skill', 6]]);
    expect(cardsOfChoice(['steal', 2, 7])).toEqual([['item', 7]]);
    expect(cardsOfChoice(['take', 7])).toEqual([['item', 7]]);
    expect(cardsOfChoice(['room', space('chapel'), 'on', 8])).toEqual([['skill', 8]]);
    expect(cardsOfChoice(['room', space('boiler_room'), 16])).toEqual([['skill', 16]]);
    expect(cardsOfChoice(['room', space('captains_cabin'), 2])).toEqual([]);
    expect(cardsOfChoice(['move', 9])).toEqual([]);
  });

  it('are found in lines by what the line tells', () => {
    expect(cardsOf(line(1, 'mythos_drawn', { seat: 0, card: 12, chooser: 0 }))).toEqual([['mythos', 12]]);
    expect(cardsOf(line(1, 'damaged', { room: 16, card: 2 }))).toEqual([['damage', 2]]);
    expect(cardsOf(line(1, 'waypoint_laid', { seat: 0, card: 2, distance: 3 }))).toEqual([['waypoint', 2]]);
    expect(cardsOf(line(1, 'card_played', { seat: 0, card: 7 }))).toEqual([['skill', 7]]);
    expect(cardsOf(line(1, 'check_sorted', { cards: [3, 3, 12], total: 1 }))).toEqual([['skill', 3], ['skill', 12]]);
    expect(cardsOf(line(1, 'looked', { seat: 0, deck: 'waypoint', number: 2, cards: [4, 5] }))).toEqual([['waypoint', 4], ['waypoint', 5]]);
    expect(cardsOf(line(1, 'check_began', { why: 'brig', card: -1, seat: 0, target: 8, partial: 0, skills: [1, 3] }))).toEqual([]);
    expect(cardsOf(line(1, 'action', { seat: 0, verb: 'item', subject: 4, target: -1 }))).toEqual([['item', 4]]);
  });

  it.each(choicesOf('top', 'under'))('that were looked at are those that %s, %j names', (kind, [, deck, card]) => {
    expect(cardToTake(['top', deck, card], kind)).toEqual([deck, card]);
  });

  it('that are not taken out of a deck are not laid out', () => {
    expect(choicesOf('discard', 'give', 'deck').map(([kind, choice]) => cardToTake(choice, kind))).toEqual(choicesOf('discard', 'give', 'deck').map(() => null));
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
