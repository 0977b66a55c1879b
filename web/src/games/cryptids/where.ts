// Where on the board an offered choice can be made: on the map, a card, the market, a skill, the track, the reserve.
import type { OptionInfo } from '../../wire/types';
import type { Choice } from '../contract';
import { SKILLS, type SkillId } from './facts';
import type { JourneyAids, JourneyView } from './types';

/**
 * "place:16" on the map, "card:2" of the display, "market:1", "skill:3", "row:4" of the track, "die:5", "reserve", "tile:40"
 * of terrain, "own:12" a cryptid that somebody found, "request:6", "evidence:4" of one's own by kind, "hare:coins" of one's
 own tokens, "attempt" to find a cryptid, "poacher".
 */
export type Anchor = string;

/** Verbs with the number of something right behind them. */
const FIRST: Readonly<Record<string, string>> = {
  city: 'place', move: 'place', ticket: 'place', walk: 'place', gather: 'place', poacher_takes: 'place',
  bid: 'card', discard: 'card', card: 'card', second_card: 'card',
  remove: 'market', buy: 'market', bargain: 'market', take_market: 'market', market_takes: 'market',
  learn: 'skill', restore: 'skill', renew: 'skill', gain_skill: 'skill',
  take: 'tile', tile: 'tile', return: 'tile',
  ability: 'own', down: 'die',
};
/** Verbs with it behind something else. */
const SECOND: Readonly<Record<string, string>> = { collect: 'place', rebid: 'card', relocate: 'own', request: 'request' };
/** What a skill does by itself. */
const BY_SKILL: Readonly<Record<string, SkillId>> = { luck: 'luck', second_chance: 'second_chance' };

type Rows = Pick<JourneyAids, 'above' | 'below'>;
type Standing = Pick<JourneyView, 'seat'> & { players: readonly { place: number }[]; display: readonly { card: number; region: number }[] };
/** What is decided beside the dice of an attempt. */
const ATTEMPT: Anchor = 'attempt';

export function anchorsOf(choice: Choice, view: Standing, rows: Rows | null): Anchor[] {
  const [verb, first, second] = choice as [string, unknown?, unknown?];
  const numbered = (what: string | undefined, number: unknown): Anchor[] => (what && typeof number === 'number' && number >= 0 ? [`${what}:${number}`] : []);
  const skill = BY_SKILL[verb];
  if (skill) return [`skill:${SKILLS.indexOf(skill)}`, ATTEMPT];
  if (verb in FIRST) return numbered(FIRST[verb], first);
  if (verb in SECOND) return numbered(SECOND[verb], second);
  switch (verb) {
    case 'search':
      return numbered('place', view.players[view.seat]?.place);
    case 'track':
      return [...numbered('card', second), ...numbered('place', view.display[second as number]?.region)];
    case 'prey':
      return [...numbered('own', first), ...numbered('card', view.display.findIndex(({ card }) => card === first))];
    case 'sell':
    case 'swap':
      return [...numbered('evidence', first), ...numbered('market', second)];
    case 'commit':
    case 'accept':
    case 'hare_reroll':
    case 'lose':
      return [ATTEMPT];
    case 'spend':
      return ['poacher'];
    case 'hare':
      return [`hare:${String(first)}`];
    case 'lay':
    case 'place':
      return ['reserve'];
    case 'up':
      return rowOf('up', rows);
    case 'paid':
      return rowOf(first, rows);
    case 'shift':
      return second === 1 ? rowOf(first, rows) : [];
    default:
      return [];
  }
}

function rowOf(way: unknown, rows: Rows | null): Anchor[] {
  const row = way === 'up' ? rows?.above : rows?.below;
  return row ? [`row:${row}`] : [];
}

/** All that is offered, by where it can be chosen; what belongs nowhere is only in the prompt. */
export function offeredAt(options: readonly OptionInfo[], view: Standing, rows: Rows | null): Map<Anchor, OptionInfo[]> {
  const found = new Map<Anchor, OptionInfo[]>();
  for (const option of options) {
    for (const anchor of anchorsOf(option.choice, view, rows)) found.set(anchor, [...(found.get(anchor) ?? []), option]);
  }
  return found;
}

/** Of one sort of things what choosing each does, by its number: its label, or the labels of all that can be done there. */
export function labelsOf(offered: ReadonlyMap<Anchor, readonly OptionInfo[]>, sort: string): Record<number, string> {
  return Object.fromEntries(
    [...offered].filter(([anchor]) => anchor.startsWith(`${sort}:`)).map(([anchor, options]) => [Number(anchor.slice(sort.length + 1)), options.map(({ label }) => label).join('. ')]),
  );
}
