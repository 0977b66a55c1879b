import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Moment } from './moments';
import { MomentQueue } from './queue.svelte';
import { suspense } from './suspense.svelte';

const moment = (key: number): Moment => ({ key, sign: { kind: 'die', face: 3 }, tone: 'plain', title: '', text: '' });

describe('moments one after the other', () => {
  it('can be added by an effect that hears of the game, without asking it to hear again', () => {
    vi.useFakeTimers();
    let heard = 0;
    let queue!: MomentQueue;
    const stop = $effect.root(() => {
      queue = new MomentQueue();
      $effect(() => {
        heard += 1;
        queue.add([moment(1), moment(2)]);
        queue.add([]);
      });
    });
    flushSync();
    expect(heard).toBe(1);
    expect(queue.now?.key).toBe(1);
    vi.advanceTimersByTime(4000);
    flushSync();
    expect(queue.now?.key).toBe(2);
    vi.advanceTimersByTime(4000);
    flushSync();
    expect(queue.now).toBeNull();
    stop();
    vi.useRealTimers();
  });

  it('wait until what is being turned up lies open', () => {
    let queue!: MomentQueue;
    suspense.turning = true;
    const stop = $effect.root(() => {
      queue = new MomentQueue();
    });
    queue.add([moment(1)]);
    flushSync();
    expect(queue.now).toBeNull();
    suspense.turning = false;
    flushSync();
    expect(queue.now?.key).toBe(1);
    stop();
  });
});
