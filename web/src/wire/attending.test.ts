import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attend } from './attending';

let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (hidden ? 'hidden' : 'visible'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function hide(now: boolean): void {
  hidden = now;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a page that is hidden or not touched for long has nobody before it', () => {
  const told: boolean[] = [];
  const end = attend((idle) => told.push(idle));
  vi.advanceTimersByTime(4 * 60_000);
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(4 * 60_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(2 * 60_000);
  expect(told).toEqual([true]);
  window.dispatchEvent(new Event('keydown'));
  hide(true);
  hide(false);
  expect(told).toEqual([true, false, true, false]);
  end();
  hide(true);
  expect(told).toHaveLength(4);
});
