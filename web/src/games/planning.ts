// What a game may add to the planning of a table: how its options belong together, and what cannot be dealt.

export interface Planning {
  /** Options in the order in which they are offered, under the headings `options-<name>`. */
  groups: readonly { name: string; options: readonly string[] }[];
  /** The options that are the number of a seat. */
  seats: readonly string[];
  /** The names in an option that gives numbers by name, in sections with their headings, and what each is called. */
  sections(names: readonly string[]): readonly { title: string; names: readonly string[] }[];
  called(name: string): string;
  /** How many cards are wanted for the deal and how many there are, by the copies of each name. */
  deal(
    copies: Readonly<Record<string, number>>,
    chosen: Readonly<Record<string, unknown>>,
    seats: number,
  ): { wanted: number; number: number };
}

const PLANNING: Record<string, () => Promise<{ planning: Planning }>> = {
  thing: () => import('./thing/planning'),
};

/** Null for a game whose options speak for themselves. */
export async function loadPlanning(game: string): Promise<Planning | null> {
  return (await PLANNING[game]?.())?.planning ?? null;
}
