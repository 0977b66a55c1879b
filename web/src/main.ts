// The client starts here: settings and texts first, then the page.
import { mount } from 'svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/base.css';
import { settings } from './settings.svelte';
import { setLanguage, textsReady } from './words/words.svelte';

settings.apply(document.documentElement);
await setLanguage(settings.language).then(textsReady);
mount(App, { target: document.getElementById('app')! });
