// The texts of the dialogs over the play screen.
import { addTexts } from '../../words/words.svelte';

addTexts({
  ru: () => import('./text/dialogs.ru.ftl?raw'),
  uk: () => import('./text/dialogs.uk.ftl?raw'),
  en: () => import('./text/dialogs.en.ftl?raw'),
});
