import js from '@eslint/js';
import prettier from 'eslint-config-prettier/flat';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Made by tools/make_types.py, and recorded games.
  { ignores: ['**/fixtures/**/*.json'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser }, linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['*.ts', '*.js'], languageOptions: { globals: globals.node } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      // As the compiler has it: a name that begins with an underscore says that it is not used.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // svelte-check knows every name, those of vite's definitions too.
      'no-undef': 'off',
      // Sets and maps in states are replaced as a whole ($state.raw); those that are edited in place are drawn by nothing.
      'svelte/prefer-svelte-reactivity': 'off',
      eqeqeq: 'error',
      'no-else-return': 'error',
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
);
