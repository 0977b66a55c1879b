// What a seat is called in a replay; bots and seats without a name have one in the reader's language.
import type { SeatInfo } from '../wire/types';
import { has, t } from '../words/words.svelte';

export function nameOf(seat: SeatInfo, number: number): string {
  if (seat.name) return seat.name;
  if (seat.bot && has(`bot-${seat.bot}`)) return t(`bot-${seat.bot}`);
  return t('player', { number: number + 1 });
}
