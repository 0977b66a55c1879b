// What Cryptids teaches, and when: the questions and events of a first journey, with others or alone against the poacher.
import type { Cause, Lesson } from '../../../guide/lessons';
import type { DecisionKind, EventKind } from '../facts';
import type { Verb } from '../model';
import type { CryptidsView } from '../types';

type Asked = DecisionKind | `${'field.turn' | 'office.turn'}:${Verb}`;

interface JourneyLesson extends Lesson<CryptidsView> {
  chapter: (typeof CHAPTERS)[number];
  asks?: readonly Asked[];
  tells?: readonly EventKind[];
}

export const CHAPTERS = ['start', 'field', 'tracking', 'reserve', 'office', 'poacher', 'end'] as const;

const TOP_ROW = 1;
/** Without fences the reserve has room for so many. */
const UNFENCED = 4;
/** So few tokens on the map are worth a thought about new ones. */
const FEW_TOKENS = 4;
/** Captives: from here on the poacher is near. */
const MANY_CAPTIVES = 3;

/** What a log line says under this name; a question says nothing. */
function said(cause: Cause | null, name: string): unknown {
  return cause && 'data' in cause ? cause.data[name] : undefined;
}

const isQuestion = (cause: Cause | null): boolean => cause !== null && !('data' in cause);
/** A line about the player themselves, or a question, which is always to him. */
const isMine = (view: CryptidsView, cause: Cause | null): boolean => isQuestion(cause) || said(cause, 'seat') === view.seat;
const isAnothers = (view: CryptidsView, cause: Cause | null): boolean => said(cause, 'seat') !== view.seat;
const round =
  (from: number) =>
  (_: CryptidsView, cause: Cause | null): boolean =>
    Number(said(cause, 'number')) === from;
const waiting = (view: CryptidsView): number => view.players[view.seat]?.waiting.length ?? 0;
const hasStepped = (view: CryptidsView): boolean => view.turn.stepped !== '';
const tokensOnMap = (view: CryptidsView): number => view.map.reduce((sum, tokens) => sum + tokens.length, 0);

