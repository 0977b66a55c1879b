import { beforeAll, describe, expect, it } from 'vitest';
import window from '../../fixtures/buy-window.ru.json';
import { line } from '../../play/testing';
import { speaking } from '../testing';
import type { Model } from './model';
import { condition, inVain } from './queue';
import { texts } from './texts';

const NAMES = ['Mir', 'Alvin', 'Nautile', 'Sever'];

beforeAll(() => speaking('abyss', texts));

describe('the line of those who may buy', () => {
  /** In the fixture seats 0 and 1 are asked, in the turn of seat 3. */
  const asked = (seat: number, turn = 3, seats = [0, 1]): Model =>
    ({
      ...window.play,
      seat,
      names: NAMES,
      view: { ...window.play.view, turn: { ...window.play.view.turn, seat: turn }, asked: seats.map((each) => [each, 'explore.buy']) },
    }) as unknown as Model;

  it('goes clockwise from whoever revealed the Ally', () => {
    expect(condition(['buy', 2], asked(0))).toBe('');
    expect(condition(['buy', 2], asked(1))).toBe('if Mir passes');
    expect(condition(['buy', 2], asked(0, 1, [0, 2, 3]))).toBe('if Nautile and Sever pass');
    expect(condition(['buy', 2], asked(2, 1, [0, 2, 3]))).toBe('');
  });

  it('matters to whoever buys only', () => {
    expect(condition(['pass'], asked(1))).toBe('');
  });
});

describe('a purchase that came to nothing', () => {
  const bought = (seat: number, ally: number) => [
    line(0, { kind: 'pearls_gained', data: { seat } }),
    line(1, { kind: 'ally_bought', data: { seat, ally, seller: 3, price: 1 } }),
  ];

  it('is told with the name of whoever was first', () => {
    expect(inVain(['buy', 14], bought(0, 14), 1, NAMES)).toBe('Mir was first in line and bought Crab 5.');
  });

  it('is nothing to tell if one got it, wanted none, or nobody bought', () => {
    expect([
      inVain(['buy', 14], bought(1, 14), 1, NAMES),
      inVain(['pass'], bought(0, 14), 1, NAMES),
      inVain(['buy', 14], [], 1, NAMES),
    ]).toEqual(['', '', '']);
  });
});
