// The steamer from above as plain data: the outline of every space, where figures stand in it and where its name goes.
// The bow is on top and odd numbers are on the right. Outlines share their corners, so that spaces which touch in the
// table share an edge, and no others do.
import { SPACES } from '../facts';
import type { Box, Point } from './outline';

export type Kind = 'water' | 'deck' | 'room' | 'confined';

export interface SpaceShape {
  kind: Kind;
  outline: readonly Point[];
  /** Where the name or the number stands. */
  label: Box;
  deepOnes: Point;
  /** In the water: Mother Hydra and Father Dagon. */
  monarchs: readonly Point[];
  /** On deck. */
  passengers: Point | null;
  /** For up to six characters. */
  people: readonly Point[];
  /** In rooms: the mark of damage. */
  damage: Point | null;
  /** The results of the die that mean it; for water spaces, those that bring monsters there. */
  die: readonly number[];
}

export interface Arrow extends Point {
  from: number;
  to: number;
  /** In degrees; 0 points to the right. */
  turn: number;
}

export const WIDTH = 360;
export const HEIGHT = 552;
const MIDDLE = WIDTH / 2;

export const BOW = 24;
const SHOULDER = 214;
const QUARTER = 408;
export const STERN = 512;
export const BEAM = 132;
const DECK_WIDTH = 47;
const HOUSE = BEAM - DECK_WIDTH;
const HOUSE_FRONT = 98;
const HOUSE_CURVE = 434;
const HOUSE_BACK = 466;
/** Where one row of spaces ends and the next begins. */
export const ROWS = [176, 275, 374] as const;

export const THE_DEEP = SPACES.indexOf('the_deep');
const FIRST_DECK = SPACES.indexOf('deck1');

/** How far the ship's side is from its middle line. */
export function hullAt(y: number): number {
  if (y <= BOW || y >= STERN) return 0;
  if (y < SHOULDER) return BEAM * (1 - ((SHOULDER - y) / (SHOULDER - BOW)) ** 1.6);
  if (y > QUARTER) return BEAM * (1 - ((y - QUARTER) / (STERN - QUARTER)) ** 2.5) ** (1 / 2.2);
  return BEAM;
}

/** How far the outer walls of the rooms are from the middle line. */
export function houseAt(y: number): number {
  if (y > HOUSE_CURVE) return y >= HOUSE_BACK ? 0 : HOUSE * (1 - ((y - HOUSE_CURVE) / (HOUSE_BACK - HOUSE_CURVE)) ** 3) ** (1 / 2.6);
  return Math.min(HOUSE, hullAt(y) - DECK_WIDTH);
}

const tidy = (number: number): number => Math.round(number * 10) / 10;
const at = (x: number, y: number): Point => ({ x: tidy(x), y });
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Heights at which curved sides have corners: close together where they bend. */
const HULL_STEPS = [
  BOW,
  26,
  29,
  33,
  38,
  44,
  52,
  60,
  70,
  80,
  90,
  100,
  112,
  124,
  136,
  150,
  163,
  ROWS[0],
  190,
  214,
  ROWS[1],
  ROWS[2],
  408,
  424,
  438,
  450,
  462,
  472,
  481,
  489,
  496,
  502,
  506,
  509,
  511,
  STERN,
];
const HOUSE_STEPS = [
  HOUSE_FRONT,
  106,
  116,
  128,
  140,
  152,
  164,
  ROWS[0],
  190,
  202,
  214,
  ROWS[1],
  ROWS[2],
  HOUSE_CURVE,
  442,
  449,
  455,
  460,
  463,
  465,
  HOUSE_BACK,
];

/** The right side, from the bow to the stern. */
function side(steps: readonly number[], breadth: (y: number) => number, from: number, to: number): Point[] {
  return steps.filter((y) => y >= from && y <= to).map((y) => at(MIDDLE + breadth(y), y));
}

const hull = (from: number, to: number): Point[] => side(HULL_STEPS, hullAt, from, to);
const house = (from: number, to: number): Point[] => side(HOUSE_STEPS, houseAt, from, to);
/** The front of the bridge bulges a little, from the middle line to the right. */
const FRONT: readonly Point[] = [at(MIDDLE, 91), at(MIDDLE + 9, 92), at(MIDDLE + 18, 94.5)];

export const CABIN_ROWS = [225.5, 324.5] as const;
const CONFINED = { across: 30, down: 28, corner: 8 };

