import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './icons.ts';
import { lightTexts } from './messages.ts';
import { brotli } from './brotli.ts';
import { shortClass } from './classes.ts';
import { chunks } from './chunks.ts';
import { pages } from './pages.ts';

// One version for the whole product.
const version = /^__version__ = "(.+)"$/m.exec(readFileSync(new URL('../src/bathysphere/__init__.py', import.meta.url), 'utf8'))?.[1];

// The server serves what is built here; the folder lies inside its package and is not kept in git. In the mode `site` it is
// made for any host of files, in any folder (tools/make_site.py).
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [icons(), lightTexts(), svelte({ compilerOptions: { cssHash: shortClass } }), pages(), ...(mode === 'site' ? [] : [brotli()])],
  define: { __VERSION__: JSON.stringify(version), __SITE__: JSON.stringify(mode === 'site') },
  worker: { format: 'es' },
  build: {
    outDir: mode === 'site' ? '../site' : '../src/bathysphere/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files of their own: the policy of the pages allows no data in style sheets.
    assetsInlineLimit: 0,
    // The shell is there before anything is fetched, and nothing need be told to fetch itself: such lists are heavy.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((each) => each !== file && !each.startsWith('assets/shell-')) : needed,
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: chunks(), debugName: 'pages and boards', includeDependenciesRecursively: false }] },
      },
    },
  },
  server: {
    // The texts of the games lie beside their rules.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8700', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    pool: 'threads',
    isolate: false,
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 20_000,
    include: ['src/**/*.test.ts'],
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
}));
