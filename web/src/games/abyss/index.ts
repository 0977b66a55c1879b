// Abyss in the browser.
import './world.css';
import type { GameClient, Marks } from '../contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import SeatSummary from './SeatSummary.svelte';
import CardChip from './CardChip.svelte';
import { moments } from './moments';
import { condition, inVain } from './queue';
import type { EventKind } from './facts';
import { suits } from './guide/suits';
import { texts } from './texts';
import { t } from '../../words/words.svelte';

export const game: GameClient = {
  Board: Board as GameClient['Board'],
  hand: (() => import('./Hand.svelte')) as GameClient['hand'],
  Area: Area as GameClient['Area'],
  SeatSummary: SeatSummary as GameClient['SeatSummary'],
  enlarged: (() => import('./Enlarged.svelte')) as GameClient['enlarged'],
  CardChip,
  orders: () => import('./Orders.svelte'),
  guide: () => import('./guide'),
  suits: suits as NonNullable<GameClient['suits']>,
  reference: () => import('./reference'),
  ending: (() => import('./Ending.svelte')) as NonNullable<GameClient['ending']>,
  pictured: ['lord', 'ally', 'location'],
  condition: condition as GameClient['condition'],
  inVain,
  suspense: () => (moments.holds(({ scores }) => scores !== undefined) ? t('abyss-counting') : ''),
  spoiler: 'scored' satisfies EventKind,
  texts,
  marks: {
    turn: ['turn_began'],
    landmark: ['lord_recruited', 'lord_corrupted', 'location_taken', 'monster_beaten', 'last_round', 'game_ended'],
  } satisfies Marks<EventKind>,
  world: 'abyss',
};
