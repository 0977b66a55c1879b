// What led to a moment, in one line: the deal, or who answered what. An answer that the viewer may not know is told by
// what came of it.
import type { ReplayFrame } from '../wire/types';
import { t } from '../words/words.svelte';

export function told(frame: ReplayFrame, names: readonly string[]): string {
  if (frame.by < 0) return t('replay-deal');
  const name = names[frame.by] ?? t('player', { number: frame.by + 1 });
  if (frame.label) return t('replay-answered', { name, label: frame.label });
  return frame.lines[0]?.text ?? t('replay-answered-hidden', { name });
}
