// How each game looks from outside, from its folder: the sign in its porthole, and its picture. A game without them shows
// the sign of the house, and no picture.
import type { Component } from 'svelte';
import Mark from '../kit/Mark.svelte';

const EMBLEMS = import.meta.glob<Component>('../games/*/emblem.ts', { eager: true, import: 'default' });
const PICTURES = import.meta.glob<Component>('../games/*/Picture.svelte', { eager: true, import: 'default' });

export function emblem(game: string): Component {
  return EMBLEMS[`../games/${game}/emblem.ts`] ?? (Mark as Component);
}

export function picture(game: string): Component | null {
  return PICTURES[`../games/${game}/Picture.svelte`] ?? null;
}
