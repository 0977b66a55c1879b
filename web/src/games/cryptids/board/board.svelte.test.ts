import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { button, clear, draw, press, twice, words } from '../../drawing';
import { speaking } from '../../testing';
import Board from '../Board.svelte';
import { contentAt } from '../content';
import { modelOf, viewWith } from '../fixtures/model';
import { JOURNEYS, LAYINGS, layingOptions } from '../fixtures/moments';
import { selection } from '../hand/selection';
import type { Model } from '../model';
import { cardName } from '../names';
import { texts } from '../texts';
import { aboutOf } from './about';
import Note from './Note.svelte';
import { condition, noteOf } from './notes';
import Tracking from './Tracking.svelte';
import { pastViewOf, viewOf, Views } from './views.svelte';

const content = contentAt('');
const place = (id: string): number => content.places.findIndex((each) => each.id === id);

beforeAll(() => speaking('cryptids', texts));
afterEach(() => {
  selection.drop();
  clear();
});

/** A whole board is much to draw for a busy machine. */
vi.setConfig({ testTimeout: 20_000 });

const at = (root: ParentNode, anchor: string): HTMLElement => root.querySelector<HTMLElement>(`[data-anchor="${anchor}"] > button`)!;
describe('which part of the board is shown', () => {
  it.each([
    ['field.turn', ['display:1', 'place:3'], 'map'],
    ['setup.bids', ['display:1'], 'cards'],
    ['terrain.lay', ['reserve'], 'reserve'],
    ['terrain.take', ['tile:3'], 'reserve'],
    ['track.rolled', ['attempt', 'skill:4'], 'cards'],
    ['assistant.bonus', ['row:3'], 'players'],
    ['poacher.takes', ['place:3'], 'map'],
    ['refresh.remove', ['market:1'], 'cards'],
    ['poacher.spend', ['poacher'], 'players'],
    ['office.card', [], null],
    ['refresh.bonus', [], null],
  ] as const)('%s', (kind, anchors, shown) => expect(viewOf(kind, anchors, false)).toBe(shown));

  it('is the track until the step is made, then trade', () => {
    expect(viewOf('office.turn', ['market:1', 'row:3'], false)).toBe('players');
    expect(viewOf('office.turn', ['market:1', 'row:3'], true)).toBe('cards');
  });

  it('stays where the player turned it until another kind of question comes', () => {
    const views = new Views();
    const field = modelOf({ options: [[['end'], 'End']] }).model;
    views.follow(field, []);
    views.choose('reserve');
    views.follow({ ...field, view: { ...field.view, question: 99 } } as Model, []);
    expect(views.shown).toBe('reserve');
    views.follow(modelOf({ kind: 'setup.bids', options: [[['bid', 1], 'Bid']] }).model, ['display:1']);
    expect(views.shown).toBe('cards');
    views.follow({ ...field, live: { log: [] }, decision: null } as unknown as Model, []);
    expect(views.shown).toBe('cards');
  });
});

describe('which part of the board a replay shows', () => {
  const past = (kind: string): Model => {
    const { model } = modelOf({ options: [] });
    return { ...model, live: undefined, decision: null, view: { ...model.view, asked: [[0, kind]] } } as Model;
  };

  it('knows where every kind of question was answered', () =>
    expect(['terrain.lay', 'field.turn', 'setup.bids', 'track.rolled', 'skills.gain'].map((kind) => pastViewOf(kind, false))).toEqual([
      'reserve',
      'map',
      'cards',
      'cards',
      'players',
    ]));

  it('is that of the answer which led to the moment', () => {
    const views = new Views();
    views.follow(past('terrain.lay'), []);
    expect(views.shown).toBe('reserve');
    views.follow(past('field.turn'), []);
    expect(views.shown).toBe('reserve');
    views.follow(past('field.turn'), []);
    expect(views.shown).toBe('map');
  });
});

