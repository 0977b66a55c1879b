// Made by tools/make_types.py from src/bathysphere/games/cryptids.

/** What one seat may know. */
export interface CryptidsView {
  seat: number;
  question: number;
  asked: readonly (readonly [number, string])[];
  sealed: readonly unknown[] | null;
  outcome: Outcome | null;
  options: Options;
  number: number;
  phase: PhaseWord;
  built: boolean;
  final: number;
  turn: TurnView;
  trying: AttemptView | null;
  rows: readonly number[];
  acted: readonly boolean[];
  dice: readonly DieNumber[];
  market: readonly EvidenceNumber[];
  map: readonly (readonly EvidenceNumber[])[];
  bag: number;
  beside: readonly EvidenceNumber[];
  bonus: number;
  decks: readonly number[];
  discards: readonly (readonly CryptidNumber[])[];
  display: readonly CardView[];
  shared: ContractNumber;
  requests: readonly RequestNumber[];
  stacks: readonly (readonly TileNumber[])[];
  closed: readonly boolean[];
  claimed: readonly number[];
  terrain: readonly Laid[];
  laid: readonly Laid[];
  players: readonly PlayerView[];
  /** Whether a Wolpertinger token lies in each city. */
  cities: readonly boolean[];
  poacher: PoacherView | null;
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
  /** C35: hares are hidden in the cities. */
  wolpertinger: boolean;
  /** C41: bid tokens stay in the box, and any open card may be tracked. */
  no_bids: boolean;
  /** C18.8: two beginners learn skills without the surcharge. */
  first_pair: boolean;
  /** The content pack of the table; '' is the one that comes with the program. */
  content: string;
}

/** Whose turn it is and what is left of it. */
export interface TurnView {
  seat: Seat;
  moved: boolean;
  acted: boolean;
  steps: number;
  stepped: WayWord | '';
  learning: boolean;
  rebid: boolean;
  start: number;
  /** Places of the market whose tokens were sold in this turn and cannot be bought back. */
  barred: readonly MarketNumber[];
  /** Kinds of evidence bought in this turn, which cannot be sold. */
  bought: readonly EvidenceNumber[];
}

export interface AttemptView {
  place: DisplayNumber;
  cover: readonly (readonly EvidenceNumber[])[];
  dice: readonly FaceWord[];
  rerolled: boolean;
  lucky: boolean;
}

/** An open card; what its question marks say stands for what is printed. */
export interface CardView {
  card: CryptidNumber;
  region: PlaceNumber;
  needs: readonly EvidenceNumber[];
  bids: readonly Seat[];
}

/** A tile in the reserve: of terrain (`owner` is NOBODY), or of a cryptid. */
export interface Laid {
  tile: number;
  turn: TurnNumber;
  row: number;
  column: number;
  owner: Seat;
}

export interface PlayerView {
  place: PlaceNumber;
  coins: number;
  xp: number;
  /** Kinds of evidence, bonus rumours behind all others. */
  evidence: readonly EvidenceNumber[];
  skills: number;
  ready: number;
  found: readonly CryptidNumber[];
  /** Found and neither placed nor given away. */
  waiting: readonly CryptidNumber[];
  granted: readonly Granted[];
  bids: readonly DisplayNumber[];
  tiles: readonly TileNumber[];
  tokens: readonly HareNumber[];
  /** Known to their owner, to all at the end, and in a game of one. */
  contracts: readonly ContractNumber[];
}

/** A fulfilled request: the token and the two cards under it. */
export interface Granted {
  request: RequestNumber;
  cards: readonly CryptidNumber[];
}

export interface PoacherView {
  card: PoacherNumber;
  evidence: readonly EvidenceNumber[];
  captives: readonly CryptidNumber[];
  deck: number;
}

/** Beside the view, for one reader. */
export interface CryptidsAids {
  /** Whose prices and chances these are: the reader's own; for a spectator those of whose turn it is. */
  seat: number;
  gains: readonly Gain[];
  /** For each option of the question what evidence to use. */
  odds: readonly Odds[];
  /** Steps from the player's figure to every place; empty before it stands anywhere. */
  distances: readonly number[];
  /** How far a Move goes. */
  range: number;
  /** The price of every skill. */
  skills: readonly number[];
  /** Coins but for one that is kept to leave the top row. */
  spendable: number;
  above: number;
  /** The rows to which one step leads; 0: there is none. */
  below: number;
  card_price: number;
  /** The price of each token of the market; 0 for an empty place. */
  market: readonly number[];
  /** What each piece of the player's evidence would be sold for, in the order of the view. */
  sales: readonly number[];
  cards: readonly CardAids[];
  /** For each open request how many own cryptids would fit. */
  requests: readonly number[];
  /** What the shared contract brings so far. */
  shared: number;
  /** And each of the player's own. */
  contracts: readonly number[];
  standings: readonly Standing[];
  poacher: PoacherAids | null;
}

