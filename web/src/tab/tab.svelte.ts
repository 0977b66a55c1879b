// The tables of this device, as a page sees them: what it asks of the worker that keeps them, and how far that is.
import { shell } from '../shell.svelte';
import { language } from '../words/words.svelte';
import type { Socket } from '../wire/socket';
import type { FromPage, FromTab } from './messages';

/** `elsewhere`: another window has the tables, or has just taken them. */
export type TabState = 'asleep' | 'loading' | 'ready' | 'elsewhere' | 'failed';

const PACK = new URL(`${import.meta.env.BASE_URL}tab/`, document.baseURI).href;

interface Answer {
  status: number;
  text: string;
}

class Tab {
  state = $state<TabState>('asleep');
  loaded = $state(0);
  total = $state(0);
  why = $state('');

  #worker: Worker | null = null;
  #number = 0;
  /** Somebody said that the tables are to come here. */
  #wanted = false;
  #ready: Promise<void> = Promise.resolve();
  #started: { resolve: () => void; reject: (error: Error) => void } | null = null;
  readonly #asked = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  readonly #lines = new Map<number, Socket>();

  /** Resolves when the tables can be asked. Whoever asks first sets it going. */
  start(): Promise<void> {
    if (this.#worker) return this.#ready;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' });
    this.#worker = worker;
    this.state = 'loading';
    this.why = '';
    this.loaded = this.total = 0;
    shell.tab = true;
    this.#ready = new Promise((resolve, reject) => (this.#started = { resolve, reject }));
    this.#ready.catch(() => undefined);
    worker.onmessage = ({ data }: MessageEvent<FromTab>) => this.#hear(data);
    worker.onerror = (event) => this.#end('failed', event.message);
    this.#tell({ do: 'start', pack: PACK, language: language() });
    return this.#ready;
  }

  /** The tables are wanted in this window, or are tried again. */
  take(): void {
    this.#wanted = true;
    if (this.#worker) this.#tell({ do: 'take' });
    else void this.start().catch(() => undefined);
  }

  async ask(path: string, body: string | null): Promise<Answer> {
    await this.start();
    const id = ++this.#number;
    const answered = new Promise<Answer>((resolve, reject) => this.#asked.set(id, { resolve, reject }));
    this.#tell({ do: 'ask', id, method: body === null ? 'GET' : 'POST', path, body: body ?? '', language: language() });
    return answered;
  }

  connect(socket: Socket, table: string, seat: number | null): void {
    const line = ++this.#number;
    this.#lines.set(line, socket);
    socket.send = (text) => this.#tell({ do: 'say', line, text });
    socket.close = () => {
      this.#lines.delete(line);
      socket.readyState = WebSocket.CLOSED;
      if (this.#worker) this.#tell({ do: 'say', line, text: null });
    };
    this.start().then(
      () => {
        if (!this.#lines.has(line)) return;
        this.#tell({ do: 'open', line, table, seat: seat === null ? '' : String(seat), language: language() });
        socket.readyState = WebSocket.OPEN;
        socket.onopen?.();
      },
      () => this.#close(line),
    );
  }

  #tell(message: FromPage): void {
    this.#worker?.postMessage(message);
  }

  #hear(news: FromTab): void {
    switch (news.tell) {
      case 'loading':
        [this.loaded, this.total, this.state] = [news.loaded, news.total, 'loading'];
        break;
      case 'ready':
        this.state = 'ready';
        this.#wanted = false;
        this.#started?.resolve();
        break;
      case 'elsewhere':
        this.state = 'elsewhere';
        if (this.#wanted) this.#tell({ do: 'take' });
        break;
      case 'taken':
        this.#end('elsewhere', 'taken');
        break;
      case 'failed':
        this.#end('failed', news.why);
        break;
      case 'answer':
        this.#asked.get(news.id)?.resolve(news);
        this.#asked.delete(news.id);
        break;
      case 'said':
        if (news.text === null) this.#close(news.line);
        else this.#lines.get(news.line)?.onmessage?.({ data: news.text });
    }
  }

  #close(line: number): void {
    const socket = this.#lines.get(line);
    this.#lines.delete(line);
    if (!socket) return;
    socket.readyState = WebSocket.CLOSED;
    socket.onclose?.();
  }

  /** The worker is gone; whatever was asked of it was not answered. */
  #end(state: TabState, why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.why = why;
    this.state = state;
    this.#started?.reject(new Error(why));
    for (const { reject } of this.#asked.values()) reject(new Error(why));
    this.#asked.clear();
    for (const line of [...this.#lines.keys()]) this.#close(line);
  }
}

export const tab = new Tab();
