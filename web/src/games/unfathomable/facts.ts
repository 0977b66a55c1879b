// Made by tools/make_types.py from src/bathysphere/games/unfathomable.

export const SKILLS = ['influence', 'lore', 'observation', 'strength', 'will', 'treachery'] as const;
export type Skill = (typeof SKILLS)[number];

/** The ability of a skill card. */
export interface Ability {
  id: AbilityId;
  timing: string;
}

export type AbilityId =
  | 'coordinated_effort'
  | 'coordinated_effort'
  | 'nothing_to_hide'
  | 'nothing_to_hide'
  | 'inspiring_speech'
  | 'shrivelling'
  | 'shrivelling'
  | 'lesser_banishment'
  | 'lesser_banishment'
  | 'forced_learning'
  | 'watch_and_learn'
  | 'watch_and_learn'
  | 'keen_insight'
  | 'keen_insight'
  | 'preparation'
  | 'combat_training'
  | 'combat_training'
  | 'rampage'
  | 'rampage'
  | 'shrug_it_off'
  | 'persistence'
  | 'persistence'
  | 'determination'
  | 'determination'
  | 'true_grit'
  | 'reinforcements'
  | 'call_to_action'
  | 'siren_song'
  | 'ransack'
  | 'perform_rites';

/** By the numbers of skill cards: five times the skill, and the value less one. */
export const ABILITIES: readonly Ability[] = [
  { id: 'coordinated_effort', timing: 'action' },
  { id: 'coordinated_effort', timing: 'action' },
  { id: 'nothing_to_hide', timing: 'before_cards' },
  { id: 'nothing_to_hide', timing: 'before_cards' },
  { id: 'inspiring_speech', timing: 'action' },
  { id: 'shrivelling', timing: 'action' },
  { id: 'shrivelling', timing: 'action' },
  { id: 'lesser_banishment', timing: 'action' },
  { id: 'lesser_banishment', timing: 'action' },
  { id: 'forced_learning', timing: 'before_cards' },
  { id: 'watch_and_learn', timing: 'action' },
  { id: 'watch_and_learn', timing: 'action' },
  { id: 'keen_insight', timing: 'before_roll' },
  { id: 'keen_insight', timing: 'before_roll' },
  { id: 'preparation', timing: 'before_cards' },
  { id: 'combat_training', timing: 'after_roll' },
  { id: 'combat_training', timing: 'after_roll' },
  { id: 'rampage', timing: 'action' },
  { id: 'rampage', timing: 'action' },
  { id: 'shrug_it_off', timing: 'defeat' },
  { id: 'persistence', timing: 'action' },
  { id: 'persistence', timing: 'action' },
  { id: 'determination', timing: 'after_total' },
  { id: 'determination', timing: 'after_total' },
  { id: 'true_grit', timing: 'action' },
  { id: 'reinforcements', timing: 'action' },
  { id: 'call_to_action', timing: 'action' },
  { id: 'siren_song', timing: 'action' },
  { id: 'ransack', timing: 'action_step_start' },
  { id: 'perform_rites', timing: 'action_step_start' },
];

export const DIALS = ['fuel', 'food', 'sanity', 'souls'] as const;
export type Dial = (typeof DIALS)[number];

export const ROLES = ['human', 'hybrid', 'cultist'] as const;
export type Role = (typeof ROLES)[number];

export const SPACES = [
  'water1',
  'water2',
  'water3',
  'water4',
  'water5',
  'water6',
  'water7',
  'water8',
  'deck1',
  'deck2',
  'deck3',
  'deck4',
  'deck5',
  'deck6',
  'deck7',
  'deck8',
  'bridge',
  'chapel',
  'captains_cabin',
  'cargo_hold',
  'galley',
  'boiler_room',
  'sick_bay',
  'brig',
  'the_deep',
] as const;
export type Space = (typeof SPACES)[number];

