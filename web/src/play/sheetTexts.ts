// The texts of the sheets over the play screen.
import { addTexts } from '../words/words.svelte';

addTexts({
  ru: () => import('./text/sheets.ru.ftl?raw'),
  uk: () => import('./text/sheets.uk.ftl?raw'),
  en: () => import('./text/sheets.en.ftl?raw'),
});
