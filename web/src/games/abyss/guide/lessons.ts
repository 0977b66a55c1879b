// What Abyss teaches, and when: the questions and events of a first game, in the order in which they are read.
import type { Cause, Lesson } from '../../../guide/lessons';
import { keysOn } from '../cards';
import { lordsOf } from '../counts';
import { LORDS_TO_END, type DecisionKind, type EventKind } from '../facts';
import type { AbyssView } from '../types';

type Asked = DecisionKind | `${'turn.action' | 'explore.take' | 'explore.fight'}:${string}`;

interface SeaLesson extends Lesson<AbyssView> {
  chapter: (typeof CHAPTERS)[number];
  asks?: readonly Asked[];
  tells?: readonly EventKind[];
}

export const CHAPTERS = ['start', 'depths', 'monsters', 'court', 'locations', 'abilities', 'end'] as const;

/** With so many Lords before somebody the end is a turn or two away. */
const MANY_LORDS = LORDS_TO_END - 2;
/** So many Lords of one's own make it worth counting. */
const SOME_LORDS = 2;

/** What a log line says under this name; a question says nothing. */
function said(cause: Cause | null, name: string): unknown {
  return cause && 'data' in cause ? cause.data[name] : undefined;
}

const isQuestion = (cause: Cause | null): boolean => cause !== null && !('data' in cause);
/** A line about the player, or a question, which is always to the player. */
const isMine = (view: AbyssView, cause: Cause | null): boolean => isQuestion(cause) || said(cause, 'seat') === view.seat;
const isAnothers = (view: AbyssView, cause: Cause | null): boolean => said(cause, 'seat') !== view.seat;
/** A question that no standing orders will answer. */
const isLeftToMe = (_: AbyssView, cause: Cause | null): boolean => cause !== null && 'standing' in cause && cause.standing === null;
const iSold = (view: AbyssView, cause: Cause | null): boolean => said(cause, 'seller') === view.seat;
const hasKeys = (view: AbyssView): boolean =>
  (view.keys[view.seat] ?? 0) > 0 || (view.free[view.seat] ?? []).some((lord) => keysOn(lord, null) > 0);
const isMyTurn = (view: AbyssView): boolean => view.turn.seat === view.seat;
const someLords = (view: AbyssView): boolean => isMyTurn(view) && lordsOf(view, view.seat) >= SOME_LORDS;
const manyLords = (view: AbyssView): boolean => view.pearls.some((_, seat) => lordsOf(view, seat) >= MANY_LORDS);