/** Faces of the one die (U20.0). */
export const DIE = 8;

export interface Character {
  id: CharacterId;
  /** How many cards of each skill but treachery are in the skill set (U24.0). */
  skills: readonly number[];
  item: number;
  ability: string;
  feat: string;
  /** Never works in the brig (UL.50). */
  reveal: string;
}

export type CharacterId =
  | 'keilani'
  | 'arjun'
  | 'svetlana'
  | 'jeanne'
  | 'jamie'
  | 'william'
  | 'beatrice'
  | 'ishmael'
  | 'edmund'
  | 'samira';

export const CHARACTERS: readonly Character[] = [
  { id: 'keilani', skills: [3, 0, 0, 0, 2], item: 0, ability: 'experienced', feat: 'unconventional_leader', reveal: 'break_morale' },
  { id: 'arjun', skills: [2, 0, 1, 2, 0], item: 1, ability: 'deck_chief', feat: 'self_sacrifice', reveal: 'off_course' },
  { id: 'svetlana', skills: [2, 1, 2, 0, 0], item: 2, ability: 'healing_words', feat: 'medical_intervention', reveal: 'conduct_malpractice' },
  { id: 'jeanne', skills: [1, 0, 2, 2, 0], item: 3, ability: 'jury_rigger', feat: 'full_steam_ahead', reveal: 'sabotage' },
  { id: 'jamie', skills: [0, 0, 0, 3, 2], item: 4, ability: 'quick_draw', feat: 'arrest_order', reveal: 'rain_fire' },
  { id: 'william', skills: [0, 3, 0, 0, 2], item: 5, ability: 'occult_training', feat: 'quick_cast', reveal: 'disrupt_ritual' },
  { id: 'beatrice', skills: [1, 2, 2, 0, 0], item: 6, ability: 'predictive_analytics', feat: 'perfect_number', reveal: 'divide_and_conquer' },
  { id: 'ishmael', skills: [0, 2, 0, 2, 1], item: 7, ability: 'first_oath_of_dagon', feat: 'deep_one_ancestry', reveal: 'second_oath' },
  { id: 'edmund', skills: [1, 1, 1, 1, 1], item: 8, ability: 'fortunate_son', feat: 'uncanny_fortune', reveal: 'spread_misfortune' },
  { id: 'samira', skills: [0, 1, 2, 0, 2], item: 9, ability: 'scavenger', feat: 'well_equipped', reveal: 'pickpocket' },
];

export interface Item {
  id: ItemId;
  trait: string;
  /** What an improvement adds to the skill set (U9.10); -1: it is none. */
  skill: number;
  action: boolean;
  once_per_turn: boolean;
}

export type ItemId =
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
  | 'shotgun';

export const ITEMS: readonly Item[] = [
  { id: 'speaking_trumpet', trait: 'tool', skill: -1, action: true, once_per_turn: false },
  { id: 'six_shooter', trait: 'weapon', skill: -1, action: true, once_per_turn: false },
  { id: 'travel_pharmacy', trait: 'medicine', skill: -1, action: false, once_per_turn: false },
  { id: 'tool_kit', trait: 'tool', skill: -1, action: true, once_per_turn: false },
  { id: 'repeating_rifle', trait: 'weapon', skill: -1, action: true, once_per_turn: false },
  { id: 'elder_sign_amulet', trait: 'relic', skill: -1, action: false, once_per_turn: false },
  { id: 'almanac', trait: 'tome', skill: -1, action: false, once_per_turn: false },
  { id: 'book_of_dagon', trait: 'tome', skill: -1, action: true, once_per_turn: true },
  { id: 'lucky_ring', trait: 'relic', skill: -1, action: false, once_per_turn: false },
  { id: 'starbuck', trait: 'companion', skill: -1, action: true, once_per_turn: true },
  { id: 'pocket_pistol', trait: 'weapon', skill: -1, action: true, once_per_turn: false },
  { id: 'fine_clothes', trait: 'improvement', skill: 0, action: false, once_per_turn: false },
  { id: 'mystical_text', trait: 'improvement', skill: 1, action: false, once_per_turn: false },
  { id: 'binoculars', trait: 'improvement', skill: 2, action: false, once_per_turn: false },
  { id: 'medicine_ball', trait: 'improvement', skill: 3, action: false, once_per_turn: false },
  { id: 'treasured_memento', trait: 'improvement', skill: 4, action: false, once_per_turn: false },
  { id: 'jam_tin_grenade', trait: 'explosive', skill: -1, action: true, once_per_turn: false },
  { id: 'kitchen_knife', trait: 'weapon', skill: -1, action: false, once_per_turn: false },
  { id: 'plimsolls', trait: 'clothing', skill: -1, action: true, once_per_turn: true },
  { id: 'shotgun', trait: 'weapon', skill: -1, action: true, once_per_turn: false },
];

