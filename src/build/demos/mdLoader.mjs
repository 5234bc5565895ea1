// @ts-check
/**
 * Turns a Markdown page into a module that holds this page's demos and registered components, and nothing else:
 * the text of the page comes from its props. Runs inside Turbopack, so it is plain JavaScript.
 *
 * The module's exports (see `src/site/demo/island.ts` for the types):
 *   demos       { [key]: { [flavour]: Island } }
 *   components  { [name]: React component }
 *   version     changes with the Markdown and every file that it shows, so that `npm run dev` can follow edits
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Flavour folders, in the order of `src/shared/flavours.ts`; a test holds the two together. */
export const FLAVOUR_FOLDERS = ['system', 'tailwind', 'css'];

const PLACEMENT = /^\{\{.*"(demo|component)":\s*"([^"]+)".*\}\}\s*$/gm;

/**
 * @this {{ resourcePath: string, addDependency(file: string): void, addContextDependency(folder: string): void }}
 * @param {string} source
 * @returns {string}
 */
export default function mdLoader(source) {
  const folder = path.dirname(this.resourcePath);
  /** @type {Map<string, Map<string, string>>} */
  const demos = new Map();
  /** @type {Set<string>} */
  const components = new Set();
  for (const [, kind, name = ''] of source.matchAll(PLACEMENT)) {
    if (kind === 'component') {
      components.add(name);
    } else {
      demos.set(name, findEntries(folder, name));
    }
  }
  const hash = createHash('sha256').update(source);
  for (const file of listFiles(folder)) {
    this.addDependency(file);
    hash.update(file).update(readFileSync(file));
  }
  return [
    `import { island } from '@/src/site/demo/island';`,
    ...[...components].map((name) => `import ${name} from '@/src/site/page/components/${name}';`),
    `export const version = ${JSON.stringify(hash.digest('hex').slice(0, 12))};`,
    `export const components = { ${[...components].join(', ')} };`,
    `export const demos = {`,
    ...[...demos].map(([key, entries]) => {
      const islands = [...entries].map(
        ([flavour, file]) => `    ${flavour}: ${islandCode(flavour, file)},`,
      );
      return `  ${JSON.stringify(key)}: {\n${islands.join('\n')}\n  },`;
    }),
    `};`,
    ``,
  ].join('\n');
}

/**
 * The branch with `require` is removed from the browser bundle: there a demo's code arrives by its own chunk.
 * @param {string} flavour
 * @param {string} file
 */
function islandCode(flavour, file) {
  const name = JSON.stringify(file);
  const load =
    flavour === 'tailwind'
      ? `() => Promise.all([import(${name}), import('@/src/site/demo/tailwindStyles')]).then(([demo]) => demo)`
      : `() => import(${name})`;
  // Only the flavour that the server shows is rendered there.
  const server =
    flavour === 'system'
      ? `typeof window === 'undefined' ? require(${name}).default : undefined`
      : 'undefined';
  return `island(${load}, ${server})`;
}

/**
 * @param {string} folder
 * @param {string} key
 * @returns {Map<string, string>} import paths by flavour; empty when the demo is missing, which the index reports
 */
function findEntries(folder, key) {
  if (key.endsWith('.tsx')) {
    return new Map(existsSync(path.join(folder, key)) ? [['system', `./${key}`]] : []);
  }
  const flavours = FLAVOUR_FOLDERS.filter((flavour) =>
    existsSync(path.join(folder, key, flavour, 'index.tsx')),
  );
  return new Map(flavours.map((flavour) => [flavour, `./${key}/${flavour}/index.tsx`]));
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
