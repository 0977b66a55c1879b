// Made by tools/make_types.py from src/bathysphere/games/abyss.

export const RACES = ['squid', 'shellfish', 'crab', 'seahorse', 'jellyfish'] as const;
export type Race = (typeof RACES)[number];

/** A kind of Ally, by its number in views and options. Copies of a kind cannot be told apart. */
export interface Ally {
  race: Race;
  value: number;
  copies: number;
}

export const ALLIES: readonly Ally[] = [
  { race: 'squid', value: 1, copies: 4 },
  { race: 'squid', value: 2, copies: 3 },
  { race: 'squid', value: 3, copies: 3 },
  { race: 'squid', value: 4, copies: 2 },
  { race: 'squid', value: 5, copies: 1 },
  { race: 'shellfish', value: 1, copies: 4 },
  { race: 'shellfish', value: 2, copies: 3 },
  { race: 'shellfish', value: 3, copies: 3 },
  { race: 'shellfish', value: 4, copies: 2 },
  { race: 'shellfish', value: 5, copies: 1 },
  { race: 'crab', value: 1, copies: 4 },
  { race: 'crab', value: 2, copies: 3 },
  { race: 'crab', value: 3, copies: 3 },
  { race: 'crab', value: 4, copies: 2 },
  { race: 'crab', value: 5, copies: 1 },
  { race: 'seahorse', value: 1, copies: 4 },
  { race: 'seahorse', value: 2, copies: 3 },
  { race: 'seahorse', value: 3, copies: 3 },
  { race: 'seahorse', value: 4, copies: 2 },
  { race: 'seahorse', value: 5, copies: 1 },
  { race: 'jellyfish', value: 1, copies: 4 },
  { race: 'jellyfish', value: 2, copies: 3 },
  { race: 'jellyfish', value: 3, copies: 3 },
  { race: 'jellyfish', value: 4, copies: 2 },
  { race: 'jellyfish', value: 5, copies: 1 },
];

/** The number of a Monster among the exploration cards. */
export const MONSTER = 25;

export const MONSTERS = 6;

export const GUILDS = ['soldier', 'merchant', 'mage', 'politician', 'farmer', 'ambassador'] as const;
export type Guild = (typeof GUILDS)[number];

/** A Lord as printed, by his number in views and options. */
export interface Lord {
  id: LordId;
  guild: Guild;
  cost: number;
  /** How many different races have to be paid, exactly. */
  races: number;
  /** The race that has to be among those paid; none for ambassadors (ANY_RACE), who want all five. */
  must: Race | null;
  points: number;
  keys: number;
  /** "arrow": once, on arrival; "lasting": while free and not turned; "none". */
  kind: 'arrow' | 'lasting' | 'none';
  rules: readonly string[];
}

export type LordId =
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
  | 'elder';