export const SPELLS = [
  'alchemical_transmutation',
  'astral_travel',
  'call_down_the_storm',
  'call_friends',
  'cloud_memory',
  'conjuration',
  'dark_pact',
  'feed_the_mind',
  'flesh_ward',
  'foresee',
  'greater_banishment_a',
  'greater_banishment_b',
  'heal',
  'lure_monster',
  'plague_of_locusts',
  'raise_the_dead',
  'revelation_of_script',
  'summon_fire',
  'summon_the_beast_within',
  'voice_of_ra',
] as const;
export type Spell = (typeof SPELLS)[number];

export interface Waypoint {
  id: WaypointId;
  distance: number;
}

export type WaypointId =
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
  | 'stormy_seas';

export const WAYPOINTS: readonly Waypoint[] = [
  { id: 'abandoned_depot', distance: 2 },
  { id: 'deserted_island', distance: 2 },
  { id: 'hurricane', distance: 2 },
  { id: 'iceberg', distance: 2 },
  { id: 'reef', distance: 2 },
  { id: 'shipwreck_survivors', distance: 2 },
  { id: 'wrecked_ship', distance: 2 },
  { id: 'deep_one_city', distance: 3 },
  { id: 'fog_bank', distance: 3 },
  { id: 'maelstrom', distance: 3 },
  { id: 'rainstorm', distance: 3 },
  { id: 'rogue_wave', distance: 3 },
  { id: 'rolling_seas', distance: 3 },
  { id: 'sea_smoke', distance: 3 },
  { id: 'seaweed_patch', distance: 3 },
  { id: 'smooth_sailing', distance: 3 },
  { id: 'calm_waters', distance: 4 },
  { id: 'deep_one_ambush', distance: 4 },
  { id: 'rough_water', distance: 4 },
  { id: 'stormy_seas', distance: 4 },
];

export interface Damage {
  id: DamageId;
  structural: boolean;
  /** The skill whose cards repair it; ANY: cards of every skill. */
  skill: number;
  /** The least total value of those cards; 0: there is nothing to repair. */
  value: number;
}

export type DamageId =
  | 'structural_damage_influence'
  | 'structural_damage_lore'
  | 'structural_damage_observation'
  | 'structural_damage_strength'
  | 'structural_damage_will'
  | 'structural_damage_any'
  | 'fuel_leak'
  | 'flooded_food_stores'
  | 'fleeing_passengers';

export const DAMAGE: readonly Damage[] = [
  { id: 'structural_damage_influence', structural: true, skill: 0, value: 3 },
  { id: 'structural_damage_lore', structural: true, skill: 1, value: 3 },
  { id: 'structural_damage_observation', structural: true, skill: 2, value: 3 },
  { id: 'structural_damage_strength', structural: true, skill: 3, value: 3 },
  { id: 'structural_damage_will', structural: true, skill: 4, value: 3 },
  { id: 'structural_damage_any', structural: true, skill: -1, value: 5 },
  { id: 'fuel_leak', structural: false, skill: -1, value: 0 },
  { id: 'flooded_food_stores', structural: false, skill: -1, value: 0 },
  { id: 'fleeing_passengers', structural: false, skill: -1, value: 0 },
];

