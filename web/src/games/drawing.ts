// Components on a page of their own, for tests: drawn, read and taken down again.
import { flushSync, mount, unmount, type Component } from 'svelte';

let shown: Record<string, unknown>[] = [];

export function draw<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  shown.push(mount(component, { target, props }));
  flushSync();
  return target;
}

export function clear(): void {
  for (const each of shown) void unmount(each);
  shown = [];
  document.body.replaceChildren();
}

/** What is read, without the soft breaks. */
export function words(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

/** The button that is called so, by what it says or by its label. */
export function button(root: ParentNode, name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? words(each)) === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}

export function press(element: HTMLElement): void {
  element.click();
  flushSync();
}
