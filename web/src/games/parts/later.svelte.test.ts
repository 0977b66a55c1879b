import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Later from './Later.svelte';

const children = createRawSnippet(() => ({ render: () => '<p class="part">here</p>' }));
let made: object | null = null;

function later(now: boolean): { show(): void } {
  const props = $state({ now, children });
  made = mount(Later, { target: document.body, props });
  flushSync();
  return {
    show: () => {
      props.now = true;
      flushSync();
    },
  };
}
const drawn = () => document.querySelectorAll('.part').length;

afterEach(async () => {
  if (made) await unmount(made);
  vi.unstubAllGlobals();
});

describe('a part out of sight', () => {
  it('is drawn at once where it is shown', () => {
    later(true);
    expect(drawn()).toBe(1);
  });

  it('is drawn when the browser is idle', () => {
    let idle = () => {};
    vi.stubGlobal('requestIdleCallback', (work: () => void) => ((idle = work), 1));
    vi.stubGlobal('cancelIdleCallback', () => {});
    later(false);
    expect(drawn()).toBe(0);
    idle();
    flushSync();
    expect(drawn()).toBe(1);
  });

  it('does not wait when somebody turns to it', () => {
    vi.stubGlobal('requestIdleCallback', () => 1);
    vi.stubGlobal('cancelIdleCallback', () => {});
    const part = later(false);
    expect(drawn()).toBe(0);
    part.show();
    expect(drawn()).toBe(1);
  });
});
