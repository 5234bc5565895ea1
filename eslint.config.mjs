// @ts-check
import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { rules } from './tools/lint/rules.mjs';

/**
 * Imports of halves of `src/`, for `forbid`. A pattern knows no braces.
 * @param {string[]} halves folders of `src/`
 * @param {string} message says why
 */
const from = (halves, message) => ({
  group: halves.flatMap((half) => [`**/src/${half}/**`, `../**/${half}/**`]),
  message,
});

/** The product does not know what measures it: a build does not depend on tools/ (src/node/commands/fingerprint.ts). */
const TOOLS = {
  regex: '^(@/|(\\.\\./)+)tools/',
  message: 'Tools measure the product, and are no part of it: what src/ needs belongs to src/.',
};

/**
 * Forbids imports in a folder.
 * @param {...({ group: string[], message: string } | { regex: string, message: string })} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
const forbid = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

/** The layers of src/site, from the bottom. Each may import from the previous ones. */
const FLOORS = ['state', 'browser', 'i18n', 'theme', 'ui', 'features', 'app'];

/** The features of src/site, which must not import each other. */
const FEATURES = readdirSync(new URL('src/site/features', import.meta.url));

/**
 * Imports from rooms of `src/site`, for `forbid`: written as a relative path, or from the root.
 * @param {string[]} rooms
 * @param {string} message says why
 */
const fromRooms = (rooms, message) => ({
  group: rooms.flatMap((name) => [`../**/${name}/**`, `@/src/site/**/${name}/**`]),
  message,
});

/** What no module of `src/site` may import. */
const NOT_IN_BROWSER = [
  from(['node'], 'src/site runs in the browser: types come from src/shared.'),
  TOOLS,
];

/** @type {(import('typescript-eslint').ConfigWithExtends)[]} */
const SITE_FLOORS = FLOORS.map((floor, index) => {
  const upper = FLOORS.slice(index + 1);
  return {
    files: [`src/site/${floor}/**`],
    rules: forbid(
      ...NOT_IN_BROWSER,
      ...(upper.length === 0
        ? []
        : [
            fromRooms(
              upper,
              `A floor of src/site imports from those before it: ${FLOORS.join(', ')}.`,
            ),
          ]),
    ),
  };
});

/** @type {(import('typescript-eslint').ConfigWithExtends)[]} */
const SITE_FEATURES = FEATURES.map((feature) => ({
  files: [`src/site/features/${feature}/**`],
  rules: forbid(
    ...NOT_IN_BROWSER,
    fromRooms(['app'], 'Features are below app: what both need goes to ui, browser or state.'),
    fromRooms(
      FEATURES.filter((name) => name !== feature),
      'A feature uses another one by its index.ts alone, such as ../icons.',
    ),
  ),
}));

/**
 * The rooms of src/node, from the bottom: each may import from those before it, and from the files beside these folders.
 * docs/architecture/node.md draws the imports that there are.
 */
const NODE_ROOMS = [
  'markdown',
  'i18n',
  'api',
  'demos',
  'playground',
  'embeds',
  'content',
  'pageText',
  'search',
  'next',
  'exporters',
  'mcp',
  'commands',
];

const unknownRoom = readdirSync(new URL('src/node', import.meta.url), { withFileTypes: true }).find(
  (entry) => entry.isDirectory() && !NODE_ROOMS.includes(entry.name),
);
if (unknownRoom) {
  throw new Error(
    `Name the room src/node/${unknownRoom.name} in eslint.config.mjs, above those that it imports.`,
  );
}

/** What no module of `src/node` may import. */
const NOT_IN_NODE = [
  from(['site'], 'src/node runs in Node: what both need goes to src/shared.'),
  TOOLS,
];

/**
 * Imports from rooms of `src/node` above a room, for `forbid`.
 * @param {string[]} rooms
 */
const fromUpper = (rooms) => ({
  regex: `^(@/src/node/|\\./|(\\.\\./)+)(${rooms.join('|')})/`,
  message: 'This room is above: move what both need down, or pass it in from above.',
});