export const LORDS: readonly Lord[] = [
  { id: 'recruiter', guild: 'soldier', cost: 10, races: 2, must: 'crab', points: 4, keys: 1, kind: 'lasting', rules: ['A21.23', 'A29.12', 'A29.13', 'A25.2'] },
  { id: 'jailer', guild: 'soldier', cost: 6, races: 3, must: 'crab', points: 7, keys: 0, kind: 'arrow', rules: ['A21.24', 'A27.19', 'A29.31', 'A29.55'] },
  { id: 'seeker', guild: 'soldier', cost: 7, races: 2, must: 'crab', points: 7, keys: 0, kind: 'arrow', rules: ['A21.21', 'A29.29', 'A29.55'] },
  { id: 'assassin', guild: 'soldier', cost: 10, races: 1, must: 'crab', points: 6, keys: 0, kind: 'arrow', rules: ['A21.26', 'A21.26a', 'A21.26b', 'A21.26c', 'A22.2', 'A22.2a', 'A22.2b', 'A22.2c', 'A22.2d', 'A27.18', 'A29.33', 'A29.55', 'A25.6'] },
  { id: 'commander', guild: 'soldier', cost: 8, races: 1, must: 'crab', points: 4, keys: 1, kind: 'lasting', rules: ['A21.20', 'A22.1', 'A22.1a', 'A22.1b', 'A22.1c', 'A22.1d', 'A22.1e', 'A27.20', 'A29.28', 'A29.55'] },
  { id: 'tamer', guild: 'soldier', cost: 6, races: 3, must: 'crab', points: 4, keys: 1, kind: 'lasting', rules: ['A21.25', 'A22.3', 'A29.32'] },
  { id: 'hunter', guild: 'soldier', cost: 8, races: 2, must: 'crab', points: 6, keys: 0, kind: 'arrow', rules: ['A21.22', 'A27.17', 'A28.19', 'A29.30'] },
  { id: 'ship_master', guild: 'merchant', cost: 6, races: 3, must: 'shellfish', points: 5, keys: 1, kind: 'lasting', rules: ['A21.1', 'A29.17'] },
  { id: 'trader', guild: 'merchant', cost: 10, races: 3, must: 'shellfish', points: 9, keys: 0, kind: 'arrow', rules: ['A21.4'] },
  { id: 'peddler', guild: 'merchant', cost: 8, races: 1, must: 'shellfish', points: 9, keys: 0, kind: 'arrow', rules: ['A21.2'] },
  { id: 'landlord', guild: 'merchant', cost: 10, races: 2, must: 'shellfish', points: 5, keys: 1, kind: 'lasting', rules: ['A21.5', 'A29.16'] },
  { id: 'slaver', guild: 'merchant', cost: 8, races: 1, must: 'shellfish', points: 5, keys: 1, kind: 'lasting', rules: ['A21.3', 'A27.21', 'A29.15', 'A29.50'] },
  { id: 'shopkeeper', guild: 'merchant', cost: 6, races: 3, must: 'shellfish', points: 9, keys: 0, kind: 'arrow', rules: ['A21.6'] },
  { id: 'shaman', guild: 'mage', cost: 6, races: 3, must: 'jellyfish', points: 5, keys: 1, kind: 'lasting', rules: ['A21.15', 'A29.26', 'A29.62'] },
  { id: 'invoker', guild: 'mage', cost: 8, races: 1, must: 'jellyfish', points: 8, keys: 0, kind: 'arrow', rules: ['A21.17', 'A29.23', 'A29.63', 'A29.64'] },
  { id: 'apprentice', guild: 'mage', cost: 6, races: 3, must: 'jellyfish', points: 9, keys: 0, kind: 'arrow', rules: ['A21.18', 'A27.16', 'A29.4', 'A29.25'] },
  { id: 'oracle', guild: 'mage', cost: 8, races: 2, must: 'jellyfish', points: 5, keys: 1, kind: 'lasting', rules: ['A21.19', 'A27.23', 'A29.4', 'A29.15', 'A29.50'] },
  { id: 'alchemist', guild: 'mage', cost: 7, races: 1, must: 'jellyfish', points: 5, keys: 1, kind: 'lasting', rules: ['A21.14', 'A27.7', 'A29.25'] },
  { id: 'illusionist', guild: 'mage', cost: 10, races: 1, must: 'jellyfish', points: 9, keys: 0, kind: 'arrow', rules: ['A21.13', 'A27.15', 'A29.24'] },
  { id: 'master_of_magic', guild: 'mage', cost: 10, races: 3, must: 'jellyfish', points: 6, keys: 1, kind: 'lasting', rules: ['A21.16', 'A22.4', 'A22.4a', 'A27.10', 'A29.27', 'A29.44', 'A29.62', 'A25.3'] },
  { id: 'opportunist', guild: 'politician', cost: 6, races: 3, must: 'squid', points: 5, keys: 1, kind: 'lasting', rules: ['A21.12', 'A27.22', 'A29.15', 'A29.21', 'A29.50', 'A29.58'] },
  { id: 'corruptor', guild: 'politician', cost: 10, races: 1, must: 'squid', points: 6, keys: 0, kind: 'arrow', rules: ['A21.8', 'A27.11', 'A29.1', 'A29.13', 'A29.19'] },
  { id: 'traitor', guild: 'politician', cost: 12, races: 3, must: 'squid', points: 6, keys: 0, kind: 'arrow', rules: ['A21.11', 'A22.5', 'A22.5a', 'A22.5b', 'A27.13', 'A27.14', 'A29.19', 'A29.20', 'A29.21', 'A29.22', 'A29.58', 'A29.65', 'A25.5'] },
  { id: 'diplomat', guild: 'politician', cost: 8, races: 1, must: 'squid', points: 5, keys: 1, kind: 'lasting', rules: ['A21.7', 'A27.9', 'A29.11', 'A29.62'] },
  { id: 'treasurer', guild: 'politician', cost: 10, races: 2, must: 'squid', points: 5, keys: 1, kind: 'lasting', rules: ['A21.10', 'A29.12', 'A29.13', 'A29.59', 'A29.62'] },
  { id: 'schemer', guild: 'politician', cost: 8, races: 3, must: 'squid', points: 6, keys: 0, kind: 'arrow', rules: ['A21.9', 'A22.5', 'A22.5a', 'A22.5b', 'A27.12', 'A27.14', 'A29.20', 'A29.21', 'A29.22', 'A29.58', 'A29.65', 'A25.5'] },
  { id: 'keeper', guild: 'farmer', cost: 6, races: 3, must: 'seahorse', points: 6, keys: 1, kind: 'none', rules: ['A24.13'] },
  { id: 'reaper', guild: 'farmer', cost: 7, races: 2, must: 'seahorse', points: 6, keys: 1, kind: 'none', rules: ['A24.13'] },
  { id: 'shepherd', guild: 'farmer', cost: 8, races: 1, must: 'seahorse', points: 6, keys: 1, kind: 'none', rules: ['A24.13'] },
  { id: 'miller', guild: 'farmer', cost: 8, races: 2, must: 'seahorse', points: 10, keys: 0, kind: 'none', rules: ['A24.13'] },
  { id: 'aquaculturalist', guild: 'farmer', cost: 9, races: 3, must: 'seahorse', points: 11, keys: 0, kind: 'none', rules: ['A24.13'] },
  { id: 'landowner', guild: 'farmer', cost: 10, races: 1, must: 'seahorse', points: 12, keys: 0, kind: 'none', rules: ['A24.13'] },
  { id: 'sage', guild: 'ambassador', cost: 10, races: 5, must: null, points: 4, keys: 3, kind: 'arrow', rules: ['A21.27', 'A21.30', 'A27.26', 'A29.34', 'A29.38', 'A25.4'] },
  { id: 'hermit', guild: 'ambassador', cost: 10, races: 5, must: null, points: 5, keys: 3, kind: 'arrow', rules: ['A21.29', 'A21.30', 'A29.34', 'A29.38', 'A25.4'] },
  { id: 'elder', guild: 'ambassador', cost: 10, races: 5, must: null, points: 3, keys: 3, kind: 'arrow', rules: ['A21.28', 'A21.30', 'A27.26', 'A29.34', 'A29.38', 'A25.4'] },
];

