// Which part of the board is shown where there is no room for all: it follows what goes on, and the player may choose.
import { settings } from '../../settings.svelte';
import type { Model } from './model';
import type { Scene } from './stage/scenes';
import { tabOf, type Offers, type Tab } from './where';

/** How long a verdict stays before the eyes although something else goes on, at normal speed. */
const VERDICT = 3500;
/** For each card that is turned up before it. */
const EACH_CARD = 420;

export class Following {
  #chosen = $state.raw<{ tab: Tab; moment: string } | null>(null);
  #wanted = $state<Tab>('ship');
  #moment = $state('');
  /** The check that was seen going on: its end is shown before anything else. */
  #watched = $state('');
  #ending = '';
  #timer = 0;

  /** What is to be shown, among what goes on now. */
  shown(scenes: readonly Scene[]): Tab {
    if (this.#chosen?.moment === this.#moment) return this.#chosen.tab;
    return scenes.some(({ key, live }) => key === this.#watched && !live) ? 'event' : this.#wanted;
  }

  /** The end of a watched check comes first, unless a die is rolled already. */
  ordered(scenes: readonly Scene[]): readonly Scene[] {
    if (scenes.some(({ kind, live }) => kind === 'roll' && live)) return scenes;
    return scenes.toSorted(
      (one, other) => Number(other.key === this.#watched && !other.live) - Number(one.key === this.#watched && !one.live),
    );
  }

  /** Until something else goes on. */
  choose(tab: Tab): void {
    this.#chosen = { tab, moment: this.#moment };
  }

  /** Where the open question is answered; else to what goes on, and back to the ship after it. */
  follow({ decision }: Model, offers: Offers, scenes: readonly Scene[]): void {
    const open = decision?.sealed === null ? decision : null;
    const live = scenes.find((scene) => scene.live);
    this.#wanted = (open && tabOf(offers.keys())) ?? (live ? 'event' : 'ship');
    this.#moment = `${open ? `${open.kind} ${open.question}` : ''} ${live?.key ?? ''}`;
    this.#watch(scenes.find((scene) => scene.kind === 'check'));
  }

  stop(): void {
    window.clearTimeout(this.#timer);
  }

  #watch(scene: Scene | undefined): void {
    if (scene?.kind !== 'check') return;
    if (scene.live) this.#watched = scene.key;
    else if (this.#watched === scene.key && this.#ending !== scene.key) {
      this.#ending = scene.key;
      this.stop();
      this.#timer = window.setTimeout(() => (this.#watched = ''), settings.duration(EACH_CARD * scene.check.cards.length) + VERDICT);
    }
  }
}
