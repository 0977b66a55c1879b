// A projector: which moment of a game is shown, and how it moves on.
import type { ReplayFrame } from '../wire/types';
import type { FrameLoader } from './frameLoader.svelte';
import type { Move } from './keys';
import { nextOf, previousOf, turnsOf, type Marks } from './moments';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a moment stays at normal speed, in milliseconds. */
const STAYS = 1400;
/** And for each thing that was said then, up to so many. */
const READS = 900;
const MOST_READ = 5;

export class Player {
  playing = $state(false);
  speed = $state<number>(1);
  #at = $state(0);
  /** The latest frame that could be shown; it stays while the next one is on its way. */
  #shown = $state.raw<ReplayFrame | null>(null);

  constructor(
    readonly loader: FrameLoader,
    private readonly marks: () => Marks,
    at: number,
  ) {
    this.go(at);
  }

  get at(): number {
    return this.loader.clamp(this.#at);
  }

  get frame(): ReplayFrame | null {
    return this.loader.frame(this.at) ?? this.#shown;
  }

  /** Whether the moment itself is there, and not one before it in its place. */
  get ready(): boolean {
    return this.loader.frame(this.at) !== undefined;
  }

  get total(): number {
    return this.loader.total ?? 0;
  }

  go(at: number): void {
    this.#shown = this.loader.frame(this.at) ?? this.#shown;
    this.#at = Math.max(0, at);
    this.loader.want(this.at);
  }

  move(move: Move): void {
    const turns = () => turnsOf(this.loader.frames, this.marks());
    switch (move) {
      case 'next':
        return this.#by(this.at + 1);
      case 'previous':
        return this.#by(this.at - 1);
      case 'nextTurn':
        return this.#by(nextOf(turns(), this.at));
      case 'previousTurn':
        return this.#by(previousOf(turns(), this.at));
      case 'first':
        return this.#by(0);
      case 'last':
        return this.#by(this.total);
      case 'play':
        if (!this.playing && this.at >= this.total) this.go(0);
        this.playing = !this.playing;
    }
  }

  /** For an effect: while it plays, the next moment comes after a while, once this one is there. */
  run(): (() => void) | undefined {
    if (!this.playing || !this.ready) return undefined;
    if (this.at >= this.total) {
      this.playing = false;
      return undefined;
    }
    const said = Math.min(this.frame?.said.length ?? 0, MOST_READ);
    const timer = setTimeout(() => this.go(this.at + 1), (STAYS + READS * said) / this.speed);
    return () => clearTimeout(timer);
  }

  /** Whoever steps by hand wants to look. */
  #by(at: number): void {
    this.playing = false;
    this.go(this.loader.clamp(at));
  }
}
