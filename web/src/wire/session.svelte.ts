// One live line to a table, for one seat or a spectator. It reconnects by itself, tells the server what it has already,
// and sends every wish until it is acknowledged; the server carries out the same id only once.
import { socketAddress } from './api';
import { attend } from './attending';
import { keepCommitment, nonceFor, randomHex } from './fair';
import { Reading } from './reading';
import { localSocket, type Socket } from './socket';
import type {
  ChangeTable,
  ChatLine,
  Consider,
  Considered,
  Goodbye,
  Line,
  NoteLine,
  ServerMessages,
  Refusal,
  TermsInfo,
  Update,
  ClientMessages,
} from './types';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';
type Kept = Extract<ClientMessages, { id: string }>;
type Bare<W> = W extends Kept ? Omit<W, 'id'> : never;

const PING_EVERY = 25_000;
const SILENCE = 60_000;
/** How long an answer may take after the page woke up, before the line counts as dead. */
const AWAKE = 5_000;
const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;
/** After these farewells another attempt would end the same way. */
const FINAL = new Set(['replaced', 'gone', 'flood', 'moved']);

export class TableSession {
  update = $state.raw<Update | null>(null);
  log = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  notes = $state.raw<readonly NoteLine[]>([]);
  connection = $state<Connection>('connecting');
  goodbye = $state.raw<Goodbye | null>(null);
  considered = $state.raw<Considered | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What the operator of the server tells everybody; empty if nothing, or nothing any more. */
  notice = $state('');
  /** Ids of the wishes that are not acknowledged yet. */
  pending = $state.raw<ReadonlySet<string>>(new Set());
  /** The server's clock minus ours, in milliseconds. */
  offset = $state(0);

