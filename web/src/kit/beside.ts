// Where a note stands so that it does not cover what it is about, and stays inside the window.

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}

const MARGIN = 8;

/**
 * Below, above, to the right or to the left of a thing, whichever has room first. Where no side has, as for a thing that
 * fills the window, it stands beside the point that was pointed at.
 */
export function beside(thing: Box, note: Size, view: Size, point?: { x: number; y: number } | null): { left: number; top: number } {
  const inside = (at: number, size: number, whole: number) => Math.max(MARGIN, Math.min(at, whole - size - MARGIN));
  const across = inside(thing.left + thing.width / 2 - note.width / 2, note.width, view.width);
  const along = inside(thing.top + thing.height / 2 - note.height / 2, note.height, view.height);
  const [below, above] = [thing.top + thing.height + MARGIN, thing.top - MARGIN - note.height];
  const [right, left] = [thing.left + thing.width + MARGIN, thing.left - MARGIN - note.width];
  if (below + note.height + MARGIN <= view.height && below >= MARGIN) return { left: across, top: below };
  if (above >= MARGIN && above + note.height + MARGIN <= view.height) return { left: across, top: above };
  if (right + note.width + MARGIN <= view.width && right >= MARGIN) return { left: right, top: along };
  if (left >= MARGIN && left + note.width + MARGIN <= view.width) return { left, top: along };
  const { x, y } = point ?? { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  if (point) return beside({ left: x - MARGIN, top: y - MARGIN, width: 2 * MARGIN, height: 2 * MARGIN }, note, view);
  return { left: inside(x - note.width / 2, note.width, view.width), top: inside(y + MARGIN, note.height, view.height) };
}
