// Made by tools/make_types.py from src/bathysphere/games/unfathomable.

/** What one seat may know. */
export interface UnfathomableView {
  seat: number;
  question: number;
  asked: readonly (readonly [number, string])[];
  sealed: readonly unknown[] | null;
  outcome: Outcome | null;
  options: Options;
  first: number;
  turn: Turn;
  acting: Acting | null;
  titles: readonly number[];
  dials: readonly number[];
  tracks: readonly number[];
  row: readonly number[];
  distance: number;
  awake: boolean;
  damage: readonly number[];
  drawn_damage: number;
  deep_ones: readonly number[];
  deep_one_supply: number;
  monarchs: readonly number[];
  /** How many tokens in each deck space. */
  passengers: readonly number[];
  supply: number;
  tokens_out: readonly number[];
  players: readonly SeatView[];
  hand: readonly number[];
  /** What the reader has added to the check, until the pile is shuffled. */
  added: readonly number[];
  /** Cards in each skill deck. */
  decks: readonly number[];
  /** The top of each discard pile; NOTHING if there is none (U26.2). */
  tops: readonly number[];
  /** Skill cards that are being carried out; they are discarded after that. */
  played: readonly number[];
  chaos: number;
  /** Cards in the check so far (U26.8). */
  pile: number;
  check: Check | null;
  roll: Rolling | null;
  /** Who would be defeated, while that can be prevented; NOBODY: nobody. */
  victim: number;
  /** The deck space of a passenger who would be defeated, SUPPLY for one of the supply; NOT_IN_DANGER: none. */
  danger: number;
  /** What the question is about, beside all that. */
  matter: Matter;
  /** What would change hands in a trade. */
  offers: readonly Offer[];
  mythos: Deck;
  mythos_top: number;
  crisis: number;
  chooser: number;
  waypoints: Deck;
  spells: Deck;
  items: Deck;
  damage_deck: number;
  role_deck: number;
  /** All role cards of each seat, once the game is over (U19.1). */
  roles: readonly (readonly number[])[];
  /** All hands, once the game is over. */
  hands: readonly (readonly number[])[];
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
  /** UA1: with four or six players a human card takes the cultist's place, and the dials start lower. */
  no_cultist: boolean;
  /** UA2: two more or two fewer on each dial. */
  difficulty: 'easier_for_humans' | 'easier_for_traitors' | 'standard';
  /** UL.1 to UL.14: roles are dealt after everybody's first turn, no cultist, five cards to begin with. */
  first_game: boolean;
}

/** One player's turn. What may be done once in it is noted here, so that nobody has to reset it. */
export interface Turn {
  seat: number;
  /** Counted from 1. */
  number: number;
  /** "skills", "actions", "mythos" or "discard". */
  step: string;
  /** Rooms, sheets, items and cards whose limit is one use in a turn (U4.8d, U44.10, UQ.42). */
  used: readonly string[];
  /** No deep one enters an interior space until the turn ends (G6). */
  barricaded: boolean;
}

/** Who performs actions now, and how many he has not begun yet: granted ones and those that they came on top of. */
export interface Acting {
  seat: number;
  left: number;
  /** Whose turn to act it is after that, and how many actions each still has. */
  waiting: readonly (readonly [number, number])[];
}

/** What is known of one player. */
export interface SeatView {
  character: number;
  place: number;
  /** How many skill cards (U26.6). */
  hand: number;
  /** Face down improvements of others are FACE_DOWN (UI.25). */
  items: readonly number[];
  active: number;
  feat: boolean;
  keeps: readonly number[];
  wards: number;
  spells: readonly number[];
  /** One entry for each unrevealed role card (U26.5): the role if the reader knows it, else FACE_DOWN. */
  roles: readonly number[];
  revealed: number;
}

/** A skill check under way (article 37). The cards of its pile lie in the state's `added` and `pile`. */
export interface Check {
  /** "mythos", "captains_cabin", "brig" or "memory_of_the_deep". */
  why: string;
  /** The mythos card, or NOTHING. */
  card: number;
  /** Who holds it: whom its results are about. */
  seat: number;
  target: number;
  /** 0: there is no partial success. */
  partial: number;
  /** The supporting ones. */
  skills: readonly number[];
  /** "criteria", "cards", "total". */
  stage: string;
  /** Whether chaos cards are added. */
  chaos: boolean;
  /** Whether players add their cards face up. */
  open: boolean;
  /** How many cards each seat added; public. */
  counts: readonly number[];
  /** The cards that each seat added face up. */
  shown: readonly (readonly number[])[];
  /** All cards of the pile, once they are turned up. */
  cards: readonly number[];
  /** What abilities add to the total. */
  bonus: number;
  used: readonly string[];
}

