// The texts of what is fetched with the log when it is wanted.
import { addTexts } from '../../words/words.svelte';

addTexts({
  ru: () => import('./text/log.ru.ftl?raw'),
  uk: () => import('./text/log.uk.ftl?raw'),
  en: () => import('./text/log.en.ftl?raw'),
});
