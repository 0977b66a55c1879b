import { describe, expect, it } from 'vitest';
import { behind, crosses, pair, timeFor, type Thing } from './motion';

function thing(name: string, zone: string): Thing {
  return { name, zone, element: document.createElement('div'), box: new DOMRect() };
}

describe('what moved between two pictures', () => {
  it('keeps equal things of a zone in their order', () => {
    const old = [thing('ally:7', 'hand'), thing('ally:7', 'hand')];
    const now = [thing('ally:7', 'hand'), thing('ally:7', 'hand')];
    expect(pair(old, now).moved).toEqual([
      [old[0], now[0]],
      [old[1], now[1]],
    ]);
  });

  it('sees a card that went from the track to a hand with an equal one', () => {
    const held = thing('ally:7', 'hand');
    const revealed = thing('ally:7', 'track');
    const now = [thing('ally:7', 'hand'), thing('ally:7', 'hand')];
    const { moved, came, gone } = pair([revealed, held], now);
    expect(moved).toContainEqual([held, now[0]]);
    expect(moved).toContainEqual([revealed, now[1]]);
    expect([came, gone]).toEqual([[], []]);
  });

  it('tells what is new and what is gone', () => {
    const left = thing('lord:3', 'court');
    const fresh = thing('lord:9', 'court');
    expect(pair([left], [fresh])).toEqual({ moved: [], came: [fresh], gone: [left] });
  });

  it('takes between 150 and 400 ms at normal pace', () => {
    expect([timeFor(0, 1), timeFor(200, 1), timeFor(5000, 1), timeFor(5000, 0.5)]).toEqual([150, 270, 400, 200]);
  });
});

describe('what nothing flies over', () => {
  const prompt = new DOMRect(0, 500, 360, 100);
  const [deck, hand] = [new DOMRect(150, 200, 40, 60), new DOMRect(20, 620, 60, 90)];

  it('lies between where something comes from and where it goes, in either way', () => {
    expect([crosses(deck, hand, prompt), crosses(hand, deck, prompt)]).toEqual([true, true]);
  });

  it('does not bar what passes beside it or stays on one side', () => {
    expect(crosses(deck, new DOMRect(20, 400, 60, 90), prompt)).toBe(false);
    expect(crosses(new DOMRect(900, 200, 40, 60), new DOMRect(700, 620, 60, 90), prompt)).toBe(false);
  });
});

it('what lies behind a part of the page is out of sight', () => {
  const console = new DOMRect(0, 600, 360, 140);
  expect(behind(new DOMRect(20, 640, 60, 80), console)).toBe(true);
  expect(behind(new DOMRect(20, 520, 60, 100), console)).toBe(false);
});
