// What is worth a held breath: lines of the log that are staged for a moment, each with what it shows and for how long.
// Only what the viewer was told is shown, and every line of a kind is held alike, whatever it holds.
import type { Line } from '../../wire/types';
import { t } from '../../words/words.svelte';
import { IDS, ROLES, roleOf, type Role } from './cards';
import { seatAway } from './geometry';
import type { Model, Scene, ThingView, Told } from './model';

export interface Moment {
  /** The number of its line, and what of it comes when. */
  key: string;
  kind: Told['kind'];
  /** The cards that lie open, and how many backs where none do. */
  cards: readonly number[];
  backs: number;
  /** The line of the log, and what it means for the viewer. */
  text: string;
  meaning: string;
  /** Milliseconds at normal speed. */
  hold: number;
  /** Nobody else may see it: it is not staged while others look on. */
  own: boolean;
  /** How the game ends hangs on it: question, log and result wait. */
  decisive: boolean;
  /** An arrow across the table, and whom fire consumes. */
  scene: Scene | null;
  burning: number;
  /** A role that comes to light. */
  role: Role | null;
}

const FLAMETHROWER = IDS.indexOf('flamethrower');
const INFECTION = IDS.indexOf('infected');
const LAID = ['quarantine', 'barred_door'].map((id) => IDS.indexOf(id as (typeof IDS)[number]));

const HOLD = { card: 2200, hand: 2800, panic: 1900, fire: 2300, defence: 1600, laid: 1400, look: 1400, announced: 2200, fate: 2600 };

/** Who gave the viewer a card. */
function giverOf({ kind, data }: Told, { view }: Model): number {
  if (kind === 'passed') return seatAway(view.seat, -data.way, 1, view.chairs, view.out);
  return kind === 'exchanged' ? (data.seat === view.seat ? data.target : data.seat) : -1;
}

/** What a card that came from somebody else means for its new owner. */
function meaningOf(got: number, lines: readonly Told[], { view }: Model): string {
  const turned = lines.some((line) => line.kind === 'infected' && line.data.seat === view.seat);
  if (turned) return t('thing-moment-infected');
  const role = roleOf(view.role);
  if (role !== 'human') return '';
  return t(got === INFECTION ? 'thing-moment-human-infection' : 'thing-moment-human');
}

function momentOf(line: Told, lines: readonly Told[], model: Model): Partial<Moment> | null {
  const me = model.view.seat;
  switch (line.kind) {
    case 'exchanged':
    case 'passed': {
      const { got } = line.data;
      if (typeof got !== 'number') return null;
      const text = t(line.kind === 'passed' ? 'thing-moment-passed' : 'thing-moment-from', {
        name: model.names[giverOf(line, model)] ?? '',
      });
      return { cards: [got], text, meaning: meaningOf(got, lines, model), hold: HOLD.card, own: true };
    }
    case 'blind_swapped': {
      const { got } = line.data;
      return typeof got === 'number' ? { cards: [got], hold: HOLD.card, own: true } : null;
    }
    case 'suspected': {
      const { card, seat, target } = line.data;
      const scene: Scene = { kind: 'attack', seat, target, card: IDS.indexOf('suspicion') };
      if (card === undefined) return { backs: 1, hold: HOLD.look, scene };
      return { cards: [card], hold: HOLD.card, own: true, scene };
    }
    case 'analysed': {
      const { cards, seat, target } = line.data;
      const scene: Scene = { kind: 'attack', seat, target, card: IDS.indexOf('analysis') };
      return cards ? { cards, hold: HOLD.hand, own: true, scene } : { backs: 4, hold: HOLD.look, scene };
    }
    case 'hand_shown_to':
      return line.data.cards && line.data.target === me ? { cards: line.data.cards, hold: HOLD.hand, own: true } : null;
    case 'refused_card_seen':
      return line.data.card === undefined ? null : { cards: [line.data.card], hold: HOLD.card, own: true };
    case 'hand_shown':
      return { cards: line.data.cards, hold: HOLD.hand };
    case 'infection_shown':
      return { cards: [INFECTION], hold: HOLD.card };
    case 'panic_drawn':
      return { cards: [line.data.card], hold: HOLD.panic };
    case 'refused':
    case 'swap_refused':
    case 'saved':
      return { cards: [line.data.card], hold: HOLD.defence };
    case 'played': {
      const { card, seat, target } = line.data;
      return LAID.includes(card) ? { cards: [card], hold: HOLD.laid, scene: { kind: 'attack', seat, target, card } } : null;
    }
    case 'burned': {
      const { seat, target } = line.data;
      return { hold: HOLD.fire, decisive: true, burning: target, scene: { kind: 'attack', seat, target, card: FLAMETHROWER } };
    }
    case 'thing_burned':
      return { hold: HOLD.fate, role: 'thing' };
    case 'announced':
      return { hold: HOLD.announced, decisive: true };
    default:
      return null;
  }
}

/** After the fire or the announcement that ended the game: what it hung on. */
function fateOf(line: Told, lines: readonly Told[], { names }: Model): Partial<Moment> | null {
  const end = lines.find(({ kind }) => kind === 'game_ended');
  if (end?.kind !== 'game_ended') return null;
  if (line.kind === 'burned' && end.data.reason === 'thing_burned')
    return { text: t('thing-moment-was-thing', { name: names[line.data.target] ?? '' }), role: 'thing' };
  if (line.kind === 'announced') return { text: t(line.data.right ? 'thing-moment-right' : 'thing-moment-wrong') };
  return null;
}

/** More new lines than these are a jump in time, not a move. */
const MOST_LINES = 30;

export function momentsOf(fresh: readonly Line[], model: Model): Moment[] {
  if (fresh.length > MOST_LINES) return [];
  const lines = fresh as readonly Told[];
  return lines.flatMap((line) => {
    const staged = momentOf(line, lines, model);
    if (!staged) return [];
    const plain: Moment = {
      key: `${line.number}`,
      kind: line.kind,
      cards: [],
      backs: 0,
      // What it hangs on is not told before it is seen.
      text: line.kind === 'announced' ? t('thing-moment-announced', { name: model.names[line.data.seat] ?? '' }) : line.text,
      meaning: '',
      hold: 0,
      own: false,
      decisive: false,
      scene: null,
      burning: -1,
      role: null,
    };
    const fate = fateOf(line, lines, model);
    return [{ ...plain, ...staged }, ...(fate ? [{ ...plain, key: `${line.number} fate`, hold: HOLD.fate, decisive: true, ...fate }] : [])];
  });
}

/** In which order roles are turned over at the end: around the table, and the Thing last. */
export function turningOrder({ chairs, roles }: ThingView): number[] {
  const thing = ROLES.indexOf('thing');
  return [...chairs.filter((seat) => roles[seat] !== thing), ...chairs.filter((seat) => roles[seat] === thing)];
}
