// The guide's own words; those of the lessons come with each game's guide.
import { addTexts } from '../words/words.svelte';

addTexts({
  ru: () => import('./text/guide.ru.ftl?raw'),
  uk: () => import('./text/guide.uk.ftl?raw'),
  en: () => import('./text/guide.en.ftl?raw'),
});