describe('the board', () => {
  const e3 = place('E3');

  it('goes where a place within reach is touched twice, although one could fly there', () => {
    const { model, noted } = modelOf({
      options: [
        [['move', e3], 'Go', [['place', e3]]],
        [
          ['ticket', e3],
          'Fly',
          [
            ['place', e3],
            ['skill', 0],
          ],
          { special: true },
        ],
      ],
    });
    const there = at(draw(Board, { model }), `place:${e3}`);
    press(there);
    expect(noted.acts).toEqual([]);
    press(there);
    expect(noted.acts).toEqual([['move', e3]]);
  });

  it('flies there when the ticket was taken first', () => {
    const { model, noted } = modelOf({
      options: [
        [['move', e3], 'Go', [['place', e3]]],
        [
          ['ticket', e3],
          'Fly',
          [
            ['place', e3],
            ['skill', 0],
          ],
        ],
      ],
    });
    selection.pick(model, { kind: 'skill', number: 0 });
    press(at(draw(Board, { model }), `place:${e3}`));
    expect(noted.acts).toEqual([['ticket', e3]]);
    expect(selection.thing(model)).toBeNull();
  });

  it('picks cards where several are wanted', () => {
    const { model, noted } = modelOf({
      kind: 'setup.bids',
      several: true,
      options: [
        [['bid', 0], 'Bid', [['display', 0]]],
        [['bid', 2], 'Bid', [['display', 2]]],
      ],
      picked: [['bid', 2]],
    });
    const root = draw(Board, { model });
    press(at(root, 'display:0'));
    expect(noted.acts).toEqual([['bid', 0]]);
    expect(at(root, 'display:2').getAttribute('aria-pressed')).toBe('true');
  });

  it('lays a tile by keyboard alone', () => {
    const [laying] = LAYINGS;
    const options = layingOptions(laying!);
    const { model, noted } = modelOf({
      kind: 'terrain.lay',
      options: options.map(({ choice, label }) => [choice, label, [['reserve']]] as const),
      view: viewWith({}, { terrain: laying!.terrain, laid: laying!.laid }),
    });
    const root = draw(Board, { model });
    const board = root.querySelector<SVGSVGElement>('[role=application]')!;
    for (const code of ['KeyN', 'Enter']) {
      board.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
      flushSync();
    }
    expect(noted.acts).toEqual([options[1]!.choice]);
  });

  it('shows a tile in hand where it may lie, and its buttons above those of the question', () => {
    document.body.insertAdjacentHTML('beforeend', '<div data-handled></div>');
    const [laying] = LAYINGS;
    const options = layingOptions(laying!);
    const { model, noted } = modelOf({
      kind: 'terrain.lay',
      options: options.map(({ choice, label }) => [choice, label, [['reserve']]] as const),
      view: viewWith({}, { terrain: laying!.terrain, laid: laying!.laid }),
    });
    draw(Board, { model });
    const dock = document.querySelector('[data-handled]')!;
    expect(words(dock.querySelector('.note'))).toContain('It fits here.');
    dock.querySelector<HTMLButtonElement>('.lay')!.click();
    expect(noted.acts).toEqual([options[0]!.choice]);
    dock.remove();
  });

  it('says on the button of an attempt how likely it is', () => {
    const aids = { cards: [{ distance: 0, odds: { dice: 1, chance: 50, best: 50 }, contracts: 0 }] };
    expect(condition(['track', 'action', 0], { aids } as never)).toBe('chance 50%');
    expect(condition(['end'], { aids } as never)).toBe('');
  });

  it('shows the tiles of the stock when one is taken', async () => {
    const { model, noted } = modelOf({ kind: 'terrain.take', options: [[['take', 17], 'Take it', [['tile', 17]]]] });
    const root = draw(Board, { model });
    await vi.waitFor(() => expect(at(root, 'tile:17')).toBeTruthy());
    twice(at(root, 'tile:17'));
    expect(noted.acts).toEqual([['take', 17]]);
  });

  it('shows your own tiles when one is to be laid', async () => {
    const { model, noted } = modelOf({
      kind: 'terrain.tile',
      options: [[['tile', 40], 'Lay: water', [['tile', 40]]]],
      reasons: [['It fits nowhere.', ['tile', 3]]],
      view: viewWith({ tiles: [3, 40] }),
    });
    const root = draw(Board, { model });
    await vi.waitFor(() => expect(button(root, 'Lay: water')).toBeTruthy());
    twice(button(root, 'Lay: water'));
    expect(noted.acts).toEqual([['tile', 40]]);
    expect(words(root)).toContain('It fits nowhere.');
  });

  it('steps on the track and takes dice', () => {
    const { model, noted } = modelOf({
      kind: 'office.turn',
      options: [
        [['up'], 'Step up', [['row', 4]]],
        [['down', 3], 'Step down', [['die', 3]]],
      ],
      view: viewWith({}, { phase: 'office', dice: [3] }),
      aids: { ...JOURNEYS.two[1].aids, above: 4, below: 6 },
    });
    const root = draw(Board, { model });
    twice(at(root, 'row:4'));
    twice(at(root, 'die:3'));
    expect(noted.acts).toEqual([['up'], ['down', 3]]);
  });
});