/** The right half of the sick bay or the brig, from the top to the bottom. */
function confinedSide(middle: number): Point[] {
  const { across, down, corner } = CONFINED;
  return [
    at(MIDDLE, middle - down),
    at(MIDDLE + across - corner, middle - down),
    at(MIDDLE + across, middle - down + corner),
    at(MIDDLE + across, middle + down - corner),
    at(MIDDLE + across - corner, middle + down),
    at(MIDDLE, middle + down),
  ];
}

const back = (points: readonly Point[]): Point[] => [...points].reverse();
const mirror = (point: Point): Point => at(WIDTH - point.x, point.y);
const mirrorBox = (from: Box): Box => ({ ...from, x: WIDTH - from.x - from.width });

function mirrored(shape: SpaceShape, die: readonly number[]): SpaceShape {
  return {
    ...shape,
    outline: shape.outline.map(mirror),
    label: mirrorBox(shape.label),
    deepOnes: mirror(shape.deepOnes),
    monarchs: shape.monarchs.map(mirror),
    passengers: shape.passengers && mirror(shape.passengers),
    people: shape.people.map(mirror),
    damage: shape.damage && mirror(shape.damage),
    die,
  };
}

const NONE = { monarchs: [], passengers: null, people: [], damage: null, die: [] } as const;

/** The spaces of the right side in the order of their rows. */
function waters(): SpaceShape[] {
  const kind = 'water';
  const edge = (y: number): Point => at(WIDTH, y);
  const beside = (from: number, to: number): SpaceShape => ({
    ...NONE,
    kind,
    outline: [...hull(from, to), edge(to), edge(from)],
    label: box(328, from + 5, 16, 14),
    deepOnes: at(336, from + 84),
    monarchs: [at(336, from + 32), at(336, from + 58)],
  });
  return [
    {
      ...NONE,
      kind,
      outline: [at(MIDDLE, 0), ...hull(BOW, ROWS[0]), edge(ROWS[0]), edge(0)],
      label: box(222, 10, 44, 16),
      deepOnes: at(318, 118),
      monarchs: [at(290, 66), at(332, 74)],
      die: [1, 2, 3, 4],
    },
    beside(ROWS[0], ROWS[1]),
    beside(ROWS[1], ROWS[2]),
    {
      ...NONE,
      kind,
      outline: [...hull(ROWS[2], STERN), at(MIDDLE, HEIGHT), edge(HEIGHT), edge(ROWS[2])],
      label: box(328, ROWS[2] + 5, 16, 14),
      deepOnes: at(328, 486),
      monarchs: [at(334, 412), at(338, 446)],
    },
  ];
}

function decks(): SpaceShape[] {
  const kind = 'deck';
  const beside = (from: number, to: number, number: number): SpaceShape => ({
    ...NONE,
    kind,
    outline: [...hull(from, to), ...back(house(from, to))],
    label: box(from === ROWS[0] ? 270 : 280.5, from + 3, 16, 13),
    deepOnes: at(277, from + 27),
    passengers: at(299, from + 27),
    people: [at(277, from + 47), at(299, from + 47), at(277, from + 66), at(299, from + 66), at(277, from + 85), at(299, from + 85)],
    die: [number],
  });
  return [
    {
      ...NONE,
      kind,
      outline: [...hull(BOW, ROWS[0]), ...back(house(HOUSE_FRONT, ROWS[0])), ...back(FRONT)],
      label: box(183, 43, 16, 13),
      deepOnes: at(194, 70),
      passengers: at(212, 82),
      people: [at(237, 108), at(249, 123), at(260, 139), at(267, 156), at(228, 93), at(284, 166)],
      die: [1],
    },
    beside(ROWS[0], ROWS[1], 3),
    beside(ROWS[1], ROWS[2], 5),
    {
      ...NONE,
      kind,
      outline: [...hull(ROWS[2], STERN), ...back(house(ROWS[2], HOUSE_BACK))],
      label: box(280.5, ROWS[2] + 3, 16, 13),
      deepOnes: at(277, ROWS[2] + 27),
      passengers: at(299, ROWS[2] + 27),
      people: [at(277, 421), at(298, 421), at(275, 441), at(254, 478), at(234, 483), at(213, 487)],
      die: [7],
    },
  ];
}

/** The room on the right of the sick bay or of the brig: they meet above and below it. */
function roomBeside(from: number, to: number, middle: number, number: number): SpaceShape {
  return {
    ...NONE,
    kind: 'room',
    outline: [at(MIDDLE, from), ...house(from, to), at(MIDDLE, to), ...back(confinedSide(middle))],
    label: box(183, from + 2, from === ROWS[0] ? 72 : 80, 19),
    deepOnes: at(248, from + 38),
    people: [at(224, from + 38), at(248, from + 61), at(224, from + 61), at(250, from + 87), at(229, from + 87), at(208, from + 87)],
    damage: at(190, from + 88),
    die: [number],
  };
}

