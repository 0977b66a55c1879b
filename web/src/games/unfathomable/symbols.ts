// The pictures of Unfathomable: skills are drawn here, things and places come from game-icons. What the board always shows
// comes with it; a picture of a single card is fetched when it is first drawn.
import Choice from '~icons/game-icons/choice';
import BrokenWall from '~icons/game-icons/broken-wall';
import EvilBook from '~icons/game-icons/evil-book';
import FishMonster from '~icons/game-icons/fish-monster';
import Hydra from '~icons/game-icons/hydra';
import Pentacle from '~icons/game-icons/pentacle';
import Person from '~icons/game-icons/person';
import Toolbox from '~icons/game-icons/toolbox';
import Trident from '~icons/game-icons/trident';
import type { Mythos, Skill } from './facts';
import { lazyPicture } from '../parts/lazyPicture';
import type { Symbol } from '../parts/symbol';
import Wheel from './parts/Wheel.svelte';

export type { Symbol };

/** The marks of the skills on a grid of 24: a word, a book, an eye, a fist, a flame, a dagger. */
export const SKILL_PATHS: Record<Skill, string> = {
  influence:
    'M4 3.5h16a2.3 2.3 0 0 1 2.3 2.3v8.9A2.3 2.3 0 0 1 20 17h-7.6L7 21.8V17H4a2.3 2.3 0 0 1-2.3-2.3V5.8A2.3 2.3 0 0 1 4 3.5zm2.2 3.7v1.9h11.6V7.2zm0 4v1.9h7.8v-1.9z',
  lore: 'M11.2 6.9C8.6 5 5 4.6 1.8 5.4v13.2c3.2-.8 6.8-.4 9.4 1.5zM12.8 6.9C15.4 5 19 4.6 22.2 5.4v13.2c-3.2-.8-6.8-.4-9.4 1.5z',
  observation:
    'M.8 12C4.3 6.7 8 4.8 12 4.8S19.7 6.7 23.2 12c-3.5 5.3-7.2 7.2-11.2 7.2S4.3 17.3.8 12zM12 7.3a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.4zm0 2.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  strength:
    'M4.3 5.4a1.6 1.6 0 0 1 3.3 0v5H4.3zM8.4 4.3a1.6 1.6 0 0 1 3.3 0v6.1H8.4zM12.5 4.3a1.6 1.6 0 0 1 3.3 0v6.1h-3.3zM16.6 5.4a1.6 1.6 0 0 1 3.3 0v5h-3.3zM4.3 11.3h8.5v2.9H9.2v1.5h5.1v-4.4h5.6v4.1c0 1.9-.9 3.3-2.5 4.2V22H7.6v-2.3c-2-.9-3.3-2.5-3.3-4.7z',
  will: 'M12.2 1.2c.9 4.2 6.6 7 6.6 13.3a6.8 6.8 0 0 1-13.6 0c0-3 1.6-5 3-6.6.3 2 1 3.1 2.1 3.6-.8-3.9-.1-7.7 1.9-10.3zm-.1 12.7c-1.7 1.5-2.5 2.6-2.5 3.9a2.5 2.5 0 0 0 5 0c0-1.3-.8-2.5-2.5-3.9z',
  treachery: 'M12 .8a1.9 1.9 0 0 1 1.3 3.3v2.5h4.9v2.2h-3.6v9.3L12 23.2l-2.6-5.1V8.8H5.8V6.6h4.9V4.1A1.9 1.9 0 0 1 12 .8z',
};

export const MYTHOS_SYMBOLS: Record<Mythos['icon'], Symbol> = { deep_ones: FishMonster, father_dagon: Trident, mother_hydra: Hydra };
export const TRACK_SYMBOLS: Record<Mythos['track'], Symbol> = { travel: Wheel, ritual: Pentacle, choice: Choice };

