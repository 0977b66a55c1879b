// The board of every game that brings none: drawn from the zones that the server names (ZoneInfo).
import './world.css';
import type { GameClient } from '../contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import Brief from './Brief.svelte';
import Chip from './Chip.svelte';

export const game: GameClient = {
  Board: Board as unknown as GameClient['Board'],
  hand: (() => import('./Hand.svelte')) as unknown as GameClient['hand'],
  Area: Area as unknown as GameClient['Area'],
  Brief: Brief as unknown as GameClient['Brief'],
  pointed: true,
  enlarged: (() => import('./Enlarged.svelte')) as unknown as GameClient['enlarged'],
  Chip,
  orders: null,
  cardsOf: () => [],
  texts: () => Promise.resolve([]),
  world: 'generic',
};
