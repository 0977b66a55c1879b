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
  track: readonly AllyNumber[];
  council: readonly number[];
  threat: number;
  supply: number;
  lord_deck: number;
  lord_discard: readonly LordNumber[];
  court: readonly LordNumber[];
  pile: number;
  available: readonly LocationNumber[];
  drawn: readonly LocationNumber[];
  paid: readonly AllyNumber[];
  pearls: readonly number[];
  keys: readonly number[];
  hand: readonly AllyNumber[];
  hand_sizes: readonly number[];
  companions: readonly (readonly AllyNumber[])[];
  /** Monster tokens as far as this seat knows them: its own, and all once they are scored (A28.18, A28.23). */
  monsters: readonly (readonly number[])[];
  token_numbers: readonly number[];
  /** The Hunter's theft, if this seat was thief or victim. */
  theft: Theft | null;
  free: readonly (readonly LordNumber[])[];
  turned: readonly (readonly LordNumber[])[];
  places: readonly (readonly (readonly [location: LocationNumber, lords: readonly LordNumber[]])[])[];
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
  /** A25.7: the first seat begins, where the beginner sits. */
  first_game: boolean;
}

/** One player's turn, with all limits that end with it. */
export interface Turn {
  seat: Seat;
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
  thief: Seat;
  victim: Seat;
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
  /** Who is asked the same as the reader and comes first (A6.5), in the order of the table. */
  ahead: readonly number[];
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
 * One player, as the reader of the view can count them up. Points are those of all Lords, of locations as they would be
 * scored now (the City of Mirrors as the best copy) and of Companions so far. Not in them: Companions that may join at
 * the end, and Monster tokens, unless they are the reader's own or the game is over.
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

/** An option, verb first, with what stands behind it. */
export type AbyssChoice =
  | readonly ['explore']
  | readonly ['council', ...races: readonly CouncilNumber[]]
  | readonly ['recruit', lord: LordNumber]
  | readonly ['pass']
  | readonly ['intrigue']
  | readonly ['end_turn']
  | readonly ['take']
  | readonly ['fight']
  | readonly ['go_on']
  | readonly ['buy', ally: AllyNumber]
  | readonly ['reward', pearls: number, tokens: number]
  | readonly ['ally', ally: AllyNumber]
  | readonly ['lord', lord: LordNumber]
  | readonly ['token']
  | readonly ['take_location', location: LocationNumber]
  | readonly ['draw', number: number]
  | readonly ['keep']
  | readonly ['swap', location: LocationNumber]
  | readonly ['use']
  | readonly ['leave']
  | readonly ['decline']
  | readonly ['rob', victim: Seat]
  | readonly ['turn_lord', lord: LordNumber]
  | readonly ['swap_location', gave: LocationNumber, location: LocationNumber]
  | readonly ['bribe', lord: LordNumber]
  | readonly ['dismiss', discarded: LordNumber]
  | readonly ['replace', discarded: LordNumber, lord: LordNumber]
  | readonly ['slaver', ally: AllyNumber]
  | readonly ['opportunist', discarded: LordNumber]
  | readonly ['oracle', ...races: readonly CouncilNumber[]];

/** What lines of the log hold, by their kind; what not everybody is told may lack. */
export interface AbyssEvents {
  allies_discarded: { seat: Seat; allies: readonly AllyNumber[]; lord: LordNumber };
  ally_bought: { seat: Seat; ally: AllyNumber; seller: Seat; price: number };
  ally_revealed: { seat: Seat; ally: AllyNumber; space: number };
  ally_taken: { seat: Seat; ally: AllyNumber };
  arrow_left: { seat: Seat; lord: LordNumber };
  companion_joined: { seat: Seat; ally: AllyNumber };
  council_discarded: { seat: Seat; race: RaceNumber; allies: readonly AllyNumber[] };
  council_filled: { seat: Seat; allies: readonly AllyNumber[] };
  council_taken: { seat: Seat; race: RaceNumber; number: number; allies?: readonly AllyNumber[] };
  court_refilled: { seat: Seat; lords: readonly LordNumber[]; pearls: number };
  court_replaced: { seat: Seat; discarded: LordNumber; lord: LordNumber };
  deck_reshuffled: { number: number };
  extra_turn: { seat: Seat };
  final_companions: { seat: Seat; hand: readonly AllyNumber[]; allies: readonly AllyNumber[] };
  game_ended: { winners: readonly Seat[] };
  last_round: { seat: Seat; reason: ReasonWord };
  location_swapped: { seat: Seat; gave: LocationNumber; location: LocationNumber };
  location_taken: { seat: Seat; location: LocationNumber; lords: readonly LordNumber[]; keys: number };
  lord_corrupted: { seat: Seat; lord: LordNumber; pearls: number };
  lord_paid: { seat: Seat; lord: LordNumber; allies: readonly AllyNumber[]; pearls: number };
  lord_recruited: { seat: Seat; lord: LordNumber };
  lord_replaced: { seat: Seat; lord: LordNumber; discarded: LordNumber };
  lord_revealed: { seat: Seat; lord: LordNumber };
  lord_turned: { seat: Seat; victim: Seat; lord: LordNumber };
  monster_beaten: { seat: Seat; threat: number };
  monster_revealed: { seat: Seat; space: number };
  pearls_gained: { seat: Seat; pearls: number; source: SourceWord };
  pearls_paid: { seat: Seat; pearls: number; lord: LordNumber };
  reward_taken: { seat: Seat; pearls: number; number: number; keys: number };
  scored: { seat: Seat; points: number; locations: readonly (readonly [location: LocationNumber, points: number])[]; lords: number; companions: number; monsters: number; tokens: readonly number[] };
  smokers_swapped: { seat: Seat; location: LocationNumber };
  threat_rose: { seat: Seat; threat: number };
  tiles_drawn: { seat: Seat; locations: readonly LocationNumber[] };
  token_stolen: { seat: Seat; victim: Seat; token?: number };
  tokens_drawn: { seat: Seat; number: number; tokens?: readonly number[] };
  turn_began: { seat: Seat; extra: boolean };
}

export type Seat = number;
export type AllyNumber = number;
export type LordNumber = number;
export type LocationNumber = number;
export type CouncilNumber = number;
export type RaceNumber = number;
export type ReasonWord = 'lords' | 'deck';
export type SourceWord =
  | 'recruiter'
  | 'jailer'
  | 'seeker'
  | 'assassin'
  | 'commander'
  | 'tamer'
  | 'hunter'
  | 'ship_master'
  | 'trader'
  | 'peddler'
  | 'landlord'
  | 'slaver'
  | 'shopkeeper'
  | 'shaman'
  | 'invoker'
  | 'apprentice'
  | 'oracle'
  | 'alchemist'
  | 'illusionist'
  | 'master_of_magic'
  | 'opportunist'
  | 'corruptor'
  | 'traitor'
  | 'diplomat'
  | 'treasurer'
  | 'schemer'
  | 'keeper'
  | 'reaper'
  | 'shepherd'
  | 'miller'
  | 'aquaculturalist'
  | 'landowner'
  | 'sage'
  | 'hermit'
  | 'elder'
  | 'last_space';
