// Whether the page is hidden. What is touched on it is told to nobody: an answer in secret would show.

/** Calls `tell` whenever that changes, beginning with a page that is in sight; returns what ends it. */
export function attend(tell: (hidden: boolean) => void): () => void {
  let hidden = false;

  function look(): void {
    const now = document.visibilityState === 'hidden';
    if (now === hidden) return;
    hidden = now;
    tell(hidden);
  }

  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
}
