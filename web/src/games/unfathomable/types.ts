// Made by tools/make_types.py from src/bathysphere/games/unfathomable.

/** What one seat may know. */
export interface UnfathomableView {
  seat: number;
  question: number;
  asked: readonly (readonly [number, string])[];
  sealed: readonly unknown[] | null;
  outcome: Outcome | null;
  options: Options;
  first: Seat;
  turn: Turn;
  acting: Acting | null;
  titles: readonly Seat[];
  dials: readonly number[];
  tracks: readonly number[];
  row: readonly WaypointNumber[];
  distance: number;
  awake: boolean;
  damage: readonly DamageNumber[];
  drawn_damage: DamageNumber;
  deep_ones: readonly number[];
  deep_one_supply: number;
  monarchs: readonly SpaceNumber[];
  /** How many tokens in each deck space. */
  passengers: readonly number[];
  supply: number;
  tokens_out: readonly TokenNumber[];
  players: readonly SeatView[];
  hand: readonly CardNumber[];
  /** What the reader has added to the check, until the pile is shuffled. */
  added: readonly CardNumber[];
  /** Cards in each skill deck. */
  decks: readonly number[];
  /** The top of each discard pile; NOTHING if there is none (U26.2). */
  tops: readonly CardNumber[];
  /** Skill cards that are being carried out; they are discarded after that. */
  played: readonly CardNumber[];
  chaos: number;
  /** Cards in the check so far (U26.8). */
  pile: number;
  check: Check | null;
  roll: Rolling | null;
  /** Who would be defeated, while that can be prevented; NOBODY: nobody. */
  victim: Seat;
  /** The deck space of a passenger who would be defeated, SUPPLY for one of the supply; NOT_IN_DANGER: none. */
  danger: SpaceNumber;
  /** What the question is about, beside all that. */
  matter: Focus;
  /** What would change hands in a trade. */
  offers: readonly Offer[];
  mythos: Deck;
  mythos_top: MythosNumber;
  crisis: MythosNumber;
  chooser: Seat;
  waypoints: Deck;
  spells: Deck;
  items: Deck;
  damage_deck: number;
  role_deck: number;
  /** All role cards of each seat, once the game is over (U19.1). */
  roles: readonly (readonly RoleNumber[])[];
  /** All hands, once the game is over. */
  hands: readonly (readonly CardNumber[])[];
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
  /** UQ.59: the first seat begins in place of a random one, where a beginner sits who is taught. */
  first_seat_begins: boolean;
}

/** One player's turn. What may be done once in it is noted here, so that nobody has to reset it. */
export interface Turn {
  seat: Seat;
  /** Counted from 1. */
  number: number;
  /** "skills", "actions", "mythos" or "discard". */
  step: string;
  /** Rooms, sheets, items and cards whose limit is one use in a turn (U4.8d, U44.10, UQ.42). */
  used: readonly string[];
  /** No deep one enters an interior space until the turn ends (G6). */
  barricaded: boolean;
}

/** Who performs actions now, and how many are not begun yet: granted ones and those that they came on top of. */
export interface Acting {
  seat: Seat;
  left: number;
  /** Whose turn to act it is after that, and how many actions each still has. */
  waiting: readonly (readonly [seat: Seat, left: number])[];
}

/** What is known of one player. */
export interface SeatView {
  character: CharacterNumber;
  place: SpaceNumber;
  /** How many skill cards (U26.6). */
  hand: number;
  /** Face down improvements of others are FACE_DOWN (UI.25). */
  items: readonly ItemNumber[];
  active: ItemNumber;
  feat: boolean;
  keeps: readonly MythosNumber[];
  wards: number;
  spells: readonly SpellNumber[];
  /** One entry for each unrevealed role card (U26.5): the role if the reader knows it, else FACE_DOWN. */
  roles: readonly RoleNumber[];
  revealed: RoleNumber;
}

/** A skill check under way (article 37). The cards of its pile lie in the state's `added` and `pile`. */
export interface Check {
  /** "mythos", "captains_cabin", "brig" or "memory_of_the_deep". */
  why: string;
  /** The mythos card, or NOTHING. */
  card: MythosNumber;
  /** Who holds it: whom its results are about. */
  seat: Seat;
  target: number;
  /** 0: there is no partial success. */
  partial: number;
  /** The supporting ones. */
  skills: readonly SkillNumber[];
  /** "criteria", "cards", "total"; "settled" if its result was fixed before cards were added (`fixed_result`). */
  stage: string;
  /** Whether chaos cards are added. */
  chaos: boolean;
  /** Whether players add their cards face up. */
  open: boolean;
  /** How many cards each seat added; public. */
  counts: readonly number[];
  /** The cards that each seat added face up. */
  shown: readonly (readonly CardNumber[])[];
  /** All cards of the pile, once they are turned up. */
  cards: readonly CardNumber[];
  /** What abilities add to the total. */
  bonus: number;
  /** Abilities that each check allows once. */
  used: readonly string[];
}

/** A die under way. `face` is 0 before it is thrown. */
export interface Rolling {
  /** What it is for: "attack", "damage", "risk", "surge", "effect" or the id of a card. */
  why: string;
  /** Who rolls. */
  seat: Seat;
  /** The number that it is compared with; 0: the result itself counts. */
  number: number;
  at_most: boolean;
  modifier: number;
  face: number;
  /** Set to a face instead of thrown: no reroll follows. */
  set: boolean;
  /** The item of an attack that brings its own reroll. */
  weapon: ItemNumber;
  /** What may be used once in a roll, however often it is thrown again (U20.2c). */
  used: readonly string[];
}

export interface Focus {
  /**
   * The component because of which something goes on: "ability", "item", "mythos", "space", "spell", "title" or
   * "waypoint", and its id; ("", ""): none.
   */
  cause: readonly [sort: string, id: string];
  fight: Fight | null;
  /** Whom the check of the captain's cabin would send to the brig. */
  suspect: Seat;
  /** Where somebody goes who pays their way out of the brig. */
  destination: SpaceNumber;
  /** The weapon of a rampage. */
  weapon: ItemNumber;
  /** How many attacks of it are left. */
  attacks: number;
  /** How many cards of one skill Persistence draws. */
  draws: number;
  /** The kind of the window that is open, for the player who says who comes first in it. */
  window: string;
}

