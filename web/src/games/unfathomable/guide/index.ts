// The guide of Unfathomable: its lessons, for whom it speaks unasked, and its words, a language at a time.
import type { Guide } from '../../../guide/lessons';
import { t } from '../../../words/words.svelte';
import type { UnfathomableView } from '../types';
import { crewLeft } from './crew';
import { CHAPTERS, LESSONS } from './lessons';
import { suits } from './suits';

type Source = { default: string };

const TEXTS: Record<string, () => Promise<Source[]>> = {
  ru: () =>
    Promise.all([import('../text/guide.ru.ftl?raw'), import('../../../../../src/bathysphere/games/unfathomable/text/rules.ru.ftl?raw')]),
  uk: () =>
    Promise.all([import('../text/guide.uk.ftl?raw'), import('../../../../../src/bathysphere/games/unfathomable/text/rules.uk.ftl?raw')]),
  en: () =>
    Promise.all([import('../text/guide.en.ftl?raw'), import('../../../../../src/bathysphere/games/unfathomable/text/rules.en.ftl?raw')]),
};

export const guide: Guide<UnfathomableView> = {
  chapters: CHAPTERS,
  lessons: LESSONS,
  suits,
  facts(view) {
    const crew = crewLeft(view);
    return { free: crew.length, crew: crew.map((id) => t(`character-${id}`)).join(', ') };
  },
  async texts(language) {
    const sources = await (TEXTS[language] ?? TEXTS.en)?.();
    return (sources ?? []).map((source) => source.default);
  },
};
