// Cryptids in the browser.
import './world.css';
import type { GameClient, Marks } from '../contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import SeatSummary from './SeatSummary.svelte';
import { cardsOf, PICTURED } from './cards';
import CardChip from './CardChip.svelte';
import { t } from '../../words/words.svelte';
import { condition } from './board/notes';
import { throwing } from './board/throwing.svelte';
import { prepareContent } from './content';
import type { EventKind } from './facts';
import { suits } from './guide/suits';
import { texts } from './texts';

export const game: GameClient = {
  Board: Board as GameClient['Board'],
  hand: (() => import('./Hand.svelte')) as GameClient['hand'],
  Area: Area as GameClient['Area'],
  SeatSummary: SeatSummary as GameClient['SeatSummary'],
  seatsOnBoard: true,
  pointed: true,
  undo: true,
  covered: ([verb]) => verb === 'lay' || verb === 'place',
  condition: condition as GameClient['condition'],
  enlarged: (() => import('./Enlarged.svelte')) as GameClient['enlarged'],
  CardChip,
  orders: null,
  guide: () => import('./guide'),
  suits: suits as NonNullable<GameClient['suits']>,
  reference: () => import('./reference'),
  ending: (() => import('./Ending.svelte')) as NonNullable<GameClient['ending']>,
  cardsOf,
  pictured: PICTURED,
  spoiler: 'tracking_rolled',
  suspense: () => (throwing.tumbling ? t('board-throwing') : ''),
  texts,
  prepare: prepareContent,
  marks: {
    turn: ['turn_began'],
    landmark: ['found', 'relocated', 'request_granted', 'terrain_closed', 'building_ended', 'poacher_caught', 'game_ended'],
  } satisfies Marks<EventKind>,
  world: 'cryptids',
};
