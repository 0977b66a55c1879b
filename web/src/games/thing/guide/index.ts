// The guide of The Thing: its lessons, for whom it speaks unasked, and its words, a language at a time.
import type { Guide } from '../../../guide/lessons';
import { roleOf } from '../cards';
import type { ThingView } from '../types';
import { CHAPTERS, LESSONS } from './lessons';
import { suits } from './suits';

type Source = { default: string };

const TEXTS: Record<string, () => Promise<Source[]>> = {
  ru: () => Promise.all([import('../text/guide.ru.ftl?raw'), import('../../../../../src/bathysphere/games/thing/text/rules.ru.ftl?raw')]),
  uk: () => Promise.all([import('../text/guide.uk.ftl?raw'), import('../../../../../src/bathysphere/games/thing/text/rules.uk.ftl?raw')]),
  en: () => Promise.all([import('../text/guide.en.ftl?raw'), import('../../../../../src/bathysphere/games/thing/text/rules.en.ftl?raw')]),
};

export const guide: Guide<ThingView> = {
  chapters: CHAPTERS,
  lessons: LESSONS,
  suits,
  facts: (view) => ({ role: roleOf(view.role) ?? 'human' }),
  async texts(language) {
    const sources = await (TEXTS[language] ?? TEXTS.en)?.();
    return (sources ?? []).map((source) => source.default);
  },
};
