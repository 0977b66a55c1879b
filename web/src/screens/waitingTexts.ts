// What is said of a table before the deal, beside what every page says.
import { addTexts } from '../words/words.svelte';

addTexts({
  ru: () => import('./text/waiting.ru.ftl?raw'),
  uk: () => import('./text/waiting.uk.ftl?raw'),
  en: () => import('./text/waiting.en.ftl?raw'),
});
