// Which modules become one file: what comes together anyway. Dozens of tiny files would each cost a request and compress
// badly. All of it is found by following the imports, so that no module is named here but those where a page begins.
import { join } from 'node:path';

interface Graph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[]; dynamicImporters: readonly string[] } | null;
}

const SOURCE = join(import.meta.dirname, 'src');
const SHELL = join(SOURCE, 'main.ts');
/** The pages on the way to a table, in the order in which they are met; a table is one page from its link to its board. */
const PAGES: Record<string, readonly string[]> = {
  lobby: ['screens/Lobby.svelte'],
  form: ['screens/NewTable.svelte'],
  waiting: ['screens/Waiting.svelte'],
  table: ['screens/Table.svelte', 'play/PlayPage.svelte'],
};
const GAME = /[\\/]src[\\/]games[\\/](\w+)[\\/]index\.ts$/;
const HAND = /[\\/]src[\\/]games[\\/](\w+)[\\/]Hand\.svelte$/;
const FOLDER = /[\\/]src[\\/]games[\\/](\w+)[\\/]/;
const TEXT = /\.(\w\w)\.ftl\?(raw|front)$/;

/** All that these modules import at once, themselves included. */
function reachedFrom(starts: readonly string[], graph: Graph): Set<string> {
  const reached = new Set(starts);
  for (const id of reached) for (const each of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(each);
  return reached;
}

/** Where something begins that is fetched by itself. */
function entries(graph: Graph): Set<string> {
  const known = new Set([SHELL]);
  const found = new Set([SHELL]);
  for (const id of known) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const each of [...importedIds, ...dynamicallyImportedIds]) known.add(each);
    for (const each of dynamicallyImportedIds) found.add(each);
  }
  return found;
}

/** What somebody sees together: a page, the board of a game, or the hand of whoever sits there. */
interface Part {
  file: string;
  game: string;
  reached: Set<string>;
}

function partsOf(graph: Graph): Part[] {
  const found: Part[] = Object.entries(PAGES).map(([file, starts]) => ({
    file,
    game: '',
    reached: reachedFrom(
      starts.map((start) => join(SOURCE, start)),
      graph,
    ),
  }));
  for (const entry of entries(graph)) {
    const [board, hand] = [GAME.exec(entry)?.[1], HAND.exec(entry)?.[1]];
    if (board) found.push({ file: board, game: board, reached: reachedFrom([entry], graph) });
    if (hand) found.push({ file: `${hand}-hand`, game: hand, reached: reachedFrom([entry], graph) });
  }
  return found;
}

/** For whom something is that is fetched by itself: the game in whose folder it lies, or the parts that fetch it. */
function fetching(entry: string, parts: readonly Part[], graph: Graph): Part[] {
  const own = FOLDER.exec(entry)?.[1];
  if (own) return parts.filter((part) => part.game === own);
  const importers = graph.getModuleInfo(entry)?.dynamicImporters ?? [];
  return parts.filter((part) => importers.some((id) => part.reached.has(id)));
}

/** The file of a module that all these parts need. Whoever is at a table has its page, and every board may lean on it. */
function sharedFile(parts: readonly Part[]): string {
  const games = new Set(parts.map((part) => part.game).filter(Boolean));
  const pages = [...new Set(parts.filter((part) => part.game === '').map((part) => part.file))];
  const elsewhere = pages.filter((page) => page !== 'table');
  if (pages.length > 1 || (elsewhere.length > 0 && games.size > 0)) return 'shell';
  if (pages.length > 0) return pages[0]!;
  if (games.size === 1) return parts[0]!.file; // a board stands before its hand
  return parts.some((part) => part.file === part.game) ? 'table' : 'hands';
}

/** The file of each module that has one by these rules; the bundler places all others. */
function planned(graph: Graph): Map<string, string> {
  const files = new Map<string, string>();
  for (const id of reachedFrom([SHELL], graph)) files.set(id, 'shell');
  const parts = partsOf(graph);
  const needs = new Map<string, Part[]>();
  for (const part of parts) for (const id of part.reached) needs.set(id, [...(needs.get(id) ?? []), part]);
  // What one page or board has at once another may fetch later: not with all of the first.
  const starts = new Set(Object.values(PAGES).flatMap((pages) => pages.map((page) => join(SOURCE, page))));
  for (const entry of entries(graph)) {
    if (starts.has(entry) || GAME.test(entry) || HAND.test(entry) || TEXT.test(entry)) continue;
    const later = fetching(entry, parts, graph);
    for (const id of reachedFrom([entry], graph)) if (needs.has(id)) needs.set(id, [...needs.get(id)!, ...later]);
  }
  for (const [id, needing] of needs) if (!files.has(id)) files.set(id, sharedFile(needing));
  // Texts travel with what says them, a language at a time; those of all games for the lobby in one.
  for (const [id, file] of [...files]) {
    for (const each of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      const [, language, part] = TEXT.exec(each) ?? [];
      if (language) files.set(each, part === 'front' ? `games.${language}` : (files.get(each) ?? `${file}.${language}`));
    }
  }
  return files;
}

/** Says which file a module goes into; null: the bundler's choice. */
export function chunks(): (id: string, graph: Graph) => string | null {
  let files: Map<string, string> | null = null;
  return (id, graph) => (files ??= planned(graph)).get(id) ?? null;
}
