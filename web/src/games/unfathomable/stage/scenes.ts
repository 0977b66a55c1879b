// What the stage shows: what goes on by the view, and what was last decided by the lines of the log.
import type { Line } from '../../../wire/types';
import { MYTHOS, type Part } from '../facts';
import { has, t } from '../../../words/words.svelte';
import { key, nameOf } from '../names';
import type { Check, Rolling, UnfathomableView } from '../types';
import type { Told } from '../model';
import type { Result, Standing } from './check';
import { NOT_THROWN, type Thrown } from './roll';

const DEEP_ONE = -1;

export interface PastCheck {
  /** The number of the line with which it began. */
  began: number;
  check: Check;
  /** What it came to; '' while it goes on. */
  result: Result | '';
  /** How it stands since its cards are counted; null before. */
  standing: Standing | null;
}

export interface PastRoll {
  began: number;
  roll: Rolling;
  over: boolean;
  /** What it came to. */
  thrown: Thrown;
  /** Whether somebody's figure is attacked. */
  atPerson: boolean;
}

function lastOf(log: readonly Line[], kind: Told['kind']): number {
  return log.findLastIndex((line) => line.kind === kind);
}

/** The lines from the last one of this kind on; null if there is none. */
function linesFrom<Kind extends Told['kind']>(log: readonly Line[], kind: Kind): [Extract<Told, { kind: Kind }>, ...Told[]] | null {
  const at = lastOf(log, kind);
  return at < 0 ? null : (log.slice(at) as unknown as [Extract<Told, { kind: Kind }>, ...Told[]]);
}

/** The last check as the log tells it, with how many cards each of these seats added. */
export function lastCheck(log: readonly Line[], seats: number): PastCheck | null {
  const lines = linesFrom(log, 'check_began');
  if (!lines) return null;
  const [began, ...later] = lines;
  const { why, card, seat, target, partial, skills } = began.data;
  const check: Check = {
    why,
    card,
    seat,
    target,
    partial,
    skills,
    stage: 'criteria',
    chaos: false,
    open: false,
    counts: Array<number>(seats).fill(0),
    shown: Array.from({ length: seats }, () => []),
    cards: [],
    bonus: 0,
    used: [],
  };
  const past: PastCheck = { began: began.number, check, result: '', standing: null };
  for (const line of later) {
    if (past.result) break;
    past.check = { ...past.check, ...changed(line, past) };
    past.standing = standing(line, past);
    if (line.kind === 'check_ended') past.result = line.data.result;
  }
  return past;
}

function changed({ kind, data }: Told, { check, standing }: PastCheck): Partial<Check> {
  const at = <T>(list: readonly T[], seat: number, value: T): T[] => list.map((each, number) => (number === seat ? value : each));
  switch (kind) {
    case 'skill_supports':
      return { skills: [...check.skills, data.skill].sort((one, other) => one - other) };
    case 'chaos_added':
      return { stage: 'cards', chaos: true };
    case 'cards_added':
      return { stage: 'cards', counts: at(check.counts, data.seat, data.number) };
    case 'cards_shown': {
      const shown = [...(check.shown[data.seat] ?? []), ...data.cards];
      return { stage: 'cards', open: true, shown: at(check.shown, data.seat, shown), counts: at(check.counts, data.seat, shown.length) };
    }
    case 'check_sorted':
      return { stage: 'total', cards: data.cards };
    case 'total_changed':
      return { bonus: check.bonus + data.total - (standing?.total ?? 0) };
    case 'sacrificed':
      return { stage: 'settled', used: [data.result] };
    default:
      return {};
  }
}

/** How the check stands after this line; only the last one says what the total came to. */
function standing({ kind, data }: Told, { check, standing: before }: PastCheck): Standing | null {
  switch (kind) {
    case 'check_sorted':
      return { worth: data.worth, total: data.total, result: '', added: check.counts, chaos: 0 };
    case 'total_changed':
      return before && { ...before, total: data.total };
    case 'check_ended':
      return before && { ...before, result: data.result };
    default:
      return before;
  }
}

/** The last roll as the log tells it. */
export function lastRoll(log: readonly Line[]): PastRoll | null {
  const lines = linesFrom(log, 'will_roll');
  if (!lines) return null;
  const [began, ...later] = lines;
  const { seat, why, number, at_most, bonus } = began.data;
  const roll: Rolling = { why, seat, number, at_most, modifier: bonus, face: 0, set: false, weapon: -1, used: [] };
  const fight = log.slice(0, lastOf(log, 'will_roll')).findLast(({ kind }) => kind === 'attacked') as
    Extract<Told, { kind: 'attacked' }> | undefined;
  let over = false;
  let thrown = NOT_THROWN;
  for (const { kind, data } of later) {
    if (over) break;
    if (kind === 'roll_changed') roll.modifier += data.by;
    else if (kind === 'die_set') [roll.face, roll.set] = [data.face, true];
    else if (kind === 'rolled') [roll.face, roll.modifier] = [data.face, data.modifier];
    else if (kind === 'rerolled') roll.face = 0;
    else if (kind === 'roll_result') [over, thrown] = [true, { ...data, faces: [] }];
  }
  return { began: began.number, roll, over, thrown, atPerson: why === 'attack' && (fight?.data.target ?? DEEP_ONE) !== DEEP_ONE };
}

