import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { found, PATIENCE, shown } from '../drawing';
import { speaking } from '../testing';
import Area from './Area.svelte';
import Board from './Board.svelte';
import SeatSummary from './SeatSummary.svelte';
import CardChip from './CardChip.svelte';
import Ending from './Ending.svelte';
import { SPACES } from './facts';
import { line, modelOf, viewOf } from './fixtures/model';
import { DISTRESS } from './fixtures/voyage';
import { texts } from './texts';
import type { UnfathomableAids } from './types';

const BRIDGE = SPACES.indexOf('bridge');
const GALLEY = SPACES.indexOf('galley');

const AIDS: UnfathomableAids = {
  check: null,
  picks: null,
  roll: null,
  seats: [],
  rooms: [{ space: GALLEY, used: false, bar: 'enemies' }],
  hydra: -1,
  dagon: -1,
  deep_ones: [{ space: GALLEY, act: 'move', to: BRIDGE, victims: [] }],
  drift: [],
  heirs: [1, 2],
  to_awakening: 1,
  to_destination: 7,
  hybrids: 1,
  cultists: 1,
  partners: [],
  unsaid: [],
};

const spaceButton = (root: HTMLElement, space: number): HTMLElement =>
  root.querySelector<HTMLElement>(`[data-anchor="space:${space}"] > button`)!;

beforeAll(() => speaking('unfathomable', texts));

/** The first touch shows a thing, the second does what can be done there. */
function twice(thing: HTMLElement | undefined) {
  thing?.click();
  flushSync();
  thing?.click();
}

describe('the board', () => {
  it('shows a space at the first touch, and does what is plain at the second', () => {
    const { model, noted } = modelOf({
      options: [
        [['move', BRIDGE], 'Go: Bridge', [['space', BRIDGE]]],
        [['stop'], 'Enough'],
      ],
    });
    const { root, close } = shown(Board, { model });
    expect(spaceButton(root, BRIDGE).getAttribute('aria-label')).toContain('Go: Bridge');
    spaceButton(root, BRIDGE).click();
    flushSync();
    expect(noted.acts).toEqual([]);
    spaceButton(root, BRIDGE).click();
    expect(noted.acts).toEqual([['move', BRIDGE]]);
    close();
  });

  it('lists what can be done where there is more, and what costs a card even if it is alone', async () => {
    const { model, noted } = modelOf({
      view: viewOf(DISTRESS, { hand: [7] }),
      options: [
        [['move', BRIDGE], 'Go: Bridge', [['space', BRIDGE]]],
        [['room', BRIDGE], 'Use: Bridge', [['space', BRIDGE]]],
        [
          ['play', 7, GALLEY],
          'Banish: Galley',
          [
            ['card', 7],
            ['space', GALLEY],
          ],
        ],
      ],
    });
    const { root, close } = shown(Board, { model });
    spaceButton(root, BRIDGE).click();
    await found(root, '.popup');
    const choices = [...root.querySelectorAll<HTMLElement>('.popup .choices button')];
    expect(choices.map((button) => button.textContent?.trim())).toEqual(['Go: Bridge', 'Use: Bridge']);
    choices[1]?.click();
    flushSync();
    expect(noted.acts).toEqual([['room', BRIDGE]]);
    expect(root.querySelector('.popup')).toBeNull();
    spaceButton(root, GALLEY).click();
    expect((await found(root, '.popup')).textContent).toContain('Banish: Galley');
    expect(noted.acts).toHaveLength(1);
    close();
  });

  it('explains a space that is not offered: who is there, what bars it, what monsters would do, why not', async () => {
    const { model, noted } = modelOf({
      aids: AIDS,
      options: [[['stop'], 'Enough']],
      reasons: [['You cannot go there.', ['space', GALLEY]]],
    });
    const { root, close } = shown(Board, { model });
    spaceButton(root, GALLEY).click();
    const said = (await found(root, '.popup')).textContent;
    for (const sentence of [
      '5 Deep Ones',
      'Enemies are in the room',
      'would go to: Bridge',
      'You cannot go there.',
      'damaged, repair: Observation 3+',
    ])
      expect(said).toContain(sentence);
    root.querySelector<HTMLElement>('.popup .damaged')?.click();
    expect(noted.enlarged).toEqual([['damage', 2]]);
    close();
  });

  it('opens the area of whoever stands there', async () => {
    const { model, noted } = modelOf();
    const { root, close } = shown(Board, { model });
    spaceButton(root, SPACES.indexOf('boiler_room')).click();
    (await found(root, '.popup .there button')).click();
    expect(noted.opened).toEqual([2]);
    close();
  });

  it('turns to what goes on, and back; the player may look elsewhere meanwhile', () => {
    const tabOf = (root: HTMLElement): string | null => root.querySelector('[data-tab]')!.getAttribute('data-tab');
    const calm = shown(Board, { model: modelOf().model });
    expect(tabOf(calm.root)).toBe('ship');
    calm.close();
    const crisis = shown(Board, { model: modelOf({ view: viewOf(DISTRESS, { crisis: 12 }) }).model });
    expect(tabOf(crisis.root)).toBe('event');
    [...crisis.root.querySelectorAll<HTMLElement>('[data-open=voyage]')].at(-1)?.click();
    flushSync();
    expect(tabOf(crisis.root)).toBe('voyage');
    expect(crisis.root.textContent).toContain('Boston');
    crisis.close();
  });

  it('lets the parts of the card in play be chosen on the card', async () => {
    const view = viewOf(DISTRESS, { crisis: 0, chooser: 0 });
    const { model, noted } = modelOf({
      view,
      kind: 'mythos.choose',
      options: [
        [['first'], 'The first way', [['part', 'first']]],
        [['second'], 'The second way', [['part', 'second']]],
      ],
    });
    const { root, close } = shown(Board, { model });
    await found(root, '.telegram');
    const parts = [...root.querySelectorAll<HTMLElement>('.telegram .spot.offered > .thing')];
    expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(['The first way', 'The second way']);
    twice(parts[1]);
    expect(noted.acts).toEqual([['second']]);
    close();
  });

  it('shows the cards among which one chooses', async () => {
    const { model, noted } = modelOf({
      kind: 'waypoint.choose',
      options: [
        [['waypoint', 3], 'Iceberg', [['waypoint', 3]]],
        [['waypoint', 9], 'Maelstrom', [['waypoint', 9]]],
      ],
    });
    const { root, close } = shown(Board, { model });
    await found(root, '.offered-cards');
    const cards = [...root.querySelectorAll<HTMLElement>('.offered-cards .thing')];
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Iceberg', 'Maelstrom']);
    twice(cards[0]);
    expect(noted.acts).toEqual([['waypoint', 3]]);
    close();
  });

  it('lets tracks, resources and decks be chosen among the instruments', () => {
    const { model, noted } = modelOf({
      kind: 'mythos.track',
      options: [
        [['advance', 'ritual'], 'Ritual track', [['track', 'ritual']]],
        [['gain', 'food'], 'Food', [['dial', 'food']]],
        [['deck', 'mythos'], 'Mythos deck', [['deck', 'mythos']]],
        [['draw', 2], 'Observation', [['skill', 2]]],
      ],
    });
    const { root, close } = shown(Board, { model });
    for (const button of root.querySelectorAll<HTMLElement>('.instruments .spot.offered > .thing')) twice(button);
    expect(noted.acts.map(([verb]) => verb).sort()).toEqual(['advance', 'deck', 'draw', 'gain']);
    close();
  });

  it('keeps the verdict of a check on the stage until it is put away', async () => {
    const log = [
      line(1, 'check_began', { why: 'brig', card: -1, seat: 1, target: 8, partial: 0, skills: [1, 3] }),
      line(2, 'check_sorted', { cards: [8, 18], worth: [4, 4], total: 8 }),
      line(3, 'check_ended', { result: 'passed', total: 8 }),
    ];
    const { root, close } = shown(Board, { model: modelOf({ log }).model });
    [...root.querySelectorAll<HTMLElement>('.tabs button')][1]?.click();
    await vi.waitFor(() => expect(root.querySelector('.stage')?.textContent).toContain('Success'), PATIENCE);
    root.querySelector<HTMLElement>('.stage .close')?.click();
    flushSync();
    expect(root.querySelector('.stage')?.textContent).toContain('Nothing is being decided');
    close();
  });
});

