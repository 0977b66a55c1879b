// The pictures of Cryptids: a few are drawn here, the others come from game-icons.
import Bones from '~icons/game-icons/crossed-bones';
import Compass from '~icons/game-icons/compass';
import Feathers from '~icons/game-icons/feathered-wing';
import Forest from '~icons/game-icons/pine-tree';
import Gecko from '~icons/game-icons/gecko';
import Griffin from '~icons/game-icons/griffin-symbol';
import Mountains from '~icons/game-icons/peaks';
import Paw from '~icons/game-icons/paw-print';
import Raven from '~icons/game-icons/raven';
import Serpent from '~icons/game-icons/sea-serpent';
import Sheep from '~icons/game-icons/sheep';
import Talk from '~icons/game-icons/talk';
import Waves from '~icons/game-icons/waves';
import Witness from '~icons/game-icons/all-seeing-eye';
import Wolf from '~icons/game-icons/wolf-head';
import type { Evidence, Habitat, Kind, SkillId } from './facts';
import type { SymbolId } from './content';
import { lazyPicture } from '../parts/lazyPicture';
import type { Symbol } from '../parts/symbol';

export type { Symbol };

// Of the skills few are owned at first.
const Airplane = lazyPicture(() => import('~icons/game-icons/airplane'));
const Magnifier = lazyPicture(() => import('~icons/game-icons/magnifying-glass'));
const Trail = lazyPicture(() => import('~icons/game-icons/trail'));
const Clover = lazyPicture(() => import('~icons/game-icons/clover'));
const Dice = lazyPicture(() => import('~icons/game-icons/rolling-dices'));
const Cage = lazyPicture(() => import('~icons/game-icons/cage'));
const Walk = lazyPicture(() => import('~icons/game-icons/walking-boot'));
const Path = lazyPicture(() => import('~icons/game-icons/path-distance'));
const Jump = lazyPicture(() => import('~icons/game-icons/jump-across'));
const Binoculars = lazyPicture(() => import('~icons/game-icons/binoculars'));

export const EVIDENCE_SYMBOLS: Record<Evidence, Symbol> = {
  victim: Sheep,
  bones: Bones,
  witness: Witness,
  tracks: Paw,
  sky: Raven,
  water: Serpent,
  rumour: Talk,
};
export const HABITAT_SYMBOLS: Record<Habitat | 'special', Symbol> = {
  mountain: Mountains,
  forest: Forest,
  water: Waves,
  special: Compass,
};
export const KIND_SYMBOLS: Record<Kind, Symbol> = { beast: Wolf, winged: Feathers, reptile: Gecko, chimera: Griffin };

export const SKILL_SYMBOLS: Record<SkillId, Symbol> = {
  ticket: Airplane,
  collect: Magnifier,
  track: Trail,
  luck: Clover,
  second_chance: Dice,
  relocate: Cage,
  range_1: Walk,
  range_2: Path,
  split: Jump,
  neighbour: Binoculars,
};

/** What cells of terrain show, on a grid of 24: a coin, a star, an arrow either way. */
export const SYMBOL_PATHS: Record<SymbolId, string> = {
  coin: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zm0 2.6a6.9 6.9 0 1 1 0 13.8 6.9 6.9 0 0 1 0-13.8zM11 8v8h2.4V8z',
  xp: 'M12 1.6l3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.9l-6.6 3.8L7 14.3l-5.6-5 7.5-.8z',
  initiative: 'M12 1.5l6.5 7.8h-4v5.4h4L12 22.5l-6.5-7.8h4V9.3h-4z',
};

/** The faces of the tracking dice: a check, a clover, a cross. */
export const TRACKING_PATHS = {
  success: 'M3.5 12.8l3-3 3.6 3.6L17.6 5l3 2.8L10.3 19.3z',
  luck: 'M11 13.4V21h2.2v-7.6c2.9 2.7 7.4 1.7 7.4-1.8 0-2-1.6-3-3.2-3 1.2-1 1.5-3.2.1-4.6-2.2-2.1-5.2-.6-5.4 2.4-.3-3-3.3-4.5-5.5-2.4-1.4 1.4-1.1 3.6.1 4.6-1.6 0-3.2 1-3.2 3 0 3.5 4.6 4.5 7.5 1.8z',
  failure: 'M5.4 3.2L12 9.8l6.6-6.6 2.2 2.2-6.6 6.6 6.6 6.6-2.2 2.2-6.6-6.6-6.6 6.6-2.2-2.2L9.8 12 3.2 5.4z',
} as const;
