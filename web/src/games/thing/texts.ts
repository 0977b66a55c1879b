// The words of the board and of the cards, a language at a time.
type Source = { default: string };

const TEXTS: Record<string, () => Promise<Source[]>> = {
  ru: () =>
    Promise.all([
      import('../../../../src/bathysphere/games/thing/text/cards.ru.ftl?raw'),
      import('./text/board.ru.ftl?raw'),
      import('./text/talk.ru.ftl?raw'),
    ]),
  uk: () =>
    Promise.all([
      import('../../../../src/bathysphere/games/thing/text/cards.uk.ftl?raw'),
      import('./text/board.uk.ftl?raw'),
      import('./text/talk.uk.ftl?raw'),
    ]),
  en: () =>
    Promise.all([
      import('../../../../src/bathysphere/games/thing/text/cards.en.ftl?raw'),
      import('./text/board.en.ftl?raw'),
      import('./text/talk.en.ftl?raw'),
    ]),
};

export async function texts(language: string): Promise<string[]> {
  const sources = await (TEXTS[language] ?? TEXTS.en)?.();
  return (sources ?? []).map((source) => source.default);
}
