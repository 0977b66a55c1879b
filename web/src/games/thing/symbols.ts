// The pictures of game-icons that stand for cards and roles, and the signs of the kinds of cards.
import Biohazard from '@lucide/svelte/icons/biohazard';
import CircleHelp from '@lucide/svelte/icons/circle-question-mark';
import Fence from '@lucide/svelte/icons/fence';
import RadioTower from '@lucide/svelte/icons/radio-tower';
import Shield from '@lucide/svelte/icons/shield';
import ThumbsDown from '@lucide/svelte/icons/thumbs-down';
import ThumbsUp from '@lucide/svelte/icons/thumbs-up';
import Zap from '@lucide/svelte/icons/zap';
import type { Component } from 'svelte';
import Rotation from '~icons/game-icons/anticlockwise-rotation';
import Armchair from '~icons/game-icons/armchair';
import BackForth from '~icons/game-icons/back-forth';
import Balloons from '~icons/game-icons/balloons';
import Quarantined from '~icons/game-icons/biohazard';
import BrainLeak from '~icons/game-icons/brain-leak';
import Bottle from '~icons/game-icons/brandy-bottle';
import Chain from '~icons/game-icons/chained-arrow-heads';
import DiceFour from '~icons/game-icons/dice-six-faces-four';
import DiceTwo from '~icons/game-icons/dice-six-faces-two';
import Dodge from '~icons/game-icons/dodge';
import DominoMask from '~icons/game-icons/domino-mask';
import ExitDoor from '~icons/game-icons/exit-door';
import Fire from '~icons/game-icons/fire';
import FireAxe from '~icons/game-icons/fire-axe';
import Extinguisher from '~icons/game-icons/fire-extinguisher';
import Fist from '~icons/game-icons/fist';
import Flamethrower from '~icons/game-icons/flamethrower';
import Palm from '~icons/game-icons/hand';
import Ear from '~icons/game-icons/human-ear';
import Rope from '~icons/game-icons/jumping-rope';
import Lips from '~icons/game-icons/lips';
import LockedDoor from '~icons/game-icons/locked-door';
import Lens from '~icons/game-icons/magnifying-glass';
import Microscope from '~icons/game-icons/microscope';
import Microphone from '~icons/game-icons/old-microphone';
import Person from '~icons/game-icons/person';
import Run from '~icons/game-icons/run';
import Spill from '~icons/game-icons/spill';
import Surprised from '~icons/game-icons/surprised';
import Monster from '~icons/game-icons/tentacles-skull';
import Friends from '~icons/game-icons/three-friends';
import Virus from '~icons/game-icons/virus';
import Chair from '~icons/game-icons/wooden-chair';
import type { CardId, Category, Role } from './cards';
import type { Mark } from './notes.svelte';
import type { Symbol } from '../parts/symbol';

export type { Symbol };

export const FIRE: Symbol = Fire;
export const CHAIR: Symbol = Chair;

export const CARD_SYMBOLS: Record<CardId, Symbol> = {
  the_thing: Monster,
  infected: Virus,
  flamethrower: Flamethrower,
  analysis: Microscope,
  axe: FireAxe,
  suspicion: Lens,
  whisky: Bottle,
  persistence: Fist,
  watch_your_back: Rotation,
  change_places: BackForth,
  better_run: Run,
  seduction: Lips,
  fear: Surprised,
  fine_here: Armchair,
  no_thanks: Palm,
  missed: Dodge,
  no_barbecue: Extinguisher,
  quarantine: Quarantined,
  barred_door: LockedDoor,
  old_ropes: Rope,
  one_two: DiceTwo,
  three_four: DiceFour,
  party: Balloons,
  get_out: ExitDoor,
  forgetful: BrainLeak,
  chain_reaction: Chain,
  be_friends: Friends,
  blind_date: DominoMask,
  oops: Spill,
  between_us: Ear,
  confession: Microphone,
};

export const ROLE_SYMBOLS: Record<Role, Symbol> = { human: Person, infected: Virus, thing: Monster };

type Sign = Component<{ size?: number | string; 'aria-hidden'?: 'true' }>;

export const CATEGORY_SIGNS: Record<Category, Sign> = {
  infection: Biohazard as Sign,
  action: Zap as Sign,
  defence: Shield as Sign,
  obstacle: Fence as Sign,
  panic: RadioTower as Sign,
};

export const MARK_SIGNS: Record<Mark, Symbol | Sign> = {
  '': CircleHelp as Sign,
  human: Person,
  infected: Virus,
  thing: Monster,
  trust: ThumbsUp as Sign,
  doubt: ThumbsDown as Sign,
};
