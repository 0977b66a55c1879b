import { describe, expect, it } from 'vitest';
import table from '../../../../../src/bathysphere/games/unfathomable/cards/spaces.toml?raw';
import { SPACES } from '../facts';
import { ARROWS, HEIGHT, SHAPES, THE_DEEP, WIDTH } from './geometry';
import { inside, type Point } from './outline';

/** The table of the rules, row by row. */
const ROWS = table
  .split('[[space]]')
  .slice(1)
  .map((row) => {
    const words = (key: string): string[] => new RegExp(`^${key} = (.*)$`, 'm').exec(row)?.[1]?.match(/\w+/g) ?? [];
    return {
      id: words('id')[0]!,
      adjacent: words('adjacent'),
      arrow: words('arrow')[0],
      die: [...words('bow'), ...words('numbers')].map(Number),
    };
  });
const number = (id: string): number => SPACES.indexOf(id as (typeof SPACES)[number]);
const shape = (id: string) => SHAPES[number(id)]!;

/** How long the border is that two outlines have in common, corner by corner. */
function border(one: readonly Point[], other: readonly Point[]): number {
  const edges = (points: readonly Point[]) => points.map((point, at) => [point, points[(at + 1) % points.length]!] as const);
  const key = (from: Point, to: Point): string => `${from.x} ${from.y} ${to.x} ${to.y}`;
  const theirs = new Set(edges(other).flatMap(([from, to]) => [key(from, to), key(to, from)]));
  return edges(one).reduce((sum, [from, to]) => sum + (theirs.has(key(from, to)) ? Math.hypot(from.x - to.x, from.y - to.y) : 0), 0);
}

/** Points around a figure of this size. */
const around = ({ x, y }: Point, size: number): Point[] =>
  Array.from({ length: 12 }, (_, at) => ({
    x: x + (size / 2) * Math.cos((at * Math.PI) / 6),
    y: y + (size / 2) * Math.sin((at * Math.PI) / 6),
  }));

describe('the ship', () => {
  it('has a shape for each space, in the order of the table', () => {
    expect(ROWS.map(({ id }) => id)).toEqual(SPACES.slice(0, THE_DEEP));
    expect(SHAPES).toHaveLength(THE_DEEP);
  });

  it('draws spaces that touch with a border in common, and no others', () => {
    for (const [here, row] of ROWS.entries()) {
      const drawn = SHAPES.flatMap((other, there) =>
        there !== here && border(SHAPES[here]!.outline, other.outline) >= 9 ? [SPACES[there]!] : [],
      );
      expect(drawn.sort(), row.id).toEqual([...row.adjacent].sort());
    }
  });

  it('has no slips of border between spaces that do not touch', () => {
    for (const [here, row] of ROWS.entries())
      for (const [there, other] of SHAPES.entries())
        if (there !== here && !row.adjacent.includes(SPACES[there]!))
          expect(border(SHAPES[here]!.outline, other.outline), `${row.id} ${SPACES[there]}`).toBe(0);
  });

  it('shows the die numbers of the table', () => {
    for (const row of ROWS) expect(shape(row.id).die, row.id).toEqual(row.die);
  });

  it('has the bow on top and odd numbers on the right', () => {
    const middle = (id: string): Point => {
      const { label } = shape(id);
      return { x: label.x + label.width / 2, y: label.y + label.height / 2 };
    };
    for (const kind of ['water', 'deck'])
      for (const odd of [1, 3, 5, 7]) {
        expect(middle(`${kind}${odd}`).x).toBeGreaterThan(WIDTH / 2);
        expect(middle(`${kind}${odd + 1}`).x).toBeLessThan(WIDTH / 2);
        if (odd > 1) expect(middle(`${kind}${odd}`).y).toBeGreaterThan(middle(`${kind}${odd - 2}`).y);
      }
    expect(middle('chapel').x).toBeGreaterThan(middle('captains_cabin').x);
    expect(middle('cargo_hold').x).toBeGreaterThan(middle('galley').x);
    expect(middle('bridge').y).toBeLessThan(middle('chapel').y);
    expect(middle('boiler_room').y).toBeGreaterThan(middle('galley').y);
  });

  it('stays within its frame', () => {
    for (const { outline } of SHAPES)
      for (const { x, y } of outline) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(WIDTH);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(HEIGHT);
      }
  });
});

describe('a space', () => {
  const SIZES = {
    water: { deepOnes: 26, people: 18 },
    deck: { deepOnes: 18, people: 18 },
    room: { deepOnes: 20, people: 20 },
    confined: { deepOnes: 17, people: 17 },
  };

  it.each(SPACES.slice(0, THE_DEEP))('%s has its label inside', (id) => {
    const { label, outline } = shape(id);
    for (const x of [label.x, label.x + label.width])
      for (const y of [label.y, label.y + label.height]) expect(inside({ x, y }, outline), `${x} ${y}`).toBe(true);
  });

  it.each(SPACES.slice(0, THE_DEEP))('%s has its figures inside, none over another, none on the label', (id) => {
    const { kind, outline, label, deepOnes, monarchs, passengers, people, damage } = shape(id);
    const size = SIZES[kind];
    const figures = [
      ...(kind === 'confined' ? [] : [{ at: deepOnes, size: size.deepOnes }]),
      ...monarchs.map((at) => ({ at, size: 26 })),
      ...(passengers ? [{ at: passengers, size: 18 }] : []),
      ...people.map((at) => ({ at, size: size.people })),
      ...(damage ? [{ at: damage, size: 18 }] : []),
    ];
    for (const [which, figure] of figures.entries()) {
      for (const point of around(figure.at, figure.size)) expect(inside(point, outline), JSON.stringify(figure)).toBe(true);
      for (const other of figures.slice(which + 1))
        expect(Math.hypot(figure.at.x - other.at.x, figure.at.y - other.at.y) + 1, JSON.stringify([figure, other])).toBeGreaterThanOrEqual(
          (figure.size + other.size) / 2,
        );
      const away = {
        x: Math.max(label.x - figure.at.x, figure.at.x - label.x - label.width, 0),
        y: Math.max(label.y - figure.at.y, figure.at.y - label.y - label.height, 0),
      };
      expect(Math.hypot(away.x, away.y) + 1, `the label and ${JSON.stringify(figure)}`).toBeGreaterThanOrEqual(figure.size / 2);
    }
  });

  it('has room for six characters wherever characters can be, and for two monarchs in the water', () => {
    for (const { kind, people, monarchs, passengers } of SHAPES) {
      expect(people).toHaveLength(kind === 'water' ? 0 : 6);
      expect(monarchs).toHaveLength(kind === 'water' ? 2 : 0);
      expect(passengers !== null).toBe(kind === 'deck');
    }
  });
});

describe('arrows', () => {
  it('point where the table says, over a border that both spaces have', () => {
    const drawn = Object.fromEntries(ARROWS.map(({ from, to }) => [SPACES[from], SPACES[to]]));
    expect(drawn).toEqual(Object.fromEntries(ROWS.flatMap(({ id, arrow }) => (arrow ? [[id, arrow]] : []))));
    for (const { from, to, x, y, turn } of ARROWS) {
      const ahead = (steps: number): Point => ({
        x: x + steps * Math.cos((turn * Math.PI) / 180),
        y: y + steps * Math.sin((turn * Math.PI) / 180),
      });
      expect(inside(ahead(-5), SHAPES[from]!.outline), `${SPACES[from]} ${turn}`).toBe(true);
      expect(inside(ahead(5), SHAPES[to]!.outline), `${SPACES[to]} ${turn}`).toBe(true);
    }
  });
});
