// The texts of the verify page.
import { addTexts } from '../words/words.svelte';

addTexts({
  ru: () => import('./text/verify.ru.ftl?raw'),
  uk: () => import('./text/verify.uk.ftl?raw'),
  en: () => import('./text/verify.en.ftl?raw'),
});