/** By the numbers of items. */
export const ITEM_SYMBOLS: readonly Symbol[] = [
  lazyPicture(() => import('~icons/game-icons/megaphone')),
  lazyPicture(() => import('~icons/game-icons/revolver')),
  lazyPicture(() => import('~icons/game-icons/medicines')),
  Toolbox,
  lazyPicture(() => import('~icons/game-icons/winchester-rifle')),
  lazyPicture(() => import('~icons/game-icons/gem-pendant')),
  lazyPicture(() => import('~icons/game-icons/notebook')),
  EvilBook,
  lazyPicture(() => import('~icons/game-icons/diamond-ring')),
  lazyPicture(() => import('~icons/game-icons/cat')),
  lazyPicture(() => import('~icons/game-icons/pistol-gun')),
  lazyPicture(() => import('~icons/game-icons/top-hat')),
  lazyPicture(() => import('~icons/game-icons/scroll-unfurled')),
  lazyPicture(() => import('~icons/game-icons/binoculars')),
  lazyPicture(() => import('./parts/MedicineBall.svelte') as unknown as Promise<{ default: Symbol }>),
  lazyPicture(() => import('~icons/game-icons/pocket-watch')),
  lazyPicture(() => import('~icons/game-icons/bundle-grenade')),
  lazyPicture(() => import('~icons/game-icons/trench-knife')),
  lazyPicture(() => import('~icons/game-icons/converse-shoe')),
  lazyPicture(() => import('~icons/game-icons/sawed-off-shotgun')),
];

/** By the numbers of waypoints. */
export const WAYPOINT_SYMBOLS: readonly Symbol[] = [
  lazyPicture(() => import('~icons/game-icons/cargo-crate')),
  lazyPicture(() => import('~icons/game-icons/island')),
  lazyPicture(() => import('~icons/game-icons/tornado')),
  lazyPicture(() => import('~icons/game-icons/iceberg')),
  lazyPicture(() => import('~icons/game-icons/peaks')),
  lazyPicture(() => import('~icons/game-icons/sailboat')),
  lazyPicture(() => import('~icons/game-icons/ship-wreck')),
  lazyPicture(() => import('~icons/game-icons/kraken-tentacle')),
  lazyPicture(() => import('~icons/game-icons/fog')),
  lazyPicture(() => import('~icons/game-icons/whirlwind')),
  lazyPicture(() => import('~icons/game-icons/heavy-rain')),
  lazyPicture(() => import('~icons/game-icons/big-wave')),
  lazyPicture(() => import('~icons/game-icons/wave-crest')),
  lazyPicture(() => import('~icons/game-icons/steam')),
  lazyPicture(() => import('~icons/game-icons/algae')),
  lazyPicture(() => import('~icons/game-icons/sunset')),
  lazyPicture(() => import('~icons/game-icons/waves')),
  lazyPicture(() => import('~icons/game-icons/double-fish')),
  lazyPicture(() => import('~icons/game-icons/wave-crest')),
  lazyPicture(() => import('~icons/game-icons/lightning-storm')),
];

export const SPELL_SYMBOL: Symbol = Pentacle;

/** By the numbers of damage cards: a hole in the ship unless it is something else. */
const DAMAGE_SYMBOLS: Readonly<Record<number, Symbol>> = {
  6: lazyPicture(() => import('~icons/game-icons/oil-drum')),
  7: lazyPicture(() => import('~icons/game-icons/fish-bucket')),
  8: lazyPicture(() => import('~icons/game-icons/run')),
};

export function damageSymbol(damage: number): Symbol {
  return DAMAGE_SYMBOLS[damage] ?? BrokenWall;
}

/** By the numbers of roles. */
export const ROLE_SYMBOLS: readonly Symbol[] = [Person, FishMonster, lazyPicture(() => import('~icons/game-icons/hood'))];
/** By the numbers of titles. */
export const TITLE_SYMBOLS: readonly Symbol[] = [Wheel, EvilBook];
