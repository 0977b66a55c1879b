// What the end is counted from, where everything lies open: contracts, shares of the reserve, and what decided a tie.
import { placementOf, type Content, type Wanted } from '../content';
import { shapeOf } from '../reserve/geometry';
import type { CryptidsView, Laid, PlayerView } from '../types';

// -- contracts

/** The cells of the reserve under a tile. */
function cellsUnder(content: Content, shape: string, { turn, row, column }: Laid): number[] {
  return shapeOf(content, shape, turn).map(([y, x]) => (row + y) * content.width + column + x);
}

/** Where a cryptid lives: what is printed, or for one that lies across two terrains whatever is under it. */
function habitatsOf(content: Content, view: Pick<CryptidsView, 'terrain' | 'laid'>, card: number): number[] {
  const facts = content.cards[card];
  if (!facts) return [];
  if (placementOf(facts) !== 'two_terrains') return [facts.habitat];
  const under = new Set(view.laid.filter((laid) => laid.tile === card).flatMap((laid) => cellsUnder(content, facts.shape, laid)));
  const kinds = view.terrain
    .filter((laid) => cellsUnder(content, content.terrain[laid.tile]?.shape ?? '', laid).some((cell) => under.has(cell)))
    .map((laid) => content.terrain[laid.tile]?.kind ?? -1);
  return [...new Set(kinds)];
}

export function meets(content: Content, view: Pick<CryptidsView, 'terrain' | 'laid'>, card: number, { sort, value }: Wanted): boolean {
  const facts = content.cards[card];
  if (!facts) return false;
  switch (sort) {
    case 'evidence':
      return facts.needs.includes(value);
    case 'kind':
      return facts.kind === value;
    case 'habitat':
      return habitatsOf(content, view, card).includes(value);
    case 'zone':
      return content.places[facts.at]?.zone === value;
  }
}

/** One for each find that meets the contract. */
export function worthOf(
  content: Content,
  view: Pick<CryptidsView, 'terrain' | 'laid'>,
  found: readonly number[],
  contract: number,
): number {
  const wanted = content.contracts[contract];
  return wanted ? found.filter((card) => meets(content, view, card, wanted)).length : 0;
}

// -- shares of the reserve

/** How many cryptids a player has in the reserve, and how many cells lie under them. */
export function shareOf(content: Content, { laid }: Pick<CryptidsView, 'laid'>, seat: number): { number: number; cells: number } {
  const own = laid.filter(({ owner }) => owner === seat);
  return {
    number: own.length,
    cells: new Set(own.flatMap((each) => cellsUnder(content, content.cards[each.tile]?.shape ?? '', each))).size,
  };
}

// -- who won

/** Coins, with all evidence sold. */
export function wealthOf(content: Content, { coins, evidence }: PlayerView): number {
  return coins + evidence.reduce((sum, kind) => sum + (content.evidencePrices[kind] ?? 0), 0);
}

export const totalOf = (points: readonly (readonly [string, number])[]): number => points.reduce((sum, [, number]) => sum + number, 0);

/** What tells players of equal reputation apart, one after the other. */
export const BREAKS = ['found', 'relocated', 'wealth'] as const;

export interface Tie {
  /** Who had most reputation. */
  seats: number[];
  /** What was compared, up to what decided: a number for each of these seats. */
  compared: { by: (typeof BREAKS)[number]; numbers: number[]; decided: boolean }[];
}

/** How a tie for the most reputation was broken; null if there was none. */
export function tieOf(content: Content, view: CryptidsView): Tie | null {
  const totals = view.outcome?.points.map(totalOf) ?? [];
  const most = Math.max(...totals);
  const seats = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  if (seats.length < 2) return null;
  const compared: Tie['compared'] = [];
  let left = seats;
  for (const by of BREAKS) {
    const numbers = seats.map((seat) => measure(content, view, seat, by));
    const best = Math.max(...left.map((seat) => numbers[seats.indexOf(seat)]!));
    const ahead = left.filter((seat) => numbers[seats.indexOf(seat)] === best);
    compared.push({ by, numbers, decided: ahead.length === 1 });
    left = ahead;
    if (left.length === 1) break;
  }
  return { seats, compared };
}

function measure(content: Content, view: CryptidsView, seat: number, by: (typeof BREAKS)[number]): number {
  const player = view.players[seat];
  if (!player) return 0;
  if (by === 'found') return player.found.length;
  if (by === 'wealth') return player.xp + wealthOf(content, player);
  return new Set([
    ...view.laid.filter(({ owner }) => owner === seat).map(({ tile }) => tile),
    ...player.granted.flatMap(({ cards }) => cards),
  ]).size;
}

// -- alone

/** How a journey against the poacher is rated, by the least reputation for it. */
export const BANDS = [
  { rating: 'trainee', least: 0, most: 11 },
  { rating: 'novice', least: 12, most: 15 },
  { rating: 'ordinary', least: 16, most: 19 },
  { rating: 'splendid', least: 20, most: 25 },
  { rating: 'monument', least: 26, most: Number.POSITIVE_INFINITY },
] as const;

export function bandOf(reputation: number): (typeof BANDS)[number] {
  return BANDS.find(({ most }) => reputation <= most) ?? BANDS[0];
}

/** How many captives meet a contract. */
export function captivesOf(content: Content, view: CryptidsView, contract: number): number {
  return view.poacher ? worthOf(content, view, view.poacher.captives, contract) : 0;
}
