// What the table says to the viewer: what is new, who wants a reply, and the game's way of speaking once it is needed.
import { untrack } from 'svelte';
import { complain } from '../../kit/toasts.svelte';
import type { GameClient, Statement, TalkClient } from '../../games/contract';
import { games } from '../../wire/api';
import type { TableSession } from '../../wire/session.svelte';
import type { ChatLine, GameInfo } from '../../wire/types';
import { heardOf, keepHeard } from './heard';
import { unheard, wantedReply, type Wanted } from './phrases';

export class Talking {
  readonly #session: TableSession;
  readonly #game: GameClient;
  /** How many lines had been seen when the talk was last looked at. */
  #seen = $state(0);

  /** How the game's statements look; fetched with the first of them. */
  client = $state.raw<TalkClient | null>(null);
  /** The phrases that the game knows; fetched with the first look at them. */
  info = $state.raw<GameInfo | null>(null);

  #seat = $derived.by(() => this.#session.update?.seat ?? -1);
  #way = $derived.by(() => (this.#session.update?.play?.result ? 'open' : this.#session.update?.table.chat));
  #others = $derived.by(() => (this.#session.update?.table.seats ?? []).filter((_, seat) => seat !== this.#seat));
  /** The table is for one: there is nobody to talk to. */
  isAlone = $derived.by(() => this.#others.length === 0);
  /** All others are bots. */
  isAmongBots = $derived.by(() => this.#others.every((seat) => seat.state === 'bot'));
  #isReminded = $derived(this.#way === 'reminded' && this.#seat >= 0);
  /** Free words are off: only the game's phrases are said here until it is over. */
  phrasesOnly = $derived(this.#way === 'phrases');
  /** What may not be told now, where the table reminds of it; else nothing. */
  reminder = $derived.by(() => (this.#isReminded && this.client?.reminder?.(this.#session.update?.play?.view)) || '');
  unread = $derived.by(() => unheard(this.#session.chat, this.#seen, this.#seat, this.client?.replies).length);
  /** What was last said, unless it was about something that is over. */
  latest: ChatLine | null = $derived.by(() => {
    const line = this.#session.chat.at(-1) ?? null;
    const { topic } = this.#game;
    const since = topic === undefined ? null : this.#session.log.findLast(({ kind }) => kind === topic);
    return line && since && line.at < since.at ? null : line;
  });
  wanted: Wanted | null = $derived.by(() => {
    const client = this.client;
    if (!client || this.#seat < 0 || this.#session.update?.play?.result) return null;
    return wantedReply(this.#session.chat, this.#seat, (statement, seat) => client.replies(statement, seat));
  });

  /** `shown`: whether the viewer has the talk in view. */
  constructor(session: TableSession, game: GameClient, shown: () => boolean) {
    this.#session = session;
    this.#game = game;
    // What was said before the table was first opened here is no news; what was not read before a reload still is.
    const [table, seat] = [session.table, session.seat ?? -1];
    this.#seen = heardOf(table, seat, session.chat.length);
    $effect(() => {
      if (shown()) this.#seen = session.chat.length;
    });
    $effect(() => keepHeard(table, seat, this.#seen));
    $effect(() => {
      if (this.#isReminded || session.chat.some((line) => line.statement !== null)) untrack(() => void this.#speak());
    });
  }

  /** Whether the game has phrases at all. */
  get hasPhrases(): boolean {
    return this.#game.talk !== undefined;
  }

  tell = (statement: Statement): void => void this.#session.tell(statement);

  /** Fetches all that is needed to say something with buttons. */
  async prepare(): Promise<void> {
    const name = this.#session.update?.table.game;
    try {
      const [all] = await Promise.all([this.info ? [this.info] : games(), this.#speak()]);
      this.info = all.find((game) => game.name === name) ?? null;
    } catch (error) {
      complain(error);
    }
  }

  async #speak(): Promise<void> {
    if (!this.client) this.client = (await this.#game.talk?.()) ?? null;
  }
}
