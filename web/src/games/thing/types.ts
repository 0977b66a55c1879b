// Made by tools/make_types.py from src/bathysphere/games/thing.

/** What one seat may know. Of hands and piles only numbers and backs, but for one's own and what one was shown. */
export interface ThingView {
  seat: number;
  question: number;
  asked: readonly (readonly [number, string])[];
  sealed: readonly unknown[] | null;
  outcome: Outcome | null;
  options: Options;
  turn: Turn;
  way: WayWord;
  chairs: readonly Seat[];
  doors: readonly number[];
  out: readonly boolean[];
  burned: readonly Burning[];
  quarantine: readonly number[];
  scene: Scene | null;
  deck: number;
  /** "event" or "panic": the back of the next card (T24.2); "" if there is none. */
  deck_back: BackWord | '';
  discard: number;
  discard_back: BackWord | '';
  in_play: readonly CardNumber[];
  hand: readonly CardNumber[];
  hand_sizes: readonly number[];
  /** The cards of Persistence, for the one who drew them. */
  drawn: readonly CardNumber[];
  drawn_number: number;
  /** One's own; UNKNOWN for a spectator. */
  role: RoleNumber;
  /** As far as this seat knows them for certain (T24.19 to T24.21). */
  roles: readonly RoleNumber[];
  known: readonly Known[];
  /** The card that this seat put on top of the deck (T24.29); -1 if there is none. */
  planted: CardNumber;
  /** In Revenge: the Thing is burned and the game goes on. */
  thing_out: boolean;
  /** All of them, once the game is over. */
  hands: readonly (readonly CardNumber[])[];
  /** Who infected whom when, once the game is over. */
  infections: readonly Infecting[];
}

/**
 * How a game ended: who won (nobody, if the game itself did), where each seat's points came from if there are points,
 * why it ended where that can differ, and on which side each seat was then if there are sides.
 */
export interface Outcome {
  winners: readonly number[];
  points: readonly (readonly (readonly [string, number])[])[];
  reason: string;
  sides: readonly string[];
}

export interface Options {
  /** T21.1: the Thing card is not dealt but shuffled into the deck. */
  hidden_start: boolean;
  /** T21.2: how many Infection! cards are in use; 0: as many as the corner numbers say. */
  infections: number;
  /** T21.3: no opening hand holds a Flamethrower or an Analysis. */
  weapons_in_deck: boolean;
  /** T21.4: Seduction, You'd Better Run!, Can't We Be Friends? and Get Out of Here! reach open neighbours only. */
  neighbours_only: boolean;
  /** T21.5: the number of copies of some kinds, by id; the others follow their corner numbers. */
  deck: Record<string, number>;
  /** T21.6: the game goes on after the Thing is burned, while both humans and infected are left. */
  revenge: boolean;
  /**
   * T25.9, other editions: a player but the Thing who comes to hold four Infection! cards outside their step 2 is out.
   */
  fourth_infection_eliminates: boolean;
  /** Other editions: one more Infection! card carries the number 6. */
  infection_11_for_six: boolean;
  /** T25.2: the seat that begins; -1: by chance. */
  first: number;
  /** T25.75: the first seat begins, where the beginner sits, unless another is named. */
  first_game: boolean;
}

/** One player's turn. */
export interface Turn {
  seat: Seat;
  /** Counted from 1. */
  number: number;
  /** Whether it began under a Quarantine that still lies: such a turn counts for it (T25.15, T25.66). */
  quarantined: boolean;
  /** Whether a card has ended it: no exchange follows (T17.13a, T20.18). */
  closed: boolean;
  /** The number of the last question before it. */
  question: number;
  /** How many turns before it went by in a row without a question to anybody. */
  quiet: number;
}

/** Who was put out of the game, by whom and when. */
export interface Burning {
  target: Seat;
  by: Seat;
  turn: number;
}

/** What is going on before everybody's eyes. */
export interface Scene {
  /**
   * "exchange": `seat` offers to `target`, because of `card`; "attack": `seat` aims `card` at `target`; "panic": `seat`
   * drew `card`.
   */
  kind: SceneWord;
  seat: Seat;
  target: Seat;
  card: CardNumber;
}

/** What the reader knows of another hand: all but `lost` of these cards are still in it. */
export interface Known {
  cards: readonly CardNumber[];
  lost: number;
  /** Those of them that are certainly there although others have left; empty while none has. */
  sure: readonly CardNumber[];
}

/** Who was infected, by whom and when: the victim's and the Thing's secret until the end. */
export interface Infecting {
  victim: Seat;
  giver: Seat;
  turn: number;
}

/** Beside the view; the same for all readers. */
export interface ThingAids {
  /** Those in play, in the direction of play, from whose turn it is. */
  order: readonly number[];
  /** By seat; None for those who are out. */
  beside: readonly (Beside | null)[];
  /** With whom this turn's exchange is due as things stand; -1 if no exchange follows. */
  partner: number;
  /** What prevents that exchange: "door", "quarantine" or "". */
  hindrance: string;
}

/** The neighbours of a player in play, and whether a Barred Door parts them. */
export interface Beside {
  left: number;
  right: number;
  door_left: boolean;
  door_right: boolean;
}

/** None of them lets the time an answer takes tell anything about a hand: what is answered is plain to everybody. */
export interface ThingOrders {
  /** Announce at the first allowed moment at which no human is left. Anybody may leave it; it works for the Thing. */
  announce: boolean;
  /** Turn the panic card over that everybody sees on top of the deck: there is nothing to decide about it. */
  turn_over: boolean;
}

