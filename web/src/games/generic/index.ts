// The board of every game that brings none: drawn from the zones that the server names (ZoneInfo).
import './world.css';
import type { GameClient } from '../contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import SeatSummary from './SeatSummary.svelte';
import CardChip from './CardChip.svelte';

export const game: GameClient = {
  Board: Board as unknown as GameClient['Board'],
  hand: (() => import('./Hand.svelte')) as unknown as GameClient['hand'],
  Area: Area as unknown as GameClient['Area'],
  SeatSummary: SeatSummary as unknown as GameClient['SeatSummary'],
  pointed: true,
  enlarged: (() => import('./Enlarged.svelte')) as unknown as GameClient['enlarged'],
  CardChip,
  orders: null,
  cardsOf: () => [],
  texts: () => Promise.resolve([]),
  world: 'generic',
};
