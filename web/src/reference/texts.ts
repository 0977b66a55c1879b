// The words of the reference itself; those of a game come with its folder.
import { addTexts } from '../words/words.svelte';

addTexts({
  ru: () => import('./text/reference.ru.ftl?raw'),
  uk: () => import('./text/reference.uk.ftl?raw'),
  en: () => import('./text/reference.en.ftl?raw'),
});