/** What an option of the open question changes at once; options that change none of this are not listed. */
export interface Gain {
  /** Its place among the options. */
  option: number;
  coins: number;
  xp: number;
  /** How many rows the assistant may move because of it. */
  rows: number;
}

/** Of an attempt to find a cryptid. */
export interface Odds {
  /** CANNOT: there is no evidence for it. */
  dice: number;
  /** In per cent, by the dice alone. */
  chance: number;
  /** With luck, second chance and reroll tokens, as far as they are ready. */
  best: number;
}

/** An open card, as `CryptidsAids.seat` sees it. */
export interface CardAids {
  /** Steps to where it is tracked; 0 also if that is anywhere, CANNOT for an empty place. */
  distance: number;
  /** With all evidence that one holds. */
  odds: Odds;
  /** How many of the contracts that one knows to count for oneself it would meet. */
  contracts: number;
}

/** One player's reputation as if the game ended now. */
export interface Standing {
  points: readonly (readonly [string, number])[];
  total: number;
  /** Whether the player's contracts are known to the reader; else they are not counted. */
  certain: boolean;
}

/** How far the poacher is. */
export interface PoacherAids {
  /** For each contract of the player how many captives meet it. */
  captives: readonly number[];
  /** With so many of one contract the player has lost. */
  of_one: number;
  /** And with so many in all. */
  of_any: number;
}

/** An option, verb first, with what stands behind it. */
export type CryptidsChoice =
  | readonly ['city', place: PlaceNumber]
  | readonly ['move', to: PlaceNumber]
  | readonly ['ticket', to: PlaceNumber]
  | readonly ['walk', to: PlaceNumber]
  | readonly ['collect', how: HowWord, place: PlaceNumber, thing: EvidenceNumber]
  | readonly ['gather', place: PlaceNumber, thing: EvidenceNumber]
  | readonly ['search', how: HowWord, thing: RumourNumber]
  | readonly ['hare', sort: HareWord]
  | readonly ['refresh']
  | readonly ['end']
  | readonly ['leave']
  | readonly ['stay']
  | readonly ['stop']
  | readonly ['track', how: HowWord, card: DisplayNumber]
  | readonly ['commit', card: DisplayNumber, bonus: number, ...ways: readonly CoverWord[]]
  | readonly ['second_chance', dice: DiceWord]
  | readonly ['hare_reroll', dice: DiceWord]
  | readonly ['luck']
  | readonly ['accept']
  | readonly ['lose', ...thing: readonly EvidenceNumber[]]
  | readonly ['relocate', how: HowWord, card: CryptidNumber]
  | readonly ['request', how: HowWord, request: RequestNumber, card: CryptidNumber, other: CryptidNumber]
  | readonly ['place', card: CryptidNumber, degrees: TurnNumber, row: number, column: number]
  | readonly ['ability', card: CryptidNumber]
  | readonly ['remove', thing: MarketNumber]
  | readonly ['discard', card: DisplayNumber]
  | readonly ['coins']
  | readonly ['xp']
  | readonly ['assistant']
  | readonly ['up']
  | readonly ['down', die: DieNumber]
  | readonly ['shift', way: WayWord, number: number]
  | readonly ['paid', way: WayWord]
  | readonly ['learn', skill: SkillNumber]
  | readonly ['restore', skill: SkillNumber]
  | readonly ['renew', skill: SkillNumber]
  | readonly ['gain_skill', skill: SkillNumber]
  | readonly ['bid', card: DisplayNumber]
  | readonly ['rebid', card: DisplayNumber, other: DisplayNumber]
  | readonly ['card', card: DisplayNumber]
  | readonly ['second_card', card: DisplayNumber]
  | readonly ['market']
  | readonly ['buy', thing: MarketNumber]
  | readonly ['bargain', thing: MarketNumber, price: number]
  | readonly ['take_market', thing: MarketNumber]
  | readonly ['sell', thing: EvidenceNumber, other: MarketNumber]
  | readonly ['swap', thing: EvidenceNumber, other: MarketNumber]
  | readonly ['take', tile: TileNumber]
  | readonly ['tile', tile: TileNumber]
  | readonly ['return', tile: TileNumber]
  | readonly ['lay', tile: TileNumber, degrees: TurnNumber, row: number, column: number]
  | readonly ['poacher_takes', place: PlaceNumber, thing: EvidenceNumber]
  | readonly ['market_takes', thing: MarketNumber]
  | readonly ['prey', card: CryptidNumber]
  | readonly ['spend', card: CryptidNumber, ...thing: readonly EvidenceNumber[]];

