// How much of the page is really seen: a virtual keyboard covers the lower part on some systems without telling CSS.

/** Lower than this, a keyboard must be open on a phone. In pixels. */
const SHORT = 430;
const NARROW = 576;

class Visible {
  /** Height of what is seen, or null where CSS knows it well enough. */
  height = $state<number | null>(null);
  top = $state(0);
  short = $state(false);

  constructor() {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // Whoever zooms in sees less, but nothing is covered.
      const zoomed = viewport.scale > 1.01;
      const covered = window.innerHeight - viewport.height > 80;
      this.height = covered && !zoomed ? viewport.height : null;
      this.top = covered && !zoomed ? viewport.offsetTop : 0;
      this.short = !zoomed && viewport.height < SHORT && viewport.width < NARROW;
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    measure();
  }
}

export const visible = new Visible();
