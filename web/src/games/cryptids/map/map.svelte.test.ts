import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clear, draw, press, words } from '../../drawing';
import { speaking } from '../../testing';
import { contentAt } from '../content';
import { JOURNEYS, NAMES } from '../fixtures/moments';
import { texts } from '../texts';
import { LAKES, LAND } from './coast';
import Europe from './Europe.svelte';
import { apart, HEIGHT, linesOf, onSheet, row, shorePath, SIZES, WIDTH } from './geometry';
import { hereSaid, occupantsOf } from './occupants';
import { wayTo } from './way';
import { centred, closer, CLOSEST, moved, quarter, shows, WHOLE, within } from './zoom';

const content = contentAt('');
const { view } = JOURNEYS.four[1];
const occupants = occupantsOf(content, view, NAMES);
const place = (id: string): number => content.places.findIndex((each) => each.id === id);

beforeAll(() => speaking('cryptids', texts));
afterEach(clear);

describe('the sheet', () => {
  const points = content.places.map(onSheet);

  it('holds every place with room around it', () => {
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(SIZES.mark);
      expect(x).toBeLessThan(WIDTH - SIZES.mark);
      expect(y).toBeGreaterThan(SIZES.mark + SIZES.person);
      expect(y).toBeLessThan(HEIGHT - SIZES.mark);
    }
  });

  it('keeps places so far apart that a finger finds each, on a phone with the map enlarged', () => {
    for (const [at, one] of points.entries()) {
      for (const other of points.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(92);
    }
  });

  it('draws each line once', () => {
    const lines = linesOf(content);
    expect(lines).toHaveLength(48);
    expect(new Set(lines.map(String)).size).toBe(48);
    expect(lines.every(([one, other]) => one < other)).toBe(true);
  });

  it('has shores of a few hundred points that close', () => {
    expect([...LAND, ...LAKES].reduce((sum, shore) => sum + shore.length, 0)).toBeGreaterThan(250);
    for (const shore of [...LAND, ...LAKES]) expect(shorePath(shore)).toMatch(/^M-?\d+ -?\d+(Q-?\d+ -?\d+ -?\d+ -?\d+)+Z$/);
  });

  /** Whether a point lies inside of a shore. */
  const ashore = ({ x, y }: { x: number; y: number }): boolean =>
    LAND.some((shore) => {
      let inside = false;
      for (const [at, [ax, ay]] of shore.entries()) {
        const [bx, by] = shore[(at + 1) % shore.length]!;
        if (ay > y * 10 !== by > y * 10 && x * 10 < ((bx - ax) * (y * 10 - ay)) / (by - ay) + ax) inside = !inside;
      }
      return inside;
    });

  it('has its inland cities on land', () => {
    for (const id of ['aachen', 'london', 'prague', 'kyiv', 'salamanca', 'E1', 'E2', 'W4', 'S2'])
      expect(ashore(content.places[place(id)]!), id).toBe(true);
    expect(ashore({ x: 3, y: 45 })).toBe(false);
  });

  it('puts what is gathered side by side around the middle', () => {
    expect(row(1, 40, { x: 0, y: 5 })).toEqual([{ x: 0, y: 5 }]);
    expect(row(3, 40, { x: 0, y: 5 }).map(({ x }) => x)).toEqual([-40, 0, 40]);
    expect(apart('people', 9)).toBe(apart('people', 4));
  });
});

describe('the way', () => {
  it('is as short as the worked example of the rules says', () => {
    expect(wayTo(content, place('aachen'), place('E1'))).toEqual([[place('aachen'), place('E1')]]);
    expect(wayTo(content, place('E3'), place('E2'))).toHaveLength(2);
    expect(wayTo(content, place('E2'), place('aachen'))).toHaveLength(2);
    expect(wayTo(content, place('S1'), place('E3'))).toHaveLength(4);
  });

  it('follows lines, end to end', () => {
    const way = wayTo(content, place('W2'), place('E4'));
    expect(way[0]![0]).toBe(place('W2'));
    expect(way.at(-1)![1]).toBe(place('E4'));
    for (const [at, [one, other]] of way.entries()) {
      expect(content.places[one]!.lines).toContain(other);
      if (at > 0) expect(way[at - 1]![1]).toBe(one);
    }
  });

  it('is nothing where there is nothing to go', () => {
    expect(wayTo(content, 3, 3)).toEqual([]);
    expect(wayTo(content, 3, 99)).toEqual([]);
  });
});

describe('the lens', () => {
  it('never looks beyond the edges', () => {
    expect(within({ scale: 0.2, x: 3, y: -1 })).toEqual(WHOLE);
    expect(within({ scale: 2, x: 0.9, y: -1 })).toEqual({ scale: 2, x: 0.5, y: 0 });
    expect(closer(WHOLE, 99, 0.5, 0.5).scale).toBe(CLOSEST);
  });

  it('leaves the point under the fingers where it is', () => {
    const lens = closer(WHOLE, 2, 0.3, 0.6);
    expect(lens.x + 0.3 / lens.scale).toBeCloseTo(0.3);
    expect(lens.y + 0.6 / lens.scale).toBeCloseTo(0.6);
  });

  it('shows the quarter that was touched, and the whole again', () => {
    const lens = quarter(WHOLE, 0.9, 0.1);
    expect(lens).toEqual({ scale: 2, x: 0.5, y: 0 });
    expect(quarter(lens, 0.2, 0.2)).toEqual(WHOLE);
  });

  it('moves with the finger, and to what is out of sight', () => {
    const lens = quarter(WHOLE, 0.1, 0.1);
    expect(moved(lens, -0.2, 0)).toEqual({ scale: 2, x: 0.1, y: 0 });
    expect(shows(lens, 0.9, 0.9)).toBe(false);
    expect(shows(centred(lens, 0.9, 0.9), 0.9, 0.9)).toBe(true);
    expect(shows(WHOLE, 0.99, 0.99)).toBe(true);
  });
});

