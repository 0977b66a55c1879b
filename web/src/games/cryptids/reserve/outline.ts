// The outlines of tiles as paths: the edge of a heap of cells, a little inside of them, with round corners.
import type { Cell } from './geometry';

interface Corner {
  x: number;
  y: number;
}

/** The edges around the cells, each to the right of the way that they are walked, joined to rings of corners. */
export function ringsOf(cells: readonly Cell[]): Corner[][] {
  const full = new Set(cells.map(([row, column]) => `${row} ${column}`));
  const has = (row: number, column: number): boolean => full.has(`${row} ${column}`);
  const edges = new Map<string, Corner[]>();
  const key = ({ x, y }: Corner): string => `${x} ${y}`;
  const add = (from: Corner, to: Corner): void => void edges.set(key(from), [...(edges.get(key(from)) ?? []), to]);
  for (const [row, column] of cells) {
    if (!has(row - 1, column)) add({ x: column, y: row }, { x: column + 1, y: row });
    if (!has(row, column + 1)) add({ x: column + 1, y: row }, { x: column + 1, y: row + 1 });
    if (!has(row + 1, column)) add({ x: column + 1, y: row + 1 }, { x: column, y: row + 1 });
    if (!has(row, column - 1)) add({ x: column, y: row + 1 }, { x: column, y: row });
  }
  const rings: Corner[][] = [];
  while (edges.size > 0) {
    const first = edges.keys().next().value as string;
    const [x, y] = first.split(' ').map(Number) as [number, number];
    const ring: Corner[] = [{ x, y }];
    for (;;) {
      const here = ring.at(-1)!;
      const ways = edges.get(key(here)) ?? [];
      const next = ways.pop();
      if (ways.length === 0) edges.delete(key(here));
      if (!next || key(next) === first) break;
      ring.push(next);
    }
    rings.push(corners(ring));
  }
  return rings;
}

/** Only where the way bends. */
function corners(ring: readonly Corner[]): Corner[] {
  return ring.filter((here, at) => {
    const before = ring.at(at - 1)!;
    const after = ring[(at + 1) % ring.length]!;
    return (here.x - before.x) * (after.y - here.y) !== (here.y - before.y) * (after.x - here.x);
  });
}

/** A closed path in units of cells, so far inside the edge, with corners of this radius. */
export function outlineOf(cells: readonly Cell[], inset = 0.05, radius = 0.14): string {
  return ringsOf(cells)
    .map((ring) => ringPath(ring, inset, radius))
    .join('');
}

function ringPath(ring: readonly Corner[], inset: number, radius: number): string {
  const way = (from: Corner, to: Corner): Corner => ({ x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) });
  const said = (number: number): string => String(Math.round(number * 1000) / 1000);
  return (
    ring
      .map((here, at) => {
        const came = way(ring.at(at - 1)!, here);
        const goes = way(here, ring[(at + 1) % ring.length]!);
        // The inside is to the right of the way: a quarter to the right of each direction.
        const x = here.x + inset * (-came.y - goes.y);
        const y = here.y + inset * (came.x + goes.x);
        const start = `${said(x - radius * came.x)} ${said(y - radius * came.y)}`;
        return `${at === 0 ? 'M' : 'L'}${start}Q${said(x)} ${said(y)} ${said(x + radius * goes.x)} ${said(y + radius * goes.y)}`;
      })
      .join('') + 'Z'
  );
}
