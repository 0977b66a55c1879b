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

test('what is told is whether the page is hidden, and nothing that is touched there', () => {
  const told: boolean[] = [];
  const end = attend((hidden) => told.push(hidden));
  vi.advanceTimersByTime(60 * 60_000);
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  expect(told).toEqual([]);
  hide(true);
  window.dispatchEvent(new Event('keydown'));
  hide(true);
  hide(false);
  expect(told).toEqual([true, false]);
  end();
  hide(true);
  expect(told).toHaveLength(2);
});

test('a page that is opened behind others says so', () => {
  hidden = true;
  const told: boolean[] = [];
  attend((hidden) => told.push(hidden))();
  expect(told).toEqual([true]);
});