/** Who is to be hit by the die that is being rolled. */
export interface Fight {
  /** A seat; NOBODY: a deep one. */
  attacker: Seat;
  /** A seat or DEEP_ONE. */
  target: Seat;
  space: SpaceNumber;
}

/** What one player would give in a trade: each item with the seat that is to have it. */
export interface Offer {
  seat: Seat;
  gifts: readonly (readonly [item: ItemNumber, seat: Seat])[];
}

/** A face-down deck: how many cards, and which of them the reader knows, counted from the top. */
export interface Deck {
  size: number;
  known: readonly (readonly [place: number, card: number])[];
}

/** Beside the view; but for the check, picks, a trade and what may be said the same for all readers. */
export interface UnfathomableAids {
  check: CheckAids | null;
  /** While the reader picks several cards of their hand. */
  picks: PickAids | null;
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
  /**
   * With whom the reader's part of an open trade hangs together: they all have to agree (UQ.53). Nobody, unless the
   * reader gives or gets something.
   */
  partners: readonly number[];
  /** How statements begin that the reader cannot make now. */
  unsaid: readonly (readonly (string | number)[])[];
}

/** How the check under way stands. */
export interface CheckAids {
  /** Of all cards that lie face up, and what abilities add. */
  total: number;
  /** "passed", "partly" or "failed": what that total comes to. */
  result: ResultWord;
  /** What the reader's own cards in the pile count; nobody else knows them. */
  own: number;
  /** How many cards of the pile the reader does not know. */
  unknown: number;
  /** What each card of the reader's hand would count, in the order of the hand. */
  counts: readonly number[];
  /** What each card of the sorted pile counts, for the check or against it, in their order. */
  worth: readonly number[];
  /** How many cards of the pile came from each seat, face down or face up. */
  added: readonly number[];
  /** How many cards of the pile came from no seat. */
  chaos: number;
  /** Who has had the opportunity to add cards, in the order of the rules; others may still add some (U37.5). */
  answered: readonly number[];
}

/** What cards of the reader's hand come to when several of them are picked. */
export interface PickAids {
  /** Into a check with their signs, as a payment by their values, or only how many there are. */
  kind: 'check' | 'number' | 'value';
  /** What each card of the hand counts then, in the order of the hand. */
  worth: readonly number[];
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
  /** Of the face that was thrown, with all that changes it; 0 before. */
  result: number;
}

