// The creatures on the cards, as silhouettes: those of the built-in pack by their ids, any other by its kind. Each is fetched
// when it is first drawn: a board shows six of them.
import AngelWings from '~icons/game-icons/feathered-wing';
import Rabbit from '~icons/game-icons/rabbit';
import Wolf from '~icons/game-icons/wolf-head';
import { lazyPicture } from '../../parts/lazyPicture';
import type { Card } from '../content';
import { KINDS } from '../facts';
import { KIND_SYMBOLS, type Symbol } from '../symbols';

const BarnOwl = lazyPicture(() => import('~icons/game-icons/barn-owl'));
const Bear = lazyPicture(() => import('~icons/game-icons/bear-head'));
const Boar = lazyPicture(() => import('~icons/game-icons/boar'));
const Bull = lazyPicture(() => import('~icons/game-icons/charging-bull'));
const Chicken = lazyPicture(() => import('~icons/game-icons/chicken'));
const Deer = lazyPicture(() => import('~icons/game-icons/deer'));
const Diplodocus = lazyPicture(() => import('~icons/game-icons/diplodocus'));
const DoubleDragon = lazyPicture(() => import('~icons/game-icons/double-dragon'));
const Dove = lazyPicture(() => import('~icons/game-icons/dove'));
const DragonHead = lazyPicture(() => import('~icons/game-icons/dragon-head'));
const Eagle = lazyPicture(() => import('~icons/game-icons/eagle-emblem'));
const FireBird = lazyPicture(() => import('~icons/game-icons/egyptian-bird'));
const Fox = lazyPicture(() => import('~icons/game-icons/fox'));
const Frog = lazyPicture(() => import('~icons/game-icons/frog'));
const Goat = lazyPicture(() => import('~icons/game-icons/goat'));
const Hawk = lazyPicture(() => import('~icons/game-icons/hawk-emblem'));
const Hydra = lazyPicture(() => import('~icons/game-icons/hydra'));
const Kraken = lazyPicture(() => import('~icons/game-icons/giant-squid'));
const Lizard = lazyPicture(() => import('~icons/game-icons/lizardman'));
const Pterodactylus = lazyPicture(() => import('~icons/game-icons/pterodactylus'));
const Rooster = lazyPicture(() => import('~icons/game-icons/rooster'));
const Salamander = lazyPicture(() => import('~icons/game-icons/salamander'));
const SandSnake = lazyPicture(() => import('~icons/game-icons/sand-snake'));
const SeaCreature = lazyPicture(() => import('~icons/game-icons/sea-creature'));
const SeaDragon = lazyPicture(() => import('~icons/game-icons/sea-dragon'));
const SeaSerpent = lazyPicture(() => import('~icons/game-icons/sea-serpent'));
const Snail = lazyPicture(() => import('~icons/game-icons/snail'));
const Snake = lazyPicture(() => import('~icons/game-icons/snake'));
const SpikedDragon = lazyPicture(() => import('~icons/game-icons/spiked-dragon-head'));
const Spiral = lazyPicture(() => import('~icons/game-icons/dragon-spiral'));
const Stag = lazyPicture(() => import('~icons/game-icons/stag-head'));
const Turtle = lazyPicture(() => import('~icons/game-icons/turtle'));
const Unicorn = lazyPicture(() => import('~icons/game-icons/unicorn'));
const Vulture = lazyPicture(() => import('~icons/game-icons/vulture'));
const Walrus = lazyPicture(() => import('~icons/game-icons/walrus-head'));
const WolfHowl = lazyPicture(() => import('~icons/game-icons/wolf-howl'));
const Wyvern = lazyPicture(() => import('~icons/game-icons/wyvern'));

const PICTURES: Readonly<Record<string, Symbol>> = {
  trochus: Snail,
  lossie: Walrus,
  water_leaper: Frog,
  selma: SeaSerpent,
  skvader: Rabbit,
  habor: Stag,
  mavo: Boar,
  elwetritsch: Chicken,
  hercinia: Dove,
  achlis: Deer,
  dahu: Goat,
  tatzelwurm: Salamander,
  caladrius: BarnOwl,
  aspid: SandSnake,
  amphisbaena: DoubleDragon,
  lagopus: AngelWings,
  karadag_serpent: Snake,
  sarmatian_sea_snail: Snail,
  dobhar_chu: SeaCreature,
  biddrina: Spiral,
  lariosaur: Diplodocus,
  gulon: Bear,
  aitvaras: Rooster,
  drekavac: Lizard,
  black_shuck: Wolf,
  tulikettu: Fox,
  bonnacon: Bull,
  lou_carcolh: Snail,
  rarog: Hawk,
  bird_of_vergisson: Vulture,
  ziriddar: Pterodactylus,
  nessie: Diplodocus,
  kraken: Kraken,
  tarasque: Turtle,
  chudo_yudo: Hydra,
  beast_of_gevaudan: WolfHowl,
  firebird: FireBird,
  lindworm: SpikedDragon,
  cuelebre: Wyvern,
  wawel_dragon: DragonHead,
  indrik: Unicorn,
  turul: Eagle,
  korkodil: SeaDragon,
};

export function pictureOf(card: Card): Symbol {
  return PICTURES[card.id] ?? KIND_SYMBOLS[KINDS[card.kind] ?? 'beast'];
}
