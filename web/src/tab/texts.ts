// The texts of tables that are kept on this device.
import { addTexts } from '../words/words.svelte';

addTexts({
  ru: () => import('./text/tab.ru.ftl?raw'),
  uk: () => import('./text/tab.uk.ftl?raw'),
  en: () => import('./text/tab.en.ftl?raw'),
});
