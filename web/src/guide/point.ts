// Points at the part of the screen that a lesson speaks of. Parts bear its word in `data-guide`, as classes are named:
// data-guide="dials instruments".
import './point.css';

const POINTED = 'data-guided';

/** Whatever was pointed at is plain again, and this part shines; '' points at nothing. The parts that shine now. */
export function point(part: string, root: ParentNode = document): readonly Element[] {
  const wanted = part === '' ? [] : [...root.querySelectorAll(`[data-guide~="${CSS.escape(part)}"]`)];
  for (const old of root.querySelectorAll(`[${POINTED}]`)) if (!wanted.includes(old)) old.removeAttribute(POINTED);
  for (const found of wanted) found.setAttribute(POINTED, '');
  return wanted;
}

/** Brings the first of these parts into sight; of one that fills most of the window, where it begins. */
export function show(parts: readonly Element[], still: boolean): void {
  const [part] = parts;
  if (!part) return;
  const { top, bottom, height } = part.getBoundingClientRect();
  const isLarge = height > window.innerHeight / 2;
  if (isLarge && top < window.innerHeight / 4 && bottom > window.innerHeight / 2) return;
  part.scrollIntoView({ block: isLarge ? 'start' : 'nearest', inline: 'nearest', behavior: still ? 'auto' : 'smooth' });
}

/** How much of the room for buttons is free, from the last of them down to the hand below it. */
export function roomBelowButtons(root: ParentNode = document): number {
  const area = root.querySelector('.dock .asking .area');
  const hand = root.querySelector('.dock > .hand');
  if (!area || !hand || area.querySelector('[data-picked]:not(:empty)')) return 0;
  const end = area.getBoundingClientRect().bottom;
  if (hand.getBoundingClientRect().top < end - 8) return 0; // beside each other
  const ends = [...area.querySelectorAll('button, p')].map((each) => each.getBoundingClientRect().bottom);
  return Math.max(0, Math.floor(end - Math.max(area.getBoundingClientRect().top, ...ends) - 4));
}
