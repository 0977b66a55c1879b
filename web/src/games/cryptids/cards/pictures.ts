// The creatures on the cards, as silhouettes: those of the built-in pack by their ids, any other by its kind.
import AngelWings from '~icons/game-icons/feathered-wing';
import BarnOwl from '~icons/game-icons/barn-owl';
import Bear from '~icons/game-icons/bear-head';
import Boar from '~icons/game-icons/boar';
import Bull from '~icons/game-icons/charging-bull';
import Chicken from '~icons/game-icons/chicken';
import Deer from '~icons/game-icons/deer';
import Diplodocus from '~icons/game-icons/diplodocus';
import DoubleDragon from '~icons/game-icons/double-dragon';
import Dove from '~icons/game-icons/dove';
import DragonHead from '~icons/game-icons/dragon-head';
import Eagle from '~icons/game-icons/eagle-emblem';
import FireBird from '~icons/game-icons/egyptian-bird';
import Fox from '~icons/game-icons/fox';
import Frog from '~icons/game-icons/frog';
import Goat from '~icons/game-icons/goat';
import Hawk from '~icons/game-icons/hawk-emblem';
import Hydra from '~icons/game-icons/hydra';
import Kraken from '~icons/game-icons/giant-squid';
import Lizard from '~icons/game-icons/lizardman';
import Pterodactylus from '~icons/game-icons/pterodactylus';
import Rabbit from '~icons/game-icons/rabbit';
import Rooster from '~icons/game-icons/rooster';
import Salamander from '~icons/game-icons/salamander';
import SandSnake from '~icons/game-icons/sand-snake';
import SeaCreature from '~icons/game-icons/sea-creature';
import SeaDragon from '~icons/game-icons/sea-dragon';
import SeaSerpent from '~icons/game-icons/sea-serpent';
import Snail from '~icons/game-icons/snail';
import Snake from '~icons/game-icons/snake';
import SpikedDragon from '~icons/game-icons/spiked-dragon-head';
import Spiral from '~icons/game-icons/dragon-spiral';
import Stag from '~icons/game-icons/stag-head';
import Turtle from '~icons/game-icons/turtle';
import Unicorn from '~icons/game-icons/unicorn';
import Vulture from '~icons/game-icons/vulture';
import Walrus from '~icons/game-icons/walrus-head';
import Wolf from '~icons/game-icons/wolf-head';
import WolfHowl from '~icons/game-icons/wolf-howl';
import Wyvern from '~icons/game-icons/wyvern';
import type { Card } from '../content';
import { KINDS } from '../facts';
import { KIND_SYMBOLS, type Symbol } from '../symbols';

const PICTURES: Readonly<Record<string, Symbol>> = {
  trochus: Snail, lossie: Walrus, water_leaper: Frog, selma: SeaSerpent, skvader: Rabbit, habor: Stag, mavo: Boar, elwetritsch: Chicken, hercinia: Dove, achlis: Deer,
  dahu: Goat, tatzelwurm: Salamander, caladrius: BarnOwl, aspid: SandSnake, amphisbaena: DoubleDragon, lagopus: AngelWings,
  karadag_serpent: Snake, sarmatian_sea_snail: Snail, dobhar_chu: SeaCreature, biddrina: Spiral, lariosaur: Diplodocus, gulon: Bear, aitvaras: Rooster, drekavac: Lizard,
  black_shuck: Wolf, tulikettu: Fox, bonnacon: Bull, lou_carcolh: Snail, rarog: Hawk, bird_of_vergisson: Vulture, ziriddar: Pterodactylus,
  nessie: Diplodocus, kraken: Kraken, tarasque: Turtle, chudo_yudo: Hydra, beast_of_gevaudan: WolfHowl, firebird: FireBird, lindworm: SpikedDragon, cuelebre: Wyvern,
  wawel_dragon: DragonHead, indrik: Unicorn, turul: Eagle, korkodil: SeaDragon,
};

export function pictureOf(card: Card): Symbol {
  return PICTURES[card.id] ?? KIND_SYMBOLS[KINDS[card.kind] ?? 'beast'];
}
