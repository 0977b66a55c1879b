// What the top bar says: whose move it is, in one short line. It never calls the viewer by name.
import type { Update } from '../../wire/types';
import { t } from '../../words/words.svelte';
import { askedSeats, isAway, turnSeat, wanted } from '../seats/seats';

export function headingOf(update: Update, names: readonly string[]): string {
  const { play, seat } = update;
  if (!play) return t(`game-${update.table.game}`);
  if (play.result) return t('play-over');
  if (play.pause) return t('play-pause');
  if (isAway(update)) return t('play-away-now');
  const turn = turnSeat(play.view);
  if (wanted(update)) return turn === seat ? t('your-turn') : t('play-answer-wanted');
  // The viewer may be among those who are asked, and has answered already.
  const asked = askedSeats(play.view).filter((each) => each !== seat);
  if (turn >= 0 && turn !== seat && asked.includes(turn)) return t('play-turn-of', { name: names[turn] ?? '' });
  if (asked.length === 1) return t('play-decides', { name: names[asked[0]!] ?? '' });
  if (asked.length > 1) return t('play-decide-several');
  return turn >= 0 && turn !== seat ? t('play-turn-of', { name: names[turn] ?? '' }) : t(`game-${update.table.game}`);
}
