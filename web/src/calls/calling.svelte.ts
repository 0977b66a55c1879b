// Where and when this browser's owner is called: what the server keeps of it, and how it is changed.
import * as api from '../wire/api';
import type { CallState, CallWishes, ChannelInfo } from '../wire/types';
import { deviceName, subscribe, subscribedAt, unsubscribe } from './device';
import { keptCalls } from './kept.svelte';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** As the server names the channel of a subscription. */
export async function channelOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`push ${endpoint}`));
  return Array.from(new Uint8Array(hash), (each) => each.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
}

export class Calling {
  state = $state.raw<CallState | null>(null);
  /** The channel of this very browser. */
  own = $state('');

  get channels(): readonly ChannelInfo[] {
    return this.state?.channels ?? [];
  }

  get here(): boolean {
    return this.channels.some((each) => each.id === this.own);
  }

  get wishes(): Required<CallWishes> {
    return { zone: zone(), quiet_from: -1, quiet_to: -1, gather: 'at_once', daily_at: 1080, ...this.state?.wishes };
  }

  async load(): Promise<void> {
    const endpoint = await subscribedAt().catch(() => null);
    this.own = endpoint ? await channelOf(endpoint) : '';
    this.#take(await api.calls());
  }

  /** False if the browser's owner did not allow it. */
  async callHere(tables: readonly string[]): Promise<boolean> {
    this.state ??= await api.calls();
    const made = await subscribe(this.state.key);
    if (!made) return false;
    const added = await api.callPush({ ...made, label: deviceName(navigator.userAgent), zone: zone() });
    this.own = added.id;
    this.#take(added.state);
    await this.#link(tables);
    return true;
  }

  async addWebhook(address: string, form: string, chat: string, table: string, tables: readonly string[]): Promise<string> {
    const body = { address, form, chat, zone: zone() };
    const added = await (table ? api.callGroup(table, body) : api.callWebhook(body));
    this.#take(added.state);
    if (!table) await this.#link(tables);
    return added.secret;
  }

  async addMail(address: string, tables: readonly string[]): Promise<void> {
    this.#take((await api.callMail({ address, zone: zone() })).state);
    await this.#link(tables);
  }

  async confirm(channel: string, code: string): Promise<void> {
    this.#take(await api.confirmMail(channel, code));
  }

  async stop(channel: string): Promise<void> {
    if (channel === this.own) await unsubscribe().catch(() => undefined);
    this.#take(await api.stopCalls(channel));
  }

  async wish(changed: Partial<CallWishes>): Promise<void> {
    this.#take(await api.callWishes({ ...this.wishes, zone: zone(), ...changed }));
  }

  async forget(): Promise<void> {
    await unsubscribe().catch(() => undefined);
    this.own = '';
    this.#take(await api.forgetCalls());
  }

  /** Also for tables that are open already; one at a time, and one that is gone keeps nobody from the others. */
  async #link(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      const linked = await api.callAt(table, true).catch(() => null);
      if (linked) this.#take(linked);
    }
  }

  #take(state: CallState): void {
    this.state = state;
    keptCalls.keep({ on: state.channels.some((each) => each.table === ''), ...(state.channels.length > 0 ? { offered: true } : {}) });
  }
}
