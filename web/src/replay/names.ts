// What a seat is called in a replay; bots and seats without a name have one in the reader's language.
import type { SeatInfo } from '../wire/types';
import { botName } from '../words/games';
import { t } from '../words/words.svelte';

export function nameOf(seat: SeatInfo, number: number): string {
  if (seat.name) return seat.name;
  return seat.bot ? botName(seat.bot) : t('player', { number: number + 1 });
}
