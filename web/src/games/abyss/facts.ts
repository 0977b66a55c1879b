// Made by tools/make_types.py from src/bathysphere/games/abyss.

export const RACES = ['squid', 'shellfish', 'crab', 'seahorse', 'jellyfish'] as const;
/** The colour of each race, in the order of RACES. */
export const COLOURS = ['blue', 'green', 'red', 'yellow', 'purple'] as const;
export const GUILDS = ['soldier', 'merchant', 'mage', 'politician', 'farmer', 'ambassador'] as const;
export const ABILITIES = ['arrow', 'lasting', 'none'] as const;
export const FORMULAS = [
  'guild',
  'race',
  'companions_left',
  'lords_left',
  'weakest_companions',
  'weakest_lord',
  'strongest_lord',
  'keyless_lords',
  'key_lords',
  'guilds',
  'mirror',
  'none',
] as const;

export type Race = (typeof RACES)[number];
export type Guild = (typeof GUILDS)[number];
export type Formula = (typeof FORMULAS)[number];

/** A kind of Ally, by its number in views and options. Copies of a kind cannot be told apart. */
export interface Ally {
  kind: number;
  race: Race;
  value: number;
  copies: number;
}

/** A Lord as printed, by his number in views and options. */
export interface Lord {
  number: number;
  id: string;
  guild: Guild;
  cost: number;
  /** How many different races have to be paid, exactly. */
  races: number;
  /** The race that has to be among them; null for ambassadors, who take all five. */
  must: Race | null;
  points: number;
  keys: number;
  /** 'arrow': once, on arrival; 'lasting': while free and not turned; 'none'. */
  ability: (typeof ABILITIES)[number];
  /** Whether the owner picks the moment, once in each own turn. */
  power: boolean;
  rules: readonly string[];
}

/** A location as printed: base points, and so many for each of what its formula counts. */
export interface Location {
  number: number;
  id: string;
  formula: Formula;
  base: number;
  each: number;
  /** The guild or race that is counted, where the formula names one. */
  of: Guild | Race | null;
  /** Never more than this; 0 means no limit. */
  most: number;
  rules: readonly string[];
}

/** What a division of the threat track pays: keys, and one of the choices. */
export interface Reward {
  division: number;
  keys: number;
  choices: readonly { pearls: number; tokens: number }[];
}

export const ALLIES: readonly Ally[] = [
  { kind: 0, race: 'squid', value: 1, copies: 4 },
  { kind: 1, race: 'squid', value: 2, copies: 3 },
  { kind: 2, race: 'squid', value: 3, copies: 3 },
  { kind: 3, race: 'squid', value: 4, copies: 2 },
  { kind: 4, race: 'squid', value: 5, copies: 1 },
  { kind: 5, race: 'shellfish', value: 1, copies: 4 },
  { kind: 6, race: 'shellfish', value: 2, copies: 3 },
  { kind: 7, race: 'shellfish', value: 3, copies: 3 },
  { kind: 8, race: 'shellfish', value: 4, copies: 2 },
  { kind: 9, race: 'shellfish', value: 5, copies: 1 },
  { kind: 10, race: 'crab', value: 1, copies: 4 },
  { kind: 11, race: 'crab', value: 2, copies: 3 },
  { kind: 12, race: 'crab', value: 3, copies: 3 },
  { kind: 13, race: 'crab', value: 4, copies: 2 },
  { kind: 14, race: 'crab', value: 5, copies: 1 },
  { kind: 15, race: 'seahorse', value: 1, copies: 4 },
  { kind: 16, race: 'seahorse', value: 2, copies: 3 },
  { kind: 17, race: 'seahorse', value: 3, copies: 3 },
  { kind: 18, race: 'seahorse', value: 4, copies: 2 },
  { kind: 19, race: 'seahorse', value: 5, copies: 1 },
  { kind: 20, race: 'jellyfish', value: 1, copies: 4 },
  { kind: 21, race: 'jellyfish', value: 2, copies: 3 },
  { kind: 22, race: 'jellyfish', value: 3, copies: 3 },
  { kind: 23, race: 'jellyfish', value: 4, copies: 2 },
  { kind: 24, race: 'jellyfish', value: 5, copies: 1 },
];

/** The kind number of a Monster among the exploration cards, and how many there are. */
export const MONSTER = 25;
export const MONSTERS = 6;

