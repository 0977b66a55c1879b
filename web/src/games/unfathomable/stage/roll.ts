// A roll in numbers: what the die and its modifiers come to, and which results count.
import type { Rolling } from '../types';

export const FACES = 8;

/** Never below 1 or above 8; 0 before the die is thrown. */
export function resultOf({ face, modifier }: Rolling): number {
  return face === 0 ? 0 : Math.min(FACES, Math.max(1, face + modifier));
}

/** The results that count, lowest and highest; null where the number itself is wanted. */
export function rangeOf({ number, at_most }: Rolling): readonly [number, number] | null {
  if (number === 0) return null;
  return at_most ? [1, Math.min(FACES, number)] : [number, FACES];
}

/** Whether this result counts. */
export function counts(rolling: Rolling, result: number): boolean {
  const range = rangeOf(rolling);
  return range !== null && result >= range[0] && result <= range[1];
}
