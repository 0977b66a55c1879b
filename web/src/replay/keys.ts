// The keys of a replay. What a key means is decided here; Replay.svelte carries it out.

export type Move = 'next' | 'previous' | 'nextTurn' | 'previousTurn' | 'first' | 'last' | 'play' | 'close';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const KEYS: Record<string, Move> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'nextTurn',
  ArrowUp: 'previousTurn',
  PageDown: 'nextTurn',
  PageUp: 'previousTurn',
  Home: 'first',
  End: 'last',
};

/** What a pressed key means, or null. Fields, lists and buttons that have the focus keep their own keys. */
export function meaning(event: Pressed, focus: Element | null): Move | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Escape') return 'close';
  const scrubber = focus?.matches('input[type="range"]') ?? false;
  if (!scrubber && focus?.matches('input, textarea, select, [contenteditable="true"]')) return null;
  if (event.key === ' ') return focus?.matches('button, a[href], summary, [role="button"]') ? null : 'play';
  const move = KEYS[event.key] ?? null;
  if (event.shiftKey && move === 'next') return 'nextTurn';
  if (event.shiftKey && move === 'previous') return 'previousTurn';
  return move;
}
