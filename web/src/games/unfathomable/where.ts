// Where on the board an offered choice lies: in a space, on a track, a dial, a deck, a part of the card in play.
import type { OptionInfo } from '../../wire/types';
import type { Choice } from '../contract';
import { cardToTake } from './cards';
import { ABILITIES } from './facts';
import type { Model, ShipView } from './model';

/** "space:16", "track:travel", "dial:fuel", "deck:2", "pile:mythos", "title:1", "part:first", "face:5", "supply", "card"; "" is none. */
export type Place = string;

/** Verbs with the space right behind them. */
const SPACE_FIRST = new Set(['activate_in', 'attack_in', 'move', 'space', 'spawn', 'break_out', 'clear', 'damage', 'deck_chief', 'repair', 'room', 'drive', 'drive_all', 'rise', 'defeat_deep_one', 'shrivelling', 'lesser_banishment']);
/** Verbs with the space behind something else. */
const SPACE_SECOND = new Set(['lead', 'send', 'send_deep_one', 'item', 'quick_draw']);
const SEAT_FIRST = new Set(['accuse', 'arrest_order', 'deep_one_ancestry', 'defeat_character', 'lock_up', 'pass_to', 'victim', 'ward']);
const SKILL_FIRST = new Set(['draw', 'decline', 'revelation']);
const DIAL_FIRST = new Set(['gain', 'unconventional_leader']);
/** Of the card in play; a traitor lets its check fail. */
const PARTS: Record<string, string> = { first: 'first', second: 'second', check: 'check', fail: 'failed' };
/** Skill cards that are aimed at a space. */
const AIMED = new Set(['shrivelling', 'lesser_banishment', 'call_to_action']);
const SUPPLY = -1;

const inSpace = (space: unknown): Place => (typeof space === 'number' && space >= 0 ? `space:${space}` : '');

export function placeOf(choice: Choice, kind: string, view: ShipView): Place {
  const [verb, first, second] = choice as [string, unknown?, unknown?];
  const withSeat = (seat: unknown): Place => inSpace(view.players[seat as number]?.place);
  const own = withSeat(view.seat);
  if (SPACE_FIRST.has(verb)) return inSpace(first);
  if (SPACE_SECOND.has(verb)) return inSpace(second);
  if (SEAT_FIRST.has(verb)) return withSeat(first);
  if (SKILL_FIRST.has(verb)) return first === undefined ? '' : `deck:${first as number}`;
  if (DIAL_FIRST.has(verb)) return `dial:${first as string}`;
  if (PARTS[verb] && choice.length === 1) return view.crisis >= 0 ? `part:${PARTS[verb]}` : '';
  if (cardToTake(choice, kind)) return 'card';
  switch (verb) {
    case 'play':
      return ofCard(first as number, second, own, withSeat);
    case 'rescue':
      return first === undefined ? own : inSpace(first);
    case 'attack':
    case 'murder':
      return own;
    case 'defeat_passenger':
      return first === SUPPLY ? 'supply' : inSpace(first);
    case 'advance':
      return `track:${first as string}`;
    case 'ritual':
      return 'track:ritual';
    case 'deck':
      return `pile:${first as string}`;
    case 'keeper':
      return 'title:1';
    case 'perfect_number':
      return `face:${first as number}`;
    default:
      return '';
  }
}

function ofCard(card: number, aim: unknown, own: Place, withSeat: (seat: unknown) => Place): Place {
  const ability = ABILITIES[card]?.id ?? '';
  if (ability === 'coordinated_effort') return withSeat(aim);
  if (ability === 'call_to_action' && aim === undefined) return own;
  return AIMED.has(ability) ? inSpace(aim) : '';
}

/** The verbs whose place is known by what stands behind them. */
export const placedVerbs = (): string[] => [...SPACE_FIRST, ...SPACE_SECOND, ...SEAT_FIRST, ...SKILL_FIRST, ...DIAL_FIRST, ...Object.keys(PARTS)];

/** What can be chosen on the board, by place. */
export type Offers = ReadonlyMap<Place, readonly OptionInfo[]>;

/** What can be chosen now, by the place where it lies; copies that nobody can tell apart are one. */
export function offersOf(model: Model): Offers {
  const { decision, view } = model;
  const found = new Map<Place, OptionInfo[]>();
  const seen = new Set<string>();
  for (const option of decision?.options ?? []) {
    const key = JSON.stringify(option.choice);
    if (seen.has(key) || !model.can(option.choice)) continue;
    seen.add(key);
    const place = placeOf(option.choice, decision?.kind ?? '', view);
    found.set(place, [...(found.get(place) ?? []), option]);
  }
  return found;
}

export type Tab = 'ship' | 'event' | 'voyage';

const TABS: readonly [start: string, tab: Tab][] = [
  ['part', 'event'], ['card', 'event'], ['face', 'event'],
  ['track', 'voyage'], ['dial', 'voyage'], ['pile', 'voyage'], ['supply', 'voyage'],
  ['space', 'ship'],
];

/** Where the open question is answered, as far as that is on the board at all. */
export function tabOf(places: Iterable<Place>): Tab | null {
  const starts = new Set([...places].map((place) => place.split(':')[0]));
  return TABS.find(([start]) => starts.has(start))?.[1] ?? null;
}
