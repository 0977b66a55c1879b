// Looking closer at the map: how much, and which part of the sheet lies in the upper left corner of the window.

/** `x` and `y` are parts of the sheet, from 0 to 1. */
export interface Lens {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Lens = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 3.5;
/** What one step brings: a quarter of the sheet fills the window. */
export const STEP = 2;

/** Never further than the whole sheet, and never beyond its edges. */
export function within({ scale, x, y }: Lens): Lens {
  const kept = Math.min(Math.max(scale, 1), CLOSEST);
  const room = 1 - 1 / kept;
  return { scale: kept, x: Math.min(Math.max(x, 0), room), y: Math.min(Math.max(y, 0), room) };
}

/** Closer by a factor, with the point of the window (its parts, from 0 to 1) staying where it is. */
export function closer(lens: Lens, factor: number, px: number, py: number): Lens {
  const scale = Math.min(Math.max(lens.scale * factor, 1), CLOSEST);
  return within({ scale, x: lens.x + px / lens.scale - px / scale, y: lens.y + py / lens.scale - py / scale });
}

/** Moved by parts of the window. */
export function moved(lens: Lens, dx: number, dy: number): Lens {
  return within({ ...lens, x: lens.x - dx / lens.scale, y: lens.y - dy / lens.scale });
}

/** With a point of the sheet in the middle of the window. */
export function centred(lens: Lens, x: number, y: number): Lens {
  return within({ ...lens, x: x - 0.5 / lens.scale, y: y - 0.5 / lens.scale });
}

/** A quarter of the sheet, or the whole of it if one looks closer already. */
export function quarter(lens: Lens, px: number, py: number): Lens {
  return lens.scale > 1 ? WHOLE : centred({ ...lens, scale: STEP }, px < 0.5 ? 0.25 : 0.75, py < 0.5 ? 0.25 : 0.75);
}

/** Whether a point of the sheet can be seen, with a margin in parts of the window. */
export function shows(lens: Lens, x: number, y: number, margin = 0.08): boolean {
  const inside = (at: number, from: number): boolean => (at - from) * lens.scale >= margin && (at - from) * lens.scale <= 1 - margin;
  return lens.scale <= 1 || (inside(x, lens.x) && inside(y, lens.y));
}
