// What was picked up is told where the question has its buttons, so that the dock keeps its height. Where there is no dock, as
// in a replay, it stays where it is drawn.

/** An attachment that takes its element there. */
export function inDock(element: HTMLElement): () => void {
  return into('[data-picked]', element);
}

/** The same for what is done with a thing that is held over the board: its buttons stand above those of the question. */
export function aboveButtons(element: HTMLElement): () => void {
  return into('[data-handled]', element);
}

function into(place: string, element: HTMLElement): () => void {
  document.querySelector(place)?.append(element);
  return () => element.remove();
}