/** @type {(import('typescript-eslint').ConfigWithExtends)[]} */
const NODE_FLOORS = NODE_ROOMS.map((room, index) => {
  const upper = NODE_ROOMS.slice(index + 1);
  return {
    files: [`src/node/${room}/**`],
    rules: forbid(...NOT_IN_NODE, ...(upper.length === 0 ? [] : [fromUpper(upper)])),
  };
});

const NO_ENUMS = { selector: 'TSEnumDeclaration', message: 'Use a union or a const object.' };

/** What works on some systems alone. */
const PORTABLE = [
  {
    selector: 'Literal[value=/^\\u002F(tmp|dev)(\\u002F|$)/]',
    message: 'Windows has no such folder: use tmpdir or devNull of node:os.',
  },
  {
    selector:
      ':matches(TemplateLiteral[expressions.length>0] > TemplateElement[value.raw=/file:\\u002F\\u002F/], BinaryExpression[operator="+"] > Literal[value=/file:\\u002F\\u002F/])',
    message: 'A path is no address on Windows: use pathToFileURL of node:url.',
  },
  {
    selector:
      'CallExpression[callee.name=/^(spawn|exec)/][arguments.0.value=/^(npm|npx)$/]:not(:has(Property[key.name="shell"]))',
    message: 'On Windows it is a script, which needs a shell: see test/unit/support/npm.ts.',
  },
];

/** Folders of tests are removed with the run. */
const TEST_FOLDERS = {
  selector: 'Identifier[name=/^mkdtemp/]',
  message: 'Use makeFolder of test/unit/support/temp.ts, whose folders are removed.',
};

/**
 * Syntax that may not be written, beside what may be written nowhere: a rule that is set again replaces the one before.
 * @param {...{ selector: string, message: string }} restrictions
 * @returns {import('eslint').Linter.RulesRecord}
 */
const restrict = (...restrictions) => ({
  'no-restricted-syntax': ['error', NO_ENUMS, ...PORTABLE, ...restrictions],
});

/** What lets a test pass that shows nothing, wait for nothing in particular, or leave something behind. */
const TESTS = restrict(
  TEST_FOLDERS,
  {
    selector: 'MemberExpression[property.name="waitForTimeout"]',
    message:
      'Wait for what is meant, or move the clock of the page: a fixed wait is too long or too short.',
  },
  {
    selector:
      'NewExpression[callee.name="Promise"] CallExpression:matches([callee.name="setTimeout"], [callee.property.name="setTimeout"])[arguments.0.name=/^(resolve|done)$/]:not([arguments.1.value=0])',
    message: 'Wait for what is meant, or use fake timers: a fixed wait is too long or too short.',
  },
  {
    selector: 'CallExpression > MemberExpression.callee[property.name=/^(skip|only|fixme|todo)$/]',
    message:
      'A test that is left out shows nothing: repair it, or remove it and say where it is now.',
  },
  {
    selector: 'CallExpression > MemberExpression.callee[object.name="test"][property.name="fail"]',
    message: 'It accepts any failure: expect the one that is meant.',
  },
);

/** Tests that these rules found when they came: each is being repaired, and then leaves the list. */
const TESTS_TO_REPAIR = ['test/demos/compareHtml.ts', 'test/e2e/support.ts'];

/**
 * Tests that are skipped and counted: as remembered, or as not checked on this platform (tools/proof). The last one makes
 * the folders.
 */
const EXEMPT = ['test/remembered.ts', 'test/unit/support/onPosix.ts', 'test/unit/support/temp.ts'];

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
  ...SITE_FLOORS,
  ...SITE_FEATURES,
  { files: ['src/node/*'], rules: forbid(...NOT_IN_NODE, fromUpper(NODE_ROOMS)) },
  ...NODE_FLOORS,
  {
    files: ['src/shared/**'],
    rules: forbid(from(['site', 'node'], 'src/shared is pure: it knows neither half.'), TOOLS),
  },
  {
    files: ['tools/**'],
    rules: forbid(from(['site'], 'Tools run in Node: they import from src/node and src/shared.')),
  },
  {
    files: ['services/**'],
    rules: forbid(
      from(['site', 'node'], 'A service runs by itself: what it shares is in src/shared.'),
      TOOLS,
    ),
  },
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
  { files: ['test/**'], ignores: [...TESTS_TO_REPAIR, ...EXEMPT], rules: TESTS },
);