function bridge(): SpaceShape {
  const right = [...FRONT, ...house(HOUSE_FRONT, ROWS[0])];
  return {
    ...NONE,
    kind: 'room',
    outline: [...right, at(MIDDLE, ROWS[0]), ...back(right.slice(1)).map(mirror)],
    label: box(145, 112, 70, 18),
    deepOnes: at(126, 163),
    people: [at(169, 141), at(191, 141), at(148, 163), at(169, 163), at(191, 163), at(212, 163)],
    damage: at(234, 163),
    die: [1, 2],
  };
}

function boilerRoom(): SpaceShape {
  const right = house(ROWS[2], HOUSE_BACK);
  return {
    ...NONE,
    kind: 'room',
    outline: [at(MIDDLE, ROWS[2]), ...right, ...back(right.slice(0, -1)).map(mirror)],
    label: box(106, ROWS[2] + 3, 148, 19),
    deepOnes: at(116, 412),
    people: [at(142, 412), at(164, 412), at(186, 412), at(208, 412), at(230, 412), at(142, 435)],
    damage: at(218, 438),
    die: [7, 8],
  };
}

function confined(middle: number): SpaceShape {
  const right = confinedSide(middle);
  return {
    ...NONE,
    kind: 'confined',
    outline: [...right, ...back(right.slice(1, -1)).map(mirror)],
    label: box(MIDDLE - 23.5, middle - 26, 47, 14),
    deepOnes: at(MIDDLE, middle),
    people: [
      at(MIDDLE - 18, middle - 2),
      at(MIDDLE, middle - 2),
      at(MIDDLE + 18, middle - 2),
      at(MIDDLE - 18, middle + 16),
      at(MIDDLE, middle + 16),
      at(MIDDLE + 18, middle + 16),
    ],
  };
}

/** Both sides of each row, the right one first. */
function pairs(shapes: readonly SpaceShape[], dieOnTheLeft: (right: readonly number[]) => readonly number[]): SpaceShape[] {
  return shapes.flatMap((shape) => [shape, mirrored(shape, dieOnTheLeft(shape.die))]);
}

const chapel = roomBeside(ROWS[0], ROWS[1], CABIN_ROWS[0], 3);
const cargoHold = roomBeside(ROWS[1], ROWS[2], CABIN_ROWS[1], 5);

/** By the numbers of the spaces. */
export const SHAPES: readonly SpaceShape[] = [
  ...pairs(waters(), (right) => right.map((number) => number + 4)),
  ...pairs(decks(), (right) => right.map((number) => number + 1)),
  bridge(),
  chapel,
  mirrored(chapel, [4]),
  cargoHold,
  mirrored(cargoHold, [6]),
  boilerRoom(),
  confined(CABIN_ROWS[0]),
  confined(CABIN_ROWS[1]),
];

/** From the water over the deck into the rooms, those of the right side first. */
function inward(): Arrow[] {
  const rooms = ['bridge', 'chapel', 'cargo_hold', 'boiler_room'] as const;
  const leftRooms = ['bridge', 'captains_cabin', 'galley', 'boiler_room'] as const;
  const heights = [132, (ROWS[0] + ROWS[1]) / 2, (ROWS[1] + ROWS[2]) / 2, 408];
  return heights.flatMap((y, row) => {
    const bend = row === 0 ? 20 : 0;
    const steps = [
      { over: hullAt(y), from: 2 * row, to: FIRST_DECK + 2 * row, other: FIRST_DECK + 2 * row + 1 },
      { over: houseAt(y), from: FIRST_DECK + 2 * row, to: SPACES.indexOf(rooms[row]!), other: SPACES.indexOf(leftRooms[row]!) },
    ];
    return steps.flatMap(({ over, from, to, other }) => [
      { from, to, x: tidy(MIDDLE + over), y, turn: 180 - bend },
      { from: from + 1, to: other, x: tidy(MIDDLE - over), y, turn: bend },
    ]);
  });
}

export const ARROWS: readonly Arrow[] = inward();

/** The whole ship. */
export const HULL: readonly Point[] = [...hull(BOW, STERN), ...back(hull(BOW, STERN).slice(1, -1)).map(mirror)];
