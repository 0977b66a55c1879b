// Filled in by the build.
declare const __VERSION__: string;
/** Whether this is the site that needs no server: all tables are on the device. */
declare const __SITE__: boolean;

declare module '~icons/game-icons/*' {
  import type { Component } from 'svelte';
  import type { SvelteHTMLElements } from 'svelte/elements';

  const icon: Component<SvelteHTMLElements['svg']>;
  export default icon;
}
