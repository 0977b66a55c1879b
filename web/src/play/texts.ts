// The texts of the play screen; those of the dialogs over it come with them.
import { addTexts } from '../words/words.svelte';

addTexts({
  ru: () => import('./text/play.ru.ftl?raw'),
  uk: () => import('./text/play.uk.ftl?raw'),
  en: () => import('./text/play.en.ftl?raw'),
});
