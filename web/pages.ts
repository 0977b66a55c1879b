// Makes the page ready to be sent: the style of the shell stands in it, so that nothing has to be fetched before the first
// picture, and beside it lies a list of the files by what they are for, each with those that it leans on. The server names
// those that a page will need in its head (server/pages.py), and the browser fetches them all at once instead of one after
// the other.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const LIST = 'files.json';
const SHEET = /[ \t]*<link rel="stylesheet"[^>]*href="\.?\/(assets\/shell-[^"]+\.css)"[^>]*>/;

export function pages(): Plugin {
  let folder = '';
  const files: Record<string, string[]> = {};
  /** Every script: two of them may have the same name, such as the ends of a table and of a daily challenge. */
  const scripts: string[] = [];
  return {
    name: 'pages',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: (_, bundle) => {
      const own = (name: string) => {
        const chunk = bundle[name];
        return [name, ...(chunk?.type === 'chunk' ? (chunk.viteMetadata?.importedCss ?? []) : [])];
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        scripts.push(chunk.fileName);
        files[chunk.name] = [chunk.fileName, ...chunk.imports].flatMap(own);
      }
    },
    closeBundle: () => {
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      const sheet = SHEET.exec(page)?.[1];
      if (!sheet) throw new Error('The page names no style sheet of the shell.');
      // Beside it lie the fonts that it names, and the page lies a folder higher.
      const style = readFileSync(join(folder, sheet), 'utf8').trim().replaceAll('url(./', 'url(./assets/');
      if (style.includes('</')) throw new Error('The style of the shell cannot stand in a page.');
      writeFileSync(
        join(folder, 'index.html'),
        page.replace(SHEET, () => `    <style>${style}</style>`),
      );
      // Parts that are fetched later name it among what they need; the script of the shell is there as surely.
      const [script, unneeded] = [basename(files.shell?.[0] ?? ''), basename(sheet)];
      for (const file of scripts) {
        const path = join(folder, file);
        const code = readFileSync(path, 'utf8');
        if (code.includes(unneeded)) writeFileSync(path, code.replaceAll(unneeded, script));
      }
      rmSync(join(folder, sheet));
      const fetched = Object.entries(files).map(([name, needed]) => [name, needed.filter((file) => file !== sheet)]);
      writeFileSync(join(folder, LIST), JSON.stringify(Object.fromEntries(fetched)));
    },
  };
}
