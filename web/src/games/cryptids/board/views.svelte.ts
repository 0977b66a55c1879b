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

/** Where the questions of a past moment were answered, by how their kinds begin: nothing is offered any more that could tell. */
const PAST: readonly (readonly [start: string, view: View])[] = [
  ['terrain.', 'reserve'],
  ['setup.terrain', 'reserve'],
  ['poacher.terrain', 'reserve'],
  ['field.', 'map'],
  ['setup.city', 'map'],
  ['relocate.', 'map'],
  ['ability.walk', 'map'],
  ['poacher.takes', 'map'],
  ['assistant.', 'players'],
  ['skills.', 'players'],
  ['poacher.spend', 'players'],
];

export function pastViewOf(kind: string, stepped: boolean): View {
  return viewOf(kind as DecisionKind, [], stepped) ?? PAST.find(([start]) => kind.startsWith(start))?.[1] ?? 'cards';
}

export class Views {
  #wanted = $state<View>('map');
  #chosen = $state.raw<{ view: View; moment: string } | null>(null);
  #moment = $state('');
  /** The question of the past moment that was shown before. */
  #before: View | null = null;

  get shown(): View {
    return this.#chosen?.moment === this.#moment ? this.#chosen.view : this.#wanted;
  }

  /** Until another kind of question is asked. */
  choose(view: View): void {
    this.#chosen = { view, moment: this.#moment };
  }

  /** Nothing jumps while others are asked. In a replay the part is shown in which the answer was given that led there. */
  follow({ decision, view, live }: Model, anchors: Iterable<Anchor>): void {
    const stepped = view.turn.stepped !== '';
    if (!live && decision === null) this.#lookBack(view.asked[0]?.[1], stepped, `${view.number} ${view.phase}`);
    if (decision?.sealed !== null) return;
    this.#wanted = viewOf(decision.kind as DecisionKind, anchors, stepped) ?? this.shown;
    this.#moment = `${view.number} ${view.phase} ${decision.kind} ${stepped}`;
  }

  #lookBack(asked: string | undefined, stepped: boolean, moment: string): void {
    const now = asked === undefined ? null : pastViewOf(asked, stepped);
    const shown = this.#before ?? now;
    this.#before = now;
    if (shown === null) return;
    this.#wanted = shown;
    this.#moment = `${moment} ${shown}`;
  }
}
