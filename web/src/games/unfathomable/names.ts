// The names of components, which stand in the game's own files under the ids of its tables; told.ts says what they do.
import { t } from '../../words/words.svelte';
import type { CardRef } from '../contract';
import { CHARACTERS, DAMAGE, ITEMS, MYTHOS, ROLES, SKILLS, SPACES, SPELLS, WAYPOINTS, type Part, type Skill } from './facts';

/** How the parts of a mythos card are called in its texts. */
export const PART_TEXTS: Record<Part, string> = { passed: 'pass', partly: 'partly', failed: 'fail', first: 'first', second: 'second' };

/** The key of a text: ids are written with "_", keys with "-". */
export function key(kind: string, id: string, more = ''): string {
  return `${kind}-${id}${more && `-${more}`}`.replaceAll('_', '-');
}

export function nameOf(kind: string, id: string): string {
  return t(key(kind, id));
}

export function skillOf(card: number): number {
  return Math.floor(card / 5);
}

export function valueOf(card: number): number {
  return (card % 5) + 1;
}

export function skillId(skill: number): Skill {
  const id = SKILLS[skill];
  if (!id) throw new Error(`There is no skill ${skill}.`);
  return id;
}

export function skillName(skill: number): string {
  return nameOf('skill', skillId(skill));
}

/** A skill card in a few words: its skill and its value. */
export function cardSaid(card: number): string {
  return t('stage-card', { skill: skillName(skillOf(card)), value: valueOf(card) });
}

export function partName(part: 'passed' | 'partly' | 'failed'): string {
  return t(`term-${PART_TEXTS[part]}`);
}

export function characterName(character: number): string {
  const id = CHARACTERS[character]?.id;
  return id ? nameOf('character', id) : t('stage-nobody-yet');
}

export const TITLES = ['captain', 'keeper'] as const;

/** What can be enlarged, by its name. */
export function refName([kind, number]: CardRef): string {
  const at = number as number;
  if (kind === 'card') return cardSaid(at);
  const ids: Record<string, string | undefined> = {
    item: ITEMS[at]?.id,
    spell: SPELLS[at],
    waypoint: WAYPOINTS[at]?.id,
    mythos: MYTHOS[at]?.id,
    damage: DAMAGE[at]?.id,
    character: CHARACTERS[at]?.id,
    role: ROLES[at],
    title: TITLES[at],
    room: SPACES[at],
  };
  return nameOf(kind === 'room' ? 'space' : kind, ids[kind] ?? '');
}

/** With its sign, as the cards print it. The display face has no minus; its dash is drawn like one. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `–${-number}` : '0';
}
