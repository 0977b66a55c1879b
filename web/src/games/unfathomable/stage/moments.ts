// Moments that are felt: what has just happened and should not pass unseen, each shown for a breath over the board. They are
// made from lines of the log alone, so that nobody sees more than they are told.
import type { Line } from '../../../wire/types';
import { t } from '../../../words/words.svelte';
import { DIALS } from '../facts';
import type { Told } from '../model';
import { nameOf, signed } from '../names';
import { GOAL } from '../ship/route';
import type { Tone } from './roll';
import { verdictOf } from './roll';
import { lastRoll, titleOf } from './scenes';

/** What it is drawn with. */
export type Sign =
  | { kind: 'die'; face: number }
  | { kind: 'dial'; dial: number }
  | { kind: 'picture'; id: 'damage' | 'passenger' | 'person' | 'ritual' | 'monarch' | 'traitor' | 'route' | 'title' | 'spell' };

export interface Moment {
  /** The number of the line that ends it. */
  key: number;
  sign: Sign;
  tone: Tone;
  title: string;
  text: string;
}

/** More new lines than these are a jump in time, not something that happens. */
const MOST_LINES = 40;

function plain(line: Told, id: Extract<Sign, { kind: 'picture' }>['id'], tone: Tone, title = line.kind.replaceAll('_', '-')): Moment {
  return { key: line.number, sign: { kind: 'picture', id }, tone, title: t(`moment-${title}`), text: line.text };
}

function dialMoment(line: Extract<Told, { kind: 'dial_changed' }>, by: number): Moment {
  const { dial, value } = line.data;
  return {
    key: line.number,
    sign: { kind: 'dial', dial },
    tone: by < 0 ? 'bad' : 'good',
    title: nameOf('dial', DIALS[dial] ?? ''),
    text: t('moment-dial', { by: signed(by), value }),
  };
}

function momentOf(line: Told, log: readonly Line[]): Moment | null {
  switch (line.kind) {
    case 'roll_result': {
      const past = lastRoll(log.filter(({ number }) => number <= line.number));
      if (!past) return null;
      const { tone, text } = verdictOf(past.roll, past.thrown, past.atPerson);
      return {
        key: line.number,
        sign: { kind: 'die', face: past.roll.face },
        tone,
        title: titleOf({ kind: 'roll', roll: past.roll }),
        text,
      };
    }
    case 'dial_changed':
      return dialMoment(line, line.data.by);
    case 'damaged':
      return plain(line, 'damage', 'bad');
    case 'passenger_defeated':
      return plain(line, 'passenger', 'bad');
    case 'defeated':
      return plain(line, 'person', 'bad');
    case 'banished':
      return plain(line, 'ritual', 'good');
    case 'awakened':
      return plain(line, 'monarch', 'bad');
    case 'revealed':
      return plain(line, 'traitor', 'bad');
    case 'spell_cast':
      return plain(line, 'spell', 'plain');
    case 'title_passed':
      return plain(line, 'title', 'plain');
    case 'waypoint_laid':
      return plain(line, 'route', 'good', line.data.distance >= GOAL ? 'last-leg' : 'waypoint-laid');
    default:
      return null;
  }
}

/** What these new lines bring; changes of one dial that follow each other are one. */
export function momentsOf(fresh: readonly Line[], log: readonly Line[]): Moment[] {
  if (fresh.length > MOST_LINES) return [];
  const moments: Moment[] = [];
  let falling = null as { dial: number; by: number } | null;
  for (const line of fresh as readonly Told[]) {
    const next = momentOf(line, log);
    if (!next) continue;
    if (line.kind === 'dial_changed' && falling?.dial === line.data.dial) {
      falling = { dial: line.data.dial, by: falling.by + line.data.by };
      moments.splice(-1, 1, dialMoment(line, falling.by));
    } else {
      falling = line.kind === 'dial_changed' ? line.data : null;
      moments.push(next);
    }
  }
  return moments;
}