/** Of one player. */
export interface SeatAids {
  /** How many cards of each skill but treachery the player receives (U24); empty before they have a character. */
  skills: readonly number[];
  /** How many cards the player holds above the limit (U36). */
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

/** At first a player is asked whenever they might react. */
export interface UnfathomableOrders {
  /** Before and after a die is thrown: always, in attacks only, or never. */
  rolls: 'ask' | 'attacks' | 'pass';
  /** Before cards are added to a check. */
  checks: 'ask' | 'pass';
  /** When the total of a check is known: always, if it lies between these two, or never. */
  totals: 'ask' | 'between' | 'pass';
  least: number;
  most: number;
  /** When somebody would be defeated: always, if it is this player, or never. */
  defeats: 'ask' | 'own' | 'pass';
  /** In which order deep ones act, when that is the player's to say. */
  order: 'any' | 'ask';
}

/** An option, verb first, with what stands behind it. */
export type UnfathomableChoice =
  | readonly ['act']
  | readonly ['agree']
  | readonly ['draw_mythos']
  | readonly ['go']
  | readonly ['look']
  | readonly ['ready']
  | readonly ['trade']
  | readonly ['give_nothing']
  | readonly ['leave_deep_ones']
  | readonly ['leave_monarch']
  | readonly ['nobody']
  | readonly ['nothing']
  | readonly ['pass']
  | readonly ['refuse']
  | readonly ['rest']
  | readonly ['stay']
  | readonly ['stop']
  | readonly ['move', space: SpaceNumber]
  | readonly ['break_out', space: SpaceNumber]
  | readonly ['attack', target: Seat]
  | readonly ['attack_in', space: SpaceNumber, target: Seat]
  | readonly ['rescue', space?: SpaceNumber]
  | readonly ['murder']
  | readonly ['repair', space: SpaceNumber]
  | readonly ['room', space: SpaceNumber, ...aim: [] | [aim: Seat] | [way: WayWord, ...card: [card: CardNumber] | []] | [aim: CardNumber]]
  | readonly ['play', card: CardNumber, ...aim: [aim: Seat] | [] | [item: ItemNumber] | [space: SpaceNumber, target: Seat] | [aim: SpaceNumber] | [space?: SpaceNumber] | [aim: number] | [aim: SkillNumber]]
  | readonly ['item', item: ItemNumber, ...aim: [space: SpaceNumber, target: Seat] | [aim: SpaceNumber] | []]
  | readonly ['keeper']
  | readonly ['reveal', role: RoleNumber]
  | readonly ['sacrifice_deep_one']
  | readonly ['memory_of_the_deep']
  | readonly ['barricade']
  | readonly ['arrest_order', seat: Seat]
  | readonly ['deck_chief', space: SpaceNumber]
  | readonly ['deep_one_ancestry', seat: Seat]
  | readonly ['experienced', card: CardNumber]
  | readonly ['first_oath_of_dagon', card: CardNumber, monarch: MonarchNumber]
  | readonly ['fortunate_son', card: CardNumber]
  | readonly ['full_steam_ahead']
  | readonly ['healing_words', card: CardNumber]
  | readonly ['jury_rigger']
  | readonly ['medical_intervention']
  | readonly ['occult_training']
  | readonly ['perfect_number', face: FaceWord]
  | readonly ['quick_cast']
  | readonly ['quick_draw', item: ItemNumber, space: SpaceNumber, target: Seat]
  | readonly ['scavenger']
  | readonly ['self_sacrifice', result: ResultWord]
  | readonly ['uncanny_fortune']
  | readonly ['unconventional_leader', dial: DialWord]
  | readonly ['well_equipped', by: number]
  | readonly ['almanac', card: CardNumber]
  | readonly ['lucky_ring']
  | readonly ['pocket_pistol']
  | readonly ['starbuck']
  | readonly ['pharmacy_food']
  | readonly ['pharmacy_item']
  | readonly ['shrivelling', space: SpaceNumber, target: Seat]
  | readonly ['lesser_banishment', aim: SpaceNumber]
  | readonly ['revelation', skill: SkillNumber]
  | readonly ['add', card: CardNumber]
  | readonly ['discard', card: CardNumber]
  | readonly ['draw', skill: SkillNumber]
  | readonly ['decline', skill: SkillNumber]
  | readonly ['treachery', number: number]
  | readonly ['activate', item: ItemNumber]
  | readonly ['give', item: ItemNumber, seat: Seat]
  | readonly ['keep', item: ItemNumber]
  | readonly ['take', item: ItemNumber]
  | readonly ['steal', seat: Seat, item: ItemNumber]
  | readonly ['remove', item: ItemNumber]
  | readonly ['deck', deck: DeckWord]
  | readonly ['mythos', mythos: MythosNumber]
  | readonly ['waypoint', waypoint: WaypointNumber]
  | readonly ['top', deck: 'mythos' | 'waypoint' | 'spell' | 'item', ...card: [card: MythosNumber] | [card: WaypointNumber] | [card: SpellNumber] | [card: ItemNumber] | []]
  | readonly ['under', deck: 'mythos' | 'waypoint' | 'spell' | 'item', ...card: [card: MythosNumber] | [card: WaypointNumber] | [card: SpellNumber] | [card: ItemNumber] | []]
  | readonly ['cast', spell: SpellNumber]
  | readonly ['character', character: CharacterNumber]
  | readonly ['first']
  | readonly ['second']
  | readonly ['check']
  | readonly ['fail']
  | readonly ['choose', effects: EffectsWord]
  | readonly ['risk', number: number, effects?: EffectsWord]
  | readonly ['advance', track: TrackWord]
  | readonly ['ritual', by: number]
  | readonly ['gain', dial: DialWord]
  | readonly ['accuse', seat: Seat]
  | readonly ['comes_first', seat: Seat]
  | readonly ['defeat_character', seat: Seat]
  | readonly ['lock_up', seat: Seat]
  | readonly ['pass_to', seat: Seat]
  | readonly ['victim', seat: Seat]
  | readonly ['ward', seat: Seat]
  | readonly ['activate_in', space: SpaceNumber]
  | readonly ['clear', space: SpaceNumber]
  | readonly ['damage', space: SpaceNumber]
  | readonly ['defeat_deep_one', space: SpaceNumber]
  | readonly ['rise', space: SpaceNumber]
  | readonly ['space', space: SpaceNumber]
  | readonly ['spawn', space: SpaceNumber]
  | readonly ['activate_first', icon: IconWord]
  | readonly ['defeat_passenger', space: SpaceNumber]
  | readonly ['drive', origin: SpaceNumber, space: SpaceNumber]
  | readonly ['drive_all', origin: SpaceNumber, space: SpaceNumber]
  | readonly ['lead', monarch: MonarchNumber, space: SpaceNumber]
  | readonly ['send', seat: Seat, space: SpaceNumber]
  | readonly ['send_deep_one', origin: SpaceNumber, space: SpaceNumber];

/** What lines of the log hold, by their kind; what not everybody is told may lack. */
export interface UnfathomableEvents {
  action: { seat: Seat; verb: VerbWord; subject: NothingNumber | SpaceNumber | CardNumber | ItemNumber | MythosNumber; target: SpaceNumber | Seat | NothingNumber | NothingNumber | Seat | WayWord | -1 | CardNumber | Seat | NothingNumber | ItemNumber | SpaceNumber | number | SkillNumber | SpaceNumber | NothingNumber | RoleNumber | CardNumber | MonarchNumber | FaceWord | -1 | ResultWord | -1 | DialWord | -1 | number };
  activated: { icon: IconWord };
  aimed: { seat: Seat; target: Seat; space: SpaceNumber };
  attacked: { attacker: Seat; target: Seat; space: SpaceNumber; weapon: ItemNumber };
  awakened: object;
  awakening_waits: object;
  banished: object;
  barricaded: { seat: Seat };
  card_played: { seat: Seat; card: CardNumber };
  cards_added: { seat: Seat; number: number; cards?: readonly CardNumber[] };
  cards_left: { deck: PileWord; number: number };
  cards_shown: { seat: Seat; cards: readonly CardNumber[] };
  chaos_added: { number: number };
  chaos_grew: { number: number; size: number };
  chaos_made: { number: number };
  character_chosen: { seat: Seat; character: CharacterNumber };
  check_began: { why: WhyWord; card: MythosNumber; seat: Seat; target: number; partial: number; skills: readonly SkillNumber[] };
  check_changed: { seat: Seat; card: CardNumber };
  check_ended: { result: ResultWord; total: number };
  check_sorted: { cards: readonly CardNumber[]; worth: readonly number[]; total: number };
  crisis_chosen: { seat: Seat; card: MythosNumber; choice: ChoiceWord };
  crisis_skipped: { seat: Seat };
  damage_drawn: { card: DamageNumber };
  damaged: { room: SpaceNumber; card: DamageNumber };
  deck_reshuffled: { skill: SkillNumber; number: number };
  deep_one_defeated: { space: SpaceNumber; by: Seat };
  deep_ones_moved: { number: number; origin: SpaceNumber; space: SpaceNumber };
  deep_ones_returned: { number: number; space: SpaceNumber };
  defeat_prevented: { seat: Seat; victim: Seat; ability: UseWord | 'play'; card: CardNumber };
  defeated: { seat: Seat };
  dial_changed: { dial: DialNumber; by: number; value: number };
  die_set: { seat: Seat; face: FaceWord };
  discarded: { seat: Seat; number: number; why: WhyWord; cards?: readonly CardNumber[] };
  drew_skills: { seat: Seat; decks: readonly SkillNumber[]; why: WhyWord; cards?: readonly CardNumber[] };
  feat_used: { seat: Seat; feat: AbilityWord };
  game_ended: { reason: ReasonWord; winners: readonly Seat[]; sides: readonly SideWord[] };
  granted: { seat: Seat; number: number };
  improvement_active: { seat: Seat; item: ItemNumber };
  item_gained: { seat: Seat; item: ItemNumber };
  item_left: { seat: Seat; item: ItemNumber };
  kept: { seat: Seat; card: MythosNumber };
  kept_card_left: { seat: Seat; card: MythosNumber };
  looked: { seat: Seat; deck: 'mythos' | 'waypoint' | 'spell' | 'item'; number: number; cards?: readonly (MythosNumber | WaypointNumber | SpellNumber | ItemNumber)[] };
  monarch_moved: { monarch: MonarchNumber; origin: SpaceNumber; space: SpaceNumber };
  moved: { seat: Seat; origin: SpaceNumber; space: SpaceNumber; why: WhyWord };
  mythos_drawn: { seat: Seat; card: MythosNumber; chooser: Seat };
  mythos_reshuffled: { number: number };
  mythos_skipped: { card: MythosNumber };
  paid: { seat: Seat; cards: readonly CardNumber[]; why: WhyWord };
  passenger_at_risk: { space: SpaceNumber };
  passenger_defeated: { space: SpaceNumber; token: TokenNumber };
  passenger_in_danger: { space: SpaceNumber };
  passenger_rescued: { space: SpaceNumber; by: Seat; why: WhyWord };
  passenger_saved: { seat: Seat; space: SpaceNumber; ability: UseWord | 'play' };
  put_under: { seat: Seat; deck: 'mythos' | 'waypoint' | 'spell' | 'item'; number: number };
  repaired: { room: SpaceNumber; card: DamageNumber };
  rerolled: { seat: Seat; ability: UseWord | 'play'; card: CardNumber };
  reveal_ability: { seat: Seat; ability: AbilityWord };
  revealed: { seat: Seat; role: RoleNumber };
  role_dealt: { seat: Seat; role?: RoleNumber };
  roles_passed: { seat: Seat; to: Seat; number: number; roles?: readonly RoleNumber[] };
  roles_seen: { seat: Seat; target: Seat; roles?: readonly RoleNumber[] };
  roll_changed: { seat: Seat; ability: UseWord | 'play'; card: CardNumber; by: number };
  roll_result: { result: number; met: boolean };
  rolled: { face: FaceWord; modifier: number };
  sacrificed: { seat: Seat; result: ResultWord };
  several_want: { seats: readonly Seat[] };
  skill_supports: { seat: Seat; card: CardNumber; skill: SkillNumber };
  spawned: { number: number; space: SpaceNumber };
  spell_cast: { seat: Seat; spell: SpellNumber };
  stopped: { seat: Seat; left: number };
  struck: { attacker: Seat; target: Seat; space: SpaceNumber; hit: boolean };
  supply_empty: { missing: number };
  title_passed: { title: TitleNumber; loser: Seat; seat: Seat };
  total_changed: { seat: Seat; ability: readonly ['play', card: CardNumber, ...aim: [aim: Seat] | [] | [item: ItemNumber] | [space: SpaceNumber, target: Seat] | [aim: SpaceNumber] | [space?: SpaceNumber] | [aim: number] | [aim: SkillNumber]] | readonly ['experienced', card: CardNumber] | readonly ['lucky_ring'] | readonly ['well_equipped', by: number] | readonly ['revelation', skill: SkillNumber]; total: number };
  track_moved: { track: TrackNumber; place: TravelNumber | RitualNumber };
  trade_failed: { seat: Seat };
  trade_offered: { seat: Seat; offers: readonly (readonly [giver: Seat, item: ItemNumber, seat: Seat])[] };
  traded: { giver: Seat; to: Seat; item: ItemNumber };
  turn_began: { seat: Seat; number: number };
  ward_used: { seat: Seat };
  warded: { seat: Seat; target: Seat };
  waypoint_laid: { seat: Seat; card: WaypointNumber; distance: number };
  waypoint_lost: { card: WaypointNumber; distance: number };
  will_roll: { seat: Seat; why: WhyWord; number: number; at_most: boolean; bonus: number };
  would_be_defeated: { seat: Seat };
}

/** A statement, phrase first, with what fills its slots. */
export type UnfathomableStatement =
  | readonly ['help_one', much: YesNumber]
  | readonly ['help_some', amount: AmountNumber]
  | readonly ['no_help']
  | readonly ['can_help', task: TaskNumber]
  | readonly ['ask_help', seat: Seat, task: TaskNumber]
  | readonly ['ask_card', seat: Seat, ability: AbilityNumber]
  | readonly ['reply', yes: YesNumber]
  | readonly ['not_mine', skill: SkillNumber]
  | readonly ['only_mine', skill: SkillNumber]
  | readonly ['accuse', seat: Seat]
  | readonly ['clear', seat: Seat]
  | readonly ['good', deck: DeckNumber]
  | readonly ['bad', deck: DeckNumber];

export type Seat = number;
export type WaypointNumber = number;
export type DamageNumber = number;
export type SpaceNumber = number;
export type TokenNumber = number;
export type CharacterNumber = number;
export type ItemNumber = number;
export type MythosNumber = number;
export type SpellNumber = number;
export type RoleNumber = number;
export type CardNumber = number;
export type SkillNumber = number;
export type ResultWord = 'passed' | 'partly' | 'failed';
export type WayWord = 'back' | 'on';
export type MonarchNumber = number;
export type FaceWord = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export type DialWord = 'fuel' | 'food' | 'sanity' | 'souls';
export type DeckWord = 'mythos' | 'waypoint';
export type EffectsWord =
  | 'spells/price/0/then'
  | 'spells/price'
  | 'spells/alchemical_transmutation'
  | 'spells/astral_travel'
  | 'spells/call_down_the_storm/0/then'
  | 'spells/call_down_the_storm'
  | 'spells/call_friends/0/then'
  | 'spells/call_friends'
  | 'spells/cloud_memory'
  | 'spells/conjuration'
  | 'spells/dark_pact'
  | 'spells/feed_the_mind'
  | 'spells/flesh_ward/0/then/0/then'
  | 'spells/flesh_ward/0/then'
  | 'spells/flesh_ward'
  | 'spells/foresee'
  | 'spells/greater_banishment_a'
  | 'spells/greater_banishment_b'
  | 'spells/heal'
  | 'spells/lure_monster'
  | 'spells/plague_of_locusts/0/then'
  | 'spells/plague_of_locusts'
  | 'spells/raise_the_dead'
  | 'spells/revelation_of_script/0/then'
  | 'spells/revelation_of_script'
  | 'spells/summon_fire/1/then'
  | 'spells/summon_fire'
  | 'spells/summon_the_beast_within'
  | 'spells/voice_of_ra/1/then'
  | 'spells/voice_of_ra'
  | 'waypoints/abandoned_depot/0/then/0/then'
  | 'waypoints/abandoned_depot/0/then'
  | 'waypoints/abandoned_depot'
  | 'waypoints/deserted_island/0/then/0/then'
  | 'waypoints/deserted_island/0/then'
  | 'waypoints/deserted_island'
  | 'waypoints/hurricane/0/first'
  | 'waypoints/hurricane/0/second'
  | 'waypoints/hurricane'
  | 'waypoints/iceberg/0/first/0/then'
  | 'waypoints/iceberg/0/first/0/else'
  | 'waypoints/iceberg/0/first'
  | 'waypoints/iceberg'
  | 'waypoints/reef/0/then'
  | 'waypoints/reef'
  | 'waypoints/shipwreck_survivors/0/then/0/then'
  | 'waypoints/shipwreck_survivors/0/then'
  | 'waypoints/shipwreck_survivors'
  | 'waypoints/wrecked_ship/0/then/0/then'
  | 'waypoints/wrecked_ship/0/then'
  | 'waypoints/wrecked_ship'
  | 'waypoints/deep_one_city'
  | 'waypoints/fog_bank/0/then'
  | 'waypoints/fog_bank'
  | 'waypoints/maelstrom/0/first'
  | 'waypoints/maelstrom/0/second'
  | 'waypoints/maelstrom'
  | 'waypoints/rainstorm/0/then/0/then'
  | 'waypoints/rainstorm/0/then'
  | 'waypoints/rainstorm'
  | 'waypoints/rogue_wave'
  | 'waypoints/rolling_seas'
  | 'waypoints/sea_smoke'
  | 'waypoints/seaweed_patch/0/first'
  | 'waypoints/seaweed_patch/0/second'
  | 'waypoints/seaweed_patch'
  | 'waypoints/smooth_sailing'
  | 'waypoints/calm_waters'
  | 'waypoints/deep_one_ambush'
  | 'waypoints/rough_water'
  | 'waypoints/stormy_seas'
  | 'mythos/accusation/first'
  | 'mythos/accusation/second'
  | 'mythos/adrift_fishing_boat/passed/0/then'
  | 'mythos/adrift_fishing_boat/passed/1/then'
  | 'mythos/adrift_fishing_boat/passed'
  | 'mythos/adrift_fishing_boat/partly/0/then'
  | 'mythos/adrift_fishing_boat/partly'
  | 'mythos/adrift_fishing_boat/failed'
  | 'mythos/barricade_the_hatches/passed'
  | 'mythos/barricade_the_hatches/failed'
  | 'mythos/bucket_brigade/passed/0/then'
  | 'mythos/bucket_brigade/passed'
  | 'mythos/bucket_brigade/failed'
  | 'mythos/bucket_brigade/second/0/then'
  | 'mythos/bucket_brigade/second'
  | 'mythos/class_struggle/first'
  | 'mythos/class_struggle/second'
  | 'mythos/coal_bunker_fire/passed'
  | 'mythos/coal_bunker_fire/failed'
  | 'mythos/coal_bunker_fire/second/1/then'
  | 'mythos/coal_bunker_fire/second'
  | 'mythos/collision_course/partly'
  | 'mythos/collision_course/failed'
  | 'mythos/coordinated_assault/passed'
  | 'mythos/coordinated_assault/failed'
  | 'mythos/criminal_activity/passed'
  | 'mythos/criminal_activity/failed'
  | 'mythos/criminal_activity/second'
  | 'mythos/damaged_evaporator/partly'
  | 'mythos/damaged_evaporator/failed'
  | 'mythos/deep_one_feint/failed'
  | 'mythos/deep_one_swarm/partly'
  | 'mythos/deep_one_swarm/failed'
  | 'mythos/dinghy_launch/first/1/then'
  | 'mythos/dinghy_launch/first'
  | 'mythos/dinghy_launch/second'
  | 'mythos/disturbing_dreams/passed'
  | 'mythos/disturbing_dreams/partly'
  | 'mythos/disturbing_dreams/failed'
  | 'mythos/eot_failure/passed'
  | 'mythos/eot_failure/failed'
  | 'mythos/fear_of_the_unknown/failed'
  | 'mythos/firemen_strike/failed'
  | 'mythos/firemen_strike/second'
  | 'mythos/flooding_compartment/failed'
  | 'mythos/food_rationing/first/1/then'
  | 'mythos/food_rationing/first'
  | 'mythos/food_rationing/second'
  | 'mythos/food_stores_raid/partly'
  | 'mythos/food_stores_raid/failed'
  | 'mythos/horrific_visions/failed'
  | 'mythos/hull_leak/failed'
  | 'mythos/hypnotic_melody/partly/0/then'
  | 'mythos/hypnotic_melody/partly/0/else'
  | 'mythos/hypnotic_melody/partly'
  | 'mythos/hypnotic_melody/failed/0/then'
  | 'mythos/hypnotic_melody/failed/0/else'
  | 'mythos/hypnotic_melody/failed'
  | 'mythos/identity_crisis/passed'
  | 'mythos/identity_crisis/failed'
  | 'mythos/identity_crisis/second/1/then'
  | 'mythos/identity_crisis/second'
  | 'mythos/improvised_fuel_source/first/0/then'
  | 'mythos/improvised_fuel_source/first'
  | 'mythos/improvised_fuel_source/second'
  | 'mythos/incoming_sos/first/0/then'
  | 'mythos/incoming_sos/first'
  | 'mythos/incoming_sos/second'
  | 'mythos/infection/first'
  | 'mythos/infection/second/0/then/1/then'
  | 'mythos/infection/second/0/then'
  | 'mythos/infection/second'
  | 'mythos/infiltrator/partly'
  | 'mythos/infiltrator/failed'
  | 'mythos/jail_break/failed'
  | 'mythos/just_desserts/first'
  | 'mythos/just_desserts/second'
  | 'mythos/kitty_litter/passed'
  | 'mythos/kitty_litter/failed'
  | 'mythos/kitty_litter/second/1/then'
  | 'mythos/kitty_litter/second'
  | 'mythos/looming_breakdown/failed'
  | 'mythos/looming_breakdown/second'
  | 'mythos/lure_of_yha_nthlei/failed'
  | 'mythos/missing_jewelry/first'
  | 'mythos/missing_jewelry/second'
  | 'mythos/missing_munitions/passed'
  | 'mythos/missing_munitions/partly'
  | 'mythos/missing_munitions/failed'
  | 'mythos/missing_parents/first/1/then'
  | 'mythos/missing_parents/first'
  | 'mythos/missing_parents/second'
  | 'mythos/mysterious_lifeboat/first/1/then'
  | 'mythos/mysterious_lifeboat/first'
  | 'mythos/mysterious_lifeboat/second'
  | 'mythos/on_the_offensive/passed'
  | 'mythos/on_the_offensive/failed'
  | 'mythos/open_the_gate/passed'
  | 'mythos/open_the_gate/failed'
  | 'mythos/open_the_gate/second'
  | 'mythos/passenger_overboard/failed'
  | 'mythos/passenger_riot/passed'
  | 'mythos/passenger_riot/partly'
  | 'mythos/passenger_riot/failed'
  | 'mythos/poisoned_food/first/0/then'
  | 'mythos/poisoned_food/first'
  | 'mythos/poisoned_food/second'
  | 'mythos/power_to_the_people/passed'
  | 'mythos/power_to_the_people/failed'
  | 'mythos/power_to_the_people/second'
  | 'mythos/rally_the_crew/passed'
  | 'mythos/rally_the_crew/partly'
  | 'mythos/rally_the_crew/failed'
  | 'mythos/rat_infestation/passed/0/first'
  | 'mythos/rat_infestation/passed'
  | 'mythos/rat_infestation/partly'
  | 'mythos/rat_infestation/failed'
  | 'mythos/ritual_coordination/passed'
  | 'mythos/ritual_coordination/failed'
  | 'mythos/ritual_coordination/second'
  | 'mythos/ritual_support/first/0/then'
  | 'mythos/ritual_support/first/0/else'
  | 'mythos/ritual_support/first'
  | 'mythos/ritual_support/second'
  | 'mythos/sacrifice_deep_one/first'
  | 'mythos/sacrifice_deep_one/second'
  | 'mythos/sewage_backup/failed'
  | 'mythos/shipboard_fire/passed'
  | 'mythos/shipboard_fire/partly'
  | 'mythos/shipboard_fire/failed'
  | 'mythos/stolen_ritual_components/passed'
  | 'mythos/stolen_ritual_components/failed'
  | 'mythos/strange_vision/first'
  | 'mythos/strange_vision/second'
  | 'mythos/the_anarcho_individualist/first'
  | 'mythos/the_anarcho_individualist/second'
  | 'mythos/the_captains_banquet/first'
  | 'mythos/the_captains_banquet/second/1/then'
  | 'mythos/the_captains_banquet/second'
  | 'mythos/the_fathers_favor/partly'
  | 'mythos/the_fathers_favor/failed'
  | 'mythos/the_mothers_wrath/partly'
  | 'mythos/the_mothers_wrath/failed'
  | 'mythos/too_many_bodies/first'
  | 'mythos/too_many_bodies/second/1/then'
  | 'mythos/too_many_bodies/second'
  | 'mythos/transformation/first/0/then'
  | 'mythos/transformation/first'
  | 'mythos/transformation/second/1/then'
  | 'mythos/transformation/second'
  | 'mythos/volunteer_army/first'
  | 'mythos/volunteer_army/second'
  | 'mythos/hold_the_line/passed'
  | 'mythos/hold_the_line/partly'
  | 'mythos/hold_the_line/failed'
  | 'mythos/history_repeats/passed'
  | 'mythos/history_repeats/failed'
  | 'mythos/history_repeats/second'
  | 'mythos/the_peacemaker/passed'
  | 'mythos/the_peacemaker/failed'
  | 'mythos/the_peacemaker/second'
  | 'mythos/do_no_harm/passed'
  | 'mythos/do_no_harm/failed'
  | 'mythos/do_no_harm/second'
  | 'mythos/signs_of_life/passed'
  | 'mythos/signs_of_life/failed'
  | 'mythos/signs_of_life/second'
  | 'mythos/the_game_is_afoot/passed'
  | 'mythos/the_game_is_afoot/failed'
  | 'mythos/the_game_is_afoot/second'
  | 'mythos/memory_of_the_deep/failed'
  | 'mythos/memory_of_the_deep/second'
  | 'mythos/miscalculation/passed'
  | 'mythos/miscalculation/failed'
  | 'mythos/miscalculation/second/0/then'
  | 'mythos/miscalculation/second'
  | 'mythos/family_ties/first'
  | 'mythos/family_ties/second'
  | 'mythos/gift_of_the_mother/passed'
  | 'mythos/gift_of_the_mother/failed'
  | 'mythos/gift_of_the_mother/second'
  | 'mythos/ticket_please/passed'
  | 'mythos/ticket_please/failed'
  | 'mythos/ticket_please/second';
export type TrackWord = 'travel' | 'ritual';
export type IconWord = 'deep_ones' | 'father_dagon' | 'mother_hydra';
export type VerbWord =
  | 'move'
  | 'break_out'
  | 'attack'
  | 'attack_in'
  | 'rescue'
  | 'murder'
  | 'repair'
  | 'room'
  | 'play'
  | 'item'
  | 'keeper'
  | 'reveal'
  | 'sacrifice_deep_one'
  | 'memory_of_the_deep'
  | 'barricade'
  | 'arrest_order'
  | 'deck_chief'
  | 'deep_one_ancestry'
  | 'experienced'
  | 'first_oath_of_dagon'
  | 'fortunate_son'
  | 'full_steam_ahead'
  | 'healing_words'
  | 'jury_rigger'
  | 'medical_intervention'
  | 'occult_training'
  | 'perfect_number'
  | 'quick_cast'
  | 'quick_draw'
  | 'scavenger'
  | 'self_sacrifice'
  | 'uncanny_fortune'
  | 'unconventional_leader'
  | 'well_equipped'
  | 'trade';
export type NothingNumber = number;
export type PileWord = 'spells' | 'items';
export type WhyWord =
  | 'action'
  | 'attack'
  | 'beast_within'
  | 'break_out'
  | 'damage'
  | 'defeated'
  | 'effect'
  | 'limit'
  | 'mythos'
  | 'repair'
  | 'reveal'
  | 'risk'
  | 'setup'
  | 'surge'
  | 'turn'
  | 'water1'
  | 'water2'
  | 'water3'
  | 'water4'
  | 'water5'
  | 'water6'
  | 'water7'
  | 'water8'
  | 'deck1'
  | 'deck2'
  | 'deck3'
  | 'deck4'
  | 'deck5'
  | 'deck6'
  | 'deck7'
  | 'deck8'
  | 'bridge'
  | 'chapel'
  | 'captains_cabin'
  | 'cargo_hold'
  | 'galley'
  | 'boiler_room'
  | 'sick_bay'
  | 'brig'
  | 'the_deep'
  | 'coordinated_effort'
  | 'nothing_to_hide'
  | 'inspiring_speech'
  | 'shrivelling'
  | 'lesser_banishment'
  | 'forced_learning'
  | 'watch_and_learn'
  | 'keen_insight'
  | 'preparation'
  | 'combat_training'
  | 'rampage'
  | 'shrug_it_off'
  | 'persistence'
  | 'determination'
  | 'true_grit'
  | 'reinforcements'
  | 'call_to_action'
  | 'siren_song'
  | 'ransack'
  | 'perform_rites'
  | 'experienced'
  | 'unconventional_leader'
  | 'break_morale'
  | 'deck_chief'
  | 'self_sacrifice'
  | 'off_course'
  | 'healing_words'
  | 'medical_intervention'
  | 'conduct_malpractice'
  | 'jury_rigger'
  | 'full_steam_ahead'
  | 'sabotage'
  | 'quick_draw'
  | 'arrest_order'
  | 'rain_fire'
  | 'occult_training'
  | 'quick_cast'
  | 'disrupt_ritual'
  | 'predictive_analytics'
  | 'perfect_number'
  | 'divide_and_conquer'
  | 'first_oath_of_dagon'
  | 'deep_one_ancestry'
  | 'second_oath'
  | 'fortunate_son'
  | 'uncanny_fortune'
  | 'spread_misfortune'
  | 'scavenger'
  | 'well_equipped'
  | 'pickpocket'
  | 'speaking_trumpet'
  | 'six_shooter'
  | 'travel_pharmacy'
  | 'tool_kit'
  | 'repeating_rifle'
  | 'elder_sign_amulet'
  | 'almanac'
  | 'book_of_dagon'
  | 'lucky_ring'
  | 'starbuck'
  | 'pocket_pistol'
  | 'fine_clothes'
  | 'mystical_text'
  | 'binoculars'
  | 'medicine_ball'
  | 'treasured_memento'
  | 'jam_tin_grenade'
  | 'kitchen_knife'
  | 'plimsolls'
  | 'shotgun'
  | 'alchemical_transmutation'
  | 'astral_travel'
  | 'call_down_the_storm'
  | 'call_friends'
  | 'cloud_memory'
  | 'conjuration'
  | 'dark_pact'
  | 'feed_the_mind'
  | 'flesh_ward'
  | 'foresee'
  | 'greater_banishment_a'
  | 'greater_banishment_b'
  | 'heal'
  | 'lure_monster'
  | 'plague_of_locusts'
  | 'raise_the_dead'
  | 'revelation_of_script'
  | 'summon_fire'
  | 'summon_the_beast_within'
  | 'voice_of_ra'
  | 'abandoned_depot'
  | 'deserted_island'
  | 'hurricane'
  | 'iceberg'
  | 'reef'
  | 'shipwreck_survivors'
  | 'wrecked_ship'
  | 'deep_one_city'
  | 'fog_bank'
  | 'maelstrom'
  | 'rainstorm'
  | 'rogue_wave'
  | 'rolling_seas'
  | 'sea_smoke'
  | 'seaweed_patch'
  | 'smooth_sailing'
  | 'calm_waters'
  | 'deep_one_ambush'
  | 'rough_water'
  | 'stormy_seas'
  | 'accusation'
  | 'adrift_fishing_boat'
  | 'barricade_the_hatches'
  | 'bucket_brigade'
  | 'class_struggle'
  | 'coal_bunker_fire'
  | 'collision_course'
  | 'coordinated_assault'
  | 'criminal_activity'
  | 'damaged_evaporator'
  | 'deep_one_feint'
  | 'deep_one_swarm'
  | 'dinghy_launch'
  | 'disturbing_dreams'
  | 'eot_failure'
  | 'fear_of_the_unknown'
  | 'firemen_strike'
  | 'flooding_compartment'
  | 'food_rationing'
  | 'food_stores_raid'
  | 'horrific_visions'
  | 'hull_leak'
  | 'hypnotic_melody'
  | 'identity_crisis'
  | 'improvised_fuel_source'
  | 'incoming_sos'
  | 'infection'
  | 'infiltrator'
  | 'jail_break'
  | 'just_desserts'
  | 'kitty_litter'
  | 'looming_breakdown'
  | 'lure_of_yha_nthlei'
  | 'missing_jewelry'
  | 'missing_munitions'
  | 'missing_parents'
  | 'mysterious_lifeboat'
  | 'on_the_offensive'
  | 'open_the_gate'
  | 'passenger_overboard'
  | 'passenger_riot'
  | 'poisoned_food'
  | 'power_to_the_people'
  | 'rally_the_crew'
  | 'rat_infestation'
  | 'ritual_coordination'
  | 'ritual_support'
  | 'sacrifice_deep_one'
  | 'sewage_backup'
  | 'shipboard_fire'
  | 'stolen_ritual_components'
  | 'strange_vision'
  | 'the_anarcho_individualist'
  | 'the_captains_banquet'
  | 'the_fathers_favor'
  | 'the_mothers_wrath'
  | 'too_many_bodies'
  | 'transformation'
  | 'volunteer_army'
  | 'hold_the_line'
  | 'history_repeats'
  | 'the_peacemaker'
  | 'do_no_harm'
  | 'signs_of_life'
  | 'the_game_is_afoot'
  | 'memory_of_the_deep'
  | 'miscalculation'
  | 'family_ties'
  | 'gift_of_the_mother'
  | 'ticket_please';
export type ChoiceWord = 'first' | 'second' | 'check' | 'fail' | 'unconventional_leader';
export type UseWord =
  | 'coordinated_effort'
  | 'nothing_to_hide'
  | 'inspiring_speech'
  | 'shrivelling'
  | 'lesser_banishment'
  | 'forced_learning'
  | 'watch_and_learn'
  | 'keen_insight'
  | 'preparation'
  | 'combat_training'
  | 'rampage'
  | 'shrug_it_off'
  | 'persistence'
  | 'determination'
  | 'true_grit'
  | 'reinforcements'
  | 'call_to_action'
  | 'siren_song'
  | 'ransack'
  | 'perform_rites'
  | 'experienced'
  | 'unconventional_leader'
  | 'break_morale'
  | 'deck_chief'
  | 'self_sacrifice'
  | 'off_course'
  | 'healing_words'
  | 'medical_intervention'
  | 'conduct_malpractice'
  | 'jury_rigger'
  | 'full_steam_ahead'
  | 'sabotage'
  | 'quick_draw'
  | 'arrest_order'
  | 'rain_fire'
  | 'occult_training'
  | 'quick_cast'
  | 'disrupt_ritual'
  | 'predictive_analytics'
  | 'perfect_number'
  | 'divide_and_conquer'
  | 'first_oath_of_dagon'
  | 'deep_one_ancestry'
  | 'second_oath'
  | 'fortunate_son'
  | 'uncanny_fortune'
  | 'spread_misfortune'
  | 'scavenger'
  | 'well_equipped'
  | 'pickpocket'
  | 'almanac'
  | 'lucky_ring'
  | 'pocket_pistol'
  | 'starbuck'
  | 'pharmacy_food'
  | 'pharmacy_item';
export type DialNumber = number;
export type AbilityWord =
  | 'coordinated_effort'
  | 'nothing_to_hide'
  | 'inspiring_speech'
  | 'shrivelling'
  | 'lesser_banishment'
  | 'forced_learning'
  | 'watch_and_learn'
  | 'keen_insight'
  | 'preparation'
  | 'combat_training'
  | 'rampage'
  | 'shrug_it_off'
  | 'persistence'
  | 'determination'
  | 'true_grit'
  | 'reinforcements'
  | 'call_to_action'
  | 'siren_song'
  | 'ransack'
  | 'perform_rites'
  | 'experienced'
  | 'unconventional_leader'
  | 'break_morale'
  | 'deck_chief'
  | 'self_sacrifice'
  | 'off_course'
  | 'healing_words'
  | 'medical_intervention'
  | 'conduct_malpractice'
  | 'jury_rigger'
  | 'full_steam_ahead'
  | 'sabotage'
  | 'quick_draw'
  | 'arrest_order'
  | 'rain_fire'
  | 'occult_training'
  | 'quick_cast'
  | 'disrupt_ritual'
  | 'predictive_analytics'
  | 'perfect_number'
  | 'divide_and_conquer'
  | 'first_oath_of_dagon'
  | 'deep_one_ancestry'
  | 'second_oath'
  | 'fortunate_son'
  | 'uncanny_fortune'
  | 'spread_misfortune'
  | 'scavenger'
  | 'well_equipped'
  | 'pickpocket';
export type ReasonWord = 'fuel' | 'food' | 'sanity' | 'souls' | 'damage' | 'deep_ones' | 'arrival';
export type SideWord = 'human' | 'hybrid' | 'cultist';
export type TitleNumber = number;
export type TrackNumber = number;
export type TravelNumber = number;
export type RitualNumber = number;
export type YesNumber = number;
export type AmountNumber = number;
export type TaskNumber = number;
export type AbilityNumber = number;
export type DeckNumber = number;
