// @ts-check
import css from '@eslint/css';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { importRules } from './tools/lint/importRules.mjs';
import { rules } from './tools/lint/rules.mjs';
import { NO_ENUMS, restrict, testRules } from './tools/lint/syntaxRules.mjs';

const scripts = ts.config(
  js.configs.recommended,
  ts.configs.strict,
  reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        document: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
      },
    },
    rules: {
      // TypeScript reports undefined names.
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // The server branches of islands and themes: see src/node/demos/mdLoader.mjs.
      '@typescript-eslint/no-require-imports': 'off',
      // `array[0]!` after a check that TypeScript can't follow is clearer than a second check.
      '@typescript-eslint/no-non-null-assertion': 'off',
      ...restrict(),
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // What is longer says why in the comment that lifts this rule.
    files: ['{src,tools,scripts,services,pages}/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Rules that need types. Demos are excluded because there are a thousand, and component types are slow to check.
    files: ['**/*.{ts,tsx}'],
    ignores: ['data/**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // React event handlers may be asynchronous. Their errors reach the window like those of synchronous ones.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    // An error in a test's server is an unhandled rejection, which ends the run.
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
    },
  },
  {
    files: ['src/site/**'],
    // A browser has no paths.
    rules: { 'no-restricted-syntax': ['error', NO_ENUMS] },
  },
  ...importRules,
  {
    files: ['src/site/**/*.tsx', 'pages/**/*.tsx'],
    plugins: { fieldguide: rules },
    rules: { 'fieldguide/no-own-texts': 'error' },
  },
  {
    // Demos show a reader's code: a fixed list of rows may be indexed, and hooks may set state as readers do.
    files: ['data/**'],
    plugins: { fieldguide: rules },
    rules: {
      'react-hooks/set-state-in-effect': 'off',
      'fieldguide/default-export-name': 'error',
    },
  },
  {
    files: ['data/**/*.{js,jsx}'],
    rules: restrict({
      selector: 'Program',
      message: 'Write TypeScript: the JavaScript of a demo is made of it by the build.',
    }),
  },
  testRules,
);

export default ts.config(
  {
    ignores: [
      ...['.next/', 'out/', '.cache/', 'node_modules/', 'next-env.d.ts', 'test-results/'],
      // Declarations for the listings of a page. They aren't part of the program, and `npm run listings` checks them.
      'data/**/*.listings.d.ts',
    ],
  },
  // Rules for scripts fail on style sheets.
  scripts.map((config) => ({ ...config, ignores: [...(config.ignores ?? []), '**/*.css'] })),
  {
    files: ['src/site/**/*.css'],
    // Directives of Tailwind, and no values of the site.
    ignores: ['src/site/features/demo/tailwind.css'],
    plugins: { css, fieldguide: rules },
    language: 'css/css',
    languageOptions: /** @type {object} */ ({ tolerant: true }),
    rules: { 'fieldguide/design-values': 'error' },
  },
);
