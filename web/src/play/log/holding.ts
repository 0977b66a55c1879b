// What the log tells while the board is still revealing something: nothing from the line on that would give it away.
import type { GameClient } from '../../games/contract';
import type { Line } from '../../wire/types';

export function toldSoFar(log: readonly Line[], game: Pick<GameClient, 'suspense' | 'spoiler'>): readonly Line[] {
  if (!game.suspense?.()) return log;
  let at = log.findLastIndex(({ kind }) => kind === game.spoiler);
  while (log[at - 1]?.kind === game.spoiler) at -= 1;
  return at < 0 ? log : log.slice(0, at);
}