describe('players', () => {
  const player = { ...viewOf().players[1]!, items: [4, -1], keeps: [2], spells: [8], wards: 1, roles: [1, -1] };
  const view = viewOf(DISTRESS, { titles: [1, 1], players: viewOf().players.map((each, seat) => (seat === 1 ? player : each)) });

  it('are told in a few lines: place, hand, titles, things, and what the reader knows of their loyalty', () => {
    const { model, noted } = modelOf({ view });
    const { root, close } = shown(Area, { model, seat: 1, wide: true });
    for (const word of [
      'Beatrice Sharpe',
      'Sick Bay',
      '0 cards',
      'Captain',
      'Keeper of the Tome',
      'Hybrid',
      'Face-down improvement',
      '2 face-down cards',
    ])
      expect(root.textContent).toContain(word);
    for (const button of root.querySelectorAll('button')) button.click();
    expect(noted.enlarged).toEqual([
      ['item', 4],
      ['mythos', 2],
      ['spell', 8],
    ]);
    close();
  });

  it('are told in full in their sheet, and in signs in the strip', async () => {
    const { model } = modelOf({ view });
    const sheet = shown(Area, { model, seat: 1, wide: false });
    await vi.waitFor(() => expect(sheet.root.textContent).toContain('Predictive Analytics'), PATIENCE);
    sheet.close();
    const brief = shown(SeatSummary, { model, seat: 1 });
    expect(brief.root.querySelector('[role="img"]')?.getAttribute('aria-label')).toContain('Beatrice Sharpe, Sick Bay, 0 cards');
    brief.close();
  });

  it.each([
    [['card', 7], 'Lore 3'],
    [['item', 4], 'Repeating Rifle'],
    [['waypoint', 3], 'Iceberg'],
    [['title', 1], 'Keeper of the Tome'],
    [['role', 2], 'Cultist'],
    [['character', 0], 'Keilani Tatupu'],
    [['room', BRIDGE], 'Bridge'],
  ] as const)('have cards that are called by their names: %j', (card, name) => {
    const { root, close } = shown(CardChip, { card });
    expect(root.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(name);
    close();
  });
});

it('after the end everybody is what they were, traitors first', () => {
  const view = viewOf(DISTRESS, {
    roles: [[0], [1], [0], [0, 2], [0]],
    hands: [[3], [], [], [], [29]],
    outcome: { winners: [1], points: [], reason: 'food', sides: [] },
  });
  const { root, close } = shown(Ending, { model: modelOf({ view }).model });
  expect([...root.querySelectorAll('.cast .name b')].map((name) => name.textContent)).toEqual(['Gleb', 'Boris', 'Vera', 'Anna', 'Dora']);
  expect([...root.querySelectorAll('.cast li')].map((seat) => [...seat.querySelectorAll('.role')].map((role) => role.textContent))).toEqual(
    [['Human', 'Cultist'], ['Hybrid'], ['Hybrid', 'Human'], ['Human'], ['Human']],
  );
  expect([...root.querySelectorAll('.state b')].map((value) => value.textContent)).toEqual(['5', '2', '2', '7', '5', '0', '5/12']);
  close();
});
