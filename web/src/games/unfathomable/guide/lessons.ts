// What Unfathomable teaches, and when: the questions and events of a first voyage, in the order of a book about it.
// Nothing here depends on what the player's own role cards say, so that a glance at their screen gives nobody away.
import type { Cause, Lesson } from '../../../guide/lessons';
import { SPACES, type DecisionKind, type EventKind } from '../facts';
import type { Verb } from '../model';
import type { UnfathomableView } from '../types';

type Asked = DecisionKind | `action:${Verb}`;

interface ShipLesson extends Lesson<UnfathomableView> {
  chapter: (typeof CHAPTERS)[number];
  asks?: readonly Asked[];
  tells?: readonly EventKind[];
}

export const CHAPTERS = ['ship', 'turn', 'checks', 'mythos', 'monsters', 'voyage', 'roles', 'titles', 'end'] as const;

const [TRAVEL, RITUAL] = [0, 1];
const NOT_REVEALED = -1;
/** So far the ship has to come before she arrives for the last time (U54.3). */
const GOAL = 12;
/** Of a dial, and of the figures in the supply: from here on a loss hurts. */
const FEW = 3;
/** With so many wrecked rooms the next blows can end the voyage. */
const MANY_WRECKED = 4;

const space = (name: (typeof SPACES)[number]): number => SPACES.indexOf(name);

/** What a log line says under this name; a question says nothing. */
function said(cause: Cause | null, name: string): unknown {
  return cause && 'data' in cause ? cause.data[name] : undefined;
}

const isMine = (view: UnfathomableView, cause: Cause | null): boolean => said(cause, 'seat') === view.seat;
const myPlace = (view: UnfathomableView): number => view.players[view.seat]?.place ?? -1;
const isMyTurn = (view: UnfathomableView): boolean => view.turn.seat === view.seat;
const rolesAreDealt = (view: UnfathomableView): boolean => view.players.some((player) => player.roles.length > 0);
/** Everybody has had a turn. */
const isSecondRound = (view: UnfathomableView): boolean => view.turn.number > view.players.length;

/** At a question about actions only in this room; always at any other question. */
function actsIn(room: (typeof SPACES)[number]): NonNullable<ShipLesson['when']> {
  return (view, cause) => cause?.kind !== 'action' || myPlace(view) === space(room);
}

