// Where things lie on the sheet of the map: places, lines between them, shores, and what is gathered around a place.
import type { Content } from '../content';
import type { Shore } from './coast';

export const WIDTH = 1000;
export const HEIGHT = 1080;
/** Packs place things on a square; the sheet is a little taller, which gives phones more room. */
const ACROSS = 10;
const DOWN = 11.2;
const TOP = 24;

export interface Point {
  x: number;
  y: number;
}

export function onSheet({ x, y }: Point): Point {
  return { x: x * ACROSS, y: TOP + y * DOWN };
}

/** Each line once, by the numbers of its ends. */
export function linesOf(content: Content): [number, number][] {
  return content.places.flatMap(({ lines }, here) => lines.filter((there) => there > here).map((there): [number, number] => [here, there]));
}

/** A closed shore with soft corners: it bends at the points and passes through the middle of each stretch. */
export function shorePath(shore: Shore): string {
  const points = shore.map(([x, y]) => onSheet({ x: x / 10, y: y / 10 }));
  const middle = (at: number): string => {
    const [one, other] = [points[at % points.length]!, points[(at + 1) % points.length]!];
    return `${Math.round((one.x + other.x) / 2)} ${Math.round((one.y + other.y) / 2)}`;
  };
  return `M${middle(points.length - 1)}${points.map(({ x, y }, at) => `Q${Math.round(x)} ${Math.round(y)} ${middle(at)}`).join('')}Z`;
}

/** So many things side by side, around a middle. */
export function row(count: number, apart: number, { x, y }: Point): Point[] {
  return Array.from({ length: count }, (_, at) => ({ x: x + (at - (count - 1) / 2) * apart, y }));
}

/** Where things stand around a place, from its middle. */
export const AROUND = {
  people: { x: 0, y: -47 },
  tokens: { x: 0, y: 46 },
  cards: { x: 50, y: 0 },
  hare: { x: 40, y: -6 },
} as const;
export const SIZES = { mark: 58, person: 44, token: 46, card: 40, hare: 38 } as const;
/** What stands in a row comes closer together, the more of it there is. */
export const APART = { people: [0, 0, 40, 34, 30], tokens: [0, 0, 44, 42, 38] } as const;

export function apart(what: keyof typeof APART, count: number): number {
  const steps = APART[what];
  return steps[Math.min(count, steps.length - 1)] ?? 0;
}
