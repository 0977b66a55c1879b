// What was picked up is told where the question has its buttons, so that the dock keeps its height. Where there is no dock, as
// in a replay, it stays where it is drawn.

/** An attachment that takes its element there. */
export function inDock(element: HTMLElement): () => void {
  document.querySelector('[data-picked]')?.append(element);
  return () => element.remove();
}
