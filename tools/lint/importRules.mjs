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
const SITE_LAYERS = ['state', 'browser', 'i18n', 'theme', 'ui', 'features', 'app'];

/** The features of src/site, which must not import each other. */
const FEATURES = readdirSync(new URL('../../src/site/features', import.meta.url));

/**
 * Imports from folders of `src/site`, for `forbid`: written as a relative path, or from the root.
 * @param {string[]} folders
 * @param {string} message says why
 */
const fromFolders = (folders, message) => ({
  group: folders.flatMap((name) => [`../**/${name}/**`, `@/src/site/**/${name}/**`]),
  message,
});

/** What no module of `src/site` may import. */
const NOT_IN_BROWSER = [
  from(['node'], 'src/site runs in the browser: types come from src/shared.'),
  TOOLS,
];

/** @type {(import('typescript-eslint').ConfigWithExtends)[]} */
const SITE_LAYER_RULES = SITE_LAYERS.map((layer, index) => {
  const upper = SITE_LAYERS.slice(index + 1);
  return {
    files: [`src/site/${layer}/**`],
    rules: forbid(
      ...NOT_IN_BROWSER,
      ...(upper.length === 0
        ? []
        : [
            fromFolders(
              upper,
              `A layer of src/site imports from those before it: ${SITE_LAYERS.join(', ')}.`,
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
    fromFolders(['app'], 'Features are below app: what both need goes to ui, browser or state.'),
    fromFolders(
      FEATURES.filter((name) => name !== feature),
      'A feature uses another one by its index.ts alone, such as ../icons.',
    ),
  ),
}));

/**
 * The folders of src/node, from the bottom: each may import from those before it, and from the files beside these folders.
 * docs/architecture/node.md draws the imports that there are.
 */
const NODE_LAYERS = [
  'markdown',
  'i18n',
  'api',
  'sizes',
  'history',
  'demos',
  'playground',
  'messages',
  'embeds',
  'content',
  'pageText',
  'search',
  'answers',
  'next',
  'exporters',
  'mcp',
  'commands',
];

const unknownFolder = readdirSync(new URL('../../src/node', import.meta.url), {
  withFileTypes: true,
}).find((entry) => entry.isDirectory() && !NODE_LAYERS.includes(entry.name));
if (unknownFolder) {
  throw new Error(
    `Add the folder src/node/${unknownFolder.name} to NODE_LAYERS in tools/lint/importRules.mjs, after those that it imports.`,
  );
}

/** What no module of `src/node` may import. */
const NOT_IN_NODE = [
  from(['site'], 'src/node runs in Node: what both need goes to src/shared.'),
  TOOLS,
];

/**
 * Imports from folders of `src/node` above a folder, for `forbid`.
 * @param {string[]} folders
 */
const fromUpper = (folders) => ({
  regex: `^(@/src/node/|\\./|(\\.\\./)+)(${folders.join('|')})/`,
  message: 'This folder is in a higher layer: move shared code down, or pass it in.',
});

/** @type {(import('typescript-eslint').ConfigWithExtends)[]} */
const NODE_LAYER_RULES = NODE_LAYERS.map((folder, index) => {
  const upper = NODE_LAYERS.slice(index + 1);
  return {
    files: [`src/node/${folder}/**`],
    rules: forbid(...NOT_IN_NODE, ...(upper.length === 0 ? [] : [fromUpper(upper)])),
  };
});

/**
 * The import rules of all folders.
 * @type {(import('typescript-eslint').ConfigWithExtends)[]}
 */
export const importRules = [
  ...SITE_LAYER_RULES,
  ...SITE_FEATURES,
  { files: ['src/node/*'], rules: forbid(...NOT_IN_NODE, fromUpper(NODE_LAYERS)) },
  ...NODE_LAYER_RULES,
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
