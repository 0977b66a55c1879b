// What is drawn around the spaces and means nothing in the game: waves, wake, lifeboats, windows.
import { BEAM, BOW, HEIGHT, hullAt, HULL, ROWS, SHAPES, STERN, WIDTH } from './geometry';
import { pathOf } from './outline';

const MIDDLE = WIDTH / 2;

/** Small crests all over the sea; the ship is drawn over those that it covers. */
export const CRESTS: readonly string[] = Array.from({ length: 92 }, (_, at) => {
  const x = (at * 83.7) % WIDTH;
  const y = (at * 47.3 + (at % 7) * 11) % HEIGHT;
  const long = 5 + ((at * 13) % 9);
  return `M${x.toFixed(1)} ${y.toFixed(1)}q${(long / 2).toFixed(1)} -${(1.5 + (at % 3)).toFixed(1)} ${long} 0`;
});

/** The foam that the bow throws aside, on the right and on the left. */
export const BOW_WAVES: readonly string[] = [0, 1, 2].flatMap((at) =>
  [1, -1].map((side) => {
    const [from, to] = [BOW + 6 + at * 26, BOW + 96 + at * 34];
    const out = (y: number, away: number): string => `${(MIDDLE + side * (hullAt(y) + away)).toFixed(1)} ${y}`;
    return `M${out(from, 7)}Q${out((from + to) / 2, 9)} ${out(to, 24)}`;
  }),
);

/** The churned water behind the stern. */
export const WAKE: readonly string[] = [-30, -18, -7, 7, 18, 30].map(
  (x) => `M${MIDDLE + x} ${STERN - Math.abs(x) / 3}q${x / 5} 18 ${x / 1.6} ${HEIGHT - STERN + 6}`,
);

export const HULL_PATH = pathOf(HULL);
export const OUTLINES: readonly string[] = SHAPES.map(({ outline }) => pathOf(outline));

/** Lifeboats hang where one part of the deck ends and the next begins. */
export const LIFEBOATS: readonly { x: number; y: number }[] = ROWS.flatMap((y) =>
  [1, -1].map((side) => ({ x: MIDDLE + side * (hullAt(y) - 7), y })),
);

/** Planks run along the ship. */
export const PLANKS: readonly string[] = Array.from(
  { length: Math.ceil((2 * BEAM) / 5) },
  (_, at) => `M${MIDDLE - BEAM + 2.5 + at * 5} ${BOW}V${STERN}`,
);
