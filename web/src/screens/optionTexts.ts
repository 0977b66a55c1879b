// The texts of the options of a new table.
import { addTexts } from '../words/words.svelte';

addTexts({
  ru: () => import('./text/options.ru.ftl?raw'),
  uk: () => import('./text/options.uk.ftl?raw'),
  en: () => import('./text/options.en.ftl?raw'),
});
