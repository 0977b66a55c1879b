// How the sheet lies before the reader: upright, bow on top; or on its side, bow to the right, where a window is broader
// than high. Everything is told once, upright (geometry.ts), and turned here.
import { SPACES } from '../facts';
import { HEIGHT, SHAPES, WIDTH, type SpaceShape } from './geometry';
import { boundsOf, type Box, type Point } from './outline';

/** Pixels for a unit of the sheet from which on its names are of 12 pixels and can be read. */
export const NAMED = 1.31;

export interface Layout {
  lying: boolean;
  width: number;
  height: number;
  shapes: readonly SpaceShape[];
}

export const UPRIGHT: Layout = { lying: false, width: WIDTH, height: HEIGHT, shapes: SHAPES };

const NAME = 19;
/** Where names stand that would lie over people if they were turned with their room. */
const LYING_LABELS: Readonly<Partial<Record<(typeof SPACES)[number], Box>>> = {
  water1: { x: 464, y: 236, width: 84, height: 16 },
  water2: { x: 464, y: 108, width: 84, height: 16 },
  bridge: { x: 426, y: 171, width: 34, height: 18 },
  boiler_room: { x: 92, y: 243, width: 82, height: NAME },
};

const turned = ({ x, y }: Point): Point => ({ x: HEIGHT - y, y: x });

/** Letters stay upright: the box keeps its measures, turns with its middle, and stays on the sheet. */
function turnedLabel({ x, y, width, height }: Box): Box {
  const middle = turned({ x: x + width / 2, y: y + height / 2 });
  const within = (from: number, size: number, whole: number): number => Math.min(Math.max(2, from - size / 2), whole - size - 2);
  return { x: within(middle.x, width, HEIGHT), y: within(middle.y, height, WIDTH), width, height };
}

/** The name of a room stands along its outer wall, that of the sick bay and of the brig at the top. */
function roomLabel({ kind, outline }: Pick<SpaceShape, 'kind' | 'outline'>): Box {
  const { x, y, width, height } = boundsOf(outline);
  if (kind === 'confined') return { x: x + 6, y: y + 2, width: width - 12, height: 14 };
  return { x: x + 4, y: y < WIDTH / 2 - 1 ? y + 2 : y + height - NAME - 2, width: width - 8, height: NAME };
}

function laidDown(shape: SpaceShape, space: number): SpaceShape {
  const outline = shape.outline.map(turned);
  const own = LYING_LABELS[SPACES[space]!];
  return {
    ...shape,
    outline,
    label:
      own ?? (shape.kind === 'room' || shape.kind === 'confined' ? roomLabel({ kind: shape.kind, outline }) : turnedLabel(shape.label)),
    deepOnes: turned(shape.deepOnes),
    monarchs: shape.monarchs.map(turned),
    passengers: shape.passengers && turned(shape.passengers),
    people: shape.people.map(turned),
    damage: shape.damage && turned(shape.damage),
  };
}

export const LYING: Layout = { lying: true, width: HEIGHT, height: WIDTH, shapes: SHAPES.map(laidDown) };
