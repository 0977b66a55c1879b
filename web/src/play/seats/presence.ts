// Who has left the table for a while and who is back, in a word for the others.
import type { SeatInfo } from '../../wire/types';
import { t } from '../../words/words.svelte';

type State = Pick<SeatInfo, 'state'>;

/** A sentence for each of the others who stepped away or came back between two pictures of the table. */
export function comings(before: readonly State[], now: readonly State[], mine: number, names: readonly string[]): string[] {
  return now.flatMap(({ state }, seat) => {
    const was = before[seat]?.state;
    const name = names[seat] ?? '';
    if (seat === mine || was === state) return [];
    if (was === 'present' && state === 'away') return [t('play-went-away', { name })];
    return was === 'away' && state === 'present' ? [t('play-came-back', { name })] : [];
  });
}
