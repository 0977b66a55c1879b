// What is said of challenges of the day.
import { addTexts } from '../words/words.svelte';

addTexts({
  ru: () => import('./text/daily.ru.ftl?raw'),
  uk: () => import('./text/daily.uk.ftl?raw'),
  en: () => import('./text/daily.en.ftl?raw'),
});