describe('what stands at a place', () => {
  it('is all that the view has', () => {
    expect(occupants).toHaveLength(content.places.length);
    expect(occupants.flatMap(({ people }) => people.map(({ seat }) => seat)).sort()).toEqual([0, 1, 2, 3]);
    expect(occupants.reduce((sum, { tokens }) => sum + tokens.length, 0)).toBe(view.map.flat().length);
    expect(occupants.filter(({ hare }) => hare)).toHaveLength(view.cities.filter(Boolean).length);
    expect(occupants.flatMap(({ trails }) => trails).length).toBe(
      view.display.filter(({ card, region }) => card >= 0 && region >= 0).length,
    );
    expect(occupants.flatMap(({ people }) => people).find(({ lit }) => lit)?.seat).toBe(view.turn.seat);
  });

  it('is said in words', () => {
    const here = {
      people: [
        { seat: 0, name: 'Marina', lit: true },
        { seat: 1, name: 'Edgar', lit: false },
      ],
      tokens: [3, 3, 6],
      trails: [
        { place: 0, card: 16, bids: [0] },
        { place: 1, card: 31, bids: [] },
      ],
      hare: false,
    };
    expect(hereSaid(content, place('E3'), here, 0)).toBe(
      'E3 Black Sea coast: you; Edgar; evidence: tracks ×2, rumours; can be tracked here, with your bid: Karadag Serpent; can be tracked here: Nessie',
    );
    expect(hereSaid(content, place('aachen'), { people: [], tokens: [], trails: [], hare: true }, 0)).toBe('Aachen: something hidden');
    expect(hereSaid(content, place('aachen'), { people: [], tokens: [], trails: [], hare: false }, 0)).toBe('Aachen');
  });
});

describe('the map', () => {
  const show = (more = {}) => {
    const pressed: number[] = [];
    const root = draw(Europe, { content, occupants, own: 0, onpress: (at: number) => pressed.push(at), ...more });
    return { root, pressed, places: [...root.querySelectorAll<HTMLButtonElement>('.place > button')] };
  };

  it('lets every place be chosen', () => {
    const { pressed, places } = show();
    for (const each of places) press(each);
    expect(pressed).toEqual([...content.places.keys()]);
  });

  it('says of an offered place what choosing it does', () => {
    const { root, places } = show({ offered: { 3: 'Go: N4 Baltic coast' }, picked: [3] });
    expect(root.querySelectorAll('.place.offered')).toHaveLength(1);
    expect(places[3]!.getAttribute('aria-label')).toMatch(/^Go: N4 Baltic coast\. N4 Baltic coast/);
    expect(places[3]!.getAttribute('aria-pressed')).toBe('true');
  });

  it('shows what is there', () => {
    const { root } = show();
    expect(root.querySelectorAll('.person')).toHaveLength(4);
    expect(root.querySelectorAll('.things .token')).toHaveLength(view.map.flat().length);
    expect(root.querySelectorAll('.hare')).toHaveLength(view.cities.filter(Boolean).length);
    expect(words(root.querySelector('.place.city .name'))).toBe('Aachen');
  });

  it('is enlarged by a button and made whole again', () => {
    const { root } = show();
    const [nearer, whole] = [...root.querySelectorAll<HTMLButtonElement>('.zoom button')] as [HTMLButtonElement, HTMLButtonElement];
    const sheet = root.querySelector<HTMLElement>('.sheet')!;
    expect(whole.disabled).toBe(true);
    press(nearer);
    expect(sheet.style.transform).toContain('scale(2)');
    press(whole);
    expect(sheet.style.transform).toContain('scale(1)');
  });

  it('shows the way to an offered place that is pointed at', () => {
    const { root, places } = show({ offered: { [place('E1')]: 'Go' }, from: place('aachen') });
    expect(root.querySelectorAll('.rail.lit')).toHaveLength(0);
    places[place('E1')]!.dispatchEvent(new PointerEvent('pointerenter'));
    flushSync();
    expect(root.querySelectorAll('.rail.lit')).toHaveLength(1);
    places[place('E1')]!.dispatchEvent(new PointerEvent('pointerleave'));
    places[place('E2')]!.dispatchEvent(new PointerEvent('pointerenter'));
    flushSync();
    expect(root.querySelectorAll('.rail.lit')).toHaveLength(0);
  });

  it('brings into sight what the keyboard reaches', () => {
    const { root, places } = show();
    press(root.querySelector<HTMLButtonElement>('.zoom button')!);
    const sheet = root.querySelector<HTMLElement>('.sheet')!;
    const before = sheet.style.transform;
    places[place('E3')]!.focus();
    return Promise.resolve().then(() => expect(sheet.style.transform).not.toBe(before));
  });
});
