// The picture in the porthole of each game, from its folder; a game without one shows the sign of the house.
import type { Component } from 'svelte';
import Mark from '../kit/Mark.svelte';

const EMBLEMS = import.meta.glob<Component>('../games/*/emblem.ts', { eager: true, import: 'default' });

export function emblem(game: string): Component {
  return EMBLEMS[`../games/${game}/emblem.ts`] ?? (Mark as Component);
}
