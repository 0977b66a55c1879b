// What the signs of the board are called and what they mean, for the words that come with hover, focus and a long press.
import { has, t } from '../../words/words.svelte';
import type { Sign } from '../../kit/sign';
import { DIALS } from './facts';
import { nameOf, skillName, TITLES } from './names';
import { dieSaid, MONARCHS, type Here } from './ship/figures';
import { GOAL } from './ship/route';
import { LAST, TRACKS } from './ship/tracks';

const text = (id: string): string => t(`sign-${id.replaceAll('_', '-')}`);
const named = (id: string, number?: number | string): Sign => ({ name: t(`sign-${id}-name`), number, text: text(id) });

export const plainSign = (id: string, number?: number | string): Sign => ({ ...named(id, number), readable: true });

export function dialSign(at: number, value: number): Sign {
  const id = DIALS[at]!;
  return { name: nameOf('dial', id), number: value, text: text(`dial-${id}`), rules: ['U42.1'], readable: true };
}

export function trackSign(at: number, step: number): Sign {
  const { id } = TRACKS[at]!;
  return { name: nameOf('track', id), number: `${step}/${LAST}`, text: text(`track-${id}`), readable: true };
}

export function distanceSign(distance: number): Sign {
  return { name: t('term-distance'), number: `${distance}/${GOAL}`, text: text('distance'), rules: ['U54.3'], readable: true };
}

export function titleSign(at: number): Sign {
  const id = TITLES[at]!;
  return { name: nameOf('title', id), text: text(`title-${id}`), card: ['title', at], readable: true };
}

export function deckSign(skill: number, number: number): Sign {
  return { name: skillName(skill), number, text: text('deck-skill'), readable: true };
}

/** A deck by its word, or one of the two supplies. */
export function pileSign(id: string, number: number): Sign {
  const name = id === 'chaos' ? t('term-chaos') : has(`term-${id}`) ? t(`term-${id}`) : t(`board-${id}`, { number });
  return { name, number, text: text(id === 'chaos' ? 'deck-chaos' : has(`sign-pile-${id}`) ? `pile-${id}` : id), readable: true };
}

/** A figure of the board, or somebody's. */
export function figureSign(kind: 'deep_ones' | 'passenger' | 'person' | (typeof MONARCHS)[number], name: string, number?: number): Sign {
  return { name, number, text: text(kind) };
}

/** All that a space means: the die that finds it, who stands there, the way of monsters. */
export function spaceMeaning(die: readonly number[], water: boolean, here: Here): string {
  const parts = [
    die.length > 0 ? t(water ? 'sign-die-water' : 'sign-die', { numbers: dieSaid(die) }) : '',
    here.damage >= 0 ? text('damage') : '',
    ...here.monarchs.map((monarch) => text(MONARCHS[monarch] ?? 'deep_ones')),
    here.deepOnes > 0 ? text('deep_ones') : '',
    here.passengers > 0 ? text('passenger') : '',
  ];
  return parts.filter(Boolean).join(' ') || text('arrow');
}
