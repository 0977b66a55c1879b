// What a page and the worker that keeps its tables say to each other.

export type FromPage =
  | { do: 'start'; pack: string; language: string }
  /** The tables are open in another window, and are wanted here. */
  | { do: 'take' }
  | { do: 'ask'; id: number; method: string; path: string; body: string; language: string }
  | { do: 'open'; line: number; table: string; seat: string; language: string }
  /** Said over a line; null: it is closed. */
  | { do: 'say'; line: number; text: string | null };

export type FromTab =
  | { tell: 'loading'; loaded: number; total: number }
  | { tell: 'ready' }
  | { tell: 'elsewhere' }
  /** Another window has taken the tables. */
  | { tell: 'taken' }
  | { tell: 'failed'; why: string }
  | { tell: 'answer'; id: number; status: number; text: string }
  | { tell: 'said'; line: number; text: string | null };
