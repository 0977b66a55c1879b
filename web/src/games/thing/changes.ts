// What flies over the table when something happens: only backs of cards, and only what everybody may see.
import type { Line } from '../../wire/types';
import type { Flight } from '../motion';
import { seatAway } from './geometry';
import type { ThingView, Told } from './model';

const BACK = 'th-flying-back';
const FIRE = 'th-flying-fire';

function flightsOfLine({ kind, data }: Told, view: ThingView): Flight[] {
  const from = 'seat' in data ? `seat:${data.seat}` : '';
  switch (kind) {
    case 'drawn':
    case 'persistence_drawn':
      return [{ look: BACK, count: data.number, from: 'deck', to: from }];
    case 'discarded':
      return [{ look: BACK, count: 1, from, to: 'discard' }];
    case 'surplus_discarded':
    case 'forgot':
    case 'persistence_kept':
      return [{ look: BACK, count: data.number, from, to: 'discard' }];
    case 'exchanged':
      return [
        { look: BACK, count: 1, from, to: `seat:${data.target}` },
        { look: BACK, count: 1, from: `seat:${data.target}`, to: from },
      ];
    case 'passed':
      return view.chairs
        .filter((each) => !view.out[each])
        .map((each) => ({ look: BACK, count: 1, from: `seat:${each}`, to: `seat:${seatAway(each, data.way, 1, view.chairs, view.out)}` }));
    case 'blind_swapped':
      return [
        { look: BACK, count: 1, from, to: 'deck' },
        { look: BACK, count: 1, from: 'deck', to: from },
      ];
    case 'burned':
      return [{ look: FIRE, count: 3, from, to: `seat:${data.target}` }];
    default:
      return [];
  }
}

/** More new lines than these are a jump in time, not a move. */
const MOST_LINES = 30;

export function flightsOf(lines: readonly Line[], view: ThingView): Flight[] {
  return lines.length > MOST_LINES ? [] : (lines as readonly Told[]).flatMap((line) => flightsOfLine(line, view));
}
