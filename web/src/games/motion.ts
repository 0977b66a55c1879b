// Things move from where they were to where they are. Boards say what a thing is and where it lies; this finds out what
// moved between two pictures and lets it glide. It knows no game, and only what is drawn can move: a card that the
// viewer may not know is drawn as a back, or not at all.
//
//   data-flip="ally:7"   what the viewer sees there; equal things carry equal names
//   data-zone="hand"     where it lies
//   data-from="deck"     the anchor from which it comes if it was nowhere before
//   data-to="discard"    the anchor to which it goes if it is nowhere afterwards
//   data-anchor="deck"   a place to come from or to go to
//   data-clear           nothing flies over it, nor from or to a place behind it: whatever would appears and vanishes at its place

export interface Thing {
  name: string;
  zone: string;
  element: HTMLElement;
  box: DOMRect;
}

export interface Pairing {
  /** The same thing before and after. */
  moved: [before: Thing, after: Thing][];
  came: Thing[];
  gone: Thing[];
}

interface Picture {
  things: Thing[];
  anchors: Map<string, DOMRect>;
  clear: DOMRect[];
}

/** Where a thing goes that is no longer drawn: the name of an anchor, or null if it just fades. */
export type Goes = (thing: Thing) => string | null;

export interface Flight {
  /** A class of the game's style sheet that draws it. */
  look: string;
  count: number;
  from: string;
  to: string;
}

const SHORTEST = 150;
const LONGEST = 400;
const STAGGER = 60;
const MOST_IN_FLIGHT = 6;
/** More than this at once is a jump to another moment, not a move. */
const MOST_CHANGES = 24;
const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)';

let before: Picture | null = null;

/**
 * Which things are the same in two pictures. Within a zone equal things keep their order; what is left over of one name
 * has moved between zones.
 */
export function pair(old: readonly Thing[], now: readonly Thing[]): Pairing {
  const moved: [Thing, Thing][] = [];
  const match = (key: (thing: Thing) => string, olds: readonly Thing[], news: readonly Thing[]): [Thing[], Thing[]] => {
    const waiting = new Map<string, Thing[]>();
    for (const thing of olds) {
      const same = waiting.get(key(thing));
      if (same) same.push(thing);
      else waiting.set(key(thing), [thing]);
    }
    const came: Thing[] = [];
    for (const thing of news) {
      const first = waiting.get(key(thing))?.shift();
      if (first) moved.push([first, thing]);
      else came.push(thing);
    }
    return [[...waiting.values()].flat(), came];
  };
  const [left, unmatched] = match((thing) => `${thing.zone} ${thing.name}`, old, now);
  const [gone, came] = match((thing) => thing.name, left, unmatched);
  return { moved, came, gone };
}

function picture(): Picture {
  const things: Thing[] = [];
  const anchors = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-flip]')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) things.push({ name: element.dataset.flip ?? '', zone: element.dataset.zone ?? '', element, box });
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const box = element.getBoundingClientRect();
    const name = element.dataset.anchor ?? '';
    if (box.width > 0 && !anchors.has(name)) anchors.set(name, box);
  }
  return { things, anchors, clear: [...document.querySelectorAll('[data-clear]')].map((element) => element.getBoundingClientRect()) };
}

/** Whether something that goes straight from one place to another, both beside it, passes over this box. */
export function crosses(from: DOMRect, to: DOMRect, box: DOMRect): boolean {
  const [upper, lower] = from.top < to.top ? [from, to] : [to, from];
  const [left, right] = [Math.min(from.left, to.left), Math.max(from.right, to.right)];
  return upper.bottom <= box.top + 1 && lower.top >= box.bottom - 1 && left < box.right && right > box.left;
}

