// The Thing from the Deep Abyss in the browser.
import NotebookPen from '@lucide/svelte/icons/notebook-pen';
import './world.css';
import type { GameClient, GameDrawer, Marks } from '../contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import SeatSummary from './SeatSummary.svelte';
import CardChip from './CardChip.svelte';
import type { EventKind } from './facts';
import { verbOf, type Model, type Verb } from './model';
import { humansLeft } from './names';
import { staging } from './staging.svelte';
import { suits } from './guide/suits';
import { texts } from './texts';
import { t } from '../../words/words.svelte';

const OF_HAND: readonly Verb[] = ['play', 'discard', 'offer', 'give', 'defend', 'swap', 'keep'];

export const game: GameClient = {
  Board: Board as GameClient['Board'],
  hand: (() => import('./Hand.svelte')) as GameClient['hand'],
  Area: Area as GameClient['Area'],
  SeatSummary: SeatSummary as GameClient['SeatSummary'],
  seatsOnBoard: true,
  pointed: true,
  // A false announcement loses: until it could be true it waits with the role.
  tucked: (choice, model) => verbOf(choice) === 'announce' && humansLeft(model as unknown as Model),
  // The hand is the choice: each of its cards says what can be done with it.
  covered: (choice) => OF_HAND.includes(verbOf(choice)),
  drawers: [
    {
      name: 'notes',
      title: 'thing-sheet',
      Icon: NotebookPen as GameDrawer['Icon'],
      seated: true,
      load: (() => import('./DeductionNotes.svelte')) as GameDrawer['load'],
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
  pictured: ['card'],
  suspense: () => (staging.holds ? t('thing-moment-hold') : ''),
  get spoiler() {
    return staging.spoiler;
  },
  texts,
  marks: {
    turn: ['turn_began'],
    landmark: ['panic_drawn', 'burned', 'saved', 'hand_shown', 'infected', 'became_thing', 'thing_burned', 'announced', 'game_ended'],
  } satisfies Marks<EventKind>,
  world: 'thing',
};
