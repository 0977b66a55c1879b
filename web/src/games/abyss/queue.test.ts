import { beforeAll, describe, expect, it } from 'vitest';
import window from '../../fixtures/buy-window.ru.json';
import { line } from '../../play/testing';
import { speaking } from '../testing';
import { condition, inVain } from './queue';
import { texts } from './texts';
import type { AbyssAids } from './types';

const NAMES = ['Mir', 'Alvin', 'Nautile', 'Sever'];

beforeAll(() => speaking('abyss', texts));

describe('the line of those who may buy', () => {
  const behind = (...ahead: number[]) => ({ aids: { ...window.play.aids, ahead } as unknown as AbyssAids, names: NAMES });

  it('is told as far as it stands before the reader', () => {
    expect(condition(['buy', 2], behind())).toBe('');
    expect(condition(['buy', 2], behind(0))).toBe('if Mir passes');
    expect(condition(['buy', 2], behind(2, 3))).toBe('if Nautile and Sever pass');
    expect(condition(['buy', 2], { aids: null, names: NAMES })).toBe('');
  });

  it('matters to whoever buys only', () => {
    expect(condition(['pass'], behind(1))).toBe('');
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
