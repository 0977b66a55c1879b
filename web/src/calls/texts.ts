// The texts of calls.
import { addTexts } from '../words/words.svelte';

addTexts({
  ru: () => import('./text/calls.ru.ftl?raw'),
  uk: () => import('./text/calls.uk.ftl?raw'),
  en: () => import('./text/calls.en.ftl?raw'),
});
