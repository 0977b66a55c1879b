// Characters that make a good crew for a first voyage, by the number of players, in the order of the book.
import { CHARACTERS } from '../facts';
import type { UnfathomableView } from '../types';

const CREWS: Readonly<Record<number, readonly string[]>> = {
  3: ['jeanne', 'svetlana', 'william'],
  4: ['arjun', 'jeanne', 'samira', 'william'],
  5: ['arjun', 'jamie', 'samira', 'svetlana', 'william'],
  6: ['arjun', 'jeanne', 'jamie', 'samira', 'svetlana', 'william'],
};

/** Those of them whom nobody has taken yet. */
export function crewLeft(view: Pick<UnfathomableView, 'players'>): string[] {
  const taken = new Set<string | undefined>(view.players.map(({ character }) => CHARACTERS[character]?.id));
  return (CREWS[view.players.length] ?? []).filter((id) => !taken.has(id));
}
