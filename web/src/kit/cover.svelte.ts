// A cover over what only its owner may read: a tap opens it until the next one, or until it has been open long enough to
// read; holding it down opens it for as long as it is held. It opens when the finger has left it, or has stayed: whatever
// comes to light under a tap must not be touched by the same tap.

/** Long enough to read, short enough not to be left open. */
const SHOWN = 9000;
/** A press longer than this is a peek: it ends with the press. */
const PEEK = 350;

export class Cover {
  open = $state(false);
  private timer = 0;
  private holding = 0;
  private peeking = false;
  private peeked = false;

  /** @param stays whether it stays open until it is closed: what it covers is no secret. */
  constructor(private readonly stays: () => boolean = () => false) {
    $effect(() => () => {
      window.clearTimeout(this.timer);
      window.clearTimeout(this.holding);
    });
  }

  /** What the button of the cover listens to. */
  readonly listens = {
    onpointerdown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      this.peeked = false;
      this.holding = window.setTimeout(() => {
        this.peeking = !this.open;
        this.set(true);
      }, PEEK);
    },
    onpointerup: () => this.release(),
    onpointerleave: () => this.release(),
    onpointercancel: () => this.release(),
    oncontextmenu: (event: MouseEvent) => event.preventDefault(),
    onclick: (event: MouseEvent) => {
      // The click that ends a peek has been heard already; one from the keyboard has no number.
      if (this.peeked && event.detail > 0) this.peeked = false;
      else this.set(!this.open);
    },
  };

  private release() {
    window.clearTimeout(this.holding);
    if (!this.peeking) return;
    this.peeking = false;
    this.peeked = true;
    this.set(false);
  }

  private set(now: boolean) {
    window.clearTimeout(this.timer);
    this.open = now;
    if (now && !this.stays()) this.timer = window.setTimeout(() => (this.open = false), SHOWN);
  }
}
