// Runs a Python file under Pyodide: node tools/tab/run.mjs FOLDER SCRIPT [ARGS]. The folder is seen as /project, whatever
// the script writes there is there. With PACK in the environment Python is what a browser would load (build/tab).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from '../../web/node_modules/pyodide/pyodide.mjs';

const PACKAGES = '/lib/python3.14/site-packages';
const [folder, script, ...args] = process.argv.slice(2);
const pack = process.env.PACK ? JSON.parse(readFileSync(join(process.env.PACK, 'pack.json'), 'utf8')) : null;
const packed = (file) => new Uint8Array(gunzipSync(readFileSync(join(process.env.PACK, pack.files[file].name))));
const aside = mkdtempSync(join(tmpdir(), 'pyodide-'));
const more = {};
if (pack) {
  more.stdLibURL = join(aside, 'stdlib.zip');
  writeFileSync(more.stdLibURL, packed('stdlib.zip'));
}
try {
  // What is compiled here is smaller without the columns of its lines.
  const python = await loadPyodide({ env: { HOME: '/home/pyodide', PYTHONNODEBUGRANGES: '1' }, ...more });
  python.FS.mkdirTree('/project');
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(folder) }, '/project');
  if (pack)
    for (const file of Object.keys(pack.files).filter((each) => each === 'tables' || each.startsWith('text-')))
      python.unpackArchive(packed(file), 'zip', { extractDir: PACKAGES });
  python.globals.set('ARGS', python.toPy(args));
  await python.runPythonAsync(readFileSync(script, 'utf8'), { filename: script });
  await python.globals.get('MAIN');
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
} finally {
  rmSync(aside, { recursive: true });
}
