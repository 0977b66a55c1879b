// Which modules become one file: what comes together anyway. Dozens of tiny files would each cost a request and compress
// badly. All of it is found by following the imports, so that no module is named here but those where a page begins.
import { join } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const SOURCE = join(import.meta.dirname, 'src');
const SHELL = join(SOURCE, 'main.ts');
const TABLE = join(SOURCE, 'play/PlayPage.svelte');
const GAME = /[\\/]src[\\/]games[\\/](\w+)[\\/]index\.ts$/;
const FOLDER = /[\\/]src[\\/]games[\\/](\w+)[\\/]/;

/** All that a module imports at once, itself included. */
function reachedFrom(start: string, graph: Graph): Set<string> {
  const reached = new Set([start]);
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

/** The file of each module that has one by these rules; the bundler places all others. */
function planned(graph: Graph): Map<string, string> {
  const files = new Map<string, string>();
  const place = (id: string, file: string) => files.has(id) || files.set(id, file);
  // What every page needs.
  for (const id of reachedFrom(SHELL, graph)) place(id, 'shell');
  const parts = [...entries(graph)].map((entry) => ({ entry, reached: reachedFrom(entry, graph) }));
  const games = parts.filter(({ entry }) => GAME.test(entry));
  // The board of a game, without what is fetched when it is first wanted.
  for (const { entry, reached } of games) {
    const name = GAME.exec(entry)![1]!;
    for (const id of reached) if (id !== entry && FOLDER.exec(id)?.[1] === name) place(id, name);
  }
  // What every table needs: shared by boards, or by the page of a table and something else.
  const table = reachedFrom(TABLE, graph);
  for (const { reached } of parts) {
    for (const id of reached) {
      const boards = games.filter((game) => game.reached.has(id)).length;
      if (boards > 1 || (table.has(id) && boards > 0)) place(id, 'table');
    }
  }
  return files;
}

/** Says which file a module goes into; null: the bundler's choice. */
export function chunks(): (id: string, graph: Graph) => string | null {
  let files: Map<string, string> | null = null;
  return (id, graph) => (files ??= planned(graph)).get(id) ?? null;
}
