// How tiles lie in the reserve: cells of a shape, turned; where it fits on the board; what it covers. Nothing here knows
// the rules about neighbours and starting places: which spots are allowed is told by the question.
import { NOWHERE, placementOf, type Content } from '../content';
import type { Laid } from '../types';

export type Cell = readonly [row: number, column: number];

/** One way in which a tile can lie: quarters to the right, and the upper left corner of its drawing. */
export interface Spot {
  turn: number;
  row: number;
  column: number;
}

/** The part of the board that is in play; rows and columns are counted from 0, the last one is included. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const QUARTERS = 4;

/** The cells of a drawing in reading order. */
export function cellsOf(drawing: readonly string[]): Cell[] {
  return drawing.flatMap((line, row) => [...line].flatMap((cell, column): Cell[] => (cell === '#' ? [[row, column]] : [])));
}

/** The same cells, turned to the right so many quarters, in the order of the drawing. */
export function turned(cells: readonly Cell[], turn: number): readonly Cell[] {
  let found = cells;
  for (let quarter = 0; quarter < ((turn % QUARTERS) + QUARTERS) % QUARTERS; quarter++) {
    const tall = sizeOf(found).rows;
    found = found.map(([row, column]): Cell => [column, tall - 1 - row]);
  }
  return found;
}

export function sizeOf(cells: readonly Cell[]): { rows: number; columns: number } {
  return { rows: 1 + Math.max(...cells.map(([row]) => row)), columns: 1 + Math.max(...cells.map(([, column]) => column)) };
}

/** The cells of a shape of the pack in one of its turns. */
export function shapeOf(content: Content, shape: string, turn = 0): readonly Cell[] {
  return turned(cellsOf(content.pack.terrain.shapes[shape] ?? []), turn);
}

export function areaOf(content: Content, players: number): Area {
  const play = content.pack.reserve.play.find((each) => each.players === players);
  if (!play) throw new Error(`The pack has no reserve for ${players} players.`);
  return { top: play.rows[0] - 1, bottom: play.rows[1] - 1, left: play.columns[0] - 1, right: play.columns[1] - 1 };
}

export function inArea({ top, bottom, left, right }: Area, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** The cells under a tile that lies there, as numbers of the board; nothing if it reaches beyond the area. */
export function lying(content: Content, shape: string, { turn, row, column }: Spot, area: Area): number[] | null {
  const found = shapeOf(content, shape, turn).map(([y, x]): Cell => [row + y, column + x]);
  return found.every(([y, x]) => inArea(area, y, x)) ? found.map(([y, x]) => y * content.width + x) : null;
}

/** All ways in which a shape can lie, in the order of turns, rows and columns. */
export function spotsOf(content: Content, shape: string, players: number): Spot[] {
  const area = areaOf(content, players);
  const found: Spot[] = [];
  for (let turn = 0; turn < QUARTERS; turn++) {
    for (let row = area.top; row <= area.bottom; row++) {
      for (let column = area.left; column <= area.right; column++) {
        if (lying(content, shape, { turn, row, column }, area)) found.push({ turn, row, column });
      }
    }
  }
  return found;
}

/** A tile of terrain by its number, or the tile of a cryptid by its card. */
export interface Piece {
  sort: 'terrain' | 'cryptid';
  tile: number;
}

export function shapeName(content: Content, { sort, tile }: Piece): string {
  return (sort === 'terrain' ? content.terrain[tile]?.shape : content.cards[tile]?.shape) ?? '';
}

/** Of each cell of the drawing the symbol that it shows; a cryptid shows none. */
export function symbolsOf(content: Content, { sort, tile }: Piece): readonly number[] {
  return sort === 'terrain' ? (content.terrain[tile]?.symbols ?? []) : [];
}

/** What a placement looks like: turns that put the same symbols on the same cells are one and the same. */
export function signOf(content: Content, piece: Piece, { turn, row, column }: Spot): string {
  const symbols = symbolsOf(content, piece);
  return shapeOf(content, shapeName(content, piece), turn)
    .map(([y, x], at) => `${row + y}:${column + x}:${symbols[at] ?? NOWHERE}`)
    .sort()
    .join(' ');
}

/** Who lies on which cell, from the bottom: terrain, cryptids, and those that lie on top of others. */
export interface Ground {
  terrain: readonly Laid[];
  laid: readonly Laid[];
}

const cellsUnder = (content: Content, sort: Piece['sort'], laid: Laid): number[] =>
  shapeOf(content, shapeName(content, { sort, tile: laid.tile }), laid.turn).map(
    ([y, x]) => (laid.row + y) * content.width + laid.column + x,
  );

/** By cell the symbol that lies open there: that of the terrain, unless a cryptid covers it. */
export function openSymbols(content: Content, { terrain, laid }: Ground): Map<number, number> {
  const found = new Map<number, number>();
  for (const each of terrain) {
    const symbols = symbolsOf(content, { sort: 'terrain', tile: each.tile });
    for (const [at, cell] of cellsUnder(content, 'terrain', each).entries()) {
      const symbol = symbols[at] ?? NOWHERE;
      if (symbol !== NOWHERE) found.set(cell, symbol);
    }
  }
  for (const each of laid) for (const cell of cellsUnder(content, 'cryptid', each)) found.delete(cell);
  return found;
}

export interface Covered {
  /** How many of each of SYMBOLS the tile pays when it is laid there. */
  symbols: readonly [coins: number, xp: number, initiative: number];
  /** The cards of the cryptids beneath it. */
  cryptids: readonly number[];
  /** The kinds of terrain beneath it. */
  kinds: readonly number[];
}

/** What a tile covers. Terrain pays nothing, and neither do cryptids on bare cells or on top of others. */
export function coveredBy(content: Content, piece: Piece, spot: Spot, ground: Ground): Covered {
  const cells = new Set(cellsUnder(content, piece.sort, { ...spot, tile: piece.tile, owner: NOWHERE }));
  const beneath = (sort: Piece['sort'], laid: Laid): boolean => cellsUnder(content, sort, laid).some((cell) => cells.has(cell));
  const symbols: [number, number, number] = [0, 0, 0];
  const card = piece.sort === 'cryptid' ? content.cards[piece.tile] : undefined;
  if (card && !['empty', 'on_top'].includes(placementOf(card))) {
    for (const [cell, symbol] of openSymbols(content, ground)) if (cells.has(cell)) symbols[symbol as 0 | 1 | 2] += 1;
  }
  return {
    symbols,
    cryptids: ground.laid.filter((laid) => beneath('cryptid', laid)).map(({ tile }) => tile),
    kinds: [
      ...new Set(ground.terrain.filter((laid) => beneath('terrain', laid)).map(({ tile }) => content.terrain[tile]?.kind ?? NOWHERE)),
    ].sort(),
  };
}

/** The way in which a tile lies so that its middle is nearest to a point, measured in cells. */
export function spotUnder(cells: readonly Cell[], turn: number, x: number, y: number): Spot {
  const { rows, columns } = sizeOf(cells);
  return { turn, row: Math.round(y - rows / 2), column: Math.round(x - columns / 2) };
}

/** Pushed back into the area, if it reaches beyond. */
export function kept(cells: readonly Cell[], { turn, row, column }: Spot, area: Area): Spot {
  const { rows, columns } = sizeOf(cells);
  return {
    turn,
    row: Math.min(Math.max(row, area.top), area.bottom - rows + 1),
    column: Math.min(Math.max(column, area.left), area.right - columns + 1),
  };
}
