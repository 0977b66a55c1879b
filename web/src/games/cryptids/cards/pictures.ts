// The creatures on the cards, as silhouettes: those of the built-in pack by their ids, any other by its kind. Each is fetched
// when it is first drawn: a board shows six of them.
import { later } from '../../parts/later';
import type { Card } from '../content';
import { KINDS } from '../facts';
import { KIND_SYMBOLS, type Symbol } from '../symbols';

const AngelWings = later(() => import('~icons/game-icons/feathered-wing'));
const BarnOwl = later(() => import('~icons/game-icons/barn-owl'));
const Bear = later(() => import('~icons/game-icons/bear-head'));
const Boar = later(() => import('~icons/game-icons/boar'));
const Bull = later(() => import('~icons/game-icons/charging-bull'));
const Chicken = later(() => import('~icons/game-icons/chicken'));
const Deer = later(() => import('~icons/game-icons/deer'));
const Diplodocus = later(() => import('~icons/game-icons/diplodocus'));
const DoubleDragon = later(() => import('~icons/game-icons/double-dragon'));
const Dove = later(() => import('~icons/game-icons/dove'));
const DragonHead = later(() => import('~icons/game-icons/dragon-head'));
const Eagle = later(() => import('~icons/game-icons/eagle-emblem'));
const FireBird = later(() => import('~icons/game-icons/egyptian-bird'));
const Fox = later(() => import('~icons/game-icons/fox'));
const Frog = later(() => import('~icons/game-icons/frog'));
const Goat = later(() => import('~icons/game-icons/goat'));
const Hawk = later(() => import('~icons/game-icons/hawk-emblem'));
const Hydra = later(() => import('~icons/game-icons/hydra'));
const Kraken = later(() => import('~icons/game-icons/giant-squid'));
const Lizard = later(() => import('~icons/game-icons/lizardman'));
const Pterodactylus = later(() => import('~icons/game-icons/pterodactylus'));
const Rabbit = later(() => import('~icons/game-icons/rabbit'));
const Rooster = later(() => import('~icons/game-icons/rooster'));
const Salamander = later(() => import('~icons/game-icons/salamander'));
const SandSnake = later(() => import('~icons/game-icons/sand-snake'));
const SeaCreature = later(() => import('~icons/game-icons/sea-creature'));
const SeaDragon = later(() => import('~icons/game-icons/sea-dragon'));
const SeaSerpent = later(() => import('~icons/game-icons/sea-serpent'));
const Snail = later(() => import('~icons/game-icons/snail'));
const Snake = later(() => import('~icons/game-icons/snake'));
const SpikedDragon = later(() => import('~icons/game-icons/spiked-dragon-head'));
const Spiral = later(() => import('~icons/game-icons/dragon-spiral'));
const Stag = later(() => import('~icons/game-icons/stag-head'));
const Turtle = later(() => import('~icons/game-icons/turtle'));
const Unicorn = later(() => import('~icons/game-icons/unicorn'));
const Vulture = later(() => import('~icons/game-icons/vulture'));
const Walrus = later(() => import('~icons/game-icons/walrus-head'));
const Wolf = later(() => import('~icons/game-icons/wolf-head'));
const WolfHowl = later(() => import('~icons/game-icons/wolf-howl'));
const Wyvern = later(() => import('~icons/game-icons/wyvern'));

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
