// What the prompt offers now: the buttons of the open question, or what the group holds that was opened.
import { tick, untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { BoardModel, GameClient } from '../../games/contract';
import type { DecisionInfo, OptionInfo } from '../../wire/types';
import type { Answering } from '../answer/answering.svelte';
import { keyOf } from '../answer/choices';
import { leftOut, offersOf, type GroupOffer, type Offer } from './offers';

export class Offering {
  readonly #answering: Answering;
  readonly #game: GameClient;
  readonly #narrow = new MediaQuery('(max-width: 43.99rem)');
  /** The name of the opened group; '' if none is. */
  #opened = $state('');

  readonly decision: DecisionInfo | null = $derived.by(() => {
    const { decision } = this.#answering;
    return decision?.sealed === null ? decision : null;
  });
  /** All buttons, whether a group is open or not. */
  readonly all: readonly Offer[] = $derived.by(() => {
    if (!this.decision) return [];
    const offers = offersOf(this.decision, !this.#narrow.current && !this.#game.pointed);
    const covered = ({ choice }: OptionInfo): boolean => this.#game.covered?.(choice) === true;
    return offers.filter((offer) => !(offer.sort === 'group' ? offer.options.every(covered) : covered(offer.option)));
  });
  readonly group: GroupOffer | null = $derived(
    this.all.find((offer): offer is GroupOffer => offer.sort === 'group' && offer.name === this.#opened) ?? null,
  );
  /** The buttons that are shown, in the order of their digits. */
  readonly shown: readonly Offer[] = $derived(this.group ? this.group.options.map((option) => ({ sort: 'option', option })) : this.all);
  /** So many options have no button: board, hand and list have them. */
  readonly hidden: number = $derived(this.decision ? leftOut(this.decision, this.all) : 0);

  constructor(answering: Answering, game: GameClient) {
    this.#answering = answering;
    this.#game = game;
    $effect(() => {
      void answering.question;
      untrack(() => this.close());
    });
  }

  get narrow(): boolean {
    return this.#narrow.current;
  }

  /** Presses a button: an option is chosen, a group opens. */
  press(offer: Offer): void {
    if (offer.sort === 'option') return this.#answering.model?.act(offer.option.choice);
    this.#opened = offer.name;
    void tick().then(bringIntoSight);
  }

  close(): void {
    this.#opened = '';
  }

  /** What board and hand draw from: with a group open they offer only what it holds. */
  narrowed(model: BoardModel): BoardModel {
    if (!this.group || !model.decision) return model;
    return within(model, model.decision, this.group.options);
  }
}

/** What glows on the board for an opened group: if none of it is in sight, the first comes there. */
function bringIntoSight(): void {
  const board = document.querySelector('.middle > .board');
  const places = [...(board?.querySelectorAll('.spot.offered') ?? [])].filter((place) => place.checkVisibility());
  const frame = board?.getBoundingClientRect();
  const seen = places.some((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return frame && top >= frame.top && bottom <= frame.bottom;
  });
  if (!seen) places[0]?.scrollIntoView({ block: 'center' });
}

function within(model: BoardModel, decision: DecisionInfo, options: readonly OptionInfo[]): BoardModel {
  const held = new Set(options.map(({ choice }) => keyOf(choice)));
  return {
    ...model,
    decision: { ...decision, options: decision.options.filter(({ choice }) => held.has(keyOf(choice))) },
    can: (choice) => held.has(keyOf(choice)) && model.can(choice),
  };
}
