// Made by tools/make_types.py from src/bathysphere/games/thing.

export const CATEGORIES = ['infection', 'action', 'defence', 'obstacle', 'panic'] as const;
/** In the order of their numbers. */
export const IDS = [
  'the_thing',
  'infected',
  'flamethrower',
  'analysis',
  'axe',
  'suspicion',
  'whisky',
  'persistence',
  'watch_your_back',
  'change_places',
  'better_run',
  'seduction',
  'fear',
  'fine_here',
  'no_thanks',
  'missed',
  'no_barbecue',
  'quarantine',
  'barred_door',
  'old_ropes',
  'one_two',
  'three_four',
  'party',
  'get_out',
  'forgetful',
  'chain_reaction',
  'be_friends',
  'blind_date',
  'oops',
  'between_us',
  'confession',
] as const;
/** By the numbers of roles; -1 is unknown. */
export const ROLES = ['human', 'infected', 'thing'] as const;

export type Category = (typeof CATEGORIES)[number];
export type CardId = (typeof IDS)[number];

/** A kind of card, by its number in views and options. Copies of a kind cannot be told apart. */
export interface Kind {
  kind: number;
  id: CardId;
  category: Category;
  /** How many are in the box. */
  copies: number;
  rules: readonly string[];
}

export const KINDS: readonly Kind[] = [
  { kind: 0, id: 'the_thing', category: 'infection', copies: 1, rules: ['T16.3', 'T16.3a'] },
  { kind: 1, id: 'infected', category: 'infection', copies: 20, rules: ['T16.4', 'T16.5', 'T16.6', 'T16.7'] },
  { kind: 2, id: 'flamethrower', category: 'action', copies: 5, rules: ['T17.4', 'T12.2', 'T12.3'] },
  { kind: 3, id: 'analysis', category: 'action', copies: 3, rules: ['T17.5', 'T17.5a'] },
  { kind: 4, id: 'axe', category: 'action', copies: 2, rules: ['T17.6', 'T17.6a', 'T17.6b', 'T17.6c', 'T17.6d'] },
  { kind: 5, id: 'suspicion', category: 'action', copies: 8, rules: ['T17.7'] },
  { kind: 6, id: 'whisky', category: 'action', copies: 3, rules: ['T17.8', 'T17.8a'] },
  { kind: 7, id: 'persistence', category: 'action', copies: 5, rules: ['T17.9', 'T17.9a', 'T17.9b', 'T17.9c', 'T17.9d'] },
  { kind: 8, id: 'watch_your_back', category: 'action', copies: 2, rules: ['T17.10', 'T17.10a'] },
  { kind: 9, id: 'change_places', category: 'action', copies: 5, rules: ['T17.11', 'T17.11a', 'T17.11b', 'T17.11c', 'T17.11d'] },
  { kind: 10, id: 'better_run', category: 'action', copies: 5, rules: ['T17.12', 'T17.12a', 'T17.12b', 'T17.12c', 'T17.12d'] },
  { kind: 11, id: 'seduction', category: 'action', copies: 7, rules: ['T17.13', 'T17.13a', 'T17.13b', 'T17.13c'] },
  { kind: 12, id: 'fear', category: 'defence', copies: 4, rules: ['T18.3', 'T18.3a', 'T18.3b', 'T18.3c'] },
  { kind: 13, id: 'fine_here', category: 'defence', copies: 3, rules: ['T18.4', 'T18.4a'] },
  { kind: 14, id: 'no_thanks', category: 'defence', copies: 4, rules: ['T18.5', 'T18.5a'] },
  { kind: 15, id: 'missed', category: 'defence', copies: 3, rules: ['T18.6', 'T18.6a', 'T18.6b', 'T18.6c', 'T18.6d'] },
  { kind: 16, id: 'no_barbecue', category: 'defence', copies: 3, rules: ['T18.7', 'T18.7a'] },
  { kind: 17, id: 'quarantine', category: 'obstacle', copies: 2, rules: ['T19.2', 'T19.2a', 'T19.3', 'T19.4', 'T19.5', 'T19.6', 'T19.7', 'T19.8'] },
  { kind: 18, id: 'barred_door', category: 'obstacle', copies: 3, rules: ['T19.9', 'T19.10', 'T19.11', 'T19.12', 'T19.13'] },
  { kind: 19, id: 'old_ropes', category: 'panic', copies: 2, rules: ['T20.6'] },
  { kind: 20, id: 'one_two', category: 'panic', copies: 2, rules: ['T20.7', 'T20.7a', 'T20.7b', 'T20.7c', 'T20.7d'] },
  { kind: 21, id: 'three_four', category: 'panic', copies: 2, rules: ['T20.8'] },
  { kind: 22, id: 'party', category: 'panic', copies: 2, rules: ['T20.9', 'T20.9a', 'T20.9b'] },
  { kind: 23, id: 'get_out', category: 'panic', copies: 1, rules: ['T20.10', 'T20.10a', 'T20.10b'] },
  { kind: 24, id: 'forgetful', category: 'panic', copies: 1, rules: ['T20.11', 'T20.11a'] },
  { kind: 25, id: 'chain_reaction', category: 'panic', copies: 2, rules: ['T20.12', 'T20.12a', 'T20.12b', 'T20.12c'] },
  { kind: 26, id: 'be_friends', category: 'panic', copies: 2, rules: ['T20.13', 'T20.13a', 'T20.13b', 'T20.13c'] },
  { kind: 27, id: 'blind_date', category: 'panic', copies: 2, rules: ['T20.14', 'T20.14a', 'T20.14b'] },
  { kind: 28, id: 'oops', category: 'panic', copies: 1, rules: ['T20.15'] },
  { kind: 29, id: 'between_us', category: 'panic', copies: 2, rules: ['T20.16', 'T20.16a'] },
  { kind: 30, id: 'confession', category: 'panic', copies: 1, rules: ['T20.17', 'T20.17a'] },
];

export const MOST_SEATS = 12;
export const OPENING_HAND = 4;
export const QUARANTINE_TURNS = 3;
export const MOST_INFECTIONS_HELD = 3;
