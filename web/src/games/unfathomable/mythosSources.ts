// Where the texts of mythos cards are: apart from all that a hand says at once.
const FILES = import.meta.glob<string>('../../../../src/bathysphere/games/unfathomable/text/mythos.*.ftl', {
  query: '?raw',
  import: 'default',
});

export function sources(language: string): Promise<string[]> {
  return Promise.all(Object.entries(FILES).flatMap(([path, fetchFile]) => (path.endsWith(`.${language}.ftl`) ? [fetchFile()] : [])));
}