/** A die under way. `face` is 0 before it is thrown. */
export interface Rolling {
  /** What it is for: "attack", "damage", "risk", "surge", "effect" or the id of a card. */
  why: string;
  /** Who rolls. */
  seat: number;
  /** The number that it is compared with; 0: the result itself counts. */
  number: number;
  at_most: boolean;
  modifier: number;
  face: number;
  /** Set to a face instead of thrown: no reroll follows. */
  set: boolean;
  /** The item of an attack that brings its own reroll. */
  weapon: number;
  /** What may be used once in a roll, however often it is thrown again (U20.2c). */
  used: readonly string[];
}

export interface Matter {
  /**
   * The component because of which something goes on: "ability", "item", "mythos", "space", "spell", "title" or
   * "waypoint", and its id; ("", ""): none.
   */
  cause: readonly [string, string];
  fight: Fight | null;
  /** Whom the check of the captain's cabin would send to the brig. */
  suspect: number;
  /** Where somebody goes who pays his way out of the brig. */
  destination: number;
  /** The weapon of a rampage. */
  weapon: number;
  /** How many attacks of it are left. */
  attacks: number;
  /** How many cards of one skill Persistence draws. */
  draws: number;
  /** The kind of the window that is open, for whoever says who comes first in it. */
  window: string;
}

/** Who is to be hit by the die that is being rolled. */
export interface Fight {
  /** A seat; NOBODY: a deep one. */
  attacker: number;
  /** A seat or DEEP_ONE. */
  target: number;
  space: number;
}

/** What one player would give in a trade: each item with the seat that is to have it. */
export interface Offer {
  seat: number;
  gifts: readonly (readonly [number, number])[];
}

/** A face-down deck: how many cards, and which of them the reader knows, counted from the top. */
export interface Deck {
  size: number;
  known: readonly (readonly [number, number])[];
}

/** Beside the view; but for the check the same for all readers. */
export interface UnfathomableAids {
  check: CheckAids | null;
  roll: RollAids | null;
  seats: readonly SeatAids[];
  rooms: readonly RoomAids[];
  /** The room that Mother Hydra would damage now; NOTHING while she is in the Deep. */
  hydra: number;
  /** The deck space where Father Dagon would land deep ones; NOTHING while he is in the Deep. */
  dagon: number;
  deep_ones: readonly DeepOneAids[];
  /** From where to where monsters drift with the next step of the ship. */
  drift: readonly (readonly [number, number])[];
  /** Who would be captain and keeper if those who are went to the brig now; NOBODY before there are titles. */
  heirs: readonly number[];
  to_awakening: number;
  /** How much distance is left to 6 and to 12. */
  to_destination: number;
  hybrids: number;
  /** The traitor cards in the role deck of this table (UI.34). */
  cultists: number;
  /** How statements begin that the reader cannot make now. */
  unsaid: readonly (readonly (string | number)[])[];
}

/** How the check under way stands. */
export interface CheckAids {
  /** Of all cards that lie face up, and what abilities add. */
  total: number;
  /** "passed", "partly" or "failed": what that total comes to. */
  result: string;
  /** What the reader's own cards in the pile count; nobody else knows them. */
  own: number;
  /** How many cards of the pile the reader does not know. */
  unknown: number;
  /** What each card of the reader's hand would count, in the order of the hand. */
  counts: readonly number[];
  /** Who has had his opportunity to add cards, in the order of the rules; others may still add some (U37.5). */
  answered: readonly number[];
}

/** What the die under way must show. */
export interface RollAids {
  /**
   * The faces with which the result reaches its number, or does not exceed it if that is what counts; none where the
   * result itself counts.
   */
  faces: readonly number[];
  /** Whether the face that was thrown is one of them. */
  met: boolean;
}

/** Of one player. */
export interface SeatAids {
  /** How many cards of each skill but treachery he receives (U24); empty before he has a character. */
  skills: readonly number[];
  /** How many cards he holds above the limit (U36). */
  surplus: number;
}

/** A space with an action of its own. */
export interface RoomAids {
  space: number;
  /** In this turn, by anybody (U4.8d). */
  used: boolean;
  /** What keeps a human there from its action: "damaged", "enemies", "used" or "". */
  bar: string;
}

/** What a deep one of this space would do if it were activated now (U1.13.3). */
export interface DeepOneAids {
  space: number;
  /** "attack", "passenger", "damage", "move" or "stay". */
  act: string;
  /** Where it would move; NOTHING for everything else. */
  to: number;
  /** The players one of whom it would attack. */
  victims: readonly number[];
}

/** At first a player is asked whenever he might react. */
export interface UnfathomableOrders {
  /** Before and after a die is thrown: always, in attacks only, or never. */
  rolls: 'ask' | 'attacks' | 'pass';
  /** Before cards are added to a check. */
  checks: 'ask' | 'pass';
  /** When the total of a check is known: always, if it lies between these two, or never. */
  totals: 'ask' | 'between' | 'pass';
  least: number;
  most: number;
  /** When somebody would be defeated: always, if it is the player himself, or never. */
  defeats: 'ask' | 'own' | 'pass';
  /** In which order deep ones act, when that is the player's to say. */
  order: 'any' | 'ask';
}