  #language: string;
  /** The language in which the log that we hold was told. */
  #told = '';
  #socket: Socket | null = null;
  #hidden = false;
  readonly #unwatch: () => void;
  readonly #wishes = new Map<string, Kept>();
  #considering: Consider | null = null;
  #attempts = 0;
  #heard = 0;
  #pinged = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #waking: ReturnType<typeof setTimeout> | undefined;
  readonly #reading = new Reading<Update>(
    (update) => this.#show(update),
    () => this.update?.table.pace ?? 0,
  );

  constructor(
    readonly table: string,
    readonly seat: number | null,
    language: string,
  ) {
    this.#language = language;
    this.#unwatch = attend((hidden) => {
      this.#hidden = hidden;
      this.#attend();
    });
    document.addEventListener('visibilitychange', this.#wake);
    window.addEventListener('online', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#unwatch();
    document.removeEventListener('visibilitychange', this.#wake);
    window.removeEventListener('online', this.#wake);
    this.#drop();
    this.#reading.catchUp();
    clearTimeout(this.#retry);
    this.connection = 'closed';
  }

  /** Opens the line again after a final farewell, for instance to take the seat back into this window. */
  reopen(): void {
    this.goodbye = null;
    this.#attempts = 0;
    document.addEventListener('visibilitychange', this.#wake);
    window.addEventListener('online', this.#wake);
    this.#connect();
  }

  /** What the player reads now, '' for nothing: where only bots wait, the table is shown going on when it has been read. */
  read(page: string): void {
    this.#reading.read(page);
  }

  // -- what a player may wish

  speak(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    if (this.#send({ do: 'speak', language })) this.#told = language;
  }

  answer = (choice: readonly unknown[]) => this.#wish({ do: 'answer', question: this.#question, choice });
  interject = (choice: readonly unknown[]) => this.#wish({ do: 'interject', question: this.#question, choice });
  withdraw = () => this.#wish({ do: 'withdraw', question: this.#question });
  stepBack = () => this.#wish({ do: 'step_back', question: this.#question });
  askTakeBack = () => this.#wish({ do: 'ask_take_back' });
  consent = (proposal: number, agree: boolean) => this.#wish({ do: 'consent', proposal, agree });
  propose = (kind: string, terms: TermsInfo | null = null) => this.#wish({ do: 'propose', kind, terms });
  proposeFor = (kind: 'cover' | 'substitute', seat: number) => this.#wish({ do: 'propose', kind, seat });
  ballot = (proposal: number, agree: boolean) => this.#wish({ do: 'ballot', proposal, agree });
  goOn = () => this.#wish({ do: 'go_on' });
  say = (text: string) => this.#wish({ do: 'say', text });
  tell = (statement: readonly unknown[]) => this.#wish({ do: 'tell', statement });
  order = (orders: Record<string, unknown> | null) => this.#wish({ do: 'order', orders });
  notReady = () => this.#wish({ do: 'not_ready' });
  fill = (seat: number, bot: string | null) => this.#wish({ do: 'fill', seat, bot });
  changeTable = (wanted: Omit<ChangeTable, 'do' | 'id'>) => this.#wish({ do: 'change_table', ...wanted });
  away = () => this.#wish({ do: 'away' });
  back = () => this.#wish({ do: 'back' });

  /** Ready for the deal, with a nonce of our own; the commitment seen until now is kept, to compare it at the end. */
  ready = (): string => {
    keepCommitment(this.table, this.update?.table.fair.commitment ?? '');
    return this.#wish({ do: 'ready', nonce: nonceFor(this.table, this.seat ?? -1) });
  };

  /** Asks what could be added to these picks; `considered` brings the reply. */
  consider(chosen: readonly unknown[]): void {
    this.#considering = { do: 'consider', question: this.#question, chosen };
    this.#send(this.#considering);
  }

  /** A page in sight shows this question, or this vote: nobody need be called for it. */
  inSight(what: { question: number } | { proposal: number } | { motion: number }): void {
    this.#send({ do: 'in_sight', ...what } as ClientMessages);
  }

  /** The refusal has been read. */
  dismiss(): void {
    this.refusal = null;
  }

  /** The number of the open question; views carry it too, for whoever is not asked. */
  get #question(): number {
    const play = this.update?.play;
    return play?.decision?.question ?? (play?.view as { question?: number } | undefined)?.question ?? 0;
  }

  #wish(bare: Bare<Kept>): string {
    const id = randomHex(16);
    const wish = { ...bare, id } as Kept;
    this.refusal = null;
    this.#wishes.set(id, wish);
    this.#reading.goOn();
    this.pending = new Set(this.#wishes.keys());
    this.#send(wish);
    return id;
  }

  // -- the line

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    if (this.connection !== 'connecting') this.connection = this.update ? 'lost' : 'connecting';
    const socket = __SITE__ ? localSocket(this.table, this.seat) : (new WebSocket(socketAddress(this.table, this.seat)) as Socket);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessages);
    socket.onclose = () => this.#lost();
    this.#beat = setInterval(() => this.#watch(), AWAKE);
  }

  /** Whatever the old socket still says is not heard any more. */
  #drop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#waking);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #greet(): void {
    this.#reading.catchUp();
    const known = this.#told === this.#language;
    this.#told = this.#language;
    const [seq, log, chat, notes] = known ? [this.update?.seq ?? -1, this.log.length, this.chat.length, this.notes.length] : [-1, 0, 0, 0];
    this.#send({ do: 'hello', language: this.#language, seq, log, chat, notes });
    for (const wish of this.#wishes.values()) this.#send(wish);
    if (this.#considering) this.#send(this.#considering);
    if (this.#hidden) this.#attend();
    // Its reply shows that the line is open even if the server has nothing new to tell.
    this.#send({ do: 'ping' });
  }

  /** Those who watch are at nobody's seat. */
  #attend(): void {
    if (this.seat !== null) this.#send({ do: 'attend', hidden: this.#hidden });
  }

  #lost(): void {
    this.#drop();
    if (this.goodbye && FINAL.has(this.goodbye.code)) {
      this.close();
      return;
    }
    this.connection = 'lost';
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#attempts);
    this.#attempts += 1;
    // Half of it by chance, so that a whole table does not come back in the same instant.
    this.#retry = setTimeout(() => this.#connect(), delay / 2 + (Math.random() * delay) / 2);
  }

  #watch(): void {
    const now = Date.now();
    // A page in the background gets its timers late; silence counts only if a ping has had the time to be answered.
    const unanswered = this.#pinged > this.#heard && now - this.#pinged > AWAKE;
    if (now - this.#heard > SILENCE && unanswered) this.#lost();
    else if (now - this.#pinged >= PING_EVERY && this.#send({ do: 'ping' })) this.#pinged = now;
  }

  /** The page is seen again or the network is back: a line that waits tries at once, an open one has to prove itself. */
  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.connection === 'closed') return;
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      if (this.#socket?.readyState === WebSocket.CONNECTING) return;
      this.#attempts = 0;
      this.#connect();
      return;
    }
    const before = this.#heard;
    this.#send({ do: 'ping' });
    clearTimeout(this.#waking);
    this.#waking = setTimeout(() => {
      if (this.#heard === before) this.#lost();
    }, AWAKE);
  };

  #send(wish: ClientMessages): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(wish));
    return true;
  }

  // -- what the server says

  #hear(news: ServerMessages): void {
    this.#heard = Date.now();
    if (news.type === 'goodbye') {
      this.goodbye = news;
      return;
    }
    this.#attempts = 0;
    this.connection = 'open';
    switch (news.type) {
      case 'update':
        this.offset = news.now - Date.now();
        this.#reading.hear(news, this.#wishes.size === 0 && canWait(this.update, news));
        break;
      case 'done':
        this.#settle(news.id);
        break;
      case 'refused':
        this.#settle(news.id);
        this.refusal = news;
        break;
      case 'considered':
        this.considered = news;
        if (news.question === this.#considering?.question && same(news.chosen, this.#considering.chosen)) this.#considering = null;
        break;
      case 'notice':
        this.notice = news.text;
        break;
      case 'pong':
        this.offset = news.now - Date.now();
        break;
    }
  }

  #settle(id: string): void {
    if (this.#wishes.delete(id)) this.pending = new Set(this.#wishes.keys());
  }

  #show(update: Update): void {
    this.goodbye = null;
    if (update.log.keep !== this.log.length || update.log.lines.length > 0)
      this.log = [...this.log.slice(0, update.log.keep), ...update.log.lines];
    if (update.chat.keep !== this.chat.length || update.chat.lines.length > 0)
      this.chat = [...this.chat.slice(0, update.chat.keep), ...update.chat.lines];
    if (update.notes.keep !== this.notes.length || update.notes.lines.length > 0)
      this.notes = [...this.notes.slice(0, update.notes.keep), ...update.notes.lines];
    const question = update.play?.decision?.question;
    if (this.considered?.question !== question) this.considered = null;
    if (this.#considering?.question !== question) this.#considering = null;
    this.update = update;
  }
}

/**
 * Whether this news may be shown later: everybody else is a bot, nobody's time runs, and the question that is shown does not
 * close by itself.
 */
function canWait(shown: Update | null, { seat, table, play }: Update): boolean {
  if (!shown?.play || !play || play.result !== null || table.clock.kind !== 'none') return false;
  return (shown.play.decision?.standing ?? null) === null && table.seats.every(({ state }, at) => at === seat || state === 'bot');
}

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
