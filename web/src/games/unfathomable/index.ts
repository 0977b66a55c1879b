// Unfathomable in the browser.
import IdCard from '@lucide/svelte/icons/id-card';
import './world.css';
import type { GameClient, GameDrawer, Marks } from '../contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import SeatSummary from './SeatSummary.svelte';
import { PICTURED } from './cards';
import CardChip from './CardChip.svelte';
import { tallyOf } from './hand/tally';
import { verbOf, type Model } from './model';
import { signed } from './names';
import { suspense } from './stage/suspense.svelte';
import type { EventKind } from './facts';
import { suits } from './guide/suits';
import { texts } from './texts';
import { t } from '../../words/words.svelte';

export const game: GameClient = {
  Board: Board as GameClient['Board'],
  hand: (() => import('./Hand.svelte')) as GameClient['hand'],
  Area: Area as GameClient['Area'],
  SeatSummary: SeatSummary as GameClient['SeatSummary'],
  pointed: true,
  covered: (choice) => verbOf(choice) === 'reveal',
  drawers: [
    {
      name: 'sheet',
      title: 'hand-sheet',
      Icon: IdCard as GameDrawer['Icon'],
      seated: true,
      load: (() => import('./OwnSheet.svelte')) as GameDrawer['load'],
    },
  ],
  enlarged: (() => import('./Enlarged.svelte')) as GameClient['enlarged'],
  CardChip,
  orders: () => import('./Orders.svelte'),
  talk: () => import('./talk').then((module) => module.openTalk()),
  identity: () => import('./identity'),
  guide: () => import('./guide'),
  suits: suits as NonNullable<GameClient['suits']>,
  reference: () => import('./reference'),
  ending: (() => import('./Ending.svelte')) as NonNullable<GameClient['ending']>,
  pictured: PICTURED,
  confirm(model) {
    const tally = tallyOf(model as unknown as Model);
    if (tally?.kind !== 'check') return '';
    return tally.number === 0 ? t('board-add-nothing') : t('board-add', { number: tally.number, sum: signed(tally.sum) });
  },
  spoiler: 'check_sorted' satisfies EventKind,
  topic: 'check_began' satisfies EventKind,
  suspense: () => (suspense.turning ? t('board-turning') : ''),
  texts,
  marks: {
    turn: ['turn_began'],
    landmark: ['waypoint_laid', 'banished', 'awakened', 'revealed', 'defeated', 'title_passed', 'game_ended'],
  } satisfies Marks<EventKind>,
  world: 'unfathomable',
};
