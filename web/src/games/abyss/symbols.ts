// The pictures of game-icons that stand for races, guilds and Lords, and the heraldry of the guilds.
import Crab from '~icons/game-icons/crab';
import Gavel from '~icons/game-icons/gavel';
import Jellyfish from '~icons/game-icons/jellyfish';
import Laurels from '~icons/game-icons/laurels';
import NautilusShell from '~icons/game-icons/nautilus-shell';
import PolarStar from '~icons/game-icons/polar-star';
import Seahorse from '~icons/game-icons/seahorse';
import SeaSerpent from '~icons/game-icons/sea-serpent';
import Sickle from '~icons/game-icons/sickle';
import SkeletonKey from '~icons/game-icons/skeleton-key';
import Squid from '~icons/game-icons/squid';
import Trident from '~icons/game-icons/trident';
import TwoCoins from '~icons/game-icons/two-coins';
import type { Guild, Race } from './facts';
import { lazyPicture } from '../parts/lazyPicture';
import type { Symbol } from '../parts/symbol';

export type { Symbol };

// Of the Lords only some are in sight.
const KnightBanner = lazyPicture(() => import('~icons/game-icons/knight-banner'));
const Padlock = lazyPicture(() => import('~icons/game-icons/padlock'));
const EyeTarget = lazyPicture(() => import('~icons/game-icons/eye-target'));
const Dagger = lazyPicture(() => import('~icons/game-icons/plain-dagger'));
const CrestedHelmet = lazyPicture(() => import('~icons/game-icons/crested-helmet'));
const Whip = lazyPicture(() => import('~icons/game-icons/whip'));
const HarpoonChain = lazyPicture(() => import('~icons/game-icons/harpoon-chain'));
const Anchor = lazyPicture(() => import('~icons/game-icons/anchor'));
const Scales = lazyPicture(() => import('~icons/game-icons/scales'));
const Knapsack = lazyPicture(() => import('~icons/game-icons/knapsack'));
const Castle = lazyPicture(() => import('~icons/game-icons/castle'));
const CrossedChains = lazyPicture(() => import('~icons/game-icons/crossed-chains'));
const SwapBag = lazyPicture(() => import('~icons/game-icons/swap-bag'));
const TotemHead = lazyPicture(() => import('~icons/game-icons/totem-head'));
const PsychicWaves = lazyPicture(() => import('~icons/game-icons/psychic-waves'));
const OpenBook = lazyPicture(() => import('~icons/game-icons/open-book'));
const CrystalBall = lazyPicture(() => import('~icons/game-icons/crystal-ball'));
const Flask = lazyPicture(() => import('~icons/game-icons/round-bottom-flask'));
const MirrorMirror = lazyPicture(() => import('~icons/game-icons/mirror-mirror'));
const WizardStaff = lazyPicture(() => import('~icons/game-icons/wizard-staff'));
const ChessKnight = lazyPicture(() => import('~icons/game-icons/chess-knight'));
const PayMoney = lazyPicture(() => import('~icons/game-icons/pay-money'));
const SnakeTongue = lazyPicture(() => import('~icons/game-icons/snake-tongue'));
const Dove = lazyPicture(() => import('~icons/game-icons/dove'));
const LockedChest = lazyPicture(() => import('~icons/game-icons/locked-chest'));
const SpiderWeb = lazyPicture(() => import('~icons/game-icons/spider-web'));
const Basket = lazyPicture(() => import('~icons/game-icons/basket'));
const Scythe = lazyPicture(() => import('~icons/game-icons/scythe'));
const ShepherdsCrook = lazyPicture(() => import('~icons/game-icons/shepherds-crook'));
const StoneWheel = lazyPicture(() => import('~icons/game-icons/stone-wheel'));
const DoubleFish = lazyPicture(() => import('~icons/game-icons/double-fish'));
const Field = lazyPicture(() => import('~icons/game-icons/field'));
const ThirdEye = lazyPicture(() => import('~icons/game-icons/third-eye'));
const LanternFlame = lazyPicture(() => import('~icons/game-icons/lantern-flame'));
const Beard = lazyPicture(() => import('~icons/game-icons/beard'));