export const LESSONS: readonly JourneyLesson[] = [
  // -- before the first round
  { name: 'welcome', chapter: 'start', rules: [] },
  { name: 'city', chapter: 'start', asks: ['setup.city'], part: 'map', rules: ['C3.10a', 'C46.3'] },
  { name: 'bids', chapter: 'start', asks: ['setup.bids'], part: 'cards', rules: ['C3.10b', 'C10.1', 'C48.33'] },
  { name: 'contracts', chapter: 'start', asks: ['setup.bids', 'setup.terrain'], part: 'contracts', rules: [] },
  { name: 'tiles', chapter: 'start', asks: ['setup.terrain'], part: 'reserve', rules: ['C3.10c', 'C48.52'] },

  // -- the cryptozoologist's turn
  { name: 'turn', chapter: 'field', asks: ['field.turn'], part: 'markers', rules: ['C6.2', 'C6.3', 'C6.4', 'C6.6'] },
  { name: 'relocate', chapter: 'reserve', asks: ['field.turn:relocate'], part: 'finds', rules: ['C13.1', 'C13.3'] },
  { name: 'track', chapter: 'tracking', asks: ['field.turn:track'], part: 'cards', rules: ['C10.1', 'C10.2', 'C10.3'] },
  { name: 'collect', chapter: 'field', asks: ['field.turn:collect'], part: 'map', rules: ['C8.1', 'C8.3', 'C46.12'] },
  { name: 'move', chapter: 'field', asks: ['field.turn:move'], part: 'map', rules: ['C7.3', 'C7.4', 'C7.6'] },
  {
    name: 'home',
    chapter: 'reserve',
    asks: ['field.turn'],
    after: ['found'],
    when: (view) => waiting(view) > 0,
    part: 'map',
    rules: ['C13.1'],
  },
  {
    name: 'free-bid',
    chapter: 'tracking',
    after: ['found'],
    asks: ['bid.place', 'field.turn:bid', 'office.turn:bid'],
    part: 'cards',
    rules: ['C11.12', 'C29.2', 'C48.34'],
  },
  {
    name: 'request',
    chapter: 'reserve',
    asks: ['field.turn', 'request.order'],
    tells: ['request_granted'],
    when: (view, cause) => cause?.kind !== 'field.turn' || waiting(view) > 1,
    part: 'requests',
    rules: ['C13.3', 'C46.24', 'C15.8'],
  },
  { name: 'ticket', chapter: 'field', asks: ['field.turn:ticket'], part: 'skills', rules: ['C19.3', 'C6.5', 'C19.2'] },
  {
    name: 'refresh',
    chapter: 'field',
    asks: ['field.turn:refresh'],
    when: (view) => tokensOnMap(view) <= FEW_TOKENS,
    part: 'map',
    rules: ['C16.1', 'C16.9', 'C16.10'],
  },
  {
    name: 'renewal',
    chapter: 'field',
    asks: ['refresh.remove', 'refresh.cards', 'refresh.bonus'],
    rules: ['C16.3', 'C16.9', 'C16.10', 'C17.4'],
  },
  { name: 'evidence', chapter: 'field', tells: ['collected'], when: isMine, part: 'evidence', rules: ['C8.3', 'C10.3'] },
  {
    name: 'hares',
    chapter: 'field',
    asks: ['field.turn:search', 'field.turn:hare', 'office.turn:hare'],
    tells: ['hare_found'],
    part: 'map',
    rules: ['C46.51', 'C46.41', 'C35.11'],
  },

  // -- tracking
  { name: 'commit', chapter: 'tracking', asks: ['track.commit'], part: 'attempt', rules: ['C10.4', 'C10.5', 'C10.6', 'C48.28'] },
  { name: 'luck', chapter: 'tracking', asks: ['track.rolled'], part: 'attempt', rules: ['C12.3', 'C12.6', 'C12.8'] },
  {
    name: 'failure',
    chapter: 'tracking',
    asks: ['track.lose'],
    tells: ['failed'],
    when: isMine,
    part: 'evidence',
    rules: ['C12.11', 'C12.11a', 'C12.11b'],
  },
  { name: 'found', chapter: 'tracking', tells: ['found'], when: isMine, part: 'finds', rules: [] },
  {
    name: 'abilities',
    chapter: 'tracking',
    asks: ['ability.buy', 'ability.collect', 'ability.market', 'ability.refresh', 'ability.walk'],
    tells: ['ability'],
    when: isMine,
    rules: ['C4.7', 'C46.19', 'C48.104'],
  },
  { name: 'rivals', chapter: 'tracking', tells: ['found'], when: isAnothers, part: 'cards', rules: ['C11.12', 'C29.2'] },

  // -- the reserve
  { name: 'place', chapter: 'reserve', asks: ['relocate.place'], part: 'reserve', rules: ['C14.1', 'C14.2', 'C14.3', 'C14.9'] },
  { name: 'terrain', chapter: 'reserve', asks: ['terrain.tile'], part: 'reserve', rules: ['C30.4', 'C46.38'] },
  { name: 'lay', chapter: 'reserve', asks: ['terrain.lay'], part: 'reserve', rules: ['C31.2', 'C31.3', 'C31.5', 'C31.6', 'C48.57'] },
  { name: 'take', chapter: 'reserve', asks: ['terrain.take'], part: 'reserve', rules: ['C30.5', 'C30.6'] },
  { name: 'fitting', chapter: 'reserve', asks: ['terrain.return', 'terrain.fitting'], part: 'reserve', rules: ['C46.48', 'C48.54'] },
  {
    name: 'fences',
    chapter: 'reserve',
    tells: ['terrain_laid'],
    when: (view) => view.players.length < UNFENCED,
    part: 'reserve',
    rules: ['C31.4', 'C31.7'],
  },
  { name: 'closed', chapter: 'reserve', tells: ['terrain_closed'], part: 'reserve', rules: ['C31.12', 'C48.103'] },

  // -- the assistant's turn
  {
    name: 'office',
    chapter: 'office',
    asks: ['office.turn'],
    when: (view) => !hasStepped(view),
    part: 'track',
    rules: ['C22.1', 'C22.2', 'C22.8'],
  },
  {
    name: 'top',
    chapter: 'office',
    asks: ['office.turn'],
    when: (view) => view.turn.start === TOP_ROW,
    part: 'track',
    rules: ['C26.6', 'C48.94'],
  },
  { name: 'dice', chapter: 'office', asks: ['office.turn:down'], part: 'dice', rules: ['C24.1', 'C24.6'] },
  { name: 'learn', chapter: 'office', asks: ['office.turn:learn', 'skills.gain'], part: 'skills', rules: ['C25.1', 'C48.46'] },
  {
    name: 'restore',
    chapter: 'office',
    asks: ['office.turn:restore', 'skills.restore'],
    part: 'skills',
    rules: ['C19.2', 'C24.6', 'C25.6'],
  },
  {
    name: 'market',
    chapter: 'office',
    asks: ['office.turn:buy', 'office.turn:sell', 'office.turn:swap'],
    when: hasStepped,
    part: 'market',
    rules: ['C28.1', 'C28.8', 'C28.12', 'C28.13'],
  },
  {
    name: 'coins',
    chapter: 'office',
    asks: ['office.turn:paid', 'office.turn:market'],
    when: hasStepped,
    part: 'evidence',
    rules: ['C22.3', 'C22.4', 'C26.3', 'C27.1'],
  },
  { name: 'rebid', chapter: 'office', asks: ['office.turn:rebid'], when: hasStepped, part: 'cards', rules: ['C29.1', 'C46.37'] },
  {
    name: 'replace',
    chapter: 'office',
    asks: ['office.turn:card', 'office.card'],
    when: (view, cause) => cause?.kind === 'office.card' || hasStepped(view),
    part: 'cards',
    rules: ['C27.2', 'C27.3', 'C48.93'],
  },
  { name: 'rows', chapter: 'office', asks: ['assistant.bonus'], part: 'track', rules: ['C14.9c', 'C14.10', 'C14.11'] },
  { name: 'order', chapter: 'office', tells: ['round_began'], when: round(2), part: 'track', rules: [] },

  // -- the poacher
  { name: 'poacher', chapter: 'poacher', tells: ['poacher_card'], part: 'poacher', rules: ['C39.8', 'C39.13'] },
  {
    name: 'robbery',
    chapter: 'poacher',
    asks: ['poacher.takes', 'poacher.market'],
    tells: ['poacher_took'],
    part: 'poacher',
    rules: ['C39.9', 'C39.10', 'C39.12'],
  },
  {
    name: 'prey',
    chapter: 'poacher',
    asks: ['poacher.prey', 'poacher.spend'],
    tells: ['poacher_caught'],
    part: 'poacher',
    rules: ['C39.14', 'C39.16', 'C39.20', 'C48.68'],
  },
  { name: 'shadow', chapter: 'poacher', tells: ['poacher_die'], part: 'track', rules: [] },
  { name: 'his-terrain', chapter: 'poacher', asks: ['poacher.terrain'], part: 'reserve', rules: ['C38.4', 'C46.45', 'C48.75'] },
  {
    name: 'danger',
    chapter: 'poacher',
    tells: ['poacher_caught'],
    when: (view) => (view.poacher?.captives.length ?? 0) >= MANY_CAPTIVES,
    part: 'poacher',
    rules: ['C39.20', 'C48.68'],
  },

  // -- the end
  { name: 'reputation', chapter: 'end', tells: ['round_began'], when: round(3), part: 'players', rules: [] },
  { name: 'built', chapter: 'end', tells: ['building_ended'], part: 'reserve', rules: ['C32.3'] },
  { name: 'final', chapter: 'end', tells: ['round_began'], when: (_, cause) => said(cause, 'final') === true, part: 'track', rules: [] },
  { name: 'over', chapter: 'end', when: (view) => view.outcome !== null, rules: [] },
];
