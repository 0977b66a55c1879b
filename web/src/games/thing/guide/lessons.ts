// What The Thing teaches, and when: the questions and events of a first game, in the order in which they are read.
import type { Cause, Lesson } from '../../../guide/lessons';
import { categoryOf, IDS, roleOf, type CardId } from '../cards';
import type { DecisionKind, EventKind } from '../facts';
import type { ThingView } from '../types';

type Asked = DecisionKind | `${'exchange.reply' | 'turn.play'}:${string}`;

interface HutLesson extends Lesson<ThingView> {
  chapter: (typeof CHAPTERS)[number];
  asks?: readonly Asked[];
  tells?: readonly EventKind[];
}

export const CHAPTERS = ['start', 'exchange', 'roles', 'cards', 'table', 'panic', 'talk', 'end'] as const;

/** What a log line says under this name; a question says nothing. */
function said(cause: Cause | null, name: string): unknown {
  return cause && 'data' in cause ? cause.data[name] : undefined;
}

const isMe = (view: ThingView, cause: Cause | null, name: string): boolean => said(cause, name) === view.seat;
const isMine = (view: ThingView, cause: Cause | null): boolean => isMe(view, cause, 'seat') || isMe(view, cause, 'target');
const isAnothers = (view: ThingView, cause: Cause | null): boolean => !isMine(view, cause);
const ofMe = (view: ThingView, cause: Cause | null): boolean => isMe(view, cause, 'target');

const isHuman = (view: ThingView): boolean => roleOf(view.role) === 'human';
const isInfected = (view: ThingView): boolean => roleOf(view.role) === 'infected';
const isThing = (view: ThingView): boolean => roleOf(view.role) === 'thing';

const holds =
  (...ids: readonly CardId[]) =>
  (view: ThingView): boolean =>
    view.hand.some((card) => ids.includes(IDS[card]!));
const plays =
  (...ids: readonly CardId[]) =>
  (_: ThingView, cause: Cause | null): boolean =>
    ids.includes(IDS[said(cause, 'card') as number]!);
const holdsDefence = (view: ThingView): boolean => view.hand.some((card) => categoryOf(card) === 'defence');
const isLocked = (view: ThingView): boolean => (view.quarantine[view.seat] ?? 0) > 0;

/** The first question has enough to say already: what is more comes from the second turn on. */
const later = (view: ThingView): boolean => view.turn.number > view.out.length;
const anothersTurn = (view: ThingView, cause: Cause | null): boolean => !isMe(view, cause, 'seat') && view.turn.number > 2;
const manyTurns = (view: ThingView, cause: Cause | null): boolean => !isMe(view, cause, 'seat') && later(view);

