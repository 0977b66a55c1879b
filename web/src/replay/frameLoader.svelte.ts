// The frames of a game, fetched in chunks: first those around the moment that is wanted, then all others, one request at
// a time, so that log and marks grow while somebody is already looking.
import type { ReplayFrame, ReplayFrames } from '../wire/types';

export type Fetch = (from: number, count: number) => Promise<ReplayFrames>;

export class FrameLoader {
  /** How many answers there are to show; frame 0 is the deal. Null until the first chunk is there. */
  total = $state<number | null>(null);
  /** The seats whose views each frame holds. */
  eyes = $state.raw<readonly number[]>([]);
  /** What went wrong with the latest request, without words if the answer made no sense; `retry` asks again. */
  fault = $state.raw<Error | null>(null);

  #frames = $state.raw<readonly (ReplayFrame | undefined)[]>([]);
  #wanted = 0;
  #under = false;
  #closed = false;

  constructor(
    private readonly fetchFrames: Fetch,
    private readonly chunk = 50,
  ) {}

  frame(at: number): ReplayFrame | undefined {
    return this.#frames[at];
  }

  get frames(): readonly (ReplayFrame | undefined)[] {
    return this.#frames;
  }

  /** Whether anybody said anything, as far as it is loaded. */
  get talks(): boolean {
    return this.#frames.some((frame) => frame !== undefined && frame.said.length > 0);
  }

  get complete(): boolean {
    return this.total !== null && !this.#missing(0, this.total + 1);
  }

  clamp(at: number): number {
    return Math.max(0, Math.min(at, this.total ?? at));
  }

  /** The moment that shall be shown next. */
  want(at: number): void {
    this.#wanted = at;
    void this.#load();
  }

  retry(): void {
    this.fault = null;
    void this.#load();
  }

  close(): void {
    this.#closed = true;
  }

  async #load(): Promise<void> {
    if (this.#under) return;
    this.#under = true;
    try {
      while (!this.#closed && !this.fault) {
        const from = this.#next();
        if (from === null) break;
        await this.#fetch(from);
      }
    } finally {
      this.#under = false;
    }
  }

  async #fetch(from: number): Promise<void> {
    try {
      const got = await this.fetchFrames(from, this.chunk);
      if (this.#closed) return;
      const frames =
        this.#frames.length === got.total + 1 ? this.#frames.slice() : Array.from({ length: got.total + 1 }, (_, at) => this.#frames[at]);
      for (const frame of got.frames) frames[frame.answers] = frame;
      if (got.total >= from && !frames[from]) throw new Error('');
      this.#frames = frames;
      this.total = got.total;
      this.eyes = got.eyes;
    } catch (error) {
      this.fault = error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Where the next chunk begins: at the moment wanted, behind it, before it; null when everything is there. */
  #next(): number | null {
    if (this.total === null) return this.#start(this.#wanted);
    const wanted = this.clamp(this.#wanted);
    const end = this.total + 1;
    const here = this.#start(wanted);
    for (let from = here; from < end; from += this.chunk) if (this.#missing(from, from + this.chunk)) return from;
    for (let from = here - this.chunk; from >= 0; from -= this.chunk) if (this.#missing(from, from + this.chunk)) return from;
    return null;
  }

  #start(at: number): number {
    return Math.floor(at / this.chunk) * this.chunk;
  }

  #missing(from: number, to: number): boolean {
    for (let at = from; at < Math.min(to, (this.total ?? 0) + 1); at += 1) if (!this.#frames[at]) return true;
    return false;
  }
}
