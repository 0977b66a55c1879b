import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import { addTexts, setLanguage, speakOf, textsReady } from '../../../words/words.svelte';
import { contentAt } from '../content';
import { button, clear, draw, press, words } from '../../drawing';
import { layingOptions, LAYINGS, NAMES } from '../fixtures/moments';
import { texts } from '../texts';
import { areaOf, lying, shapeName, signOf } from './geometry';
import { heldBy, type Hold, type Offer } from './hold.svelte';
import Reserve from './Reserve.svelte';
import Stacks from './Stacks.svelte';
import { heapsOf } from './stock';
import { optionInfo } from '../../../play/testing';

const content = contentAt('');
const MOMENT = LAYINGS.find(({ piece, spots }) => piece.sort === 'terrain' && spots.length > 5)!;
const PLACING = LAYINGS.find(({ piece, gains }) => piece.sort === 'cryptid' && gains.some((each) => each.some((number) => number > 0)))!;
const hold = (moment = MOMENT): Hold => heldBy(content, moment.players, layingOptions(moment))!;

describe('the tile in hand', () => {
  it('is what the question asks to lay', () => {
    expect(hold().piece).toEqual(MOMENT.piece);
    expect(hold(PLACING).piece.sort).toBe('cryptid');
    expect(heldBy(content, 2, [optionInfo(['end'], { label: 'End' })])).toBeNull();
  });

  it('comes to each place where it may lie, and round again', () => {
    const held = hold();
    const seen = held.offers.map(() => {
      held.next();
      return held.offer;
    });
    expect(seen).toEqual(held.offers);
    held.next();
    expect(held.offer).toBe(held.offers[0]);
    held.next(false);
    expect(held.offer).toBe(held.offers.at(-1));
  });

  it('shows every allowed place, whichever of its turns that look alike was offered', () => {
    const held = hold();
    const found = new Set<Offer>();
    for (let turn = 0; turn < 4; turn++) {
      for (const spot of held.allowed) {
        held.at = spot;
        expect(signOf(content, held.piece, held.offer!)).toBe(signOf(content, held.piece, spot));
        found.add(held.offer!);
      }
      held.at = null;
      held.rotate();
    }
    expect(found.size).toBe(held.offers.length);
  });

  it('stays on the board when it is moved and turned', () => {
    const held = hold();
    const area = areaOf(content, MOMENT.players);
    const inside = () => lying(content, shapeName(content, held.piece), held.spot!, area) !== null;
    held.point(-5, 99);
    expect(inside()).toBe(true);
    for (let step = 0; step < 20; step++) held.step(1, 1);
    expect(inside()).toBe(true);
    for (let turn = 0; turn < 4; turn++) {
      held.rotate(-1);
      expect(inside()).toBe(true);
    }
  });

  it('is drawn to an allowed place nearby', () => {
    const held = hold();
    const wanted = held.offers.find(({ turn }) => turn === held.turn)!;
    const tall = Math.max(...held.cells.map(([row]) => row)) + 1;
    const wide = Math.max(...held.cells.map(([, column]) => column)) + 1;
    held.point(wanted.column + wide / 2 + 0.3, wanted.row + tall / 2 - 0.3);
    expect(held.offer).toBe(wanted);
  });

  it.each(LAYINGS.map((moment, number) => [number, moment] as const))(
    'fits after it was turned, if it did before and fits anywhere (%i)',
    (_, moment) => {
      const held = hold(moment);
      held.next();
      for (let turn = 0; turn < 4; turn++) {
        held.rotate();
        if (held.allowed.length === 0) break;
        expect(held.offer).not.toBeNull();
      }
    },
  );

  it('stays where it was put down by a key when the mouse leaves', () => {
    const held = hold();
    held.next();
    held.leave();
    expect(held.offer).toBe(held.offers[0]);
  });

  it('begins with the arrow keys where it may lie', () => {
    const held = hold();
    held.step(1, 1);
    expect(held.offer).not.toBeNull();
    held.pinned = false;
    held.leave();
    expect(held.spot).toBeNull();
    expect(held.offer).toBeNull();
  });
});

