// What the build makes of every icon (icons.ts at the top): a component that knows its path.
import type { Component, ComponentProps } from 'svelte';
import Filled from './Filled.svelte';
import Lined from './Lined.svelte';

type Drawing = Component<{ d: string }>;

function icon(Drawn: Drawing, d: string): Component {
  return (anchor, props) => {
    const given: ComponentProps<Drawing> = new Proxy(props as { d: string }, {
      get: (target, name) => (name === 'd' ? d : (Reflect.get(target, name) as unknown)),
    });
    return Drawn(anchor, given);
  };
}

export const filled = (path: string): Component => icon(Filled as Drawing, path);
export const lined = (path: string): Component => icon(Lined as Drawing, path);
