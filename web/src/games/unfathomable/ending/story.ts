// The story of a game that is over: where it turned, and what everybody put into the checks (UQ.57).
import type { Line } from '../../../wire/types';
import { t } from '../../../words/words.svelte';
import type { Told } from '../model';
import type { Result } from '../stage/check';
import type { Tone } from '../stage/roll';
import { titleOf } from '../stage/scenes';
import type { Check } from '../types';

export interface TurningPoint {
  number: number;
  text: string;
  tone: Tone;
}

/** Of a dial: from here on it may decide the game. */
const LAST = 2;
/** A check that so few points would have saved. */
const HAIR = 2;

/** What one remembers of it: traitors, the awakening, rituals, legs of the voyage, dials at their end, checks lost by a hair. */
export function turningPoints(log: readonly Line[]): TurningPoint[] {
  const points: TurningPoint[] = [];
  let began: Extract<Told, { kind: 'check_began' }> | null = null;
  const add = (line: Told, tone: Tone, text = line.text) => points.push({ number: line.number, tone, text });
  for (const line of log as readonly Told[]) {
    if (line.kind === 'check_began') began = line;
    else if (line.kind === 'revealed' || line.kind === 'awakened') add(line, 'bad');
    else if (line.kind === 'banished' || line.kind === 'waypoint_laid') add(line, 'good');
    else if (line.kind === 'dial_changed' && line.data.by < 0 && line.data.value <= LAST) add(line, 'bad');
    else if (line.kind === 'check_ended' && began && line.data.result === 'failed') {
      const { target } = began.data;
      if (line.data.total < target && target - line.data.total <= HAIR)
        add(line, 'bad', t('board-end-narrow', { name: nameOfCheck(began), total: line.data.total, target }));
    }
  }
  return points;
}

function nameOfCheck({ data }: Extract<Told, { kind: 'check_began' }>): string {
  return titleOf({ kind: 'check', check: data as unknown as Check });
}

export interface OpenCheck {
  number: number;
  name: string;
  target: number;
  total: number;
  result: Result;
  /** By seat: the cards, each with what it counted. */
  given: readonly { seat: number; cards: readonly { card: number; worth: number }[] }[];
}

/** All checks with what everybody added, from lines that hide nothing. */
export function openChecks(lines: readonly Line[]): OpenCheck[] {
  const checks: OpenCheck[] = [];
  let began: Extract<Told, { kind: 'check_began' }> | null = null;
  let given: { seat: number; cards: readonly number[] }[] = [];
  let worth = new Map<number, number>();
  for (const line of lines as readonly Told[]) {
    if (line.kind === 'check_began') [began, given, worth] = [line, [], new Map()];
    else if ((line.kind === 'cards_added' || line.kind === 'cards_shown') && line.data.cards?.length)
      given.push({ seat: line.data.seat, cards: line.data.cards });
    else if (line.kind === 'check_sorted') worth = new Map(line.data.cards.map((card, at) => [card, line.data.worth[at] ?? 0]));
    else if (line.kind === 'check_ended' && began) {
      checks.push({
        number: began.number,
        name: nameOfCheck(began),
        target: began.data.target,
        total: line.data.total,
        result: line.data.result,
        given: given.map(({ seat, cards }) => ({ seat, cards: cards.map((card) => ({ card, worth: worth.get(card) ?? 0 })) })),
      });
      began = null;
    }
  }
  return checks;
}
