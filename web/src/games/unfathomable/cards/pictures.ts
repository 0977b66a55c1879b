// Pictures that only cards in full need: one for each spell and for each space with a rule of its own.
import BrainLeak from '~icons/game-icons/brain-leak';
import Brainstorm from '~icons/game-icons/brainstorm';
import CaptainHat from '~icons/game-icons/captain-hat-profile';
import CookingPot from '~icons/game-icons/cooking-pot';
import CrystalBall from '~icons/game-icons/crystal-ball';
import EvilHand from '~icons/game-icons/evil-hand';
import EyeOfHorus from '~icons/game-icons/eye-of-horus';
import FireSpell from '~icons/game-icons/fire-spell-cast';
import FishingLure from '~icons/game-icons/fishing-lure';
import Ghost from '~icons/game-icons/floating-ghost';
import Furnace from '~icons/game-icons/furnace';
import GoldBar from '~icons/game-icons/gold-bar';
import Healing from '~icons/game-icons/healing';
import Hospital from '~icons/game-icons/hospital-cross';
import InsectJaws from '~icons/game-icons/insect-jaws';
import Lightning from '~icons/game-icons/lightning-branches';
import MagicHat from '~icons/game-icons/magic-hat';
import MagicPortal from '~icons/game-icons/magic-portal';
import Person from '~icons/game-icons/person';
import Prayer from '~icons/game-icons/prayer';
import RaiseZombie from '~icons/game-icons/raise-zombie';
import Script from '~icons/game-icons/scroll-quill';
import Spyglass from '~icons/game-icons/spyglass';
import Shield from '~icons/game-icons/surrounded-shield';
import Friends from '~icons/game-icons/three-friends';
import Werewolf from '~icons/game-icons/werewolf';
import Bars from '~icons/game-icons/window-bars';
import Crate from '~icons/game-icons/wooden-crate';
import type { Symbol } from '../symbols';

/** By the numbers of spells. */
export const SPELL_PICTURES: readonly Symbol[] = [
  GoldBar,
  Ghost,
  Lightning,
  Friends,
  BrainLeak,
  MagicHat,
  EvilHand,
  Brainstorm,
  Shield,
  CrystalBall,
  MagicPortal,
  MagicPortal,
  Healing,
  FishingLure,
  InsectJaws,
  RaiseZombie,
  Script,
  FireSpell,
  Werewolf,
  EyeOfHorus,
];

/** By the names of spaces. */
export const ROOM_PICTURES: Readonly<Record<string, Symbol>> = {
  bridge: Spyglass,
  chapel: Prayer,
  captains_cabin: CaptainHat,
  cargo_hold: Crate,
  galley: CookingPot,
  boiler_room: Furnace,
  sick_bay: Hospital,
  brig: Bars,
};

export const PASSENGER_PICTURE: Symbol = Person;
