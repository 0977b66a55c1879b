// Which lines of the log are worth a moment of their own: Lords, locations, Monsters, what the viewer gets or loses, and the end.
import type { Line } from '../../wire/types';
import { t } from '../../words/words.svelte';
import type { CardRef } from '../contract';
import { Moments, type Moment } from '../parts/moments.svelte';
import { locationOf, lordOf, lordTextId } from './cards';
import { MONSTER } from './facts';
import type { Told } from './model';
import { allyName } from './names';
import type { AbyssEvents, Options } from './types';

export interface AbyssMoment extends Moment {
  /** Whose deed it is; -1 if nobody's. */
  seat: number;
  title: string;
  /** What it does or brings. */
  note: string;
  cards: readonly CardRef[];
  /** Cards of a Council stack that the viewer may not see: of which race, and how many. */
  stack?: { race: number; number: number };
  tone: 'plain' | 'gain' | 'loss' | 'last';
  /** The end: what everybody scored, in the order of the seats. */
  scores?: readonly Scored[];
}

export type Scored = AbyssEvents['scored'];

/** What the lines do not say. */
export interface Seen {
  seat: number;
  names: readonly string[];
  options: Options;
  /** The Ally that the viewer has said they would buy. */
  wanted: number | null;
  /** Nothing moves: points are not counted up either. */
  still: boolean;
}

const [GREAT, SMALL, LAST] = [2600, 1500, 4500];
/** So long each step of the count takes, and the sum is held, at normal speed. */
export const COUNT_STEP = 850;
const COUNT_HELD = 2200;

/** Lords, so many locations, Companions, Monster tokens. */
export function countSteps(scores: readonly Scored[]): number {
  return 3 + Math.max(0, ...scores.map(({ locations }) => locations.length));
}

/** What each seat has after so many steps of the count. */
export function counted(
  score: Scored,
  step: number,
  places: number,
): { lords: number; locations: number; companions: number; monsters: number } {
  const taken = score.locations.slice(0, Math.max(0, step - 1));
  return {
    lords: step >= 1 ? score.lords : 0,
    locations: taken.reduce((sum, [, points]) => sum + points, 0),
    companions: step >= places + 2 ? score.companions : 0,
    monsters: step >= places + 3 ? score.monsters : 0,
  };
}

export function momentsOf(fresh: readonly Line[], log: readonly Line[], seen: Seen): AbyssMoment[] {
  const found: AbyssMoment[] = [];
  for (const line of fresh as readonly Told[]) {
    const last = found.at(-1);
    const moment = read(line, log as readonly Told[], seen);
    if (moment) found.push(moment);
    // The tokens of a reward are seen by whoever drew them.
    else if (line.kind === 'tokens_drawn' && line.data.tokens && last?.line === line.number - 1) last.note += ` ${line.text}`;
  }
  return found;
}

function read(line: Told, log: readonly Told[], seen: Seen): AbyssMoment | null {
  const { seat, names, wanted } = seen;
  const tell = (rest: Partial<AbyssMoment>): AbyssMoment => ({
    line: line.number,
    hold: GREAT,
    seat: 'seat' in line.data ? line.data.seat : -1,
    title: line.text,
    note: '',
    cards: [],
    tone: 'seat' in line.data && line.data.seat === seat ? 'gain' : 'plain',
    ...rest,
  });
  switch (line.kind) {
    case 'lord_recruited':
    case 'lord_corrupted':
    case 'lord_replaced': {
      const lord = lordOf(line.data.lord);
      return tell({ cards: [['lord', line.data.lord]], note: t(lordTextId(lord, seen.options)) });
    }
    case 'location_taken':
    case 'location_swapped':
    case 'smokers_swapped':
      return tell({ cards: [['location', line.data.location]], note: t(`location-${locationOf(line.data.location).id}-text`) });
    case 'reward_taken': {
      const beaten = log.findLast(({ kind, number }) => kind === 'monster_beaten' && number < line.number);
      return tell({ title: beaten?.text ?? line.text, note: beaten ? line.text : '', cards: [['ally', MONSTER]] });
    }
    case 'council_taken':
      return line.data.allies
        ? tell({ hold: SMALL, cards: line.data.allies.map((ally) => ['ally', ally] as const) })
        : tell({ hold: SMALL, stack: { race: line.data.race, number: line.data.number } });
    case 'ally_bought':
      if (line.data.seat !== seat && line.data.ally === wanted)
        return tell({
          tone: 'loss',
          title: t('abyss-first-in-line', { name: names[line.data.seat] ?? '', ally: allyName(line.data.ally) }),
          cards: [['ally', line.data.ally]],
        });
      return [line.data.seat, line.data.seller].includes(seat)
        ? tell({ hold: SMALL, tone: 'gain', cards: [['ally', line.data.ally]] })
        : null;
    case 'ally_taken':
      return line.data.seat === seat ? tell({ hold: SMALL, cards: [['ally', line.data.ally]] }) : null;
    case 'lord_turned':
      return tell({ hold: SMALL, tone: line.data.victim === seat ? 'loss' : 'plain', cards: [['lord', line.data.lord]] });
    case 'token_stolen':
      return tell({ hold: SMALL, tone: line.data.victim === seat ? 'loss' : 'plain', cards: [['ally', MONSTER]] });
    case 'pearls_paid':
      return line.data.seat === seat ? tell({ hold: SMALL, tone: 'loss', cards: [['lord', line.data.lord]] }) : null;
    case 'last_round':
      return tell({ hold: LAST, tone: 'last' });
    case 'game_ended':
      return seen.still ? null : theEnd(line, log, tell);
    default:
      return null;
  }
}

function theEnd(line: Told, log: readonly Told[], tell: (rest: Partial<AbyssMoment>) => AbyssMoment): AbyssMoment {
  const scores = log.flatMap((each) => (each.kind === 'scored' && each.number < line.number ? [each.data] : []));
  return tell({
    alone: true,
    scores: scores.sort((one, other) => one.seat - other.seat),
    hold: COUNT_STEP * (countSteps(scores) + 1) + COUNT_HELD,
  });
}

export const moments = new Moments<AbyssMoment>();
