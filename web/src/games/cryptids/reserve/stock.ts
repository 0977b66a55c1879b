// Tiles of terrain that are not laid yet.
import type { Content } from '../content';

/** Tiles that look alike, together, in the order of the first of each. */
export function heapsOf(content: Content, tiles: readonly number[]): number[][] {
  const heaps = new Map<string, number[]>();
  for (const tile of tiles) {
    const { kind, shape, symbols } = content.terrain[tile] ?? { kind: -1, shape: '', symbols: [] };
    const look = `${kind} ${shape} ${symbols.join(' ')}`;
    heaps.set(look, [...(heaps.get(look) ?? []), tile]);
  }
  return [...heaps.values()];
}
