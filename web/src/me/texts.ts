// The texts of the page about oneself.
import { addTexts } from '../words/words.svelte';

addTexts({
  ru: () => import('./text/me.ru.ftl?raw'),
  uk: () => import('./text/me.uk.ftl?raw'),
  en: () => import('./text/me.en.ftl?raw'),
});