export const LESSONS: readonly SeaLesson[] = [
  // -- the goal and a turn
  { name: 'welcome', chapter: 'start', part: 'lord', rules: [] },
  { name: 'turn', chapter: 'start', asks: ['turn.action'], part: 'prompt', rules: ['A4.2', 'A4.4', 'A4.6'] },

  // -- the depths
  { name: 'take', chapter: 'depths', asks: ['explore.take'], part: 'depths', rules: ['A6.15', 'A6.16', 'A27.4'] },
  { name: 'buy', chapter: 'depths', asks: ['explore.buy'], when: isLeftToMe, part: 'prompt', rules: ['A6.7', 'A6.8', 'A6.9', 'A6.11'] },
  { name: 'ally', chapter: 'depths', tells: ['ally_taken', 'ally_bought'], when: isMine, part: 'hand', rules: ['A11.3', 'A11.5'] },
  { name: 'sold', chapter: 'depths', tells: ['ally_bought'], when: iSold, part: 'hand', rules: ['A6.8', 'A6.9'] },

  // -- Monsters
  { name: 'monster', chapter: 'monsters', asks: ['explore.fight'], part: 'monsters', rules: ['A6.19', 'A6.22', 'A6.25', 'A27.5'] },
  { name: 'reward', chapter: 'monsters', asks: ['explore.reward'], part: 'threat', rules: ['A6.22', 'A27.6', 'A29.48'] },
  { name: 'threat', chapter: 'monsters', tells: ['threat_rose'], when: isAnothers, part: 'threat', rules: ['A6.25', 'A7.3', 'A7.6'] },

  // -- Council and Court
  { name: 'recruit', chapter: 'court', asks: ['turn.action:recruit'], part: 'payable', rules: ['A11.3', 'A11.4', 'A11.7', 'A27.8'] },
  { name: 'council', chapter: 'depths', asks: ['turn.action:council'], part: 'council', rules: ['A27.7', 'A29.4'] },
  { name: 'pay', chapter: 'court', asks: ['recruit.pay'], part: 'hand', rules: ['A11.3', 'A11.4', 'A11.6', 'A11.7', 'A27.9'] },
  {
    name: 'companion',
    chapter: 'court',
    asks: ['recruit.companion'],
    tells: ['companion_joined'],
    when: isMine,
    part: 'players',
    rules: ['A11.9', 'A11.10', 'A11.10a'],
  },
  { name: 'lord', chapter: 'court', tells: ['lord_recruited'], when: isMine, part: 'players', rules: [] },
  { name: 'rivals', chapter: 'court', tells: ['lord_recruited'], when: isAnothers, part: 'players', rules: ['A27.8'] },
  { name: 'intrigue', chapter: 'court', asks: ['turn.action:intrigue'], part: 'intrigue', rules: ['A5.1', 'A5.5', 'A27.1'] },
  { name: 'refill', chapter: 'court', tells: ['court_refilled'], part: 'court', rules: [] },

  // -- keys and locations
  { name: 'keys', chapter: 'locations', asks: ['turn.action'], when: hasKeys, part: 'hand', rules: ['A14.2', 'A14.4'] },
  {
    name: 'location',
    chapter: 'locations',
    asks: ['control.location'],
    part: 'locations',
    rules: ['A14.4', 'A14.4a', 'A14.4b', 'A14.5', 'A29.37'],
  },
  { name: 'keep', chapter: 'locations', asks: ['control.keep', 'control.smokers'], part: 'tray', rules: ['A14.5', 'A27.26', 'A27.27'] },
  {
    name: 'covered',
    chapter: 'locations',
    asks: ['control.keys'],
    tells: ['location_taken'],
    when: isMine,
    part: 'players',
    rules: ['A14.6', 'A14.7', 'A14.8', 'A27.24', 'A29.35'],
  },

  // -- what Lords can do
  {
    name: 'powers',
    chapter: 'abilities',
    asks: ['turn.action:slaver', 'turn.action:opportunist', 'turn.action:oracle', 'turn.end'],
    part: 'prompt',
    rules: ['A29.15', 'A29.50', 'A21.3', 'A21.12', 'A21.19'],
  },
  {
    name: 'arrow',
    chapter: 'abilities',
    asks: ['lord.arrow', 'apprentice.council', 'illusionist.swap', 'corruptor.buy', 'schemer.replace', 'traitor.replace'],
    part: 'prompt',
    rules: ['A21.8', 'A21.9', 'A21.11', 'A21.13', 'A21.18'],
  },
  {
    name: 'attack',
    chapter: 'abilities',
    asks: ['hunter.victim', 'assassin.victim'],
    part: 'prompt',
    rules: ['A21.22', 'A21.26', 'A27.17', 'A27.18'],
  },
  { name: 'discard', chapter: 'abilities', asks: ['jailer.discard', 'commander.discard'], part: 'hand', rules: ['A21.24', 'A21.20'] },

  // -- influence and the end
  { name: 'influence', chapter: 'end', tells: ['turn_began'], when: someLords, part: 'players', rules: [] },
  { name: 'near', chapter: 'end', tells: ['lord_recruited', 'lord_corrupted'], when: manyLords, part: 'players', rules: [] },
  { name: 'last', chapter: 'end', tells: ['last_round'], part: 'last', rules: [] },
  { name: 'over', chapter: 'end', when: (view) => view.outcome !== null, rules: [] },
];
