// Made by tools/make_types.py from src/bathysphere/games/thing.

export const CATEGORIES = ['infection', 'action', 'defence', 'obstacle', 'panic'] as const;
export type Category = (typeof CATEGORIES)[number];

/** A kind of card, by its number in views and options. Copies of a kind cannot be told apart. */
export interface Card {
  id: CardId;
  category: Category;
  /** How many are in the box. */
  copies: number;
  rules: readonly string[];
}

export type CardId =
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

export const KINDS: readonly Card[] = [
  { id: 'the_thing', category: 'infection', copies: 1, rules: ['T16.3', 'T16.3a'] },
  { id: 'infected', category: 'infection', copies: 20, rules: ['T16.4', 'T16.5', 'T16.6', 'T16.7'] },
  { id: 'flamethrower', category: 'action', copies: 5, rules: ['T17.4', 'T12.2', 'T12.3'] },
  { id: 'analysis', category: 'action', copies: 3, rules: ['T17.5', 'T17.5a'] },
  { id: 'axe', category: 'action', copies: 2, rules: ['T17.6', 'T17.6a', 'T17.6b', 'T17.6c', 'T17.6d'] },
  { id: 'suspicion', category: 'action', copies: 8, rules: ['T17.7'] },
  { id: 'whisky', category: 'action', copies: 3, rules: ['T17.8', 'T17.8a'] },
  { id: 'persistence', category: 'action', copies: 5, rules: ['T17.9', 'T17.9a', 'T17.9b', 'T17.9c', 'T17.9d'] },
  { id: 'watch_your_back', category: 'action', copies: 2, rules: ['T17.10', 'T17.10a'] },
  { id: 'change_places', category: 'action', copies: 5, rules: ['T17.11', 'T17.11a', 'T17.11b', 'T17.11c', 'T17.11d'] },
  { id: 'better_run', category: 'action', copies: 5, rules: ['T17.12', 'T17.12a', 'T17.12b', 'T17.12c', 'T17.12d'] },
  { id: 'seduction', category: 'action', copies: 7, rules: ['T17.13', 'T17.13a', 'T17.13b', 'T17.13c'] },
  { id: 'fear', category: 'defence', copies: 4, rules: ['T18.3', 'T18.3a', 'T18.3b', 'T18.3c'] },
  { id: 'fine_here', category: 'defence', copies: 3, rules: ['T18.4', 'T18.4a'] },
  { id: 'no_thanks', category: 'defence', copies: 4, rules: ['T18.5', 'T18.5a'] },
  { id: 'missed', category: 'defence', copies: 3, rules: ['T18.6', 'T18.6a', 'T18.6b', 'T18.6c', 'T18.6d'] },
  { id: 'no_barbecue', category: 'defence', copies: 3, rules: ['T18.7', 'T18.7a'] },
  { id: 'quarantine', category: 'obstacle', copies: 2, rules: ['T19.2', 'T19.2a', 'T19.3', 'T19.4', 'T19.5', 'T19.6', 'T19.7', 'T19.8'] },
  { id: 'barred_door', category: 'obstacle', copies: 3, rules: ['T19.9', 'T19.10', 'T19.11', 'T19.12', 'T19.13'] },
  { id: 'old_ropes', category: 'panic', copies: 2, rules: ['T20.6'] },
  { id: 'one_two', category: 'panic', copies: 2, rules: ['T20.7', 'T20.7a', 'T20.7b', 'T20.7c', 'T20.7d'] },
  { id: 'three_four', category: 'panic', copies: 2, rules: ['T20.8'] },
  { id: 'party', category: 'panic', copies: 2, rules: ['T20.9', 'T20.9a', 'T20.9b'] },
  { id: 'get_out', category: 'panic', copies: 1, rules: ['T20.10', 'T20.10a', 'T20.10b'] },
  { id: 'forgetful', category: 'panic', copies: 1, rules: ['T20.11', 'T20.11a'] },
  { id: 'chain_reaction', category: 'panic', copies: 2, rules: ['T20.12', 'T20.12a', 'T20.12b', 'T20.12c'] },
  { id: 'be_friends', category: 'panic', copies: 2, rules: ['T20.13', 'T20.13a', 'T20.13b', 'T20.13c'] },
  { id: 'blind_date', category: 'panic', copies: 2, rules: ['T20.14', 'T20.14a', 'T20.14b'] },
  { id: 'oops', category: 'panic', copies: 1, rules: ['T20.15'] },
  { id: 'between_us', category: 'panic', copies: 2, rules: ['T20.16', 'T20.16a'] },
  { id: 'confession', category: 'panic', copies: 1, rules: ['T20.17', 'T20.17a'] },
];

export const ROLES = ['human', 'infected', 'thing'] as const;
export type Role = (typeof ROLES)[number];

export const OPENING_HAND = 4;

/** The kinds of questions. */
export const DECISION_KINDS = [
  'be_friends.choose',
  'between_us.choose',
  'blind_date.swap',
  'chain.pass',
  'confession.show',
  'exchange.offer',
  'exchange.reply',
  'flamethrower.answer',
  'forgetful.discard',
  'get_out.choose',
  'one_two.side',
  'persistence.keep',
  'swap.answer',
  'turn.panic',
  'turn.play',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** The kinds of lines in the log. */
export const EVENT_KINDS = [
  'analysed',
  'announced',
  'became_thing',
  'blind_swapped',
  'burned',
  'deck_reshuffled',
  'declined',
  'direction_turned',
  'discarded',
  'drawn',
  'exchanged',
  'forgot',
  'game_ended',
  'hand_shown',
  'hand_shown_to',
  'infected',
  'infection_shown',
  'no_exchange',
  'obstacle_removed',
  'obstacles_cleared',
  'offered',
  'panic_drawn',
  'panic_idle',
  'panics_skipped',
  'passed',
  'persistence_drawn',
  'persistence_kept',
  'played',
  'quarantine_ended',
  'refused',
  'refused_card_seen',
  'revealed',
  'saved',
  'side_named',
  'surplus_discarded',
  'suspected',
  'swap_refused',
  'swapped',
  'thing_burned',
  'turn_began',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
