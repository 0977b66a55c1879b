// Filled in by the build.
declare const __VERSION__: string;

declare module '~icons/game-icons/*' {
  import type { Component } from 'svelte';
  import type { SvelteHTMLElements } from 'svelte/elements';

  const icon: Component<SvelteHTMLElements['svg']>;
  export default icon;
}
