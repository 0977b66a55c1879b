// Shows the words of signs (sign.ts): while the mouse rests on one, when the keyboard reaches it, after a long press, and in
// the mode "What is this?", in which a touch explains instead of acting. One tip for the whole page, fetched when first wanted.
import { mount, untrack } from 'svelte';
import type { Component } from 'svelte';
import { t } from '../words/words.svelte';
import { ACTIVE, called, onSigns, signOf, type Sign } from './sign';

const REST = 220;
const LONG_PRESS = 450;
/** A finger that moves so far scrolls, in pixels. */
const STILL = 10;

/** What a page adds to the words: where its rules stand, and how its cards look in full. */
export interface Around {
  /** The address of a rule. */
  rule?: (id: string) => string;
  world?: string;
  /** A card in full, for the mouse, and what it is drawn from. */
  enlarged?: () => Promise<{ default: Component<{ card: NonNullable<Sign['card']>; model: never }> }>;
  model?: () => unknown;
  /** Leads from the mode to the page of all signs. */
  legend?: () => void;
}

interface Shown {
  element: Element;
  sign: Sign;
  /** It stays, and its links can be reached. */
  pinned: boolean;
  point: { x: number; y: number } | null;
}

class Signs {
  shown = $state.raw<Shown | null>(null);
  /** The mode "What is this?". */
  asking = $state(false);
  around = $state.raw<Around>({});
  #host: HTMLElement | null = null;

