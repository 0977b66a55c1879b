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
  way: number;
  chairs: readonly number[];
  doors: readonly number[];
  out: readonly boolean[];
  burned: readonly Burning[];
  quarantine: readonly number[];
  scene: Scene | null;
  deck: number;
  /** "event" or "panic": the back of the next card (T24.2); "" if there is none. */
  deck_back: string;
  discard: number;
  discard_back: string;
  in_play: readonly number[];
  hand: readonly number[];
  hand_sizes: readonly number[];
  /** The cards of Persistence, for the one who drew them. */
  drawn: readonly number[];
  drawn_number: number;
  /** One's own; UNKNOWN for a spectator. */
  role: number;
  /** As far as this seat knows them for certain (T24.19 to T24.21). */
  roles: readonly number[];
  known: readonly Known[];
  /** The card that this seat put on top of the deck (T24.29); -1 if there is none. */
  planted: number;
  /** In Revenge: the Thing is burned and the game goes on. */
  thing_out: boolean;
  /** All of them, once the game is over. */
  hands: readonly (readonly number[])[];
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
  /** T25.9, other editions: whoever but the Thing comes to hold four Infection! cards outside his step 2 is out. */
  fourth_infection_eliminates: boolean;
  /** Other editions: one more Infection! card carries the number 6. */
  infection_11_for_six: boolean;
  /** T25.2: the seat that begins; -1: by chance. */
  first: number;
}

/** One player's turn. */
export interface Turn {
  seat: number;
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
  target: number;
  by: number;
  turn: number;
}

/** What is going on before everybody's eyes. */
export interface Scene {
  /**
   * "exchange": `seat` offers to `target`, because of `card`; "attack": `seat` aims `card` at `target`; "panic": `seat`
   * drew `card`.
   */
  kind: string;
  seat: number;
  target: number;
  card: number;
}

/** What the reader knows of another hand: all but `lost` of these cards are still in it. */
export interface Known {
  cards: readonly number[];
  lost: number;
  /** Those of them that are certainly there although others have left; empty while none has. */
  sure: readonly number[];
}

/** Who was infected, by whom and when: the victim's and the Thing's secret until the end. */
export interface Infecting {
  victim: number;
  giver: number;
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

export interface ThingOrders {
  /** Announce at the first allowed moment at which no human is left. Anybody may leave it; it works for the Thing. */
  announce: boolean;
}
