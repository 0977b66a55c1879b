// Somebody who is known on several devices: what this browser knows of them, and how it keeps in step with the others.
import { deviceName } from '../calls/device';
import { myName } from '../guest.svelte';
import { settings } from '../settings.svelte';
import { recall, remember } from '../store';
import { forgetTable, keepTable, myTables } from '../tables.svelte';
import type { Me } from '../wire/types';
import { carried, take } from './carried';
import * as requests from './requests';

const KEY = 'me';
const WAIT = 1_500;
const UNKNOWN: Me = { known: false, name: '', protected: false, made: 0, devices: [], settings: {}, seats: [], tables: [] };

interface Kept {
  known: boolean;
  /** What the server had of the settings when this browser last heard of it. */
  told: string;
}

const snapshot = () => JSON.stringify([settings.name.trim(), carried()]);

class MyIdentity {
  state = $state.raw<Me | null>(null);
  #kept = recall<Kept>(KEY, { known: false, told: '' });
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks who we are. What was changed here meanwhile is told; else what was changed elsewhere is taken over. */
  async load(): Promise<Me> {
    const found = await requests.me();
    if (!found.known) return this.#take(found);
    if (this.#kept.known && this.#kept.told !== snapshot()) return this.#tell();
    await take(found.name, found.settings);
    return this.#take(found);
  }

  /** Becomes known; the words of the phrase. */
  async become(): Promise<readonly string[]> {
    settings.name = myName(); // that of a guest is another one on each device
    const made = await requests.become(settings.name.trim(), deviceName(navigator.userAgent), carried());
    this.#take(made.me);
    await this.keepSeats();
    return made.phrase.words;
  }

  async enter(by: { phrase: string } | { link: string }): Promise<void> {
    const found = await requests.enter(by, deviceName(navigator.userAgent));
    await take(found.name, found.settings);
    this.#take(found);
  }

  /** The seats that only this browser has are kept for all devices; one at a time, and none that is gone stops the others. */
  async keepSeats(): Promise<void> {
    for (const { id } of this.unkept) {
      const kept = await requests.keepSeats(id).catch(() => null);
      if (kept?.seats.length === 0) forgetTable(id); // the seat went to somebody else meanwhile
    }
    await this.load();
  }

  /** Tables at which only this browser sits. */
  get unkept(): readonly { id: string }[] {
    const kept = new Set(this.state?.tables);
    return myTables.all.filter((each) => each.seats.length > 0 && !kept.has(each.id));
  }

  async signOut(devices: readonly string[]): Promise<void> {
    this.#take(await requests.signOut(devices));
  }

  /** Nothing is left of us there, nor of our seats here. */
  async forget(): Promise<void> {
    const found = await requests.forget();
    for (const { id } of myTables.all) forgetTable(id);
    this.#take(found);
  }

  async protectName(on: boolean): Promise<void> {
    if (on && this.#kept.told !== snapshot()) await this.#tell();
    this.#take(await requests.protectName(on));
  }

  /** Called in an effect: what is changed here goes to the other devices, a moment later and all at once. */
  follow(): void {
    const now = snapshot();
    if (!this.state?.known || this.#kept.told === now) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#tell().catch(() => undefined), WAIT);
  }

  async #tell(): Promise<Me> {
    return this.#take(await requests.keepThings(settings.name.trim(), carried()));
  }

  #take(found: Me): Me {
    this.state = found.known ? found : UNKNOWN;
    this.#kept = { known: found.known, told: found.known ? snapshot() : '' };
    remember(KEY, this.#kept);
    const held = new Map<string, number[]>();
    for (const { table, seat } of found.seats) held.set(table, [...(held.get(table) ?? []), seat]);
    // Backwards, so that the latest stands first.
    for (const [table, seats] of [...held].reverse()) {
      if (!myTables.all.some((each) => each.id === table)) keepTable(table, seats);
    }
    return this.state;
  }
}

export const myIdentity = new MyIdentity();