  show(element: Element, said: Sign, pinned: boolean, point: Shown['point'] = null): void {
    this.shown = { element, sign: said, pinned, point };
    // What is modal makes all else inert: the tip goes inside.
    const home = element.closest('dialog[open]') ?? document.body;
    if (this.#host?.isConnected) {
      if (this.#host.parentElement !== home) home.append(this.#host);
      return;
    }
    const host = (this.#host = document.createElement('div'));
    host.dataset.tip = '';
    home.append(host);
    void import('./Tip.svelte').then(({ default: Tip }) => mount(Tip, { target: host })).catch(() => undefined);
  }

  hide(): void {
    if (this.shown) this.shown = null;
  }

  /** Begins or ends the mode; `from` is the button that did it. */
  ask(on: boolean, from?: Element | null): void {
    this.asking = on;
    document.documentElement.toggleAttribute('data-asking', on);
    reachable(on);
    if (!on) this.hide();
    else if (from) this.show(from, { name: t('sign-what'), text: t('sign-what-text') }, true);
  }
}

export const signs = new Signs();

/** While one asks, the Tab key leads to everything that has a name; in play it would be far too much. */
function reachable(on: boolean): void {
  for (const each of document.querySelectorAll(on ? '[data-sign]:not([tabindex])' : '[data-asked]')) {
    if (on && each.matches(ACTIVE)) continue;
    if (on) each.setAttribute('tabindex', '0');
    else each.removeAttribute('tabindex');
    each.toggleAttribute('data-asked', on);
  }
}

/** The sign at a point of the screen: the smallest of those that lie there, also under an empty button that covers it. */
export function signAt(target: Element, x: number, y: number): Element | null {
  const over = target.closest('[data-sign]');
  const cover = target.childElementCount === 0 && !target.textContent ? target.parentElement : null;
  if (!cover) return over;
  // An empty button over a picture: what the picture shows at this point is more exact.
  const room = over?.contains(cover) ? cover : (over?.parentElement ?? cover);
  let found = over;
  for (const each of document.elementsFromPoint(x, y)) {
    const inner = each.closest('[data-sign]');
    if (!inner || inner === found || !room.contains(inner)) continue;
    if (!found || found === over || found.contains(inner)) found = inner;
  }
  return found;
}

/** What can be told of something that is no sign: the words that it bears itself. */
export function fallback(target: Element): { element: Element; sign: Sign } {
  const active = target.closest(ACTIVE);
  if (active) {
    const name = active.getAttribute('aria-label') ?? active.textContent ?? '';
    return { element: active, sign: { name: name.replace(/\s+/g, ' ').trim() || t('sign-nothing'), text: t('sign-button') } };
  }
  const named = target.closest('[aria-label]');
  if (named && named !== document.body) return { element: named, sign: { name: named.getAttribute('aria-label')! } };
  return { element: target, sign: { name: t('sign-nothing') } };
}

function isOurs(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-tip], [data-asks]') !== null;
}

/** Listens to the whole page. Returns what ends it. */
export function listenToSigns(): () => void {
  let rest = 0;
  let press = 0;
  let start = { x: 0, y: 0 };
  let hovered: Element | null = null;
  /** The click that ends a long press is no tap. */
  let swallow = false;

  function hover(event: PointerEvent): void {
    if (event.pointerType === 'touch' || !(event.target instanceof Element) || isOurs(event.target)) return;
    if (signs.shown?.pinned) return;
    const found = event.buttons > 0 ? null : signAt(event.target, event.clientX, event.clientY);
    if (found === hovered) return;
    hovered = found;
    window.clearTimeout(rest);
    const said = found && signOf(found);
    if (!said) signs.hide();
    else {
      const point = { x: event.clientX, y: event.clientY };
      rest = window.setTimeout(() => hovered === found && signs.show(found, said, false, point), signs.shown && !said.card ? 0 : REST);
    }
  }

  function left(event: PointerEvent): void {
    if (event.relatedTarget === null && event.pointerType !== 'touch') unhover();
  }

  function unhover(): void {
    hovered = null;
    window.clearTimeout(rest);
    if (!signs.shown?.pinned) signs.hide();
  }

  function down(event: PointerEvent): void {
    if (!(event.target instanceof Element) || isOurs(event.target)) return;
    swallow = false;
    window.clearTimeout(rest);
    if (signs.asking) {
      if (event.target.closest(ACTIVE)) event.stopPropagation();
      return;
    }
    signs.hide();
    if (event.pointerType !== 'touch' || event.target.closest('[data-holds]')) return;
    const { target, clientX: x, clientY: y } = event;
    start = { x, y };
    window.clearTimeout(press);
    press = window.setTimeout(() => {
      const found = signAt(target, x, y);
      const said = found && signOf(found);
      if (!said) return;
      swallow = true;
      signs.show(found, said, true, start);
    }, LONG_PRESS);
  }

  function moved(event: PointerEvent): void {
    if (press && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) lifted();
  }

  function lifted(): void {
    window.clearTimeout(press);
    press = 0;
  }

  function explain(target: Element, point: Shown['point']): void {
    const found = point ? signAt(target, point.x, point.y) : target.closest('[data-sign]');
    const said = found && signOf(found);
    if (said) signs.show(found, said, true, point);
    else {
      const { element, sign } = fallback(target);
      signs.show(element, sign, true, point);
    }
  }

  function stop(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
  }

  function click(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    if (isOurs(event.target)) {
      // Words that were read go with a touch: what they lie over is wanted again.
      if (!signs.asking && !event.target.closest(ACTIVE)) signs.hide();
      return;
    }
    if (signs.asking) {
      stop(event);
      explain(event.target, event.detail > 0 ? { x: event.clientX, y: event.clientY } : null);
    } else if (swallow) {
      swallow = false;
      stop(event);
    }
  }

  function menu(event: MouseEvent): void {
    if (!isOurs(event.target) && (signs.asking || swallow)) stop(event);
  }

  function mouse(event: MouseEvent): void {
    if (signs.asking && event.target instanceof Element && !isOurs(event.target) && event.target.closest('select, input')) stop(event);
  }

  function key(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      if (signs.asking || signs.shown?.pinned) stop(event);
      if (signs.asking) signs.ask(false);
      else signs.hide();
    } else if (signs.asking && !isOurs(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if ((event.key === 'Enter' || event.key === ' ') && event.target instanceof Element) {
        stop(event);
        explain(event.target, null);
      } else if (event.key.length === 1) {
        // Digits and letters would act.
        stop(event);
        if (event.key === '?') signs.ask(false);
      }
    }
  }

  function focused(event: FocusEvent): void {
    const target = event.target;
    if (!(target instanceof Element) || isOurs(target)) return;
    const said = signOf(target);
    if (said && (signs.asking || target.matches(':focus-visible'))) signs.show(target, said, signs.asking);
    else if (!signs.shown?.pinned) signs.hide();
  }

  /** Focus is also lost by what is taken away while the page is being drawn: nothing may change in the midst of that. */
  function blurred(): void {
    queueMicrotask(() => {
      if (signs.shown && !signs.shown.pinned && signs.shown.element !== hovered) signs.hide();
    });
  }

  function scrolled(event: Event): void {
    lifted();
    if (signs.shown && event.target instanceof Node && !isOurs(event.target) && event.target.contains(signs.shown.element)) unhover();
  }

  /** The words of the sign that is shown have changed, or it has gone. Words that are replaced come back at once. */
  function changed(element: Element): void {
    if (untrack(() => signs.shown?.element) !== element) return;
    queueMicrotask(() => {
      const [shown, said] = [signs.shown, signOf(element)];
      if (shown?.element !== element) return;
      if (!said) signs.hide();
      else if (called(said) !== called(shown.sign) || said.text !== shown.sign.text) signs.shown = { ...shown, sign: said };
    });
  }

  const ends = new AbortController();
  const on = { signal: ends.signal, capture: true };
  window.addEventListener('pointermove', hover, on);
  window.addEventListener('pointermove', moved, on);
  window.addEventListener('pointerout', left, on);
  window.addEventListener('pointerdown', down, on);
  window.addEventListener('pointerup', lifted, on);
  window.addEventListener('pointercancel', lifted, on);
  window.addEventListener('mousedown', mouse, on);
  window.addEventListener('click', click, on);
  window.addEventListener('contextmenu', menu, on);
  window.addEventListener('keydown', key, on);
  window.addEventListener('focusin', focused, on);
  window.addEventListener('focusout', blurred, on);
  window.addEventListener('scroll', scrolled, on);
  window.addEventListener('popstate', () => signs.ask(false), on);
  const unsubscribe = onSigns(changed);
  return () => {
    ends.abort();
    unsubscribe();
    lifted();
    window.clearTimeout(rest);
    signs.ask(false);
  };
}
