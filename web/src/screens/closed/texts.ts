// What is said on the page of a table that the rules of now would play otherwise. It comes with that page.
import { addTexts } from '../../words/words.svelte';

addTexts({
  ru: () => import('./text/closed.ru.ftl?raw'),
  uk: () => import('./text/closed.uk.ftl?raw'),
  en: () => import('./text/closed.en.ftl?raw'),
});
