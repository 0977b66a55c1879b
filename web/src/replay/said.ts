// What led to a moment, in one line: the deal, or who answered what.
import type { Frame } from '../wire/types';
import { t } from '../words/words.svelte';

export function told(frame: Frame, names: readonly string[]): string {
  if (frame.by < 0) return t('replay-deal');
  const name = names[frame.by] ?? t('player', { number: frame.by + 1 });
  return frame.label ? t('replay-answered', { name, label: frame.label }) : t('replay-answered-hidden', { name });
}
