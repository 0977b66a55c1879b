// Where on the board an offered choice lies. What it points at, the server says with it; here is only where such things
// are drawn: a space, a track, a dial, a deck, a part of the card in play, a side of the die.
import type { DecisionInfo, OptionInfo } from '../../wire/types';
import type { CardRef } from '../contract';
import { named, sameRef, type Ref } from '../parts/pointing';
import type { Model } from './model';

/** "space:16", "track:travel", "skill:2", "supply": what is pointed at, as a word. LAID_OUT are cards to choose from. */
export type Place = string;

/** Cards that are laid out to be chosen from. */
export const LAID_OUT: Place = 'laid-out';
const LARGE = ['waypoint', 'spell', 'item', 'mythos', 'character'];

export const placeOf = (ref: Ref): Place => ref.join(':');

/** The card that a choice is about, if it is about nothing else. A verb without parts is the use of a card. */
export function cardToTake(option: OptionInfo): CardRef | null {
  const [card, ...more] = option.at;
  return card && more.length === 0 && option.choice.length > 1 ? (named(option, LARGE).find((each) => sameRef(each, card)) ?? null) : null;
}

/** Whether a question is a choice among cards: whatever of it points at something is about one card. */
function amongCards({ options }: DecisionInfo): boolean {
  return options.every((option) => option.power || option.at.length === 0 || cardToTake(option) !== null);
}

/** What can be chosen on the board, by place; what points at nothing is at ''. */
export type Offers = ReadonlyMap<Place, readonly OptionInfo[]>;

/** What can be chosen now, in every place that it points at; copies that nobody can tell apart are one. */
export function offersOf(model: Model): Offers {
  const { decision } = model;
  const found = new Map<Place, OptionInfo[]>();
  const seen = new Set<string>();
  const laidOut = decision !== null && amongCards(decision);
  for (const option of decision?.options ?? []) {
    const key = JSON.stringify(option.choice);
    if (seen.has(key) || !model.can(option.choice)) continue;
    seen.add(key);
    const places = laidOut && cardToTake(option) ? [LAID_OUT] : option.at.map(placeOf);
    for (const place of places.length > 0 ? places : ['']) found.set(place, [...(found.get(place) ?? []), option]);
  }
  return found;
}

export type Tab = 'ship' | 'event' | 'voyage';

const TABS: readonly [start: string, tab: Tab][] = [
  ['part', 'event'],
  [LAID_OUT, 'event'],
  ['face', 'event'],
  ['track', 'voyage'],
  ['dial', 'voyage'],
  ['deck', 'voyage'],
  ['supply', 'voyage'],
  ['space', 'ship'],
];

/** Where the open question is answered, as far as that is on the board at all. */
export function tabOf(places: Iterable<Place>): Tab | null {
  const starts = new Set([...places].map((place) => place.split(':')[0]));
  return TABS.find(([start]) => starts.has(start))?.[1] ?? null;
}
