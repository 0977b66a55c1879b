// Components on a page of their own, for tests: drawn, read and taken down again.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { expect, vi } from 'vitest';

let parts: Record<string, unknown>[] = [];

export function draw<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  parts.push(mount(component, { target, props }));
  flushSync();
  return target;
}

/** One that is taken down before the next is drawn. */
export function shown<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): { root: HTMLElement; close(): void } {
  const root = draw(component, props);
  const part = parts.at(-1);
  return {
    root,
    close() {
      parts = parts.filter((each) => each !== part);
      if (part) void unmount(part);
      root.remove();
    },
  };
}

export function clear(): void {
  for (const each of parts) void unmount(each);
  parts = [];
  document.body.replaceChildren();
}

/** How long a part that is fetched when it is first wanted may take on a busy machine. */
export const PATIENCE = 4000;

/** What comes into sight when its part has been fetched. */
export function found(root: ParentNode, selector: string): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const element = root.querySelector<HTMLElement>(selector);
    expect(element).not.toBeNull();
    return element!;
  }, PATIENCE);
}

/** What is read, without the soft breaks. */
export function words(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

/** What a screen reader says of it: its words but for those that are only seen. */
export function heard(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return words(copy);
}

/** The button that is called so, by what it says or by its label. */
export function button(root: ParentNode, name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? heard(each)) === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}

export function press(element: HTMLElement): void {
  element.click();
  flushSync();
}

/** The first touch shows a thing, the second does what can be done there. */
export function twice(thing: HTMLElement): void {
  press(thing);
  press(thing);
}