/** A location as printed: base points, and so many for each of what its formula counts. */
export interface Location {
  id: LocationId;
  formula: 'guild' | 'race' | 'companions_left' | 'lords_left' | 'weakest_companions' | 'weakest_lord' | 'strongest_lord' | 'keyless_lords' | 'key_lords' | 'guilds' | 'mirror' | 'none';
  base: number;
  each: number;
  /** The guild or race that is counted, where the formula names one. */
  counts: 'soldier' | 'merchant' | 'mage' | 'politician' | 'farmer' | 'ambassador' | 'squid' | 'shellfish' | 'crab' | 'seahorse' | 'jellyfish' | null;
  /** Never more than this; 0 means no limit. */
  most: number;
  rules: readonly string[];
}

export type LocationId =
  | 'parliament'
  | 'coral_barrier'
  | 'barracks'
  | 'jail'
  | 'city_of_mirrors'
  | 'chamber_of_allies'
  | 'dockworks'
  | 'sanctuary'
  | 'sargasso_fields'
  | 'depths'
  | 'lost_tower'
  | 'oceanic_senate_assembly'
  | 'throne_room'
  | 'nest_of_giant_clams'
  | 'chasm'
  | 'black_smokers'
  | 'sargasso_silos'
  | 'closed_tower'
  | 'abyss'
  | 'hydrozoa_reserves';