export const LESSONS: readonly HutLesson[] = [
  // -- the goal and a turn
  { name: 'welcome', chapter: 'start', part: 'seats', rules: ['T2.1', 'T2.3', 'T2.4'] },
  // Whoever has changed sides has to know before the next choice.
  {
    name: 'infected',
    chapter: 'roles',
    asks: ['turn.play', 'exchange.offer', 'exchange.reply', 'chain.pass'],
    tells: ['infected'],
    when: isInfected,
    part: 'role',
    rules: ['T2.6', 'T8.2', 'T8.7', 'T8.9', 'T8.10'],
  },
  { name: 'turn', chapter: 'start', asks: ['turn.play'], part: 'hand', rules: ['T5.1', 'T5.4', 'T5.5'] },

  // -- exchanges
  { name: 'offer', chapter: 'exchange', asks: ['exchange.offer'], part: 'hand', rules: ['T6.1', 'T6.3', 'T6.4', 'T6.9'] },
  { name: 'reply', chapter: 'exchange', asks: ['exchange.reply'], part: 'hand', rules: ['T6.2', 'T6.4', 'T6.12'] },
  {
    name: 'infect',
    chapter: 'roles',
    asks: ['exchange.offer', 'exchange.reply', 'chain.pass'],
    when: (view) => isThing(view) && holds('infected')(view),
    part: 'hand',
    rules: ['T6.11', 'T6.12', 'T9.5', 'T9.7'],
  },
  { name: 'refuse', chapter: 'exchange', asks: ['exchange.reply:defend'], part: 'hand', rules: ['T6.13', 'T18.2', 'T18.5', 'T18.6'] },
  { name: 'got', chapter: 'exchange', tells: ['exchanged'], when: isMine, part: 'hand', rules: ['T6.12', 'T7.1', 'T7.2'] },
  { name: 'others', chapter: 'exchange', tells: ['exchanged'], when: isAnothers, part: 'seats', rules: ['T6.3', 'T6.7'] },

  // -- one's own cards
  {
    name: 'locked',
    chapter: 'cards',
    asks: ['turn.play'],
    when: isLocked,
    part: 'me',
    rules: ['T19.3', 'T19.4', 'T19.5', 'T19.6', 'T19.7a'],
  },
  {
    name: 'harmless',
    chapter: 'roles',
    asks: ['turn.play'],
    when: (view) => isHuman(view) && holds('infected')(view),
    part: 'hand',
    rules: ['T7.2', 'T7.4', 'T7.5', 'T11.1'],
  },
  {
    name: 'fire',
    chapter: 'cards',
    asks: ['turn.play'],
    when: holds('flamethrower'),
    part: 'neighbours',
    rules: ['T12.3', 'T13.1', 'T17.4'],
  },
  {
    name: 'look',
    chapter: 'cards',
    asks: ['turn.play'],
    when: holds('suspicion', 'analysis'),
    part: 'neighbours',
    rules: ['T17.5', 'T17.7', 'T10.1'],
  },
  { name: 'keep', chapter: 'cards', asks: ['turn.play'], when: holdsDefence, part: 'hand', rules: ['T5.4e', 'T18.1', 'T18.2'] },
  {
    name: 'places',
    chapter: 'cards',
    asks: ['turn.play'],
    when: holds('change_places', 'better_run', 'watch_your_back'),
    part: 'neighbours',
    rules: ['T4.8', 'T17.10', 'T17.11', 'T17.12'],
  },
  {
    name: 'bar',
    chapter: 'cards',
    asks: ['turn.play'],
    when: holds('quarantine', 'barred_door'),
    part: 'neighbours',
    rules: ['T19.3', 'T19.4', 'T19.6', 'T19.9', 'T19.10'],
  },
  {
    name: 'prove',
    chapter: 'cards',
    asks: ['turn.play'],
    when: (view) => isHuman(view) && holds('whisky')(view),
    part: 'hand',
    rules: ['T8.2', 'T10.2', 'T17.8'],
  },
  { name: 'persistence', chapter: 'cards', asks: ['persistence.keep'], part: 'hand', rules: ['T17.9', 'T17.9a', 'T17.9b'] },

  // -- what others do
  { name: 'swap', chapter: 'table', asks: ['swap.answer'], part: 'me', rules: ['T17.11', 'T17.12', 'T18.4'] },
  { name: 'seen', chapter: 'table', tells: ['suspected', 'analysed'], when: ofMe, part: 'talk', rules: ['T10.1', 'T17.5a', 'T17.7'] },
  {
    name: 'quarantine',
    chapter: 'table',
    tells: ['played'],
    when: plays('quarantine'),
    part: 'quarantined',
    rules: ['T19.3', 'T19.4', 'T19.6', 'T19.8'],
  },
  {
    name: 'door',
    chapter: 'table',
    tells: ['played'],
    when: plays('barred_door'),
    part: 'doors',
    rules: ['T19.10', 'T19.11', 'T19.12', 'T19.13'],
  },
  { name: 'moved', chapter: 'table', tells: ['swapped'], part: 'neighbours', rules: ['T4.8', 'T17.11d'] },
  { name: 'played', chapter: 'table', tells: ['played'], when: isAnothers, part: 'middle', rules: ['T5.4b', 'T15.1', 'T17.1'] },

  // -- panic
  {
    name: 'panic',
    chapter: 'panic',
    asks: ['turn.panic'],
    tells: ['panic_drawn'],
    part: 'middle',
    rules: ['T5.3', 'T5.3a', 'T20.2', 'T20.18'],
  },
  {
    name: 'choose',
    chapter: 'panic',
    asks: ['be_friends.choose', 'between_us.choose', 'get_out.choose', 'one_two.side'],
    part: 'prompt',
    rules: ['T20.7', 'T20.10', 'T20.13', 'T20.16'],
  },
  {
    name: 'give',
    chapter: 'panic',
    asks: ['chain.pass', 'blind_date.swap', 'forgetful.discard'],
    part: 'hand',
    rules: ['T20.11', 'T20.12', 'T20.12b', 'T20.14'],
  },
  { name: 'confess', chapter: 'panic', asks: ['confession.show'], part: 'prompt', rules: ['T20.17', 'T20.17a'] },

  // -- talk
  { name: 'talk', chapter: 'talk', tells: ['turn_began'], when: anothersTurn, part: 'talk', rules: ['T10.1', 'T10.2', 'T10.3'] },
  { name: 'notes', chapter: 'talk', tells: ['turn_began'], when: manyTurns, part: 'drawers', rules: [] },

  // -- fire and the end
  { name: 'aimed', chapter: 'end', asks: ['flamethrower.answer'], part: 'hand', rules: ['T12.4', 'T12.5', 'T18.7'] },
  {
    name: 'burned',
    chapter: 'end',
    tells: ['burned'],
    when: (view, cause) => !ofMe(view, cause),
    part: 'empty',
    rules: ['T12.6a', 'T12.7', 'T13.1'],
  },
  { name: 'out', chapter: 'end', tells: ['burned'], when: ofMe, part: 'me', rules: ['T12.7', 'T13.1c'] },
  {
    name: 'announce',
    chapter: 'roles',
    tells: ['infected'],
    when: (view, cause) => isThing(view) && isMe(view, cause, 'giver'),
    part: 'role',
    rules: ['T13.2', 'T13.3', 'T13.6', 'T25.69'],
  },
  { name: 'over', chapter: 'end', when: (view) => view.outcome !== null, rules: ['T13.1b', 'T13.3', 'T13.4'] },
];
