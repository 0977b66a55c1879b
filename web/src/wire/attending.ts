// Whether somebody is before the page: not while it is hidden, nor when nothing was touched for some minutes.

const IDLE_AFTER = 5 * 60_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls `tell` whenever that changes, beginning with somebody who is here; returns what ends it. */
export function attend(tell: (idle: boolean) => void): () => void {
  let idle = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function be(now: boolean): void {
    if (now === idle) return;
    idle = now;
    tell(idle);
  }
  function touched(): void {
    if (document.visibilityState === 'hidden') return;
    clearTimeout(timer);
    timer = setTimeout(() => be(true), IDLE_AFTER);
    be(false);
  }
  function seen(): void {
    if (document.visibilityState === 'hidden') be(true);
    else touched();
  }

  for (const touch of TOUCHES) window.addEventListener(touch, touched, { passive: true });
  document.addEventListener('visibilitychange', seen);
  seen();
  return () => {
    clearTimeout(timer);
    for (const touch of TOUCHES) window.removeEventListener(touch, touched);
    document.removeEventListener('visibilitychange', seen);
  };
}
