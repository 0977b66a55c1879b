// The sign of each room, where there is no place for its name.
import Bars from '~icons/game-icons/prisoner';
import Boiler from '~icons/game-icons/furnace';
import Cap from '~icons/game-icons/captain-hat-profile';
import Church from '~icons/game-icons/church';
import Crate from '~icons/game-icons/wooden-crate';
import Cross from '~icons/game-icons/hospital-cross';
import Pot from '~icons/game-icons/cooking-pot';
import type { SPACES } from '../facts';
import Wheel from '../parts/Wheel.svelte';
import type { Symbol } from '../symbols';

export const ROOM_SYMBOLS: Readonly<Partial<Record<(typeof SPACES)[number], Symbol>>> = {
  bridge: Wheel as unknown as Symbol,
  chapel: Church,
  captains_cabin: Cap,
  cargo_hold: Crate,
  galley: Pot,
  boiler_room: Boiler,
  sick_bay: Cross,
  brig: Bars,
};
