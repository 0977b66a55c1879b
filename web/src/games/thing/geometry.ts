// Where everybody sits: chairs at equal steps along a round-cornered table, one's own at the bottom, the others clockwise
// from it, as at a real table to one's left.

export interface Point {
  x: number;
  y: number;
}

/** The middle of a gap between two chairs, and the direction from one chair to the other, in degrees. */
export interface Gap extends Point {
  turn: number;
}

export interface Ring {
  /** By place. */
  chairs: readonly Point[];
  /** By place: the gap between it and the next. */
  gaps: readonly Gap[];
  chairWidth: number;
  chairHeight: number;
  /** Half the sides and the corner of the line on which the chairs stand. */
  across: number;
  down: number;
  corner: number;
  centre: Point;
}

/** How round the corners are: 1 would be half circles. */
const ROUND = 0.62;
/** Of the width of a chair: what a door needs between two chairs. */
const DOOR = 0.4;

interface Line {
  across: number;
  down: number;
  corner: number;
}

function lengthOf({ across, down, corner }: Line): number {
  return 4 * (across - corner) + 4 * (down - corner) + 2 * Math.PI * corner;
}

/** The point at this way along the line from the middle of the bottom, clockwise, seen from its centre. */
export function along(line: Line, way: number): Point {
  const { across, down, corner } = line;
  const flat = across - corner;
  const steep = down - corner;
  const arc = (Math.PI / 2) * corner;
  const whole = lengthOf(line);
  let left = ((way % whole) + whole) % whole;
  const take = (length: number): number | null => {
    if (left <= length) return left;
    left -= length;
    return null;
  };
  const bend = (x: number, y: number, from: number, gone: number): Point => {
    const angle = from + (corner === 0 ? 0 : gone / corner);
    return { x: x + corner * Math.cos(angle), y: y + corner * Math.sin(angle) };
  };
  let gone = take(flat);
  if (gone !== null) return { x: -gone, y: down };
  gone = take(arc);
  if (gone !== null) return bend(-flat, steep, Math.PI / 2, gone);
  gone = take(2 * steep);
  if (gone !== null) return { x: -across, y: steep - gone };
  gone = take(arc);
  if (gone !== null) return bend(-flat, -steep, Math.PI, gone);
  gone = take(2 * flat);
  if (gone !== null) return { x: -flat + gone, y: -down };
  gone = take(arc);
  if (gone !== null) return bend(flat, -steep, 1.5 * Math.PI, gone);
  gone = take(2 * steep);
  if (gone !== null) return { x: across, y: -steep + gone };
  gone = take(arc);
  if (gone !== null) return bend(flat, steep, 0, gone);
  return { x: flat - left, y: down };
}

/** The table of `number` chairs in a room of this size; `mine` is the place at the bottom. `unit` is the size of text. */
export function ringOf(number: number, mine: number, width: number, height: number, unit = 16): Ring {
  const lineFor = (chairWidth: number, chairHeight: number): Line => {
    const across = Math.max(0, (width - chairWidth) / 2 - unit * 0.25);
    const down = Math.max(0, (height - chairHeight) / 2 - unit * 0.25);
    return { across, down, corner: Math.min(across, down) * ROUND };
  };
  // As large as the room allows: a chair needs its own width and that of a door along the line.
  let chairWidth = Math.min(9.5 * unit, width / 4.6);
  for (; chairWidth > 3.7 * unit; chairWidth -= unit / 8) {
    const line = lineFor(chairWidth, heightOf(chairWidth, unit));
    const step = lengthOf(line) / number;
    if (step >= chairWidth * (1 + DOOR) && heightOf(chairWidth, unit) * 3.1 <= height) break;
  }
  const chairHeight = heightOf(chairWidth, unit);
  const line = lineFor(chairWidth, chairHeight);
  const centre = { x: width / 2, y: height / 2 };
  const step = lengthOf(line) / number;
  const at = (steps: number): Point => {
    const { x, y } = along(line, steps * step);
    return { x: centre.x + x, y: centre.y + y };
  };
  const chairs = Array.from({ length: number }, (_, place) => at((place - mine + number) % number));
  const gaps = chairs.map((chair, place) => {
    const next = chairs[(place + 1) % number] ?? chair;
    const middle = at(((place - mine + number) % number) + 0.5);
    return { ...middle, turn: (Math.atan2(next.y - chair.y, next.x - chair.x) * 180) / Math.PI };
  });
  return { chairs, gaps, chairWidth, chairHeight, centre, ...line };
}

function heightOf(chairWidth: number, unit: number): number {
  return Math.max(3.4 * unit, Math.min(chairWidth * 0.82, 6.6 * unit));
}

/** The next place with a living player from this one; `way` 1 is clockwise, -1 against it. */
export function neighbour(place: number, way: number, chairs: readonly number[], out: readonly boolean[]): number {
  const number = chairs.length;
  for (let steps = 1; steps < number; steps += 1) {
    const other = (((place + way * steps) % number) + number) % number;
    if (!out[chairs[other] ?? -1]) return other;
  }
  return place;
}

/** The seat that is `steps` living players away on that side. */
export function seatAway(seat: number, way: number, steps: number, chairs: readonly number[], out: readonly boolean[]): number {
  let place = chairs.indexOf(seat);
  for (let step = 0; step < steps; step += 1) place = neighbour(place, way, chairs, out);
  return chairs[place] ?? -1;
}

/**
 * A line from chair to chair that ends before them and keeps clear of the middle of the table, where the piles lie:
 * neighbours pass things along the edge, those across from each other around the middle.
 */
export function linkPath(from: Point, to: Point, centre: Point, inset: number, clear: number): string {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const away = Math.hypot(half.x - centre.x, half.y - centre.y);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const side =
    away > 1
      ? { x: (half.x - centre.x) / away, y: (half.y - centre.y) / away }
      : { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
  // The middle of the curve lies halfway between the middle of the chord and the point that bends it.
  const reach = 2 * Math.max(clear, away * 0.8) - away;
  const bend = { x: centre.x + side.x * reach, y: centre.y + side.y * reach };
  const towards = (point: Point): Point => {
    const share = Math.min(0.45, inset / (Math.hypot(bend.x - point.x, bend.y - point.y) || 1));
    return { x: point.x + (bend.x - point.x) * share, y: point.y + (bend.y - point.y) * share };
  };
  const write = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${write(towards(from))} Q${write(bend)} ${write(towards(to))}`;
}

/** A closed rounded box around the centre, as a path that begins at the bottom and runs clockwise. */
export function boxPath({ centre, across, down, corner }: Ring, inset: number): string {
  const [x, y] = [Math.max(1, across - inset), Math.max(1, down - inset)];
  const round = Math.max(0, Math.min(corner - inset * 0.4, x, y));
  const [left, right, top, bottom] = [centre.x - x, centre.x + x, centre.y - y, centre.y + y].map((each) => Number(each.toFixed(1)));
  const r = Number(round.toFixed(1));
  const arc = (toX: number, toY: number): string => `A${r} ${r} 0 0 1 ${toX.toFixed(1)} ${toY.toFixed(1)}`;
  return [
    `M${centre.x.toFixed(1)} ${bottom}`,
    `H${(left! + r).toFixed(1)}`,
    arc(left!, bottom! - r),
    `V${(top! + r).toFixed(1)}`,
    arc(left! + r, top!),
    `H${(right! - r).toFixed(1)}`,
    arc(right!, top! + r),
    `V${(bottom! - r).toFixed(1)}`,
    arc(right! - r, bottom!),
    'Z',
  ].join('');
}