/** What the card in play came to, as far as it is decided. */
export function happenedOf(log: readonly Line[], card: number): Part | '' {
  const drawn = lastOf(log, 'mythos_drawn');
  const check = lastCheck(log.slice(drawn), 0);
  if (check?.check.why === 'mythos' && check.check.card === card) return check.result;
  const chosen = linesFrom(log.slice(drawn), 'crisis_chosen')?.[0].data.choice;
  return chosen === 'first' || chosen === 'second' ? chosen : '';
}

/** What goes on, the most pressing first; `live` while it lasts, else it is over and only remembered. */
export type Scene =
  | { kind: 'roll'; key: string; live: boolean; roll: Rolling; thrown: Thrown | null; atPerson: boolean }
  | { kind: 'check'; key: string; live: boolean; check: Check; result: Result | ''; standing: Standing | null }
  | { kind: 'crisis'; key: string; live: true; card: number; happened: Part | '' };

/** What makes the stage forget what was decided on it. */
const NEXT = new Set<string>(['mythos_drawn', 'game_ended'] satisfies Told['kind'][]);
const NEXT_AFTER_ROLL = new Set<string>([...NEXT, ...(['check_began', 'turn_began'] satisfies Told['kind'][])]);

export function scenesOf(view: UnfathomableView, log: readonly Line[]): Scene[] {
  if (view.outcome) return [];
  const seats = view.players.length;
  const pastCheck = lastCheck(log, seats);
  const pastRoll = lastRoll(log);
  const since = (began: number, kinds: ReadonlySet<string>): boolean => log.some(({ number, kind }) => number > began && kinds.has(kind));
  const scenes: Scene[] = [];
  if (view.roll)
    scenes.push({
      kind: 'roll',
      key: `roll ${pastRoll?.began ?? 0}`,
      live: true,
      roll: view.roll,
      thrown: null,
      atPerson: (view.matter.fight?.target ?? DEEP_ONE) !== DEEP_ONE,
    });
  else if (pastRoll?.over && !since(pastRoll.began, NEXT_AFTER_ROLL))
    scenes.push({
      kind: 'roll',
      key: `roll ${pastRoll.began}`,
      live: false,
      roll: pastRoll.roll,
      thrown: pastRoll.thrown,
      atPerson: pastRoll.atPerson,
    });
  if (view.check)
    scenes.push({ kind: 'check', key: `check ${pastCheck?.began ?? 0}`, live: true, check: view.check, result: '', standing: null });
  else if (pastCheck?.result && !since(pastCheck.began, NEXT))
    scenes.push({
      kind: 'check',
      key: `check ${pastCheck.began}`,
      live: false,
      check: pastCheck.check,
      result: pastCheck.result,
      standing: pastCheck.standing,
    });
  if (view.crisis >= 0)
    scenes.push({
      kind: 'crisis',
      key: `crisis ${view.crisis} ${view.turn.number}`,
      live: true,
      card: view.crisis,
      happened: happenedOf(log, view.crisis),
    });
  const place = ({ kind, live }: Scene): number => (kind === 'crisis' ? 1 : live ? 0 : kind === 'check' ? 2 : 3);
  return scenes.sort((one, other) => place(one) - place(other));
}

/** What a check or a roll is about. */
export function titleOf(scene: { kind: 'check'; check: Check } | { kind: 'roll'; roll: Rolling }): string {
  if (scene.kind === 'roll') return whyRolled(scene.roll.why);
  const card = MYTHOS[scene.check.card];
  return card ? nameOf('mythos', card.id) : t(key('stage-check-why', scene.check.why));
}

function whyRolled(why: string): string {
  const own = key('stage-roll-why', why);
  const named = [own, ...['ability', 'space', 'item', 'spell', 'mythos', 'waypoint'].map((kind) => key(kind, why))];
  return t(named.find(has) ?? 'stage-roll-why-effect');
}

/** Whom the die under way is to hit, or the card because of which it is thrown. */
export function noteOf({ fight, cause: [kind, id] }: UnfathomableView['matter'], names: readonly string[]): string {
  const name = (seat: number): string => (seat === DEEP_ONE ? t('term-deep-one') : (names[seat] ?? ''));
  if (fight) return t('stage-fight', { attacker: name(fight.attacker), target: name(fight.target) });
  return kind && has(key(kind, id)) ? nameOf(kind, id) : '';
}