/** What lines of the log hold, by their kind; what not everybody is told may lack. */
export interface CryptidsEvents {
  ability: { seat: Seat; card: CryptidNumber };
  assistant_moved: { seat: Seat | number; row: number; why: WhyWord };
  bag_filled: { number: number };
  bid_moved: { seat: Seat; origin: SlotNumber; place: SlotNumber; card: CryptidNumber };
  bid_placed: { seat: Seat; place: SlotNumber; card: CryptidNumber };
  bids_freed: { place: SlotNumber; card: CryptidNumber; seats: readonly Seat[] };
  bought: { seat: Seat; kind: EvidenceNumber; price: number };
  building_ended: object;
  card_discarded: { place: SlotNumber; card: CryptidNumber };
  card_marked: { place: SlotNumber; region: PlaceNumber; kind: EvidenceNumber };
  card_opened: { place: SlotNumber; card: CryptidNumber };
  city_chosen: { seat: Seat; place: PlaceNumber };
  collected: { seat: Seat; place: PlaceNumber; kind: EvidenceNumber };
  deck_reshuffled: { level: number; number: number };
  dice_rolled: { faces: readonly DieNumber[] };
  die_taken: { seat: Seat; face: DieNumber };
  evidence_drawn: { seat: Seat; kind: EvidenceNumber };
  evidence_lost: { seat: Seat; kinds: readonly EvidenceNumber[] };
  failed: { seat: Seat; card: CryptidNumber };
  found: { seat: Seat; card: CryptidNumber };
  gained: { seat: Seat; coins: number; xp: number };
  game_ended: { reason: EndWord };
  hare_found: { seat: Seat; place: PlaceNumber; token: HareNumber };
  hare_used: { seat: Seat; token: HareNumber };
  learned: { seat: Seat; skill: SkillNumber };
  luck_used: { seat: Seat };
  mark_turned: { card: CryptidNumber; kind: EvidenceNumber };
  market_filled: { kinds: readonly EvidenceNumber[] };
  market_removed: { seat: Seat; kind: EvidenceNumber };
  moved: { seat: Seat; origin: PlaceNumber; place: PlaceNumber; how: 'move' | 'ticket' | 'ability' };
  paid: { seat: Seat; coins: number; why: 'restore' | 'step' | 'market' | 'card' | 'evidence' };
  poacher_card: { card: PoacherNumber };
  poacher_caught: { card: CryptidNumber; source: SourceWord; kinds: readonly EvidenceNumber[] };
  poacher_die: { face: DieNumber };
  poacher_idle: object;
  poacher_took: { kind: EvidenceNumber; where: PlaceNumber };
  relocated: { seat: Seat; card: CryptidNumber; turn: TurnNumber; row: number; column: number };
  request_granted: { seat: Seat; request: RequestNumber; cards: readonly CryptidNumber[] };
  rerolled: { seat: Seat; how: 'second_chance' | 'hare_reroll'; number: number };
  restored: { seat: Seat; skills: readonly SkillNumber[] };
  round_began: { number: number; final: boolean };
  rumour_gained: { seat: Seat };
  sold: { seat: Seat; kind: EvidenceNumber; price: number };
  swapped: { seat: Seat; gave: EvidenceNumber; got: EvidenceNumber; difference: number };
  terrain_closed: { kind: HabitatNumber };
  terrain_laid: { seat: Seat; tile: TileNumber; turn: TurnNumber; row: number; column: number };
  terrain_returned: { seat: Seat; tile: TileNumber };
  terrain_taken: { seat: Seat; tile: TileNumber };
  token_laid: { place: PlaceNumber };
  tokens_turned: { kinds: readonly EvidenceNumber[] };
  tracking_rolled: { faces: readonly FaceWord[] };
  tried: { seat: Seat; place: SlotNumber; card: CryptidNumber; dice: number };
  turn_began: { seat: Seat; phase: 'field' | 'office' };
  used: { seat: Seat; skill: SkillNumber };
}

export type PhaseWord = 'setup' | 'field' | 'office';
export type Seat = number;
export type WayWord = 'up' | 'down';
export type MarketNumber = number;
export type EvidenceNumber = number;
export type DisplayNumber = number;
export type FaceWord = 'success' | 'luck' | 'failure';
export type DieNumber = number;
export type CryptidNumber = number;
export type PlaceNumber = number;
export type ContractNumber = number;
export type RequestNumber = number;
export type TileNumber = number;
export type TurnNumber = number;
export type HareNumber = number;
export type PoacherNumber = number;
export type HowWord = 'action' | 'skill';
export type RumourNumber = number;
export type HareWord = 'coins' | 'evidence';
export type CoverWord =
  | 'token'
  | 'pair'
  | 'dice'
  | 'victim'
  | 'bones'
  | 'witness'
  | 'tracks'
  | 'sky'
  | 'water'
  | 'rumour';
export type DiceWord = '0' | '1' | '01';
export type SkillNumber = number;
export type WhyWord = 'step' | 'paid' | 'bonus' | 'poacher';
export type SlotNumber = number;
export type EndWord = 'arrived' | 'contract_lost' | 'too_many_lost';
export type SourceWord = 'found' | 'display';
export type HabitatNumber = number;
