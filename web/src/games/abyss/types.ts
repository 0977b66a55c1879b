// Made by tools/make_types.py from src/bathysphere/games/abyss.

/** What one seat may know. Of hands, Monster tokens, piles and Council areas only numbers, but for one's own. */
export interface AbyssView {
  seat: number;
  question: number;
  asked: readonly (readonly [number, string])[];
  sealed: readonly unknown[] | null;
  outcome: Outcome | null;
  options: Options;
  turn: Turn;
  last_turns: number;
  deck: number;
  discard: number;
  track: readonly number[];
  council: readonly number[];
  threat: number;
  supply: number;
  lord_deck: number;
  lord_discard: readonly number[];
  court: readonly number[];
  pile: number;
  available: readonly number[];
  drawn: readonly number[];
  paid: readonly number[];
  pearls: readonly number[];
  keys: readonly number[];
  hand: readonly number[];
  hand_sizes: readonly number[];
  companions: readonly (readonly number[])[];
  /** Monster tokens as far as this seat knows them: its own, and all once they are scored (A28.18, A28.23). */
  monsters: readonly (readonly number[])[];
  token_numbers: readonly number[];
  /** The Hunter's theft, if this seat was thief or victim. */
  theft: Theft | null;
  free: readonly (readonly number[])[];
  turned: readonly (readonly number[])[];
  places: readonly (readonly (readonly [number, readonly number[]])[])[];
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
  /** A25.2: an opposing Recruiter adds 2 to the price in place of doubling it. */
  recruiter_plus_two: boolean;
  /** A25.3: the Master of Magic's owner picks any paid Ally as Companion. */
  master_chooses: boolean;
  /** A25.4: Sage, Elder and Hermit carry no keys. */
  ambassadors_without_keys: boolean;
  /** A25.5: Traitor and Schemer may not discard themselves. */
  others_only: boolean;
  /** A25.6: in location scoring a turned Lord counts by what is printed on him. */
  turned_lords_count: boolean;
}

/** One player's turn, with all limits that end with it. */
export interface Turn {
  seat: number;
  /** How many Allies were sold in it; the price follows (A6.9). */
  sold: number;
  /** The seats that have bought in it, as a mask (A6.11). */
  buyers: number;
  /** The powers used in it, as a mask (A29.15). */
  used: number;
  /** Whether its player may take another one right after it (A21.17). */
  extra: boolean;
}

/** The Hunter's work, as thief and victim remember it. */
export interface Theft {
  thief: number;
  victim: number;
  token: number;
}

/** Beside the view, for one reader. */
export interface AbyssAids {
  /** Whose prices, reward and worths these are: the reader's own; for a spectator those of whose turn it is. */
  seat: number;
  /** In the order of the view. */
  court: readonly LordPrice[];
  /** The pearls that any Lord of the Court costs while the Corruptor offers one to the reader. */
  bribe: number | null;
  /** The pearls for the next Ally that is sold in this turn. */
  ally_price: number;
  reward: FightReward;
  /** By seat. */
  standings: readonly Standing[];
  /** Those available or drawn, and those of the pile while the reader looks through it. */
  locations: readonly LocationWorth[];
  payment: PaymentTerms | null;
  /** The key icons of each Lord, as this table plays them (A25.4). */
  lord_keys: readonly number[];
  keys_needed: number;
  lords_to_end: number;
}

/** What a Lord of the Court costs `AbyssAids.seat` now. */
export interface LordPrice {
  lord: number;
  price: number;
  printed: number;
  /** How many different races have to be paid, exactly. */
  races: number;
  /** The race that has to be among them; -1 for any. */
  must: number;
  printed_must: number;
  /** Why price or race are not the printed ones, in the order in which they apply. */
  changes: readonly Change[];
  /**
   * The fewest pearls that have to fill what the hand cannot pay; None when no pearls can help, because the hand lacks
   * the races, and for a spectator, who sees no hand.
   */
  gap: number | null;
  /** Whether hand and pearls suffice; never for a spectator. */
  payable: boolean;
}

/** What a working Lord changes about the prices of one seat. */
export interface Change {
  lord: number;
  /** Before whom this Lord lies. */
  seat: number;
  times: number;
  /** The price is multiplied, then this is added. */
  plus: number;
  /** Any race will do for the one in the large circle. */
  lifts_must: boolean;
}

/** What a won fight brings `AbyssAids.seat` now: keys, and one of the choices of (pearls, Monster tokens). */
export interface FightReward {
  /** The one that pays; with an opponent's Tamer it is not the one with the threat token. */
  division: number;
  keys: number;
  choices: readonly (readonly [number, number])[];
}

/**
 * One player, as the reader of the view can count him up. Points are those of all his Lords, of his locations as they
 * would be scored now (the City of Mirrors as the best copy) and of his Companions so far. Not in them: Companions that
 * may join at the end, and Monster tokens, unless they are the reader's own or the game is over.
 */
export interface Standing {
  /** Tokens and the icons of working Lords. */
  keys: number;
  /** All that count towards the end of the game. */
  lords: number;
  points: Score;
  total: number;
}

/** The points of one seat by source; `locations` tile by tile. */
export interface Score {
  locations: readonly (readonly [number, number])[];
  lords: number;
  companions: number;
  monsters: number;
}

/** The points that a location would bring `AbyssAids.seat` as things stand. */
export interface LocationWorth {
  location: number;
  points: number;
}

/** The payment that is being made. Pearls fill what the Allies picked leave of the price. */
export interface PaymentTerms {
  lord: number;
  price: number;
  races: number;
  /** The race that has to be among those paid; -1 for any. */
  must: number;
  /** How many there are to fill the gap. */
  pearls: number;
}

/** While they are on, an Ally that does not fit is passed on without asking. At first every Ally fits. */
export interface AbyssOrders {
  on: boolean;
  /** By race: the least value that interests the player; 6: none. */
  least: readonly [number, number, number, number, number];
  /** The most pearls to pay. */
  price: number;
  /** What to do about an Ally that interests the player. */
  fits: 'ask' | 'buy';
}
