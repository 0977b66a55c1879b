// The words of the board and of the cards, a language at a time.
const FILES = {
  ...import.meta.glob<string>('../../../../src/bathysphere/games/cryptids/text/cards.*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('./text/{board,named}.*.ftl', { query: '?raw', import: 'default' }),
};

export function texts(language: string): Promise<string[]> {
  const inIt = Object.entries(FILES).filter(([path]) => path.endsWith(`.${language}.ftl`));
  return Promise.all(inIt.map(([, fetchFile]) => fetchFile()));
}
