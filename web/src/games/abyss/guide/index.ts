// The guide of Abyss: its lessons, for whom it speaks unasked, and its words, a language at a time.
import type { Guide } from '../../../guide/lessons';
import type { AbyssView } from '../types';
import { CHAPTERS, LESSONS } from './lessons';
import { suits } from './suits';

type Source = { default: string };

const TEXTS: Record<string, () => Promise<Source[]>> = {
  ru: () => Promise.all([import('../text/guide.ru.ftl?raw'), import('../../../../../src/bathysphere/games/abyss/text/rules.ru.ftl?raw')]),
  uk: () => Promise.all([import('../text/guide.uk.ftl?raw'), import('../../../../../src/bathysphere/games/abyss/text/rules.uk.ftl?raw')]),
  en: () => Promise.all([import('../text/guide.en.ftl?raw'), import('../../../../../src/bathysphere/games/abyss/text/rules.en.ftl?raw')]),
};

export const guide: Guide<AbyssView> = {
  chapters: CHAPTERS,
  lessons: LESSONS,
  suits,
  facts: (view) => ({ first: view.options.first_game ? 'yes' : 'no' }),
  async texts(language) {
    const sources = await (TEXTS[language] ?? TEXTS.en)?.();
    return (sources ?? []).map((source) => source.default);
  },
};
