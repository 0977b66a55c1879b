import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { lightIcons } from './icons.ts';
import { lightTexts } from './messages.ts';
import { brotli } from './brotli.ts';

// One version for the whole product.
const version = /^version = "(.+)"$/m.exec(readFileSync(new URL('../pyproject.toml', import.meta.url), 'utf8'))?.[1];

// The server serves what is built here; the folder lies inside its package and is not kept in git.
export default defineConfig({
  plugins: [lightIcons(), lightTexts(), svelte(), icons({ compiler: 'svelte', scale: 1 }), brotli()],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: '../src/bathysphere/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files of their own: the policy of the pages allows no data in style sheets.
    assetsInlineLimit: 0,
    // The frame is there before anything is fetched, and nothing need be told to fetch itself: such lists are heavy.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((each) => each !== file && !each.startsWith('assets/frame-')) : needed,
    },
    rolldownOptions: {
      output: {
        // What comes together anyway is one file: dozens of tiny ones would each cost a request and compress badly.
        codeSplitting: {
          groups: [
            // What every page needs.
            {
              name: 'frame',
              test: /[\\/]node_modules[\\/](svelte|@fluent)[\\/]|[\\/]src[\\/](kit[\\/](?!Qr|Banner|Field|Radios|Segmented|Switch|Select|Panel|Fold)|words[\\/]\w+\.|\w+\.)/,
            },
            // What every table needs.
            {
              name: 'table',
              test: /[\\/]src[\\/](play[\\/](\w+[\\/](SeatBadge|SeatStrip|OptionButton|Clock|choices|digest|loadGame|seats|sound|ticking|phrases)|texts)\b|games[\\/]((motion|breakable|index)\.|parts[\\/](Tabs|selection|lazyPicture|LazyPicture|copies|spot\.css)))|[\\/]@lucide[\\/]svelte[\\/]dist[\\/]icons[\\/](arrow-down|circle-question-mark|circle-slash-2|door-open|handshake|house|list-checks|rotate-cw|skip-forward)\./,
              includeDependenciesRecursively: false,
            },
            // The board of Unfathomable; her stage, the hand and all cards in full are fetched when they are wanted.
            {
              name: 'ship',
              test: /[\\/]games[\\/]unfathomable[\\/](\w+\.ts|tabs|Area|Board|SeatSummary|CardChip|ship[\\/](?!Place|Here|forecast)|parts[\\/](?!Choices|Several)|stage[\\/](Medallion|emblems|scenes)|hand[\\/](selection|things)|cards[\\/](SkillMark|CardBack))(?<!cardTexts\.ts|talk\.ts|orders\.ts|index\.ts|emblem\.ts)/,
              includeDependenciesRecursively: false,
            },
            // The board of Cryptids; notes, attempts, the poacher and all cards in full are fetched when they are wanted.
            {
              name: 'journey',
              test: /[\\/]games[\\/]cryptids[\\/](\w+\.ts|Area|Board|SeatSummary|CardChip|board[\\/](?!Note|about|Tracking|Commit|Rethrow|attempt|PoacherAll)|map[\\/]|reserve[\\/]|hand[\\/](selection|things|states)|cards[\\/](CryptidCard|Dice|Die|Display|EvidenceToken|Ladder|Market|RequestToken|Scenery|TilePicture|WantedMark|pictures))(?<!index\.ts|texts\.ts|emblem\.ts)/,
              includeDependenciesRecursively: false,
            },
          ],
        },
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
});