/** An option, verb first, with what stands behind it. */
export type ThingChoice =
  | readonly ['turn_over']
  | readonly ['discard', card: CardNumber]
  | readonly ['play', card: CardNumber, target?: Seat]
  | readonly ['keep', card: CardNumber]
  | readonly ['offer', card: CardNumber]
  | readonly ['give', card: CardNumber]
  | readonly ['defend', card: CardNumber]
  | readonly ['pass']
  | readonly ['side', side: SideWord]
  | readonly ['choose', target: Seat]
  | readonly ['swap', card: CardNumber]
  | readonly ['decline']
  | readonly ['show']
  | readonly ['show_one']
  | readonly ['announce'];

/** What lines of the log hold, by their kind; what not everybody is told may lack. */
export interface ThingEvents {
  analysed: { seat: Seat; target: Seat; cards?: readonly CardNumber[] };
  announced: { seat: Seat; right: boolean };
  became_thing: { seat?: Seat };
  blind_swapped: { seat: Seat; gave?: CardNumber | readonly []; got?: CardNumber | readonly [] };
  burned: { seat: Seat; target: Seat };
  deck_reshuffled: { number: number };
  declined: { seat: Seat };
  direction_turned: { seat: Seat; way: WayWord };
  discarded: { seat: Seat; card?: CardNumber };
  drawn: { seat: Seat; number: number; source: SourceWord | 'turn' | 'defence' | 'surplus'; cards?: readonly CardNumber[] };
  exchanged: { seat: Seat; target: Seat; gave?: CardNumber | readonly []; got?: CardNumber | readonly [] };
  forgot: { seat: Seat; number: number; cards?: readonly CardNumber[] };
  game_ended: { winners: readonly Seat[]; reason: ReasonWord };
  hand_shown: { seat: Seat; cards: readonly CardNumber[]; source: SourceWord | 'turn' | 'defence' | 'surplus' };
  hand_shown_to: { seat: Seat; target: Seat; cards?: readonly CardNumber[] };
  infected: { seat?: Seat; giver?: Seat };
  infection_shown: { seat: Seat };
  no_exchange: { seat: Seat; target: Seat; reason: ReasonWord };
  obstacle_removed: { seat: Seat; target: Seat; card: CardNumber };
  obstacles_cleared: { seat: Seat; quarantines: number; doors: number };
  offered: { seat: Seat; target: Seat; source: SourceWord | 'turn' | 'defence' | 'surplus' };
  panic_drawn: { seat: Seat; card: CardNumber };
  panic_idle: { seat: Seat; card: CardNumber };
  panics_skipped: { seat: Seat; number: number };
  passed: { way: WayWord; gave?: CardNumber | readonly []; got?: CardNumber | readonly [] };
  persistence_drawn: { seat: Seat; number: number; cards?: readonly CardNumber[] };
  persistence_kept: { seat: Seat; number: number; card?: CardNumber; cards?: readonly CardNumber[] };
  played: { seat: Seat; card: CardNumber; target: Seat };
  quarantine_ended: { seat: Seat };
  refused: { seat: Seat; target: Seat; card: CardNumber };
  refused_card_seen: { seat: Seat; target: Seat; card?: CardNumber };
  revealed: { roles: readonly RoleNumber[]; hands: readonly (readonly CardNumber[])[]; infections: readonly (readonly [seat: Seat, giver: Seat, number: number])[] };
  saved: { seat: Seat; target: Seat; card: CardNumber };
  side_named: { seat: Seat; side: SideWord; target: Seat; moved: boolean };
  surplus_discarded: { seat: Seat; number: number; giver: Seat };
  suspected: { seat: Seat; target: Seat; card?: CardNumber };
  swap_refused: { seat: Seat; target: Seat; card: CardNumber };
  swapped: { seat: Seat; target: Seat };
  thing_burned: { seat: Seat };
  turn_began: { seat: Seat; number: number; quarantined: number };
}

/** A statement, phrase first, with what fills its slots. */
export type ThingStatement =
  | readonly ['claim', role: RoleNumber]
  | readonly ['accuse', seat: Seat]
  | readonly ['clear', seat: Seat]
  | readonly ['ask', seat: Seat]
  | readonly ['reply', yes: YesNumber]
  | readonly ['promise', seat: Seat]
  | readonly ['decline', seat: Seat]
  | readonly ['saw', seat: Seat, card: CardNumber]
  | readonly ['saw_clean', seat: Seat]
  | readonly ['trust', seat: Seat]
  | readonly ['burn', seat: Seat];

export type Seat = number;
export type WayWord = 1 | -1;
export type SceneWord = 'exchange' | 'attack' | 'panic';
export type CardNumber = number;
export type BackWord = 'event' | 'panic';
export type RoleNumber = number;
export type SideWord = 1 | -1;
export type SourceWord =
  | 'the_thing'
  | 'infected'
  | 'flamethrower'
  | 'analysis'
  | 'axe'
  | 'suspicion'
  | 'whisky'
  | 'persistence'
  | 'watch_your_back'
  | 'change_places'
  | 'better_run'
  | 'seduction'
  | 'fear'
  | 'fine_here'
  | 'no_thanks'
  | 'missed'
  | 'no_barbecue'
  | 'quarantine'
  | 'barred_door'
  | 'old_ropes'
  | 'one_two'
  | 'three_four'
  | 'party'
  | 'get_out'
  | 'forgetful'
  | 'chain_reaction'
  | 'be_friends'
  | 'blind_date'
  | 'oops'
  | 'between_us'
  | 'confession';
export type ReasonWord =
  | 'thing_burned'
  | 'no_humans'
  | 'thing_alone'
  | 'false_announcement'
  | 'nobody_left'
  | 'revenge_humans'
  | 'revenge_infected'
  | 'last_human'
  | 'standstill'
  | 'endless'
  | 'door'
  | 'quarantine'
  | 'self'
  | 'none';
export type YesNumber = number;