/** What a crisis can come to; each part is a list of effects. */
export const PARTS = ['passed', 'partly', 'failed', 'first', 'second'] as const;
export type Part = (typeof PARTS)[number];

export interface Mythos {
  id: MythosId;
  kind: 'check' | 'choice' | 'combined';
  /** "current", "captain", "keeper", the id of a character, or "" when nobody chooses. */
  chooser: string;
  /** 0: there is no check. */
  target: number;
  /** 0: there is no partial success. */
  partial: number;
  skills: readonly number[];
  /** The parts at which something happens. */
  parts: readonly Part[];
  icon: 'deep_ones' | 'father_dagon' | 'mother_hydra';
  /** "travel", "ritual" or "choice". */
  track: 'travel' | 'ritual' | 'choice';
  /** It may stay in a play area (U44.11). */
  keeps: boolean;
}

export type MythosId =
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

export const MYTHOS: readonly Mythos[] = [
  { id: 'accusation', kind: 'choice', chooser: 'captain', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'deep_ones', track: 'ritual', keeps: false },
  { id: 'adrift_fishing_boat', kind: 'check', chooser: '', target: 16, partial: 13, skills: [0, 2, 3], parts: ['passed', 'partly', 'failed'], icon: 'mother_hydra', track: 'choice', keeps: false },
  { id: 'barricade_the_hatches', kind: 'check', chooser: '', target: 10, partial: 0, skills: [3, 4], parts: ['passed', 'failed'], icon: 'mother_hydra', track: 'choice', keeps: true },
  { id: 'bucket_brigade', kind: 'combined', chooser: 'captain', target: 16, partial: 0, skills: [0, 3, 4], parts: ['passed', 'failed', 'second'], icon: 'mother_hydra', track: 'ritual', keeps: false },
  { id: 'class_struggle', kind: 'choice', chooser: 'captain', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'deep_ones', track: 'travel', keeps: false },
  { id: 'coal_bunker_fire', kind: 'combined', chooser: 'current', target: 13, partial: 0, skills: [0, 3], parts: ['passed', 'failed', 'second'], icon: 'father_dagon', track: 'ritual', keeps: false },
  { id: 'collision_course', kind: 'check', chooser: '', target: 11, partial: 8, skills: [2, 4], parts: ['partly', 'failed'], icon: 'deep_ones', track: 'ritual', keeps: false },
  { id: 'coordinated_assault', kind: 'check', chooser: '', target: 17, partial: 0, skills: [0, 1, 2], parts: ['passed', 'failed'], icon: 'deep_ones', track: 'ritual', keeps: false },
  { id: 'criminal_activity', kind: 'combined', chooser: 'current', target: 11, partial: 0, skills: [0, 2], parts: ['passed', 'failed', 'second'], icon: 'mother_hydra', track: 'ritual', keeps: false },
  { id: 'damaged_evaporator', kind: 'check', chooser: '', target: 11, partial: 8, skills: [2, 4], parts: ['partly', 'failed'], icon: 'mother_hydra', track: 'ritual', keeps: false },
  { id: 'deep_one_feint', kind: 'check', chooser: '', target: 11, partial: 0, skills: [2, 4], parts: ['failed'], icon: 'deep_ones', track: 'choice', keeps: false },
  { id: 'deep_one_swarm', kind: 'check', chooser: '', target: 15, partial: 11, skills: [1, 2, 3], parts: ['partly', 'failed'], icon: 'deep_ones', track: 'choice', keeps: false },
  { id: 'dinghy_launch', kind: 'choice', chooser: 'captain', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'father_dagon', track: 'travel', keeps: false },
  { id: 'disturbing_dreams', kind: 'check', chooser: '', target: 13, partial: 10, skills: [0, 1], parts: ['passed', 'partly', 'failed'], icon: 'mother_hydra', track: 'travel', keeps: false },
  { id: 'eot_failure', kind: 'check', chooser: '', target: 11, partial: 0, skills: [0, 2], parts: ['passed', 'failed'], icon: 'father_dagon', track: 'ritual', keeps: false },
  { id: 'fear_of_the_unknown', kind: 'check', chooser: '', target: 15, partial: 0, skills: [0, 1, 4], parts: ['failed'], icon: 'deep_ones', track: 'choice', keeps: false },
  { id: 'firemen_strike', kind: 'combined', chooser: 'current', target: 9, partial: 0, skills: [3, 4], parts: ['failed', 'second'], icon: 'father_dagon', track: 'ritual', keeps: false },
  { id: 'flooding_compartment', kind: 'check', chooser: '', target: 9, partial: 0, skills: [3, 4], parts: ['failed'], icon: 'deep_ones', track: 'ritual', keeps: false },
  { id: 'food_rationing', kind: 'choice', chooser: 'captain', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'deep_ones', track: 'ritual', keeps: false },
  { id: 'food_stores_raid', kind: 'check', chooser: '', target: 11, partial: 8, skills: [0, 3], parts: ['partly', 'failed'], icon: 'father_dagon', track: 'travel', keeps: false },
  { id: 'horrific_visions', kind: 'check', chooser: '', target: 10, partial: 0, skills: [1, 4], parts: ['failed'], icon: 'deep_ones', track: 'ritual', keeps: false },
  { id: 'hull_leak', kind: 'check', chooser: '', target: 9, partial: 0, skills: [2, 3], parts: ['failed'], icon: 'deep_ones', track: 'travel', keeps: false },
  { id: 'hypnotic_melody', kind: 'check', chooser: '', target: 10, partial: 7, skills: [0, 4], parts: ['partly', 'failed'], icon: 'deep_ones', track: 'travel', keeps: false },
  { id: 'identity_crisis', kind: 'combined', chooser: 'current', target: 11, partial: 0, skills: [0, 1], parts: ['passed', 'failed', 'second'], icon: 'deep_ones', track: 'ritual', keeps: false },
  { id: 'improvised_fuel_source', kind: 'choice', chooser: 'captain', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'mother_hydra', track: 'ritual', keeps: false },
  { id: 'incoming_sos', kind: 'choice', chooser: 'captain', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'father_dagon', track: 'ritual', keeps: false },
  { id: 'infection', kind: 'choice', chooser: 'captain', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'deep_ones', track: 'travel', keeps: false },
  { id: 'infiltrator', kind: 'check', chooser: '', target: 11, partial: 8, skills: [1, 3], parts: ['partly', 'failed'], icon: 'mother_hydra', track: 'travel', keeps: false },
  { id: 'jail_break', kind: 'check', chooser: '', target: 9, partial: 0, skills: [1, 3], parts: ['failed'], icon: 'father_dagon', track: 'choice', keeps: false },
  { id: 'just_desserts', kind: 'choice', chooser: 'current', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'deep_ones', track: 'choice', keeps: false },
  { id: 'kitty_litter', kind: 'combined', chooser: 'current', target: 10, partial: 0, skills: [1, 2], parts: ['passed', 'failed', 'second'], icon: 'mother_hydra', track: 'ritual', keeps: false },
  { id: 'looming_breakdown', kind: 'combined', chooser: 'captain', target: 11, partial: 0, skills: [2, 3], parts: ['failed', 'second'], icon: 'mother_hydra', track: 'ritual', keeps: false },
  { id: 'lure_of_yha_nthlei', kind: 'check', chooser: '', target: 9, partial: 0, skills: [0, 1], parts: ['failed'], icon: 'father_dagon', track: 'ritual', keeps: false },
  { id: 'missing_jewelry', kind: 'choice', chooser: 'captain', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'mother_hydra', track: 'travel', keeps: false },
  { id: 'missing_munitions', kind: 'check', chooser: '', target: 16, partial: 12, skills: [0, 2, 4], parts: ['passed', 'partly', 'failed'], icon: 'deep_ones', track: 'choice', keeps: false },
  { id: 'missing_parents', kind: 'choice', chooser: 'current', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'deep_ones', track: 'ritual', keeps: false },
  { id: 'mysterious_lifeboat', kind: 'choice', chooser: 'keeper', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'deep_ones', track: 'ritual', keeps: false },
  { id: 'on_the_offensive', kind: 'check', chooser: '', target: 10, partial: 0, skills: [1, 3], parts: ['passed', 'failed'], icon: 'father_dagon', track: 'choice', keeps: false },
  { id: 'open_the_gate', kind: 'combined', chooser: 'keeper', target: 18, partial: 0, skills: [1, 2, 4], parts: ['passed', 'failed', 'second'], icon: 'father_dagon', track: 'ritual', keeps: false },
  { id: 'passenger_overboard', kind: 'check', chooser: '', target: 9, partial: 0, skills: [1, 2], parts: ['failed'], icon: 'deep_ones', track: 'travel', keeps: false },
  { id: 'passenger_riot', kind: 'check', chooser: '', target: 13, partial: 10, skills: [0, 3], parts: ['passed', 'partly', 'failed'], icon: 'deep_ones', track: 'travel', keeps: false },
  { id: 'poisoned_food', kind: 'choice', chooser: 'keeper', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'deep_ones', track: 'travel', keeps: false },
  { id: 'power_to_the_people', kind: 'combined', chooser: 'captain', target: 9, partial: 0, skills: [0, 4], parts: ['passed', 'failed', 'second'], icon: 'deep_ones', track: 'travel', keeps: false },
  { id: 'rally_the_crew', kind: 'check', chooser: '', target: 13, partial: 10, skills: [0, 4], parts: ['passed', 'partly', 'failed'], icon: 'father_dagon', track: 'choice', keeps: false },
  { id: 'rat_infestation', kind: 'check', chooser: '', target: 12, partial: 8, skills: [0, 2], parts: ['passed', 'partly', 'failed'], icon: 'deep_ones', track: 'ritual', keeps: false },
  { id: 'ritual_coordination', kind: 'combined', chooser: 'keeper', target: 9, partial: 0, skills: [1, 4], parts: ['passed', 'failed', 'second'], icon: 'deep_ones', track: 'travel', keeps: false },
  { id: 'ritual_support', kind: 'choice', chooser: 'keeper', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'mother_hydra', track: 'travel', keeps: false },
  { id: 'sacrifice_deep_one', kind: 'choice', chooser: 'keeper', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'deep_ones', track: 'travel', keeps: true },
  { id: 'sewage_backup', kind: 'check', chooser: '', target: 9, partial: 0, skills: [3, 4], parts: ['failed'], icon: 'father_dagon', track: 'choice', keeps: false },
  { id: 'shipboard_fire', kind: 'check', chooser: '', target: 11, partial: 8, skills: [2, 3], parts: ['passed', 'partly', 'failed'], icon: 'deep_ones', track: 'ritual', keeps: false },
  { id: 'stolen_ritual_components', kind: 'check', chooser: '', target: 10, partial: 0, skills: [1, 2], parts: ['passed', 'failed'], icon: 'father_dagon', track: 'travel', keeps: false },
  { id: 'strange_vision', kind: 'choice', chooser: 'current', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'deep_ones', track: 'choice', keeps: false },
  { id: 'the_anarcho_individualist', kind: 'choice', chooser: 'current', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'father_dagon', track: 'ritual', keeps: false },
  { id: 'the_captains_banquet', kind: 'choice', chooser: 'captain', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'mother_hydra', track: 'travel', keeps: false },
  { id: 'the_fathers_favor', kind: 'check', chooser: '', target: 16, partial: 11, skills: [1, 2, 3], parts: ['partly', 'failed'], icon: 'father_dagon', track: 'travel', keeps: false },
  { id: 'the_mothers_wrath', kind: 'check', chooser: '', target: 17, partial: 12, skills: [0, 1, 3], parts: ['partly', 'failed'], icon: 'mother_hydra', track: 'travel', keeps: false },
  { id: 'too_many_bodies', kind: 'choice', chooser: 'captain', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'deep_ones', track: 'travel', keeps: false },
  { id: 'transformation', kind: 'choice', chooser: 'captain', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'deep_ones', track: 'travel', keeps: false },
  { id: 'volunteer_army', kind: 'choice', chooser: 'captain', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'father_dagon', track: 'ritual', keeps: false },
  { id: 'hold_the_line', kind: 'check', chooser: '', target: 15, partial: 10, skills: [1, 3, 4], parts: ['passed', 'partly', 'failed'], icon: 'mother_hydra', track: 'choice', keeps: false },
  { id: 'history_repeats', kind: 'combined', chooser: 'keilani', target: 13, partial: 0, skills: [0, 3], parts: ['passed', 'failed', 'second'], icon: 'deep_ones', track: 'travel', keeps: false },
  { id: 'the_peacemaker', kind: 'combined', chooser: 'arjun', target: 13, partial: 0, skills: [0, 4], parts: ['passed', 'failed', 'second'], icon: 'mother_hydra', track: 'travel', keeps: true },
  { id: 'do_no_harm', kind: 'combined', chooser: 'svetlana', target: 13, partial: 0, skills: [1, 2], parts: ['passed', 'failed', 'second'], icon: 'father_dagon', track: 'travel', keeps: false },
  { id: 'signs_of_life', kind: 'combined', chooser: 'jeanne', target: 13, partial: 0, skills: [0, 2], parts: ['passed', 'failed', 'second'], icon: 'deep_ones', track: 'travel', keeps: false },
  { id: 'the_game_is_afoot', kind: 'combined', chooser: 'jamie', target: 13, partial: 0, skills: [2, 3], parts: ['passed', 'failed', 'second'], icon: 'deep_ones', track: 'travel', keeps: false },
  { id: 'memory_of_the_deep', kind: 'combined', chooser: 'william', target: 13, partial: 0, skills: [1, 4], parts: ['failed', 'second'], icon: 'mother_hydra', track: 'travel', keeps: true },
  { id: 'miscalculation', kind: 'combined', chooser: 'beatrice', target: 13, partial: 0, skills: [1, 2], parts: ['passed', 'failed', 'second'], icon: 'father_dagon', track: 'travel', keeps: false },
  { id: 'family_ties', kind: 'choice', chooser: 'ishmael', target: 0, partial: 0, skills: [], parts: ['first', 'second'], icon: 'deep_ones', track: 'travel', keeps: true },
  { id: 'gift_of_the_mother', kind: 'combined', chooser: 'edmund', target: 15, partial: 0, skills: [3, 4], parts: ['passed', 'failed', 'second'], icon: 'mother_hydra', track: 'travel', keeps: false },
  { id: 'ticket_please', kind: 'combined', chooser: 'samira', target: 13, partial: 0, skills: [0, 4], parts: ['passed', 'failed', 'second'], icon: 'deep_ones', track: 'travel', keeps: false },
];