export const LORDS: readonly Lord[] = [
  { number: 0, id: 'recruiter', guild: 'soldier', cost: 10, races: 2, must: 'crab', points: 4, keys: 1, ability: 'lasting', power: false, rules: ['A21.23', 'A29.12', 'A29.13', 'A25.2'] },
  { number: 1, id: 'jailer', guild: 'soldier', cost: 6, races: 3, must: 'crab', points: 7, keys: 0, ability: 'arrow', power: false, rules: ['A21.24', 'A27.19', 'A29.31', 'A29.55'] },
  { number: 2, id: 'seeker', guild: 'soldier', cost: 7, races: 2, must: 'crab', points: 7, keys: 0, ability: 'arrow', power: false, rules: ['A21.21', 'A29.29', 'A29.55'] },
  { number: 3, id: 'assassin', guild: 'soldier', cost: 10, races: 1, must: 'crab', points: 6, keys: 0, ability: 'arrow', power: false, rules: ['A21.26', 'A21.26a', 'A21.26b', 'A21.26c', 'A22.2', 'A22.2a', 'A22.2b', 'A22.2c', 'A22.2d', 'A27.18', 'A29.33', 'A29.55', 'A25.6'] },
  { number: 4, id: 'commander', guild: 'soldier', cost: 8, races: 1, must: 'crab', points: 4, keys: 1, ability: 'lasting', power: false, rules: ['A21.20', 'A22.1', 'A22.1a', 'A22.1b', 'A22.1c', 'A22.1d', 'A22.1e', 'A27.20', 'A29.28', 'A29.55'] },
  { number: 5, id: 'tamer', guild: 'soldier', cost: 6, races: 3, must: 'crab', points: 4, keys: 1, ability: 'lasting', power: false, rules: ['A21.25', 'A22.3', 'A29.32'] },
  { number: 6, id: 'hunter', guild: 'soldier', cost: 8, races: 2, must: 'crab', points: 6, keys: 0, ability: 'arrow', power: false, rules: ['A21.22', 'A27.17', 'A28.19', 'A29.30'] },
  { number: 7, id: 'ship_master', guild: 'merchant', cost: 6, races: 3, must: 'shellfish', points: 5, keys: 1, ability: 'lasting', power: false, rules: ['A21.1', 'A29.17'] },
  { number: 8, id: 'trader', guild: 'merchant', cost: 10, races: 3, must: 'shellfish', points: 9, keys: 0, ability: 'arrow', power: false, rules: ['A21.4'] },
  { number: 9, id: 'peddler', guild: 'merchant', cost: 8, races: 1, must: 'shellfish', points: 9, keys: 0, ability: 'arrow', power: false, rules: ['A21.2'] },
  { number: 10, id: 'landlord', guild: 'merchant', cost: 10, races: 2, must: 'shellfish', points: 5, keys: 1, ability: 'lasting', power: false, rules: ['A21.5', 'A29.16'] },
  { number: 11, id: 'slaver', guild: 'merchant', cost: 8, races: 1, must: 'shellfish', points: 5, keys: 1, ability: 'lasting', power: true, rules: ['A21.3', 'A27.21', 'A29.15', 'A29.50'] },
  { number: 12, id: 'shopkeeper', guild: 'merchant', cost: 6, races: 3, must: 'shellfish', points: 9, keys: 0, ability: 'arrow', power: false, rules: ['A21.6'] },
  { number: 13, id: 'shaman', guild: 'mage', cost: 6, races: 3, must: 'jellyfish', points: 5, keys: 1, ability: 'lasting', power: false, rules: ['A21.15', 'A29.26', 'A29.62'] },
  { number: 14, id: 'invoker', guild: 'mage', cost: 8, races: 1, must: 'jellyfish', points: 8, keys: 0, ability: 'arrow', power: false, rules: ['A21.17', 'A29.23', 'A29.63', 'A29.64'] },
  { number: 15, id: 'apprentice', guild: 'mage', cost: 6, races: 3, must: 'jellyfish', points: 9, keys: 0, ability: 'arrow', power: false, rules: ['A21.18', 'A27.16', 'A29.4', 'A29.25'] },
  { number: 16, id: 'oracle', guild: 'mage', cost: 8, races: 2, must: 'jellyfish', points: 5, keys: 1, ability: 'lasting', power: true, rules: ['A21.19', 'A27.23', 'A29.4', 'A29.15', 'A29.50'] },
  { number: 17, id: 'alchemist', guild: 'mage', cost: 7, races: 1, must: 'jellyfish', points: 5, keys: 1, ability: 'lasting', power: false, rules: ['A21.14', 'A27.7', 'A29.25'] },
  { number: 18, id: 'illusionist', guild: 'mage', cost: 10, races: 1, must: 'jellyfish', points: 9, keys: 0, ability: 'arrow', power: false, rules: ['A21.13', 'A27.15', 'A29.24'] },
  { number: 19, id: 'master_of_magic', guild: 'mage', cost: 10, races: 3, must: 'jellyfish', points: 6, keys: 1, ability: 'lasting', power: false, rules: ['A21.16', 'A22.4', 'A22.4a', 'A27.10', 'A29.27', 'A29.44', 'A29.62', 'A25.3'] },
  { number: 20, id: 'opportunist', guild: 'politician', cost: 6, races: 3, must: 'squid', points: 5, keys: 1, ability: 'lasting', power: true, rules: ['A21.12', 'A27.22', 'A29.15', 'A29.21', 'A29.50', 'A29.58'] },
  { number: 21, id: 'corruptor', guild: 'politician', cost: 10, races: 1, must: 'squid', points: 6, keys: 0, ability: 'arrow', power: false, rules: ['A21.8', 'A27.11', 'A29.1', 'A29.13', 'A29.19'] },
  { number: 22, id: 'traitor', guild: 'politician', cost: 12, races: 3, must: 'squid', points: 6, keys: 0, ability: 'arrow', power: false, rules: ['A21.11', 'A22.5', 'A22.5a', 'A22.5b', 'A27.13', 'A27.14', 'A29.19', 'A29.20', 'A29.21', 'A29.22', 'A29.58', 'A29.65', 'A25.5'] },
  { number: 23, id: 'diplomat', guild: 'politician', cost: 8, races: 1, must: 'squid', points: 5, keys: 1, ability: 'lasting', power: false, rules: ['A21.7', 'A27.9', 'A29.11', 'A29.62'] },
  { number: 24, id: 'treasurer', guild: 'politician', cost: 10, races: 2, must: 'squid', points: 5, keys: 1, ability: 'lasting', power: false, rules: ['A21.10', 'A29.12', 'A29.13', 'A29.59', 'A29.62'] },
  { number: 25, id: 'schemer', guild: 'politician', cost: 8, races: 3, must: 'squid', points: 6, keys: 0, ability: 'arrow', power: false, rules: ['A21.9', 'A22.5', 'A22.5a', 'A22.5b', 'A27.12', 'A27.14', 'A29.20', 'A29.21', 'A29.22', 'A29.58', 'A29.65', 'A25.5'] },
  { number: 26, id: 'keeper', guild: 'farmer', cost: 6, races: 3, must: 'seahorse', points: 6, keys: 1, ability: 'none', power: false, rules: ['A24.13'] },
  { number: 27, id: 'reaper', guild: 'farmer', cost: 7, races: 2, must: 'seahorse', points: 6, keys: 1, ability: 'none', power: false, rules: ['A24.13'] },
  { number: 28, id: 'shepherd', guild: 'farmer', cost: 8, races: 1, must: 'seahorse', points: 6, keys: 1, ability: 'none', power: false, rules: ['A24.13'] },
  { number: 29, id: 'miller', guild: 'farmer', cost: 8, races: 2, must: 'seahorse', points: 10, keys: 0, ability: 'none', power: false, rules: ['A24.13'] },
  { number: 30, id: 'aquaculturalist', guild: 'farmer', cost: 9, races: 3, must: 'seahorse', points: 11, keys: 0, ability: 'none', power: false, rules: ['A24.13'] },
  { number: 31, id: 'landowner', guild: 'farmer', cost: 10, races: 1, must: 'seahorse', points: 12, keys: 0, ability: 'none', power: false, rules: ['A24.13'] },
  { number: 32, id: 'sage', guild: 'ambassador', cost: 10, races: 5, must: null, points: 4, keys: 3, ability: 'arrow', power: false, rules: ['A21.27', 'A21.30', 'A27.26', 'A29.34', 'A29.38', 'A25.4'] },
  { number: 33, id: 'hermit', guild: 'ambassador', cost: 10, races: 5, must: null, points: 5, keys: 3, ability: 'arrow', power: false, rules: ['A21.29', 'A21.30', 'A29.34', 'A29.38', 'A25.4'] },
  { number: 34, id: 'elder', guild: 'ambassador', cost: 10, races: 5, must: null, points: 3, keys: 3, ability: 'arrow', power: false, rules: ['A21.28', 'A21.30', 'A27.26', 'A29.34', 'A29.38', 'A25.4'] },
];

