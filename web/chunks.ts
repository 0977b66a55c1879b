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
const TABLE = 'table';
/** The pages on the way to a table, in the order in which they are met; a table is one page from its link to its board. */
const PAGES: Record<string, readonly string[]> = {
  lobby: ['screens/Lobby.svelte'],
  form: ['screens/NewTable.svelte'],
  claim: ['screens/Claim.svelte'],
  waiting: ['screens/Waiting.svelte'],
  [TABLE]: ['screens/Table.svelte', 'play/PlayPage.svelte'],
};
const GAME = /[\\/]src[\\/]games[\\/](\w+)[\\/]index\.ts$/;
const HAND = /[\\/]src[\\/]games[\\/](\w+)[\\/]Hand\.svelte$/;
const FOLDER = /[\\/]src[\\/]games[\\/](\w+)[\\/]/;
const GAME_TEXT = /[\\/]games[\\/](\w+)[\\/]text[\\/]/;
/** Parts of any page: what borrows a switch need not fetch what else a page lends. */
const KIT = /[\\/]src[\\/]kit[\\/]/;
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

/** For whom something is that is fetched by itself: the game in whose folder it lies, or the parts that fetch it; if none
 * of them does, it is a page of its own. */
function fetching(entry: string, parts: readonly Part[], graph: Graph): readonly Part[] {
  const own = FOLDER.exec(entry)?.[1];
  if (own) return parts.filter((part) => part.game === own);
  const importers = graph.getModuleInfo(entry)?.dynamicImporters ?? [];
  const found = parts.filter((part) => importers.some((id) => part.reached.has(id)));
  return found.length > 0 ? found : [{ file: entry, game: '', reached: new Set() }];
}

/**
 * The file of a module that some parts have at once, and others fetch later. Whoever is at a table has its page, and every
 * board may lean on it. But nobody fetches a whole page or board for one module of it: what it lends lies beside it.
 */
function sharedFile(id: string, now: readonly Part[], later: readonly Part[]): string {
  const [file, has] = sharedAtOnce(now);
  return later.every(has) ? file : `${file}-${KIT.test(id) ? 'kit' : 'lent'}`;
}

/** The file of a module that all these parts have at once, and who else has that file. */
function sharedAtOnce(now: readonly Part[]): [file: string, has: (part: Part) => boolean] {
  const files = new Set(now.map((part) => part.file));
  const games = new Set(now.map((part) => part.game));
  const [first] = files; // a board stands before its hand
  if (now.every(isAround)) return files.size === 1 ? [first!, (part) => part.file === first] : ['pages', isAround];
  if (now.some(isAround)) return ['shell', () => true];
  if (games.size === 1 && !games.has('')) return [first!, (part) => games.has(part.game)];
  const isBoard = now.some((part) => part.file === TABLE || part.file === part.game);
  return [isBoard ? TABLE : 'hands', (part) => part.file === TABLE || part.game !== ''];
}

/** Whether it is a page on the way to a table. */
function isAround({ file }: Part): boolean {
  return file !== TABLE && file in PAGES;
}

/** The file of each module that has one by these rules; the bundler places all others. */
function planned(graph: Graph): Map<string, string> {
  const files = new Map<string, string>();
  for (const id of reachedFrom([SHELL], graph)) files.set(id, 'shell');
  const parts = partsOf(graph);
  const now = new Map<string, Part[]>();
  for (const part of parts) for (const id of part.reached) now.set(id, [...(now.get(id) ?? []), part]);
  const later = new Map<string, Part[]>();
  const starts = new Set(Object.values(PAGES).flatMap((pages) => pages.map((page) => join(SOURCE, page))));
  for (const entry of entries(graph)) {
    if (starts.has(entry) || GAME.test(entry) || HAND.test(entry) || TEXT.test(entry)) continue;
    const wanting = fetching(entry, parts, graph);
    for (const id of reachedFrom([entry], graph)) later.set(id, [...(later.get(id) ?? []), ...wanting]);
  }
  for (const [id, needing] of now) if (!files.has(id)) files.set(id, sharedFile(id, needing, later.get(id) ?? []));
  // Texts travel with what says them, a language at a time; what is said of a game everywhere by itself.
  for (const [id, file] of [...files]) {
    for (const each of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      const [, language, part] = TEXT.exec(each) ?? [];
      const said = part === 'front' ? `${GAME_TEXT.exec(each)![1]!}-front` : file.replace(/-(?:lent|kit)$/, '');
      if (language) files.set(each, files.get(each) ?? `${said}.${language}`);
    }
  }
  return files;
}

/** Says which file a module goes into; null: the bundler's choice. */
export function chunks(): (id: string, graph: Graph) => string | null {
  let files: Map<string, string> | null = null;
  return (id, graph) => (files ??= planned(graph)).get(id) ?? null;
}