export const LOCATIONS: readonly Location[] = [
  { id: 'parliament', formula: 'guild', base: 6, each: 2, counts: 'politician', most: 0, rules: ['A23.1', 'A29.33', 'A25.6'] },
  { id: 'coral_barrier', formula: 'companions_left', base: 20, each: -1, counts: null, most: 0, rules: ['A23.2'] },
  { id: 'barracks', formula: 'guild', base: 7, each: 2, counts: 'soldier', most: 0, rules: ['A23.3', 'A29.33', 'A25.6'] },
  { id: 'jail', formula: 'lords_left', base: 15, each: -1, counts: null, most: 0, rules: ['A23.4', 'A29.33', 'A25.6'] },
  { id: 'city_of_mirrors', formula: 'mirror', base: 0, each: 0, counts: null, most: 0, rules: ['A23.5', 'A27.28', 'A29.41'] },
  { id: 'chamber_of_allies', formula: 'weakest_companions', base: 3, each: 1, counts: null, most: 0, rules: ['A23.6'] },
  { id: 'dockworks', formula: 'guild', base: 5, each: 2, counts: 'merchant', most: 0, rules: ['A23.7', 'A29.33', 'A25.6'] },
  { id: 'sanctuary', formula: 'race', base: 4, each: 3, counts: 'jellyfish', most: 0, rules: ['A23.8', 'A23.21'] },
  { id: 'sargasso_fields', formula: 'race', base: 3, each: 3, counts: 'seahorse', most: 0, rules: ['A23.9', 'A23.21'] },
  { id: 'depths', formula: 'weakest_lord', base: 0, each: 2, counts: null, most: 0, rules: ['A23.10', 'A29.33', 'A29.42', 'A29.52'] },
  { id: 'lost_tower', formula: 'keyless_lords', base: 0, each: 3, counts: null, most: 0, rules: ['A23.11', 'A29.33', 'A25.4', 'A25.6'] },
  { id: 'oceanic_senate_assembly', formula: 'race', base: 4, each: 3, counts: 'squid', most: 0, rules: ['A23.12', 'A23.21'] },
  { id: 'throne_room', formula: 'strongest_lord', base: 0, each: 1, counts: null, most: 0, rules: ['A23.13', 'A29.33', 'A29.42', 'A29.52'] },
  { id: 'nest_of_giant_clams', formula: 'race', base: 3, each: 3, counts: 'shellfish', most: 0, rules: ['A23.14', 'A23.21'] },
  { id: 'chasm', formula: 'race', base: 5, each: 3, counts: 'crab', most: 0, rules: ['A23.15', 'A23.21'] },
  { id: 'black_smokers', formula: 'none', base: 0, each: 0, counts: null, most: 0, rules: ['A23.16', 'A27.27', 'A28.14', 'A29.40'] },
  { id: 'sargasso_silos', formula: 'guild', base: 5, each: 2, counts: 'farmer', most: 0, rules: ['A23.17', 'A29.33', 'A25.6'] },
  { id: 'closed_tower', formula: 'key_lords', base: 0, each: 3, counts: null, most: 0, rules: ['A23.18', 'A23.18a', 'A29.33', 'A25.4', 'A25.6'] },
  { id: 'abyss', formula: 'guilds', base: 0, each: 2, counts: null, most: 12, rules: ['A23.19', 'A23.19a', 'A29.33', 'A25.6'] },
  { id: 'hydrozoa_reserves', formula: 'guild', base: 6, each: 2, counts: 'mage', most: 0, rules: ['A23.20', 'A29.33', 'A25.6'] },
];

/** What a division of the threat track pays: keys, and one of the choices. */
export interface Reward {
  keys: number;
  /** Pearls and Monster tokens. */
  choices: readonly (readonly [number, number])[];
}

/** By division. */
export const REWARDS: Readonly<Record<number, Reward>> = {
  1: { keys: 0, choices: [[1, 0], [0, 1]] },
  2: { keys: 0, choices: [[2, 0], [1, 1], [0, 2]] },
  3: { keys: 1, choices: [[0, 0]] },
  4: { keys: 1, choices: [[1, 0], [0, 1]] },
  5: { keys: 1, choices: [[2, 0], [1, 1], [0, 2]] },
  6: { keys: 2, choices: [[0, 0]] },
};

export const MOST_SEATS = 4;

export const TRACK_SPACES = 5;

export const COURT_SPACES = 6;

export const LAST_SPACE_PEARLS = 1;

export const KEYS_NEEDED = 3;

export const LORDS_TO_END = 7;

/** The kinds of questions. */
export const DECISION_KINDS = [
  'apprentice.council',
  'assassin.victim',
  'commander.discard',
  'control.keep',
  'control.keys',
  'control.location',
  'control.smokers',
  'corruptor.buy',
  'explore.buy',
  'explore.fight',
  'explore.reward',
  'explore.take',
  'hunter.victim',
  'illusionist.swap',
  'jailer.discard',
  'lord.arrow',
  'recruit.companion',
  'recruit.pay',
  'schemer.replace',
  'traitor.replace',
  'turn.action',
  'turn.end',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** The kinds of lines in the log. */
export const EVENT_KINDS = [
  'allies_discarded',
  'ally_bought',
  'ally_revealed',
  'ally_taken',
  'arrow_left',
  'companion_joined',
  'council_discarded',
  'council_filled',
  'council_taken',
  'court_refilled',
  'court_replaced',
  'deck_reshuffled',
  'extra_turn',
  'final_companions',
  'game_ended',
  'last_round',
  'location_swapped',
  'location_taken',
  'lord_corrupted',
  'lord_paid',
  'lord_recruited',
  'lord_replaced',
  'lord_revealed',
  'lord_turned',
  'monster_beaten',
  'monster_revealed',
  'pearls_gained',
  'pearls_paid',
  'reward_taken',
  'scored',
  'smokers_swapped',
  'threat_rose',
  'tiles_drawn',
  'token_stolen',
  'tokens_drawn',
  'turn_began',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
