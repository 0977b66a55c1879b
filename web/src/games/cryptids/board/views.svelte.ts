// Which part of the board is shown where there is no room for all: it follows the open question, and the player may choose.
import type { DecisionKind } from '../facts';
import type { Model } from '../model';
import type { Anchor } from '../where';

export const VIEWS = ['map', 'cards', 'reserve', 'players'] as const;
export type View = (typeof VIEWS)[number];

/** Questions that are answered in one part although they offer something elsewhere too. */
const BY_KIND: Readonly<Partial<Record<DecisionKind, View>>> = {
  'field.turn': 'map',
  'skills.restore': 'players',
  'skills.gain': 'players',
  'request.order': 'reserve',
};

const BY_ANCHOR: Readonly<Record<string, View>> = {
  reserve: 'reserve',
  tile: 'reserve',
  place: 'map',
  attempt: 'cards',
  display: 'cards',
  market: 'cards',
  request: 'cards',
  row: 'players',
  die: 'players',
  skill: 'players',
  cryptid: 'players',
  poacher: 'players',
};

/** Where a question is answered, as far as that is on the board at all. In the office the step comes first, then trade. */
export function viewOf(kind: DecisionKind, anchors: Iterable<Anchor>, stepped: boolean): View | null {
  if (kind === 'office.turn') return stepped ? 'cards' : 'players';
  const known = BY_KIND[kind];
  if (known) return known;
  const sorts = new Set([...anchors].map((anchor) => anchor.split(':')[0]));
  return Object.entries(BY_ANCHOR).find(([sort]) => sorts.has(sort))?.[1] ?? null;
}

export class Views {
  #wanted = $state<View>('map');
  #chosen = $state.raw<{ view: View; moment: string } | null>(null);
  #moment = $state('');

  get shown(): View {
    return this.#chosen?.moment === this.#moment ? this.#chosen.view : this.#wanted;
  }

  /** Until another kind of question is asked. */
  choose(view: View): void {
    this.#chosen = { view, moment: this.#moment };
  }

  /** Nothing jumps while others are asked. */
  follow({ decision, view }: Model, anchors: Iterable<Anchor>): void {
    if (decision?.sealed !== null) return;
    const stepped = view.turn.stepped !== '';
    this.#wanted = viewOf(decision.kind as DecisionKind, anchors, stepped) ?? this.shown;
    this.#moment = `${view.number} ${view.phase} ${decision.kind} ${stepped}`;
  }
}