describe('the reserve', () => {
  beforeAll(async () => {
    addTexts({ ru: () => texts('ru'), uk: () => texts('uk'), en: () => texts('en') }, 'cryptids');
    speakOf('cryptids');
    await setLanguage('en');
    await textsReady();
  });
  afterEach(clear);

  const show = (moment = MOMENT, held: Hold | null = hold(moment)) => {
    const laid: Offer[] = [];
    const ground = { terrain: moment.terrain, laid: moment.laid };
    const root = draw(Reserve, {
      content,
      players: moment.players,
      ground,
      claimed: [0, 1, -1],
      names: NAMES,
      hold: held,
      onlay: (offer: Offer) => laid.push(offer),
    });
    const board = root.querySelector<SVGSVGElement>('section > svg')!;
    const key = (code: string, more = {}) => {
      board.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true, ...more }));
      flushSync();
    };
    return { root, board, key, laid };
  };

  it('draws all that lies in it', () => {
    const { root } = show(PLACING, null);
    expect(root.querySelectorAll('.tile.terrain')).toHaveLength(PLACING.terrain.length);
    expect(root.querySelectorAll('.tile.cryptid')).toHaveLength(PLACING.laid.length);
    expect(root.querySelector('.tools')).toBeNull();
    expect(words(root)).toContain('Starting place A: mountains');
  });

  it('shows the cells where the tile may lie, and lays it by keys', () => {
    const held = hold();
    const { root, key, laid } = show(MOMENT, held);
    expect(root.querySelectorAll('.allowed').length).toBeGreaterThan(0);
    expect(button(root, 'Lay it here').disabled).toBe(true);
    key('ArrowRight');
    key('KeyN');
    expect(root.querySelectorAll('.tile.fits')).toHaveLength(1);
    expect(words(root.querySelector('.note'))).toContain('it fits');
    key('Enter');
    expect(laid).toEqual([held.offer]);
  });

  it('turns by key and by button', () => {
    const held = hold();
    const { root, key } = show(MOMENT, held);
    const before = held.turn;
    key('KeyR');
    expect(held.turn).toBe((before + 1) % 4);
    key('KeyR', { shiftKey: true });
    press(button(root, 'Turn'));
    expect(held.turn).toBe((before + 1) % 4);
  });

  it('turns by key wherever the focus is, but not while somebody writes', () => {
    const held = hold();
    const { root } = show(MOMENT, held);
    const before = held.turn;
    const field = root.appendChild(document.createElement('input'));
    const tap = (target: EventTarget) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyR', bubbles: true, cancelable: true }));
    tap(field);
    expect(held.turn).toBe(before);
    tap(document.body);
    expect(held.turn).toBe((before + 1) % 4);
  });

  it('moves by arrow keys wherever the focus is, but not in a list', () => {
    const held = hold();
    const { root } = show(MOMENT, held);
    const tap = (target: EventTarget) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', code: 'ArrowRight', bubbles: true, cancelable: true }));
    const list = root.appendChild(document.createElement('ul'));
    list.className = 'options';
    tap(list);
    expect(held.at).toBeNull();
    tap(document.body);
    expect(held.offer).not.toBeNull();
  });

  it('is laid by the second click: the first one puts it down', () => {
    const held = hold();
    const { board, laid } = show(MOMENT, held);
    // One pixel is one cell.
    board.getScreenCTM = () => ({ inverse: () => ({}) }) as DOMMatrix;
    vi.stubGlobal(
      'DOMPoint',
      class {
        constructor(
          readonly x: number,
          readonly y: number,
        ) {}
        matrixTransform() {
          return this;
        }
      },
    );
    board.setPointerCapture = () => undefined;
    const mouse = (kind: string, clientX: number, clientY: number) => {
      board.dispatchEvent(new PointerEvent(kind, { pointerType: 'mouse', button: 0, clientX, clientY, bubbles: true }));
      flushSync();
    };
    const click = (x: number, y: number) => (mouse('pointerdown', x, y), mouse('pointerup', x, y));
    const wanted = held.offers.find(({ turn }) => turn === held.turn)!;
    const [row, column] = held.cells[0]!;
    const [x, y] = [wanted.column + column + 0.5, wanted.row + row + 0.5];
    mouse('pointermove', x, y);
    click(x, y);
    expect(laid).toEqual([]);
    held.at = { row: wanted.row, column: wanted.column };
    mouse('pointermove', 0, 0);
    mouse('pointerleave', -1, -1);
    expect(held.offer).toBe(wanted);
    click(x, y);
    expect(laid).toEqual([wanted]);
    vi.unstubAllGlobals();
  });

  it('names rows and columns as they are seen', () => {
    const held = hold();
    const { root } = show(MOMENT, held);
    const area = areaOf(content, MOMENT.players);
    held.at = { row: area.top, column: area.left };
    flushSync();
    expect(words(root.querySelector('.note'))).toContain('Row 1, column 1');
  });

  it('lays nothing where nothing may lie', () => {
    const held = hold();
    const { key, laid, root } = show(MOMENT, held);
    const area = areaOf(content, MOMENT.players);
    for (let row = area.top; row <= area.bottom && (held.offer || !held.at); row++)
      for (let column = area.left; column <= area.right && (held.offer || !held.at); column++) held.at = { row, column };
    flushSync();
    expect(root.querySelectorAll('.tile.bad')).toHaveLength(1);
    key('Enter');
    expect(laid).toEqual([]);
  });

  it('says what covered symbols bring', () => {
    const held = hold(PLACING);
    const { root, key } = show(PLACING, held);
    const rich = PLACING.gains.findIndex((each) => each.some((number) => number > 0));
    for (let step = 0; step <= rich; step++) key('KeyN');
    const [coins, xp, rows] = PLACING.gains[rich]!;
    expect(words(root.querySelector('.note b'))).toBe(`Coins: ${coins}, experience: ${xp}, assistant’s spaces: ${rows}.`);
  });
});

describe('the stock', () => {
  afterEach(clear);
  const stacks = [
    [0, 1, 2],
    [17, 18],
    [37, 41],
  ];

  it('lays tiles that look alike on one heap', () => {
    expect(content.terrain[37]).toEqual(content.terrain[41]);
    expect(heapsOf(content, [37, 38, 41])).toEqual([[37, 41], [38]]);
  });

  it('shows what is left and what is over', () => {
    const root = draw(Stacks, { content, stacks, closed: [false, true, false] });
    expect([...root.querySelectorAll('h4')].map(words)).toEqual(['mountains: 3', 'forest: nothing more fits (2)', 'water: 2']);
    expect(root.querySelectorAll('li')).toHaveLength(6);
    expect(root.querySelectorAll('button')).toHaveLength(0);
  });

  it('shows only what can be taken when one is to be chosen', () => {
    const pressed: number[] = [];
    const root = draw(Stacks, {
      content,
      stacks,
      closed: [false, false, false],
      offered: { 17: 'Take it', 18: 'Take it' },
      choosing: true,
      onpress: (tile: number) => pressed.push(tile),
    });
    expect(root.querySelectorAll('section')).toHaveLength(1);
    press(root.querySelectorAll('button')[1]!);
    expect(pressed).toEqual([18]);
  });
});
