// The words of one's own hand, of cards in full and of the ending: they come with the first of these.
import { addTexts } from '../../../words/words.svelte';

addTexts(
  {
    en: () => import('../text/own.en.ftl?raw'),
    ru: () => import('../text/own.ru.ftl?raw'),
    uk: () => import('../text/own.uk.ftl?raw'),
  },
  'cryptids',
);
