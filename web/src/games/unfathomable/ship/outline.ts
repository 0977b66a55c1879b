// Outlines as lists of corners: how to draw them, how large they are, what lies inside.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/** The smallest box around an outline. */
export function boundsOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

export function inside({ x, y }: Point, outline: readonly Point[]): boolean {
  return outline.reduce((within, one, number) => {
    const other = outline[(number + 1) % outline.length]!;
    const crosses = one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x;
    return crosses ? !within : within;
  }, false);
}