export const LESSONS: readonly ShipLesson[] = [
  // -- what comes before all others, then the ship
  { name: 'welcome', chapter: 'ship', rules: [] },
  { name: 'character', chapter: 'ship', asks: ['setup.character'], rules: ['UA4.9.2', 'UL.12', 'UL.55'] },
  { name: 'turn', chapter: 'turn', asks: ['action'], after: ['trust'], when: isMyTurn, part: 'prompt', rules: ['U4.2', 'U49.5.2'] },
  { name: 'move', chapter: 'turn', asks: ['action:move'], part: 'ship', rules: ['U4.2'] },
  { name: 'ship', chapter: 'ship', tells: ['turn_began'], part: 'ship', rules: [] },
  { name: 'dials', chapter: 'ship', tells: ['dial_changed'], part: 'dials', rules: ['U42.1', 'U42.1b'] },
  { name: 'rooms', chapter: 'ship', asks: ['action:room'], when: (view) => myPlace(view) !== space('brig'), part: 'ship', rules: ['U4.2'] },
  { name: 'boiler', chapter: 'ship', asks: ['action:room'], when: actsIn('boiler_room'), part: 'tracks', rules: ['U50.1'] },
  { name: 'chapel', chapter: 'ship', asks: ['action:room'], when: actsIn('chapel'), part: 'tracks', rules: ['U50.1', 'U50.2'] },
  { name: 'galley', chapter: 'ship', asks: ['galley.draw'], rules: ['U13.3a1', 'UQ.52'] },
  { name: 'hold', chapter: 'ship', asks: ['cargo_hold.take'], rules: ['U9.4a'] },
  { name: 'bridge', chapter: 'ship', asks: ['scout.deck', 'scout.top', 'scout.under'], rules: ['U44.7', 'UL.54'] },
  { name: 'damage', chapter: 'ship', tells: ['damaged'], part: 'ship', rules: ['U33.2'] },
  { name: 'repair', chapter: 'ship', asks: ['action:repair', 'repair.pay'], rules: ['U4.8b', 'U33.6', 'U41.1'] },
  {
    name: 'sick-bay',
    chapter: 'ship',
    asks: ['skills.one'],
    tells: ['defeated'],
    when: (view) => myPlace(view) === space('sick_bay'),
    part: 'ship',
    rules: ['U21.1', 'U49.4a'],
  },

  // -- a turn
  {
    name: 'skills',
    chapter: 'turn',
    asks: ['setup.hand'],
    tells: ['drew_skills'],
    when: (view, cause) => cause?.kind === 'setup.hand' || isMine(view, cause),
    part: 'hand',
    rules: ['U24.1', 'U49.4'],
  },
  { name: 'cards', chapter: 'turn', asks: ['action:play'], part: 'hand', rules: ['U4.2'] },
  {
    name: 'abilities',
    chapter: 'turn',
    asks: [
      'action:deck_chief',
      'action:quick_draw',
      'action:occult_training',
      'action:first_oath_of_dagon',
      'action:scavenger',
      'action:full_steam_ahead',
      'action:arrest_order',
      'action:quick_cast',
      'action:deep_one_ancestry',
      'boiler_room.after',
      'mythos.draw',
      'mythos.analyse',
      'mythos.drawn',
      'monarch.lead',
    ],
    rules: ['U14.2', 'U44.4'],
  },
  {
    name: 'items',
    chapter: 'turn',
    asks: ['action:item', 'improvement.choose'],
    tells: ['item_gained'],
    when: (view, cause) => said(cause, 'seat') === undefined || isMine(view, cause),
    rules: ['U9.1', 'U9.7', 'U9.8'],
  },
  {
    name: 'trade',
    chapter: 'turn',
    asks: ['action:trade', 'trade.offer', 'trade.agree', 'item.give'],
    when: (view, cause) => cause?.kind !== 'action' || isSecondRound(view),
    rules: ['U4.6', 'U4.6a', 'U4.6a.2'],
  },
  { name: 'granted', chapter: 'turn', asks: ['action'], when: (view) => !isMyTurn(view), part: 'prompt', rules: ['U4.0.2'] },
  { name: 'draw', chapter: 'turn', asks: ['cards.draw', 'cards.learn', 'cards.persist'], part: 'hand', rules: ['U13.3a', 'U13.3a1'] },
  { name: 'again', chapter: 'turn', asks: ['rampage.attack', 'amulet.again'], rules: ['U44.4'] },
  { name: 'limit', chapter: 'turn', asks: ['discard.limit', 'cards.discard'], part: 'hand', rules: ['U36.1', 'U36.2'] },
  { name: 'order', chapter: 'turn', asks: ['window.first'], rules: ['U44.16'] },

  // -- skill checks
  { name: 'check', chapter: 'checks', tells: ['check_began'], after: ['mythos'], part: 'check', rules: ['U37.3'] },
  { name: 'before', chapter: 'checks', asks: ['check.before'], after: ['check'], part: 'check', rules: ['U37.3a', 'U44.15'] },
  { name: 'chaos', chapter: 'checks', tells: ['chaos_added'], part: 'check', rules: ['U26.8'] },
  { name: 'add', chapter: 'checks', asks: ['check.add'], after: ['check'], part: 'hand', rules: ['U37.5', 'U37.5a', 'U37.5b'] },
  { name: 'total', chapter: 'checks', tells: ['check_sorted'], part: 'check', rules: ['UQ.45'] },
  { name: 'after', chapter: 'checks', asks: ['check.after'], after: ['total'], part: 'check', rules: ['UQ.45'] },

  // -- mythos
  { name: 'mythos', chapter: 'mythos', tells: ['mythos_drawn'], part: 'mythos', rules: ['U49.6', 'U12.4'] },
  { name: 'choice', chapter: 'mythos', asks: ['mythos.choose'], after: ['mythos'], part: 'mythos', rules: ['U12.11', 'U12.12', 'U12.18'] },
  { name: 'either-track', chapter: 'mythos', asks: ['mythos.track'], part: 'tracks', rules: ['U12.27c'] },
  {
    name: 'risk',
    chapter: 'mythos',
    asks: ['effect.risk', 'mythos.volunteers'],
    tells: ['passenger_at_risk'],
    part: 'ship',
    rules: ['U30.4', 'U30.6'],
  },
  {
    name: 'demand',
    chapter: 'mythos',
    asks: ['effect.choose', 'effect.pay', 'mythos.next', 'mythos.keep_item', 'mythos.give_up_item', 'mythos.go_to_galley', 'mythos.door'],
    part: 'mythos',
    rules: ['U44.5', 'U44.8'],
  },
  { name: 'kept', chapter: 'mythos', asks: ['barricade.use'], tells: ['kept'], rules: ['U44.11'] },

  // -- monsters
  {
    name: 'deep-ones',
    chapter: 'monsters',
    asks: ['deep_ones.order'],
    tells: ['activated'],
    when: (_, cause) => [undefined, 'deep_ones'].includes(said(cause, 'icon') as string),
    part: 'ship',
    rules: ['U12.24a', 'U1.13.3', 'U1.14', 'U1.15', 'U1.16', 'U1.17'],
  },
  {
    name: 'dagon',
    chapter: 'monsters',
    tells: ['activated'],
    when: (_, cause) => said(cause, 'icon') === 'father_dagon',
    part: 'deep',
    rules: [],
  },
  {
    name: 'hydra',
    chapter: 'monsters',
    tells: ['activated'],
    when: (_, cause) => said(cause, 'icon') === 'mother_hydra',
    part: 'deep',
    rules: ['U33.2'],
  },
  {
    name: 'deep',
    chapter: 'monsters',
    tells: ['spawned'],
    when: (_, cause) => said(cause, 'space') === space('the_deep'),
    part: 'deep',
    rules: ['U38.3a', 'UL.26'],
  },
  { name: 'attack', chapter: 'monsters', asks: ['action:attack'], rules: ['U2.6', 'U2.8', 'U48.5'] },
  {
    name: 'victim',
    chapter: 'monsters',
    asks: ['deep_ones.victim'],
    tells: ['attacked'],
    when: (_, cause) => [undefined, -1].includes(said(cause, 'attacker') as number),
    part: 'ship',
    rules: ['U1.14', 'U1.14a', 'U2.4.2'],
  },
  { name: 'roll', chapter: 'monsters', asks: ['roll.before'], part: 'roll', rules: ['U44.14', 'U2.6.2'] },
  { name: 'reroll', chapter: 'monsters', asks: ['roll.after'], part: 'roll', rules: ['U44.14.2', 'U20.2', 'U20.2a'] },
  { name: 'defeat', chapter: 'monsters', asks: ['defeat.character', 'defeat.order'], rules: ['U48.7', 'U44.6'] },
  { name: 'rescue', chapter: 'monsters', asks: ['action:rescue'], part: 'ship', rules: ['U30.7'] },
  {
    name: 'passenger',
    chapter: 'monsters',
    asks: ['defeat.passenger'],
    tells: ['passenger_defeated'],
    part: 'dials',
    rules: ['U30.8', 'U30.9', 'U30.9a'],
  },
  {
    name: 'driving',
    chapter: 'monsters',
    asks: ['deep_ones.move', 'mythos.drive', 'mythos.clear_room', 'mythos.defeat'],
    part: 'ship',
    rules: ['U48.5'],
  },

  // -- the voyage
  {
    name: 'travel',
    chapter: 'voyage',
    tells: ['track_moved'],
    when: (_, cause) => said(cause, 'track') === TRAVEL,
    part: 'tracks',
    rules: ['U12.27a', 'U50.1'],
  },
  {
    name: 'ritual',
    chapter: 'voyage',
    tells: ['track_moved'],
    when: (_, cause) => said(cause, 'track') === RITUAL,
    part: 'tracks',
    rules: ['U12.27b', 'U50.1'],
  },
  {
    name: 'waypoint',
    chapter: 'voyage',
    asks: ['waypoint.choose', 'waypoint.passenger'],
    tells: ['waypoint_laid'],
    part: 'route',
    rules: ['U15.2', 'U6.8', 'U50.8b'],
  },
  { name: 'banishment', chapter: 'voyage', tells: ['banished'], part: 'tracks', rules: [] },

  // -- roles and traitors
  {
    name: 'trust',
    chapter: 'roles',
    tells: ['turn_began'],
    when: (view) => view.options.first_game && !rolesAreDealt(view),
    part: 'players',
    rules: [],
  },
  { name: 'roles', chapter: 'roles', asks: ['roles.look'], part: 'hand', rules: ['U52.2', 'UL.20'] },
  { name: 'talk', chapter: 'roles', tells: ['role_dealt'], part: 'talk', rules: [] },
  {
    name: 'hidden',
    chapter: 'roles',
    asks: ['action'],
    when: (view) => rolesAreDealt(view) && isMyTurn(view) && view.players[view.seat]?.revealed === NOT_REVEALED,
    rules: ['U43.3', 'U43.6', 'U43.8'],
  },
  {
    name: 'cabin',
    chapter: 'roles',
    asks: ['action:room', 'mythos.accuse', 'mythos.lock_up'],
    tells: ['check_began'],
    when: (view, cause) =>
      cause?.kind === 'check_began' ? said(cause, 'why') === 'captains_cabin' : actsIn('captains_cabin')(view, cause),
    rules: ['U17.2', 'U6.3a'],
  },
  {
    name: 'brig',
    chapter: 'roles',
    asks: ['action', 'brig.leave', 'mythos.leave_brig'],
    tells: ['moved'],
    when: (view, cause) =>
      cause?.kind === 'moved'
        ? isMine(view, cause) && said(cause, 'space') === space('brig')
        : cause?.kind !== 'action' || myPlace(view) === space('brig'),
    part: 'ship',
    rules: ['U17.2', 'U17.4a', 'U17.5'],
  },
  {
    name: 'revealed',
    chapter: 'roles',
    tells: ['revealed'],
    when: (view, cause) => !isMine(view, cause),
    part: 'players',
    rules: ['U4.9', 'U40.6', 'U1.14b'],
  },
  {
    name: 'unmasked',
    chapter: 'roles',
    asks: [
      'reveal.hand_on',
      'reveal.swap',
      'reveal.divide',
      'reveal.malpractice',
      'reveal.misfortune',
      'reveal.pickpocket',
      'reveal.ritual',
      'reveal.sabotage',
    ],
    rules: ['U43.3', 'U43.3.3', 'U43.6', 'U43.8'],
  },
  {
    name: 'traitor-turn',
    chapter: 'roles',
    asks: [
      'skills.decline',
      'skills.treachery',
      'actions.start',
      'brig.pay',
      'deep_ones.rise',
      'monarchs.first',
      'action:murder',
      'action:break_out',
    ],
    rules: ['U49.10a', 'U4.9', 'U11.2', 'U17.4b'],
  },
  { name: 'awakening', chapter: 'roles', asks: ['roles.pass'], tells: ['awakened'], part: 'route', rules: ['U52.2', 'U52.3'] },

  // -- titles
  {
    name: 'titles',
    chapter: 'titles',
    tells: ['turn_began'],
    when: (_, cause) => Number(said(cause, 'number')) > 1,
    part: 'titles',
    rules: ['U6.8', 'U6.13'],
  },
  { name: 'keeper', chapter: 'titles', asks: ['action:keeper', 'spell.choose', 'spell.leave'], rules: ['U6.13', 'U10.1'] },
  {
    name: 'spells',
    chapter: 'titles',
    asks: [
      'astral_travel.space',
      'astral_travel.send',
      'beast_within.go',
      'call_friends.rescue',
      'conjuration.take',
      'dark_pact.gain',
      'flesh_ward.lay',
      'heal.go',
      'locusts.defeat',
    ],
    tells: ['spell_cast'],
    rules: ['U10.1'],
  },
  { name: 'succession', chapter: 'titles', tells: ['title_passed'], part: 'titles', rules: ['U6.3a', 'U17.2'] },

  // -- the end
  {
    name: 'low',
    chapter: 'end',
    tells: ['dial_changed'],
    when: (_, cause) => Number(said(cause, 'value')) <= FEW,
    part: 'dials',
    rules: ['U42.1'],
  },
  {
    name: 'wrecked',
    chapter: 'end',
    tells: ['damaged'],
    when: (view) => view.damage.filter((card) => card >= 0).length >= MANY_WRECKED,
    part: 'ship',
    rules: ['U41.1'],
  },
  {
    name: 'crowd',
    chapter: 'end',
    tells: ['spawned'],
    when: (view) => view.deep_one_supply <= FEW,
    part: 'supply',
    rules: ['U39.0', 'U39.1'],
  },
  { name: 'last-leg', chapter: 'end', tells: ['waypoint_laid'], when: (view) => view.distance >= GOAL, part: 'route', rules: [] },
  { name: 'over', chapter: 'end', when: (view) => view.outcome !== null, rules: [] },
];
