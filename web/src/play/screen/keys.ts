// The keys of the play screen. What a key means is decided here; Play.svelte carries it out.

export type KeyMeaning =
  | { does: 'choose'; number: number }
  | { does: 'confirm' | 'back' | 'stepBack' | 'log' | 'chat' | 'orders' | 'players' | 'options' | 'ask' | 'help' };

/** The letters by their place on the keyboard, so that they work in every layout. */
const PLACES: Record<string, KeyMeaning> = {
  KeyU: { does: 'stepBack' },
  KeyL: { does: 'log' },
  KeyC: { does: 'chat' },
  KeyO: { does: 'orders' },
  KeyP: { does: 'players' },
  KeyA: { does: 'options' },
  KeyH: { does: 'help' },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a pressed key means, or null. `focus` is the element that has the focus: typing and pressing buttons stay. */
export function meaning(event: Pressed, focus: Element | null): KeyMeaning | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Escape') return { does: 'back' };
  if (writes(focus)) return null;
  if (event.key === 'Enter' || event.key === ' ') return presses(focus) ? null : { does: 'confirm' };
  if (event.key === '?') return { does: 'ask' };
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? (/^[1-9]$/.test(event.key) ? event.key : undefined);
  if (digit !== undefined) return { does: 'choose', number: Number(digit) };
  return PLACES[event.code] ?? null;
}

function writes(focus: Element | null): boolean {
  if (!focus) return false;
  if (focus instanceof HTMLInputElement) return !['checkbox', 'radio', 'range', 'button'].includes(focus.type);
  return focus.matches('textarea, select, [contenteditable="true"]');
}

function presses(focus: Element | null): boolean {
  return focus?.matches('button, a[href], summary, input, [role="button"], [role="tab"], [role="option"]') ?? false;
}
