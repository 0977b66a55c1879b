// The signs of the four resources, and when one is low.
import Souls from '~icons/game-icons/backup';
import Brain from '~icons/game-icons/brain';
import Coal from '~icons/game-icons/coal-pile';
import Meal from '~icons/game-icons/hot-meal';
import type { DIALS } from '../facts';
import type { Symbol } from '../symbols';

export const DIAL_SYMBOLS: Record<(typeof DIALS)[number], Symbol> = { fuel: Coal, food: Meal, sanity: Brain, souls: Souls };
export const LOW = 2;
