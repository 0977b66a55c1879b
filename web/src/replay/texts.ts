// The texts of the replay. It shows seats and cards as the play screen does, and needs the words of that one too.
import '../play/texts';
import { addTexts } from '../words/words.svelte';

addTexts({
  ru: () => import('./text/replay.ru.ftl?raw'),
  uk: () => import('./text/replay.uk.ftl?raw'),
  en: () => import('./text/replay.en.ftl?raw'),
});
