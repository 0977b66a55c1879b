// The rules behind a card: those of its kind, and our rulings on this one card.
import type { CardRef } from '../../contract';
import type { CardKind } from '../cards';
import { ABILITIES, CHARACTERS, DAMAGE, ITEMS, MYTHOS, SKILLS, SPACES, SPELLS } from '../facts';

/** A passenger is a token; it can be read like a card. */
export type FullKind = CardKind | 'passenger';

const BY_KIND: Readonly<Record<FullKind, readonly string[]>> = {
  card: ['U13.1', 'U13.4', 'U37.5'],
  item: ['U9.0', 'U9.3'],
  spell: ['U10.0', 'U10.1a1'],
  waypoint: ['U15.1', 'U15.2'],
  mythos: ['U12.0', 'U12.9'],
  damage: ['U33.1', 'U33.4', 'U33.6'],
  character: ['U14.0', 'U24.0', 'U45.0'],
  role: ['U16.0', 'U16.7', 'U43.0'],
  title: ['U6.1', 'U6.3', 'U6.4'],
  room: ['U4.8', 'U4.8a', 'U4.8d'],
  passenger: ['U30.2', 'U30.8'],
};

/** What a kind of card adds to the rules of all its kind. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  improvement: ['U9.7', 'U9.8', 'U9.10'],
  treachery: ['U11.0', 'U11.3'],
  action: ['U13.4b'],
  action_step_start: ['U11.2'],
  before_cards: ['U44.15'],
  before_roll: ['U44.14'],
  after_roll: ['U44.14.2'],
  defeat: ['U44.6'],
  after_total: ['UQ.45'],
  human: ['U16.2'],
  hybrid: ['U16.3', 'U16.3.2'],
  cultist: ['U16.4', 'U16.4.2', 'U16.5'],
  captain: ['U6.6', 'U6.8'],
  keeper: ['U6.11', 'U6.13'],
  check: ['U12.15', 'U37.3'],
  choice: ['U12.11', 'U12.13a'],
  combined: ['U12.18', 'U12.19'],
  sick_bay: ['U21.0', 'U25.20'],
  brig: ['U4.8a.2', 'U17.3', 'U17.4', 'U25.20'],
  loose: ['U33.2b'],
};

/** Rulings, by the ids of the cards and abilities that they are about. */
const RULINGS: Readonly<Record<string, readonly string[]>> = {
  arrest_order: ['G2'],
  astral_travel: ['G12', 'G34'],
  barricade_the_hatches: ['G6', 'G27'],
  call_down_the_storm: ['G5'],
  call_friends: ['G5'],
  criminal_activity: ['G13'],
  damaged_evaporator: ['G15'],
  eot_failure: ['G15'],
  family_ties: ['G11', 'G38'],
  firemen_strike: ['G15', 'G37'],
  fleeing_passengers: ['G9', 'G24'],
  flesh_ward: ['G18', 'G29'],
  healing_words: ['G18'],
  incoming_sos: ['G22'],
  infiltrator: ['G25'],
  jam_tin_grenade: ['G28', 'G33'],
  jury_rigger: ['G4', 'G41'],
  looming_breakdown: ['G15'],
  medical_intervention: ['G18'],
  memory_of_the_deep: ['G7', 'G38', 'G39', 'G40'],
  predictive_analytics: ['G35'],
  quick_draw: ['G3'],
  rain_fire: ['G21'],
  rampage: ['G17'],
  revelation_of_script: ['G29'],
  ritual_coordination: ['G42'],
  sacrifice_deep_one: ['G40'],
  second_oath: ['G21'],
  self_sacrifice: ['G10', 'G42'],
  shrivelling: ['G28'],
  shrug_it_off: ['G18', 'G37'],
  signs_of_life: ['G37'],
  spread_misfortune: ['G14'],
  starbuck: ['G18', 'G37'],
  summon_the_beast_within: ['G5'],
  the_game_is_afoot: ['G25'],
  the_peacemaker: ['G28'],
  tool_kit: ['G32'],
  true_grit: ['G30'],
  well_equipped: ['G13'],
};

/** All names under which a card may have rules of its own. */
function namesOf(kind: FullKind, number: number): string[] {
  const character = CHARACTERS[number];
  switch (kind) {
    case 'card':
      return [SKILLS[Math.floor(number / 5)] ?? '', ABILITIES[number]?.timing ?? '', ABILITIES[number]?.id ?? ''];
    case 'item':
      return [ITEMS[number]?.trait ?? '', ITEMS[number]?.id ?? ''];
    case 'spell':
      return [SPELLS[number] ?? ''];
    case 'mythos':
      return [MYTHOS[number]?.kind ?? '', MYTHOS[number]?.id ?? ''];
    case 'damage':
      return [DAMAGE[number]?.structural ? '' : 'loose', DAMAGE[number]?.id ?? ''];
    case 'character':
      return character ? [character.ability, character.feat, character.reveal] : [];
    case 'role':
      return [['human', 'hybrid', 'cultist'][number] ?? ''];
    case 'title':
      return [['captain', 'keeper'][number] ?? ''];
    case 'room':
      return [SPACES[number] ?? ''];
    default:
      return [];
  }
}

export function rulesOf([kind, number]: CardRef): string[] {
  const names = namesOf(kind as FullKind, number as number);
  return [
    ...(BY_KIND[kind as FullKind] ?? []),
    ...names.flatMap((name) => FURTHER[name] ?? []),
    ...names.flatMap((name) => RULINGS[name] ?? []),
  ];
}

/** For the test that every one of them is in the ledger. */
export const ALL_RULES = [...new Set([BY_KIND, FURTHER, RULINGS].flatMap((table) => Object.values(table).flat()))];