export const LOCATIONS: readonly Location[] = [
  { number: 0, id: 'parliament', formula: 'guild', base: 6, each: 2, of: 'politician', most: 0, rules: ['A23.1', 'A29.33', 'A25.6'] },
  { number: 1, id: 'coral_barrier', formula: 'companions_left', base: 20, each: -1, of: null, most: 0, rules: ['A23.2'] },
  { number: 2, id: 'barracks', formula: 'guild', base: 7, each: 2, of: 'soldier', most: 0, rules: ['A23.3', 'A29.33', 'A25.6'] },
  { number: 3, id: 'jail', formula: 'lords_left', base: 15, each: -1, of: null, most: 0, rules: ['A23.4', 'A29.33', 'A25.6'] },
  { number: 4, id: 'city_of_mirrors', formula: 'mirror', base: 0, each: 0, of: null, most: 0, rules: ['A23.5', 'A27.28', 'A29.41'] },
  { number: 5, id: 'chamber_of_allies', formula: 'weakest_companions', base: 3, each: 1, of: null, most: 0, rules: ['A23.6'] },
  { number: 6, id: 'dockworks', formula: 'guild', base: 5, each: 2, of: 'merchant', most: 0, rules: ['A23.7', 'A29.33', 'A25.6'] },
  { number: 7, id: 'sanctuary', formula: 'race', base: 4, each: 3, of: 'jellyfish', most: 0, rules: ['A23.8', 'A23.21'] },
  { number: 8, id: 'sargasso_fields', formula: 'race', base: 3, each: 3, of: 'seahorse', most: 0, rules: ['A23.9', 'A23.21'] },
  { number: 9, id: 'depths', formula: 'weakest_lord', base: 0, each: 2, of: null, most: 0, rules: ['A23.10', 'A29.33', 'A29.42', 'A29.52'] },
  { number: 10, id: 'lost_tower', formula: 'keyless_lords', base: 0, each: 3, of: null, most: 0, rules: ['A23.11', 'A29.33', 'A25.4', 'A25.6'] },
  { number: 11, id: 'oceanic_senate_assembly', formula: 'race', base: 4, each: 3, of: 'squid', most: 0, rules: ['A23.12', 'A23.21'] },
  { number: 12, id: 'throne_room', formula: 'strongest_lord', base: 0, each: 1, of: null, most: 0, rules: ['A23.13', 'A29.33', 'A29.42', 'A29.52'] },
  { number: 13, id: 'nest_of_giant_clams', formula: 'race', base: 3, each: 3, of: 'shellfish', most: 0, rules: ['A23.14', 'A23.21'] },
  { number: 14, id: 'chasm', formula: 'race', base: 5, each: 3, of: 'crab', most: 0, rules: ['A23.15', 'A23.21'] },
  { number: 15, id: 'black_smokers', formula: 'none', base: 0, each: 0, of: null, most: 0, rules: ['A23.16', 'A27.27', 'A28.14', 'A29.40'] },
  { number: 16, id: 'sargasso_silos', formula: 'guild', base: 5, each: 2, of: 'farmer', most: 0, rules: ['A23.17', 'A29.33', 'A25.6'] },
  { number: 17, id: 'closed_tower', formula: 'key_lords', base: 0, each: 3, of: null, most: 0, rules: ['A23.18', 'A23.18a', 'A29.33', 'A25.4', 'A25.6'] },
  { number: 18, id: 'abyss', formula: 'guilds', base: 0, each: 2, of: null, most: 12, rules: ['A23.19', 'A23.19a', 'A29.33', 'A25.6'] },
  { number: 19, id: 'hydrozoa_reserves', formula: 'guild', base: 6, each: 2, of: 'mage', most: 0, rules: ['A23.20', 'A29.33', 'A25.6'] },
];

