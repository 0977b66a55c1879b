// Plays the moments of a table one after the other, and at its end turns the roles over one by one. Whatever would tell
// how it ends waits for it: the question, the log and the result.
import type { Moment } from './moments';

/** Milliseconds at normal speed: the least that a moment is seen when others press on, a role, and a breath after all. */
const LEAST = 800;
const ROLE = 420;
const ALL_ROLES = 4200;
const BREATH = 900;
/** So many wait; what is more was seen as it passed, unless the game hangs on it. */
const MOST = 2;

class Staging {
  now = $state.raw<Moment | null>(null);
  #waiting = $state.raw<readonly Moment[]>([]);
  /** The seats whose roles are still to be turned over; null if all that may be known lies open. */
  #closed = $state.raw<readonly number[] | null>(null);
  #timer = 0;
  #since = 0;
  #pace = 1;

  /** Whether something is staged on which the end of the game hangs. */
  get holds(): boolean {
    return this.#closed !== null || this.now?.decisive === true || this.#waiting.some(({ decisive }) => decisive);
  }

  /** The kind of the line that begins to tell it. */
  get spoiler(): string {
    return [this.now, ...this.#waiting].find((moment) => moment?.decisive)?.kind ?? 'revealed';
  }

  /** Whether the role of this seat may lie open, if the game is over. */
  isOpen(seat: number): boolean {
    return this.#closed === null ? !this.holds : !this.#closed.includes(seat);
  }

  /** `roles`: the seats to turn over after all this, if it ends the game. `pace` lengthens every moment. */
  stage(moments: readonly Moment[], roles: readonly number[] | null, pace: number): void {
    this.#pace = pace;
    if (roles) this.#closed = roles;
    if (moments.length > 0) this.#waiting = trimmed([...this.#waiting, ...moments]);
    if (!this.now) this.#next();
    else if (!this.now.decisive) this.#shorten();
  }

  /** The viewer has seen enough of it. */
  skip(): void {
    this.#next();
  }

  /** Nothing is staged any more, and everything lies open. */
  clear(): void {
    window.clearTimeout(this.#timer);
    this.now = null;
    this.#waiting = [];
    this.#closed = null;
  }

  #shorten(): void {
    const left = LEAST * this.#pace - (performance.now() - this.#since);
    this.#after(Math.max(0, left));
  }

  #after(time: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#next(), time);
  }

  #next(): void {
    window.clearTimeout(this.#timer);
    const [first = null, ...rest] = this.#waiting;
    this.now = first;
    this.#waiting = rest;
    this.#since = performance.now();
    if (first) this.#after((rest.length > 0 && !first.decisive ? LEAST : first.hold) * this.#pace);
    else if (this.#closed?.length) this.#turn(Math.min(ROLE, ALL_ROLES / this.#closed.length));
    else if (this.#closed) this.#timer = window.setTimeout(() => (this.#closed = null), BREATH * this.#pace);
  }

  #turn(step: number): void {
    this.#closed = this.#closed?.slice(1) ?? null;
    if (this.#closed?.length) this.#timer = window.setTimeout(() => this.#turn(step), step * this.#pace);
    else if (this.#closed) this.#timer = window.setTimeout(() => (this.#closed = null), BREATH * this.#pace);
  }
}

/** Of what waits the latest, and all on which the game hangs. */
function trimmed(waiting: readonly Moment[]): readonly Moment[] {
  const plain = waiting.filter(({ decisive }) => !decisive);
  const kept = new Set([...plain.slice(-MOST), ...waiting.filter(({ decisive }) => decisive)]);
  return waiting.filter((moment) => kept.has(moment));
}

export const staging = new Staging();
