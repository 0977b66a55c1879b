// Which part of the board is shown where there is no room for all: it follows what goes on, and the player may choose.
import { settings } from '../../settings.svelte';
import type { Model } from './model';
import type { Scene } from './stage/scenes';
import { tabOf, type Offers, type Tab } from './where';

/** How long a verdict stays before the eyes although something else goes on, at normal speed. */
const VERDICT = 3500;
/** For each card that is turned up before it. */
const EACH_CARD = 420;

export class Tabs {
  #chosen = $state.raw<{ tab: Tab; moment: string } | null>(null);
  #wanted = $state<Tab>('ship');
  #moment = $state('');
  #held = $state(false);
  #watched = '';
  #timer = 0;

  get shown(): Tab {
    if (this.#chosen?.moment === this.#moment) return this.#chosen.tab;
    return this.#held ? 'event' : this.#wanted;
  }

  /** Until something else goes on. */
  choose(tab: Tab): void {
    this.#chosen = { tab, moment: this.#moment };
  }

  /** Where the open question is answered; else to what goes on, and back to the ship after it. */
  follow({ decision }: Model, offers: Offers, scenes: readonly Scene[]): void {
    const open = decision?.answered === null ? decision : null;
    const live = scenes.find((scene) => scene.live);
    this.#wanted = (open && tabOf(offers.keys())) ?? (live ? 'event' : 'ship');
    this.#moment = `${open ? `${open.kind} ${open.question}` : ''} ${live?.key ?? ''}`;
    this.#keep(scenes.find((scene) => scene.kind === 'check'));
  }

  stop(): void {
    window.clearTimeout(this.#timer);
  }

  /** Whoever saw a check go on sees how it ends. */
  #keep(scene: Scene | undefined): void {
    if (scene?.kind !== 'check') return;
    if (scene.live) this.#watched = scene.key;
    else if (this.#watched === scene.key) {
      this.#watched = '';
      this.stop();
      this.#held = true;
      this.#timer = window.setTimeout(() => (this.#held = false), settings.duration(EACH_CARD * scene.check.cards.length) + VERDICT);
    }
  }
}
