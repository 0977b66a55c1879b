// The client starts here: settings and texts first, then the page.
import { mount } from 'svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/base.css';
import { settings } from './settings.svelte';
import { setLanguage, textsReady } from './words/words.svelte';

const PATIENCE = 3_000;

async function start(): Promise<void> {
  settings.apply(document.documentElement);
  if (__SITE__) void import('./site').then(({ beSite }) => beSite());
  try {
    await setLanguage(settings.language);
    await textsReady();
    const target = document.getElementById('app')!;
    target.replaceChildren();
    mount(App, { target });
  } catch (error) {
    // Without texts there is nothing to say; the page tries again by itself.
    console.error(error);
    setTimeout(() => location.reload(), PATIENCE);
  }
}

// Nothing waits for this: where a module waits, the bundler must keep files apart that could be one.
void start();
