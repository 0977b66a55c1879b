// The words of the board and the names of the components, a language at a time. What the components do and what is said of
// one's own comes with told.ts, the phrases come with talk.ts.
const FILES = {
  ...import.meta.glob<string>('../../../../src/bathysphere/games/unfathomable/text/cards.*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('./text/{board,signs,stage}.*.ftl', { query: '?raw', import: 'default' }),
};

export function texts(language: string): Promise<string[]> {
  const inIt = Object.entries(FILES).filter(([path]) => path.endsWith(`.${language}.ftl`));
  return Promise.all(inIt.map(([, fetchFile]) => fetchFile()));
}