/** The kinds of questions. */
export const DECISION_KINDS = [
  'action',
  'actions.start',
  'amulet.again',
  'astral_travel.send',
  'astral_travel.space',
  'barricade.use',
  'beast_within.go',
  'boiler_room.after',
  'brig.leave',
  'brig.pay',
  'call_friends.rescue',
  'cards.discard',
  'cards.draw',
  'cards.learn',
  'cards.persist',
  'cargo_hold.take',
  'check.add',
  'check.after',
  'check.before',
  'conjuration.take',
  'dark_pact.gain',
  'deep_ones.move',
  'deep_ones.order',
  'deep_ones.rise',
  'deep_ones.victim',
  'defeat.character',
  'defeat.order',
  'defeat.passenger',
  'discard.limit',
  'effect.choose',
  'effect.pay',
  'effect.risk',
  'flesh_ward.lay',
  'galley.draw',
  'heal.go',
  'improvement.choose',
  'item.give',
  'locusts.defeat',
  'monarch.lead',
  'monarchs.first',
  'mythos.accuse',
  'mythos.analyse',
  'mythos.choose',
  'mythos.clear_room',
  'mythos.defeat',
  'mythos.door',
  'mythos.draw',
  'mythos.drawn',
  'mythos.drive',
  'mythos.give_up_item',
  'mythos.go_to_galley',
  'mythos.keep_item',
  'mythos.leave_brig',
  'mythos.lock_up',
  'mythos.next',
  'mythos.track',
  'mythos.volunteers',
  'rampage.attack',
  'repair.pay',
  'reveal.divide',
  'reveal.hand_on',
  'reveal.malpractice',
  'reveal.misfortune',
  'reveal.pickpocket',
  'reveal.ritual',
  'reveal.sabotage',
  'reveal.swap',
  'roles.look',
  'roles.pass',
  'roll.after',
  'roll.before',
  'scout.deck',
  'scout.top',
  'scout.under',
  'setup.character',
  'setup.hand',
  'skills.decline',
  'skills.one',
  'skills.treachery',
  'spell.choose',
  'spell.leave',
  'trade.agree',
  'trade.offer',
  'waypoint.choose',
  'waypoint.passenger',
  'window.first',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** The kinds of lines in the log. */
export const EVENT_KINDS = [
  'action',
  'activated',
  'aimed',
  'attacked',
  'awakened',
  'awakening_waits',
  'banished',
  'barricaded',
  'card_played',
  'cards_added',
  'cards_left',
  'cards_shown',
  'chaos_added',
  'chaos_grew',
  'chaos_made',
  'character_chosen',
  'check_began',
  'check_changed',
  'check_ended',
  'check_sorted',
  'crisis_chosen',
  'crisis_skipped',
  'damage_drawn',
  'damaged',
  'deck_reshuffled',
  'deep_one_defeated',
  'deep_ones_moved',
  'deep_ones_returned',
  'defeat_prevented',
  'defeated',
  'dial_changed',
  'die_set',
  'discarded',
  'drew_skills',
  'feat_used',
  'game_ended',
  'granted',
  'improvement_active',
  'item_gained',
  'item_left',
  'kept',
  'kept_card_left',
  'looked',
  'monarch_moved',
  'moved',
  'mythos_drawn',
  'mythos_reshuffled',
  'mythos_skipped',
  'paid',
  'passenger_at_risk',
  'passenger_defeated',
  'passenger_in_danger',
  'passenger_rescued',
  'passenger_saved',
  'put_under',
  'repaired',
  'rerolled',
  'reveal_ability',
  'revealed',
  'role_dealt',
  'roles_passed',
  'roles_seen',
  'roll_changed',
  'roll_result',
  'rolled',
  'sacrificed',
  'several_want',
  'skill_supports',
  'spawned',
  'spell_cast',
  'stopped',
  'struck',
  'supply_empty',
  'title_passed',
  'total_changed',
  'track_moved',
  'trade_failed',
  'trade_offered',
  'traded',
  'turn_began',
  'ward_used',
  'warded',
  'waypoint_laid',
  'waypoint_lost',
  'will_roll',
  'would_be_defeated',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
