import { describe, expect, it } from 'vitest';
import { contentAt } from '../content';
import { LAYINGS, SHAPES } from '../fixtures/moments';
import type { Laid } from '../types';
import { areaOf, coveredBy, kept, lying, openSymbols, shapeOf, signOf, sizeOf, spotUnder, spotsOf, turned, type Spot } from './geometry';
import { outlineOf, ringsOf } from './outline';

const content = contentAt('');
const spot = ([turn, row, column]: readonly number[]): Spot => ({ turn: turn!, row: row!, column: column! });

describe('shapes', () => {
  it.each(Object.entries(SHAPES))('%s lies as the rules say', (name, { turns, spots }) => {
    const area = areaOf(content, 4);
    expect(turns.map((_, turn) => lying(content, name, { turn, row: 0, column: 0 }, area))).toEqual(turns);
    expect(Object.keys(spots).map((players) => spotsOf(content, name, Number(players)).length)).toEqual(Object.values(spots));
  });

  it('come back to where they were after four quarters', () => {
    for (const name of Object.keys(SHAPES)) {
      const cells = shapeOf(content, name);
      expect(turned(cells, 4)).toEqual(cells);
      expect(turned(turned(cells, 1), -1)).toEqual(cells);
    }
  });

  it('have one outline with as many corners as they bend', () => {
    expect(ringsOf(shapeOf(content, 'D2'))).toHaveLength(1);
    expect(ringsOf(shapeOf(content, 'O4'))[0]).toHaveLength(4);
    expect(ringsOf(shapeOf(content, 'X5'))[0]).toHaveLength(12);
    expect(outlineOf(shapeOf(content, 'D2'), 0, 0)).toBe('M0 0Q0 0 0 0L2 0Q2 0 2 0L2 1Q2 1 2 1L0 1Q0 1 0 1Z');
    expect(outlineOf(shapeOf(content, 'O4'), 0.1, 0)).toContain('1.9 1.9');
  });

  it('leave the area only with nothing', () => {
    const small = areaOf(content, 2);
    expect(lying(content, 'D2', { turn: 0, row: small.top, column: small.right }, small)).toBeNull();
    expect(lying(content, 'D2', { turn: 1, row: small.top, column: small.right }, small)).toHaveLength(2);
  });
});

describe.each(LAYINGS.map((moment, at) => [at, moment] as const))('moment %i', (_, { players, terrain, laid, piece, spots, gains }) => {
  const ground = { terrain, laid };

  it('offers no two ways that look alike', () => {
    expect(new Set(spots.map((each) => signOf(content, piece, spot(each)))).size).toBe(spots.length);
  });

  it('has room for what it offers', () => {
    const all = new Set(
      spotsOf(content, (piece.sort === 'terrain' ? content.terrain : content.cards)[piece.tile]!.shape, players).map((each) =>
        signOf(content, piece, each),
      ),
    );
    for (const each of spots) expect(all.has(signOf(content, piece, spot(each)))).toBe(true);
  });

  it('gains what the rules give', () => {
    expect(spots.map((each) => coveredBy(content, piece, spot(each), ground).symbols)).toEqual(gains);
  });
});

describe('what lies in the reserve', () => {
  const terrain: Laid[] = [{ tile: 1, turn: 0, row: 2, column: 1, owner: -1 }]; // D2 with a coin on its first cell
  const coin = 2 * content.width + 1;

  it('shows symbols until a cryptid covers them', () => {
    expect([...openSymbols(content, { terrain, laid: [] })]).toEqual([[coin, 0]]);
    const lossie = content.cards.findIndex(({ id }) => id === 'lossie');
    const laid = [{ tile: lossie, turn: 0, row: 2, column: 1, owner: 0 }];
    expect(openSymbols(content, { terrain, laid }).size).toBe(0);
    const lagopus = content.cards.findIndex(({ id }) => id === 'lagopus');
    const covered = coveredBy(content, { sort: 'cryptid', tile: lagopus }, { turn: 0, row: 2, column: 1 }, { terrain, laid });
    expect(covered).toEqual({ symbols: [0, 0, 0], cryptids: [lossie], kinds: [0] });
  });

  it('turns symbols with their tile', () => {
    const half = [{ ...terrain[0]!, turn: 2 }];
    expect([...openSymbols(content, { terrain: half, laid: [] })]).toEqual([[coin + 1, 0]]);
  });
});

describe('a tile under the finger', () => {
  const cells = shapeOf(content, 'T4');

  it('has its middle there and stays on the board', () => {
    expect(sizeOf(cells)).toEqual({ rows: 2, columns: 3 });
    expect(spotUnder(cells, 0, 5.5, 4)).toEqual({ turn: 0, row: 3, column: 4 });
    const area = areaOf(content, 2);
    expect(kept(cells, spotUnder(cells, 0, 0, 99), area)).toEqual({ turn: 0, row: area.bottom - 1, column: area.left });
  });
});
