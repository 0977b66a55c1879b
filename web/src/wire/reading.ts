// News that waits while somebody reads: what happens meanwhile is shown afterwards, one thing after the other.

/** Milliseconds between two of them, at least and at most: as fast as the table plays. */
const SHORTEST = 400;
const LONGEST = 2_000;

export class Reading<News> {
  #news: readonly News[] = [];
  #page = '';
  /** The page that was left unread: its reader plays on. */
  #left = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: (news: News) => void;
  readonly #pace: () => number;

  constructor(show: (news: News) => void, pace: () => number) {
    this.#show = show;
    this.#pace = pace;
  }

  get #reads(): boolean {
    return this.#page !== '' && this.#page !== this.#left;
  }

  /** What is read now; '' when it is put down. */
  read(page: string): void {
    if (page === this.#page) return;
    this.#page = page;
    if (this.#reads) this.#rest();
    else if (this.#news.length > 0 && this.#timer === undefined) this.#next();
  }

  /** `waits`: whether it can be shown later as well. */
  hear(news: News, waits: boolean): void {
    if (!waits) {
      this.catchUp();
      this.#show(news);
    } else if (this.#reads || this.#news.length > 0) this.#news = [...this.#news, news];
    else this.#show(news);
  }

  /** The reader does something: everything is shown now, and this page holds nothing up any more. */
  goOn(): void {
    this.#left = this.#page;
    this.catchUp();
  }

  catchUp(): void {
    this.#rest();
    const all = this.#news;
    this.#news = [];
    for (const each of all) this.#show(each);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    const [first, ...rest] = this.#news;
    this.#news = rest;
    if (first === undefined) this.#timer = undefined;
    else {
      this.#timer = setTimeout(() => this.#next(), Math.min(LONGEST, Math.max(SHORTEST, this.#pace())));
      this.#show(first);
    }
  }
}
