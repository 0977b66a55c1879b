import { afterEach, describe, expect, it, vi } from 'vitest';
import { point, show } from './point';

/** A part of the screen that lies so far down and is so high, in windows. */
function part(top: number, height: number): Element {
  const made = document.body.appendChild(document.createElement('div'));
  made.getBoundingClientRect = () => DOMRect.fromRect({ y: top * window.innerHeight, height: height * window.innerHeight });
  made.scrollIntoView = vi.fn();
  return made;
}

const shown = (made: Element) => vi.mocked(made.scrollIntoView).mock.calls.map(([how]) => (how as ScrollIntoViewOptions).block);

afterEach(() => document.body.replaceChildren());

describe('what a lesson speaks of', () => {
  it('shines alone', () => {
    document.body.innerHTML = '<p data-guide="map"></p><p data-guide="cards map"></p><p data-guide="cards"></p>';
    const shining = () => [...document.querySelectorAll('[data-guided]')].map((each) => each.getAttribute('data-guide'));
    point('map');
    expect(shining()).toEqual(['map', 'cards map']);
    point('cards');
    expect(shining()).toEqual(['cards map', 'cards']);
    point('');
    expect(shining()).toEqual([]);
  });

  it('is brought into sight', () => {
    const small = part(0.9, 0.1);
    show([small, part(0, 0.1)], true);
    expect(shown(small)).toEqual(['nearest']);
  });

  it('shows where it begins if it is large, unless that is in sight', () => {
    const [below, here, above] = [part(0.4, 0.8), part(0.1, 0.8), part(-0.4, 0.8)];
    for (const each of [below, here, above]) show([each], true);
    expect([shown(below), shown(here), shown(above)]).toEqual([['start'], [], ['start']]);
  });
});
