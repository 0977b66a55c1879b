// What any screen may ask of the frame around it: the settings sheet, the title of the window, to step aside.

class Frame {
  settingsOpen = $state(false);
  /** The screen fills the window by itself, as play does; then the bar and the footer are gone. */
  bare = $state(false);
  /** What the window is called; empty for the name of the place alone. */
  title = $state('');
}

export const frame = new Frame();

export function openSettings(): void {
  frame.settingsOpen = true;
}
