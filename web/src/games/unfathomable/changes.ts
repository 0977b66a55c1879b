// What moves over the board when something happens: only what everybody may see, and cards as backs.
import type { Line } from '../../wire/types';
import type { Flight } from '../motion';
import type { Told } from './model';
import { THE_DEEP } from './ship/geometry';

const DEEP_ONE = 'un-flying-deep-one';
const PASSENGER = 'un-flying-passenger';
const BACK = 'un-flying-back';
const SUPPLY = -1;

const space = (number: number): string => `space:${number}`;
const passengers = (number: number): string => (number === SUPPLY ? 'supply:passengers' : space(number));

function flightsOfLine({ kind, data: told }: Told): Flight[] {
  switch (kind) {
    case 'deep_ones_moved':
      return [{ look: DEEP_ONE, count: told.number, from: space(told.origin), to: space(told.space) }];
    case 'spawned':
      return [
        { look: DEEP_ONE, count: told.number, from: told.space === THE_DEEP ? 'supply:deep-ones' : space(THE_DEEP), to: space(told.space) },
      ];
    case 'deep_ones_returned':
      return [{ look: DEEP_ONE, count: told.number, from: space(told.space), to: 'supply:deep-ones' }];
    case 'deep_one_defeated':
      return [{ look: DEEP_ONE, count: 1, from: space(told.space), to: 'supply:deep-ones' }];
    case 'passenger_rescued':
      return [{ look: PASSENGER, count: 1, from: passengers(told.space), to: 'supply:passengers' }];
    case 'passenger_at_risk':
      return [{ look: PASSENGER, count: 1, from: 'supply:passengers', to: passengers(told.space) }];
    case 'drew_skills':
      return told.decks.map((deck) => ({ look: BACK, count: 1, from: `deck:${deck}`, to: `seat:${told.seat}` }));
    default:
      return [];
  }
}

/** More new lines than these are a jump in time, not a move. */
const MOST_LINES = 30;

export function flightsOf(lines: readonly Line[]): Flight[] {
  return lines.length > MOST_LINES ? [] : (lines as readonly Told[]).flatMap(flightsOfLine);
}
