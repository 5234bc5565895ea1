// @ts-check
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/**
 * Imports that a room may not have; the message says why.
 * @param {string} half folder of `src/`, or several in braces
 * @param {string} message
 * @returns {import('eslint').Linter.RulesRecord}
 */
const forbid = (half, message) => ({
  'no-restricted-imports': [
    'error',
    { patterns: [{ group: [`**/src/${half}/**`, `../**/${half}/**`], message }] },
  ],
});

export default ts.config(
  { ignores: ['.next/', 'out/', '.cache/', 'node_modules/', 'next-env.d.ts', 'test-results/'] },
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
      // TypeScript knows which names exist.
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // The server branches of islands and themes: see src/build/demos/mdLoader.mjs.
      '@typescript-eslint/no-require-imports': 'off',
      // `array[0]!` after a check that TypeScript cannot follow is clearer than a second check.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union or a const object.' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/site/**'],
    rules: forbid('build', 'src/site runs in the browser: types come from src/shared.'),
  },
  {
    files: ['src/build/**'],
    rules: forbid('site', 'src/build runs in Node: what both need goes to src/shared.'),
  },
  {
    files: ['src/shared/**'],
    rules: forbid('{site,build}', 'src/shared is pure: it knows neither half.'),
  },
  {
    files: ['tools/**'],
    rules: forbid('site', 'Tools run in Node: they import from src/build and src/shared.'),
  },
  {
    files: ['services/**'],
    rules: forbid('{site,build}', 'A service runs by itself: what it shares is in src/shared.'),
  },
  {
    // Demos show a reader's code: a fixed list of rows may be indexed, and hooks may set state as readers do.
    files: ['data/**'],
    rules: { 'react-hooks/set-state-in-effect': 'off' },
  },
);
