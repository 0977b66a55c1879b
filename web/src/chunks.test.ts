import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunks } from '../chunks';

const SOURCE = join(import.meta.dirname, '.');

interface Module {
  at?: string[];
  later?: string[];
}

/** Where each module goes; of each is said what it imports at once and what it fetches later. */
function plan(modules: Record<string, Module>): (id: string) => string | null {
  const path = (id: string) => join(SOURCE, id);
  const of = (id: string) => Object.entries(modules).find(([each]) => path(each) === id)?.[1] ?? {};
  const graph = {
    getModuleInfo: (id: string) => ({
      importedIds: (of(id).at ?? []).map(path),
      dynamicallyImportedIds: (of(id).later ?? []).map(path),
      dynamicImporters: Object.keys(modules)
        .filter((each) => modules[each]!.later?.some((later) => path(later) === id))
        .map(path),
    }),
  };
  const file = chunks();
  return (id) => file(path(id), graph);
}

const LOBBY = 'screens/Lobby.svelte';
const FORM = 'screens/NewTable.svelte';
const WAITING = 'screens/Waiting.svelte';
const TABLE = 'screens/Table.svelte';
const ABYSS = 'games/abyss/index.ts';
const THING = 'games/thing/index.ts';

const WAYS: Record<string, Module> = {
  'main.ts': { at: ['router.ts'], later: [LOBBY, FORM, TABLE, 'settings.svelte'] },
  [TABLE]: { later: [WAITING, ABYSS, THING] },
};

describe('the files of the client', () => {
  it('hold what comes together: the shell, each page, each board', () => {
    const file = plan({ ...WAYS, [LOBBY]: { at: ['sea.ts'] }, [ABYSS]: { at: ['court.ts'] } });
    expect(['router.ts', LOBBY, 'sea.ts', TABLE, ABYSS, 'court.ts'].map(file)).toEqual([
      'shell',
      'lobby',
      'lobby',
      'table',
      'abyss',
      'abyss',
    ]);
  });

  it('leave to the pages around a table what no table needs', () => {
    const file = plan({
      ...WAYS,
      [LOBBY]: { at: ['picture.ts', 'both.ts'] },
      [FORM]: { at: ['picture.ts'] },
      [ABYSS]: { at: ['both.ts'] },
    });
    expect(['picture.ts', 'both.ts'].map(file)).toEqual(['pages', 'shell']);
  });

  it('bring to every table what several boards need, and nothing that one has at once and another later', () => {
    const file = plan({
      ...WAYS,
      [ABYSS]: { at: ['spot.ts', 'icon.ts', 'own.ts'], later: ['games/abyss/area.ts'] },
      [THING]: { at: ['spot.ts'], later: ['games/thing/dialog.ts'] },
      'games/abyss/area.ts': { at: ['own.ts'] },
      'games/thing/dialog.ts': { at: ['icon.ts'] },
    });
    expect(['spot.ts', 'icon.ts', 'own.ts'].map(file)).toEqual(['table', 'abyss-lent', 'abyss']);
  });

  it('lend to a page of its own what another has at once, not with all of it', () => {
    const file = plan({
      ...WAYS,
      [TABLE]: { at: ['sound.ts'], later: [WAITING, 'dialog.ts'] },
      [FORM]: { at: ['select.ts'] },
      [WAITING]: { at: ['switch.ts'] },
      'settings.svelte': { at: ['sound.ts', 'select.ts'] },
      'dialog.ts': { at: ['switch.ts', 'sound.ts'] },
    });
    expect(['sound.ts', 'select.ts', 'switch.ts'].map(file)).toEqual(['table-lent', 'form-lent', 'waiting-lent']);
  });
});
