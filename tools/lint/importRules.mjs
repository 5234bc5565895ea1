// @ts-check
/** Which folder may import which: the parts of the repository, and the layers in src/site and src/node. */
import { readdirSync } from 'node:fs';

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
const FEATURES = readdirSync(new URL('../../src/site/features', import.meta.url));

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

const unknownRoom = readdirSync(new URL('../../src/node', import.meta.url), {
  withFileTypes: true,
}).find((entry) => entry.isDirectory() && !NODE_ROOMS.includes(entry.name));
if (unknownRoom) {
  throw new Error(
    `Name the room src/node/${unknownRoom.name} in tools/lint/importRules.mjs, above those that it imports.`,
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

/**
 * The import rules of all folders.
 * @type {(import('typescript-eslint').ConfigWithExtends)[]}
 */
export const importRules = [
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
];
