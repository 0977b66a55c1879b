// Lays the Brotli form of every file that compresses beside it: the server sends it to browsers that can read it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSES = /\.(html|js|css|svg|json|webmanifest|txt)$/;

export function brotli(): Plugin {
  let folder = '';
  return {
    name: 'brotli',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (COMPRESSES.test(name)) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
      }
    },
  };
}
