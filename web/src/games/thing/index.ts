// The Thing from the Deep Abyss in the browser.
import NotebookPen from '@lucide/svelte/icons/notebook-pen';
import './world.css';
import type { GameClient, GameSheet } from '../contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import Brief from './Brief.svelte';
import Chip from './Chip.svelte';
import { texts } from './texts';

export const game: GameClient = {
  Board: Board as GameClient['Board'],
  hand: (() => import('./Hand.svelte')) as GameClient['hand'],
  Area: Area as GameClient['Area'],
  Brief: Brief as GameClient['Brief'],
  seatsOnBoard: true,
  pointed: true,
  sheets: [
    {
      name: 'notes',
      title: 'thing-sheet',
      Icon: NotebookPen as GameSheet['Icon'],
      seated: true,
      load: (() => import('./Sheet.svelte')) as GameSheet['load'],
    },
  ],
  enlarged: (() => import('./Enlarged.svelte')) as GameClient['enlarged'],
  Chip,
  orders: () => import('./Orders.svelte'),
  talk: () => import('./talk').then((module) => module.openTalk()),
  ending: (() => import('./Ending.svelte')) as NonNullable<GameClient['ending']>,
  pictured: ['card'],
  texts,
  marks: {
    turn: ['turn_began'],
    landmark: ['panic_drawn', 'burned', 'saved', 'hand_shown', 'infected', 'became_thing', 'thing_burned', 'announced', 'game_ended'],
  },
  world: 'thing',
};