export const KEY: Symbol = SkeletonKey;
export const MONSTER_SYMBOL: Symbol = SeaSerpent;

export const RACE_SYMBOLS: Record<Race, Symbol> = {
  squid: Squid,
  shellfish: NautilusShell,
  crab: Crab,
  seahorse: Seahorse,
  jellyfish: Jellyfish,
};

export const GUILD_SYMBOLS: Record<Guild, Symbol> = {
  soldier: Trident,
  merchant: TwoCoins,
  mage: PolarStar,
  politician: Gavel,
  farmer: Sickle,
  ambassador: Laurels,
};

/** Guilds wear the colour of the race that they ask for; ambassadors, who take all, have their own. */
export const GUILD_COLOURS: Record<Guild, Race | 'ambassador'> = {
  soldier: 'crab',
  merchant: 'shellfish',
  mage: 'jellyfish',
  politician: 'squid',
  farmer: 'seahorse',
  ambassador: 'ambassador',
};

export const LORD_SYMBOLS: Record<string, Symbol> = {
  recruiter: KnightBanner,
  jailer: Padlock,
  seeker: EyeTarget,
  assassin: Dagger,
  commander: CrestedHelmet,
  tamer: Whip,
  hunter: HarpoonChain,
  ship_master: Anchor,
  trader: Scales,
  peddler: Knapsack,
  landlord: Castle,
  slaver: CrossedChains,
  shopkeeper: SwapBag,
  shaman: TotemHead,
  invoker: PsychicWaves,
  apprentice: OpenBook,
  oracle: CrystalBall,
  alchemist: Flask,
  illusionist: MirrorMirror,
  master_of_magic: WizardStaff,
  opportunist: ChessKnight,
  corruptor: PayMoney,
  traitor: SnakeTongue,
  diplomat: Dove,
  treasurer: LockedChest,
  schemer: SpiderWeb,
  keeper: Basket,
  reaper: Scythe,
  shepherd: ShepherdsCrook,
  miller: StoneWheel,
  aquaculturalist: DoubleFish,
  landowner: Field,
  sage: ThirdEye,
  hermit: LanternFlame,
  elder: Beard,
};

/** The outline of each guild's seal in a square of 100. */
export const SEAL_SHAPES: Record<Guild, string> = {
  soldier: 'M50 3 92 13v38c0 24-19 39-42 46C27 90 8 75 8 51V13Z',
  merchant: scalloped(12, 41, 48),
  mage: star(8, 40, 48),
  politician: 'M50 2c20 13 46 20 46 48S70 85 50 98C30 85 4 78 4 50S30 15 50 2Z',
  farmer: 'M14 8h72c4 0 7 3 7 7v40c0 24-18 35-43 42C25 90 7 79 7 55V15c0-4 3-7 7-7Z',
  ambassador: star(5, 36, 49),
};

function around(radius: number, angle: number): string {
  return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
}

function scalloped(lobes: number, inner: number, outer: number): string {
  const step = (2 * Math.PI) / lobes;
  let path = `M${around(inner, 0)}`;
  for (let lobe = 0; lobe < lobes; lobe += 1) path += `Q${around(outer + 6, (lobe + 0.5) * step)} ${around(inner, (lobe + 1) * step)}`;
  return `${path}Z`;
}

function star(points: number, inner: number, outer: number): string {
  const step = Math.PI / points;
  const corners = Array.from({ length: points * 2 }, (_, at) => around(at % 2 ? inner : outer, at * step));
  return `M${corners.join('L')}Z`;
}

/** How the fields of the arms are divided; with the symbol this tells the Lords of a guild apart. */
export const PARTITIONS: readonly string[] = [
  'M50 0H100V100H50Z',
  'M0 50H100V100H0Z',
  'M0 0 100 100H0Z',
  'M0 100 50 42 100 100Z',
  'M0 0H50V50H100V100H50V50H0Z',
  'M0 34H100V66H0Z',
  'M0 0 50 50 0 100ZM100 0 50 50 100 100Z',
];