describe('a note beside a thing', () => {
  const options = (model: Model) => model.decision!.options;

  it('lists what can be done there, with what it leaves', () => {
    const { model, noted } = modelOf({
      kind: 'office.turn',
      options: [
        [['buy', 1], 'Buy: bones for 2 coins'],
        [['swap', 3, 1], 'Swap'],
      ],
      view: viewWith({ coins: 3 }),
      aids: { ...JOURNEYS.two[1].aids, gains: [{ option: 0, coins: -2, xp: 0, rows: 0 }] },
    });
    let closed = 0;
    const root = draw(Note, { model, what: 'market:1', options: options(model), anchor: document.body, onclose: () => (closed += 1) });
    const choices = [...root.querySelectorAll<HTMLElement>('.choices button')];
    expect(choices.map(words)).toEqual(['Buy: bones for 2 coins 3→1leaves 1 coin', 'Swap']);
    press(choices[1]!);
    expect(noted.acts).toEqual([['swap', 3, 1]]);
    expect(closed).toBe(1);
  });

  it('says why nothing can be done, and shows a card in full', () => {
    const { model, noted } = modelOf({ reasons: [['Too far.', ['display', 0]]] });
    const root = draw(Note, { model, what: 'display:0', options: [], anchor: document.body, onclose: () => undefined });
    expect(words(root)).toContain('Too far.');
    press(button(root, 'See it in full'));
    expect(noted.enlarged).toEqual([['cryptid', model.view.display[0]!.card]]);
  });
});

describe('an attempt', () => {
  const trackable = (more = {}) => viewWith({}, { display: JOURNEYS.two[1].view.display, ...more });

  it('is put together requirement by requirement, with its chance', () => {
    const choices: readonly (readonly [readonly unknown[], string])[] = [
      [['commit', 0, 0, 'token', 'dice'], 'one'],
      [['commit', 0, 0, 'dice', 'token'], 'two'],
    ];
    const { model, noted } = modelOf({
      kind: 'track.commit',
      options: choices,
      view: trackable(),
      aids: { ...JOURNEYS.two[1].aids, odds: choices.map(() => ({ dice: 1, chance: 50, best: 67 })) },
    });
    const root = draw(Tracking, { model, options: model.decision!.options });
    const group = root.querySelector('.ways')!;
    expect(words(root.querySelector('.odds'))).toBe('1 die decides: chance 50%, 67% with help');
    press(button(group, 'A die decides'));
    press(button(root, 'Try to find it'));
    expect(noted.acts).toEqual([['commit', 0, 0, 'dice', 'token']]);
  });

  it('offers to throw the dice again that failed', () => {
    const options = [
      [['accept'], 'Accept'],
      ...['0', '1', '01'].map((dice) => [['second_chance', dice], `Again ${dice}`]),
    ] as unknown as readonly (readonly [readonly unknown[], string])[];
    const { model, noted } = modelOf({
      kind: 'track.rolled',
      options,
      view: trackable({ trying: { place: 0, cover: [[], []], dice: ['failure', 'failure'], rerolled: false, lucky: false } }),
    });
    const root = draw(Tracking, { model, options: model.decision!.options });
    expect([...root.querySelectorAll('.choices button')].map(words)).toEqual(['Again 01', 'Accept']);
    press(root.querySelector<HTMLElement>('.dice button')!);
    expect([...root.querySelectorAll('.choices button')].map(words)).toEqual(['Again 1', 'Accept']);
    press(button(root, 'Again 1'));
    expect(noted.acts).toEqual([['second_chance', '1']]);
  });
});

describe('what is told', () => {
  const { model } = modelOf();

  it('of a card: needs, place, distance and chance', () => {
    const { title, lines, card } = aboutOf(model, content, 'display:0');
    expect(title).toBe(cardName(content, model.view.display[0]!.card));
    expect(lines.join(' ')).toMatch(/Evidence needed: .*Tracked in: .*reputation when found.*reputation in the reserve/s);
    expect(card).toEqual(['cryptid', model.view.display[0]!.card]);
  });

  it('of the market: the price and what is left in the bag', () => {
    const { title, lines } = aboutOf(model, content, 'market:0');
    expect(title).toMatch(/, \d coins?$/);
    expect(lines).toContain(`Tokens left in the bag: ${model.view.bag}`);
  });

  it('of contracts and requests: what they bring', () => {
    expect(aboutOf(model, content, 'shared').lines.at(-1)).toMatch(/^So far: /);
    expect(aboutOf(model, content, 'request:0').lines.at(-1)).toMatch(/^Fits: /);
  });

  it('of chances, in a line', () => {
    expect(noteOf({ distance: 3, odds: { dice: 1, chance: 50, best: 67 }, contracts: 0 })).toEqual({
      steps: 3,
      chance: 67,
      said: '3 steps away; chance 50%, 67% with help',
    });
    expect(noteOf({ distance: 0, odds: { dice: 0, chance: 100, best: 100 }, contracts: 0 }).said).toBe('right here; no dice needed');
    expect(noteOf({ distance: -1, odds: { dice: -1, chance: 0, best: 0 }, contracts: 0 })).toEqual({
      steps: -1,
      chance: -1,
      said: 'none of its evidence yet',
    });
  });
});
