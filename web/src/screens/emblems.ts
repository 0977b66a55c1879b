// The picture in the porthole of each game; a game without one shows the sign of the house.
import type { Component } from 'svelte';
import Serpent from '~icons/game-icons/sea-serpent';
import Liner from '~icons/game-icons/ship-bow';
import Thing from '~icons/game-icons/tentacles-skull';
import Abyss from '~icons/game-icons/triton-head';
import Mark from '../kit/Mark.svelte';

const EMBLEMS: Record<string, Component> = {
  abyss: Abyss as unknown as Component,
  cryptids: Serpent as unknown as Component,
  thing: Thing as unknown as Component,
  unfathomable: Liner as unknown as Component,
};

export function emblem(game: string): Component {
  return EMBLEMS[game] ?? (Mark as Component);
}
