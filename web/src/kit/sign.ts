// Whatever is drawn says here what it is called, how much of it there is and what it means: `{@attach sign({ … })}`, on
// HTML and SVG alike. The words come with hover, focus, a long press and the mode "What is this?" (signs.svelte.ts shows
// them); screen readers get them as name and description.
import type { Attachment } from 'svelte/attachments';

export interface Sign {
  /** What it is called: "Threat token". Empty: as the words that stand in it. */
  name: string;
  /** How much of it there is now, as it is drawn. */
  number?: number | string | undefined;
  /** What it means, in a sentence or two. */
  text?: string | undefined;
  /** The rules that it stands for: they lead into the reference. */
  rules?: readonly string[] | undefined;
  /** The card that it is: seen in full beside it while the mouse rests on it. */
  card?: readonly [kind: string, ...rest: unknown[]] | null | undefined;
  /** Shows that card in full, for those without a mouse. */
  enlarge?: (() => void) | undefined;
  /** Words stand in it that can be read by themselves: a screen reader gets only the meaning besides. */
  readable?: boolean | undefined;
}

const known = new WeakMap<Element, Sign>();
const listeners = new Set<(element: Element) => void>();

/** What can be pressed or typed into, and so has a name and a place of its own in the order of the Tab key. */
export const ACTIVE =
  'button, a[href], summary, input, select, textarea, label, [role="button"], [role="tab"], [role="option"], [role="radio"]';

/** The elements that are only drawn: they become pictures with a name. All others keep what they are. */
const DRAWN = new Set(['span', 'div', 'i', 'b', 'em', 'strong', 'small', 'svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'text', 'use']);

export function signOf(element: Element): Sign | undefined {
  return known.get(element);
}

/** Called with every element whose words change or go. Returns what ends it. */
export function onSigns(listener: (element: Element) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In one line: "Keys: 2". */
export function called({ name, number }: Sign): string {
  return number === undefined || number === '' ? name : `${name}: ${number}`;
}

/** A name alone is enough where it is a sentence. */
function tellsEnough({ name, text, card, rules }: Sign): boolean {
  return Boolean(text) || Boolean(card) || Boolean(rules?.length) || name.split(/\s+/).length > 4;
}

/** Gives an element its name and meaning. */
export function sign(said: Sign | null | undefined | false): Attachment | undefined {
  if (!said) return undefined;
  return (element) => {
    const mine: [name: string, before: string | null][] = [];
    const write = (name: string, value: string) => {
      mine.push([name, element.getAttribute(name)]);
      element.setAttribute(name, value);
    };
    known.set(element, said);
    write('data-sign', tellsEnough(said) ? 'meaning' : 'name');
    if (!said.readable && !element.matches(ACTIVE) && (!element.hasAttribute('role') || element.getAttribute('role') === 'img')) {
      if (DRAWN.has(element.localName)) {
        if (!element.hasAttribute('role')) write('role', 'img');
        if (!element.hasAttribute('aria-label')) write('aria-label', called(said));
      }
    } else if (element.matches(ACTIVE) && !element.hasAttribute('aria-label') && !element.textContent?.trim())
      write('aria-label', called(said));
    const meaning = said.text ? pool(said.text) : null;
    if (meaning) write('aria-describedby', [element.getAttribute('aria-describedby'), meaning.id].filter(Boolean).join(' '));
    for (const tell of listeners) tell(element);
    return () => {
      for (const [name, before] of mine.reverse()) {
        if (before === null) element.removeAttribute(name);
        else element.setAttribute(name, before);
      }
      meaning?.release();
      if (known.get(element) === said) known.delete(element);
      for (const tell of listeners) tell(element);
    };
  };
}

// Meanings stand once in the page, however many signs have them, and nobody sees them there.
const meanings = new Map<string, { id: string; users: number; node: HTMLElement }>();
let shelf: HTMLElement | null = null;
let number = 0;

function pool(text: string): { id: string; release(): void } {
  let kept = meanings.get(text);
  if (!kept) {
    if (!shelf?.isConnected) {
      shelf = document.createElement('div');
      shelf.hidden = true;
      document.body.append(shelf);
    }
    const node = document.createElement('span');
    node.id = `meaning-${(number += 1)}`;
    node.textContent = text;
    shelf.append(node);
    kept = { id: node.id, users: 0, node };
    meanings.set(text, kept);
  }
  const mine = kept;
  mine.users += 1;
  return {
    id: mine.id,
    release() {
      mine.users -= 1;
      if (mine.users > 0) return;
      mine.node.remove();
      meanings.delete(text);
    },
  };
}
