// What any screen may ask of the frame around it: the settings, the title of the window, to step aside.

class Shell {
  settingsOpen = $state(false);
  /** The screen fills the window by itself, as play does; then the bar and the footer are gone. */
  bare = $state(false);
  /** What the window is called; empty for the name of the place alone. */
  title = $state('');
  /** Tables of this device are wanted: it is said how far they are. */
  tab = $state(false);
}

export const shell = new Shell();

export function openSettings(): void {
  shell.settingsOpen = true;
}
