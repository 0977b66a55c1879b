// A sign of a game, as the icons and our own pictures come: a drawing that takes what an svg takes.
import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export type Symbol = Component<SvelteHTMLElements['svg']>;