/** By division, the first one at index 0. */
export const REWARDS: readonly Reward[] = [
  { division: 1, keys: 0, choices: [{ pearls: 1, tokens: 0 }, { pearls: 0, tokens: 1 }] },
  { division: 2, keys: 0, choices: [{ pearls: 2, tokens: 0 }, { pearls: 1, tokens: 1 }, { pearls: 0, tokens: 2 }] },
  { division: 3, keys: 1, choices: [{ pearls: 0, tokens: 0 }] },
  { division: 4, keys: 1, choices: [{ pearls: 1, tokens: 0 }, { pearls: 0, tokens: 1 }] },
  { division: 5, keys: 1, choices: [{ pearls: 2, tokens: 0 }, { pearls: 1, tokens: 1 }, { pearls: 0, tokens: 2 }] },
  { division: 6, keys: 2, choices: [{ pearls: 0, tokens: 0 }] },
];

/** The values of all Monster tokens. */
export const MONSTER_TOKENS: readonly number[] = [2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4];
export const MOST_SEATS = 4;
export const TRACK_SPACES = 5;
/** What the explorer gets for taking the Ally on the last space. */
export const LAST_SPACE_PEARLS = 1;
export const COURT_SPACES = 6;
/** When so few Lords are left at the court, it is refilled and pays its pearls. */
export const FEW_LORDS = 2;
export const REFILL_PEARLS = 2;
export const THREAT_DIVISIONS = 6;
export const KEYS_NEEDED = 3;
export const MOST_DRAWN = 4;
export const LORDS_TO_END = 7;