/** Whether a thing, as far as one sees it, lies behind this box: what scrolled out of sight is nowhere to fly from or to. */
export function behind(thing: DOMRect, box: DOMRect): boolean {
  const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Called by every part of a board before its picture changes; the first call of a change counts. */
export function beforeChange(): void {
  if (before || typeof document === 'undefined') return;
  before = picture();
  // All parts change within one task of the queue: what is kept longer than that is of no use.
  queueMicrotask(() => (before = null));
}

/** Called once when the new picture stands. `duration` is that of a long way; 0 moves nothing. */
export function afterChange(stage: HTMLElement, duration: number, goes: Goes = () => null, flights: readonly Flight[] = []): void {
  const old = before;
  before = null;
  if (!old || duration <= 0 || document.hidden) return;
  const now = picture();
  const pace = duration / LONGEST;
  const { moved, came, gone } = pair(old.things, now.things);
  if (came.length + gone.length > MOST_CHANGES) return;
  const sky = skyOf(stage);
  const barred = (from: DOMRect, to: DOMRect): boolean =>
    now.clear.some((box) => crosses(from, to, box) || behind(from, box) || behind(to, box));
  const appear = (thing: Thing): unknown => thing.element.animate({ opacity: [0, 1] }, { duration: SHORTEST * pace });
  for (const [from, to] of moved) {
    if (from.zone === to.zone) glide(to.element, from.box, to.box, pace);
    else if (barred(from.box, to.box)) appear(to);
    else carry(sky, to, from.box, from.box.width / to.box.width, pace, 0);
  }
  let waits = 0;
  for (const thing of came) {
    const from = now.anchors.get(thing.element.dataset.from ?? '');
    if (from && !barred(from, thing.box)) carry(sky, thing, from, scaleTo(from, thing.box), pace, STAGGER * pace * waits++);
    else appear(thing);
  }
  waits = 0;
  for (const thing of gone) {
    const target = goes(thing) ?? thing.element.dataset.to ?? '';
    const to = now.anchors.get(target);
    leave(sky, thing, to && barred(thing.box, to) ? undefined : to, pace, STAGGER * pace * waits++);
  }
  for (const flight of flights) {
    const from = now.anchors.get(flight.from);
    const to = now.anchors.get(flight.to);
    if (from && to) fly(sky, flight, from, to, pace);
  }
}

function way(from: DOMRect, to: DOMRect): number {
  return Math.hypot(from.left - to.left, from.top - to.top);
}

/** Far things take longer, within the limits of what feels quick. */
export function timeFor(distance: number, pace: number): number {
  return Math.min(LONGEST, SHORTEST + distance * 0.6) * pace;
}

/** Things shrink into a small place, but do not swell to fill a large one. */
function scaleTo(place: DOMRect, thing: DOMRect): number {
  return Math.min(1, place.width / thing.width);
}

function shift(from: DOMRect, to: DOMRect, scale: number): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Within its zone a thing glides itself. */
function glide(element: HTMLElement, from: DOMRect, to: DOMRect, pace: number): void {
  if (way(from, to) < 2 && Math.abs(from.width - to.width) < 2) return;
  const start = { transform: shift(from, to, from.width / to.width), zIndex: 3 };
  element.animate([start, { transform: 'none', zIndex: 3 }], { duration: timeFor(way(from, to), pace), easing: EASE });
}

/** Between zones, which may cut off what leaves them, its likeness flies and the thing itself waits unseen. */
function carry(sky: Sky, thing: Thing, from: DOMRect, scale: number, pace: number, delay: number): void {
  const duration = timeFor(way(from, thing.box), pace);
  const ghost = sky(thing.element.cloneNode(true) as HTMLElement, thing.box);
  const start = { transform: shift(from, thing.box, scale), opacity: 0.4 };
  const flight = ghost.animate([start, { transform: 'none', opacity: 1 }], { duration, delay, easing: EASE, fill: 'backwards' });
  const hidden = thing.element.animate({ opacity: [0, 0] }, { duration: duration + delay });
  flight.onfinish = flight.oncancel = () => {
    ghost.remove();
    hidden.cancel();
  };
}

/**
 * Lays things over the whole page, where they are seen leaving. They hang in the stage, whose colours and sizes they
 * keep, but are shown in the top layer: no part of the page cuts them off.
 */
function skyOf(stage: HTMLElement): (thing: HTMLElement, box: DOMRect) => HTMLElement {
  return (thing, box) => {
    thing.removeAttribute('data-flip');
    Object.assign(thing.style, { position: 'static', width: '100%', height: '100%', margin: '0' });
    const layer = document.createElement('div');
    layer.popover = 'manual';
    layer.inert = true;
    layer.setAttribute('aria-hidden', 'true');
    Object.assign(layer.style, {
      position: 'fixed',
      inset: `${box.top}px auto auto ${box.left}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
      padding: '0',
      border: '0',
      background: 'none',
      color: 'inherit',
      overflow: 'visible',
      pointerEvents: 'none',
    });
    layer.append(thing);
    stage.append(layer);
    layer.showPopover();
    return layer;
  };
}

type Sky = ReturnType<typeof skyOf>;

function leave(sky: Sky, thing: Thing, to: DOMRect | undefined, pace: number, delay: number): void {
  const ghost = sky(thing.element.cloneNode(true) as HTMLElement, thing.box);
  const end = to ? shift(to, thing.box, scaleTo(to, thing.box)) : 'scale(0.9)';
  const duration = to ? timeFor(way(thing.box, to), pace) : SHORTEST * pace;
  const going = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: end, opacity: to ? 0.4 : 0 },
    ],
    {
      duration,
      delay,
      easing: EASE,
      fill: 'both',
    },
  );
  going.onfinish = going.oncancel = () => ghost.remove();
}

/** Small things that have no place of their own on the board, such as pearls, roll from one heap to another. */
function fly(sky: Sky, flight: Flight, from: DOMRect, to: DOMRect, pace: number): void {
  const centre = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = centre(from);
  const [dx, dy] = [centre(to)[0] - x, centre(to)[1] - y];
  for (let number = 0; number < Math.min(flight.count, MOST_IN_FLIGHT); number += 1) {
    const picture = document.createElement('div');
    picture.className = flight.look;
    const ghost = sky(picture, new DOMRect(x - 8, y - 8, 16, 16));
    const rolling = ghost.animate(
      [
        { transform: 'translate(0, 0) rotate(0)', opacity: 0 },
        { transform: `translate(${dx * 0.15}px, ${dy * 0.15 - 10}px) rotate(120deg)`, opacity: 1, offset: 0.2 },
        { transform: `translate(${dx}px, ${dy}px) rotate(720deg)`, opacity: 1 },
      ],
      { duration: LONGEST * pace, delay: number * STAGGER * 1.5 * pace, easing: 'ease-in-out', fill: 'both' },
    );
    rolling.onfinish = rolling.oncancel = () => ghost.remove();
  }
}
