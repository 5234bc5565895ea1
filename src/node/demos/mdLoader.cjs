// @ts-check
/**
 * Turns a Markdown page into a module with only the demos and embeds of this page. The text of the page comes from its
 * props. The loader is CommonJS because Turbopack loads loaders with `require`.
 *
 * The module's exports (see `src/site/app/pages/pageModule.ts` for the types):
 *   demos       { [file or folder of the demo, without extension]: { [flavour]: Island } }
 *   Demo        the component that shows demos; undefined on pages without demos, which don't load its code
 *   components  { [name]: React component }
 *   playground  Island made of `button.playground.json` beside `button.md`; undefined without that file
 *   Playground  the component that shows the playground; undefined without one
 *   file        path of the Markdown in the repository; only on the server
 *   version     changes with the Markdown and every file that it shows, so that `npm run dev` can detect edits
 */
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

/** Flavor folders, in the order of `src/shared/flavours.ts`. A test compares the two. */
const FLAVOUR_FOLDERS = ['system', 'tailwind', 'css'];

/** `PAGE_DEPENDENCIES_FILE` of `src/shared/pageDependencies.ts`. A test compares the two. */
const DEPENDENCIES = '.cache/page-dependencies.json';

/**
 * @typedef {{ resourcePath: string, addDependency(file: string): void, addContextDependency(folder: string): void, async(): (error: unknown, code?: string) => void }} Loader
 */

/**
 * @this {Loader}
 * @param {string} source
 */
function mdLoader(source) {
  const done = this.async();
  toModule(this, source).then((code) => done(null, code), done);
}

/**
 * @param {Loader} loader
 * @param {string} source
 * @returns {Promise<string>}
 */
async function toModule(loader, source) {
  const { findPlacements } = await import('../markdown/findPlacements.mjs');
  const folder = path.dirname(loader.resourcePath);
  const file = path.relative(process.cwd(), loader.resourcePath).split(path.sep).join('/');
  const { demos, components } = findPlacements(source);
  const hash = createHash('sha256').update(source);
  // Files that don't exist yet, such as a playground or another flavor, may be added.
  loader.addContextDependency(folder);
  for (const beside of listFiles(folder)) {
    loader.addDependency(beside);
    hash.update(path.relative(folder, beside)).update(readFileSync(beside));
  }
  for (const other of listOtherDependencies(loader.resourcePath)) {
    loader.addDependency(other);
    hash.update(readFileSync(other));
  }
  // Only src/site/app/pages/useFreshProps.ts reads it. In the export, it would change the name of every page's script.
  const version = process.env.NODE_ENV === 'production' ? '' : hash.digest('hex').slice(0, 12);
  return [
    `import { island } from '@/src/site/ui/island/island';`,
    ...components.map((name) => `import ${name} from '@/src/site/app/embeds/${name}';`),
    // Only the server has it because the browser doesn't need paths.
    `export const file = typeof window === 'undefined' ? ${JSON.stringify(file)} : undefined;`,
    `export const version = ${JSON.stringify(version)};`,
    `export const components = { ${components.join(', ')} };`,
    `export const demos = {`,
    ...demos.map((key) => {
      const islands = findEntries(folder, key).map(
        ([flavour, file], index) => `    ${flavour}: ${islandCode(flavour, file, index === 0)},`,
      );
      return `  ${JSON.stringify(key.replace(/\.tsx$/, ''))}: {\n${islands.join('\n')}\n  },`;
    }),
    `};`,
    ...shownBy('Demo', '@/src/site/features/demo/Demo', demos.length > 0),
    ...playgroundCode(loader.resourcePath),
    ``,
  ].join('\n');
}

/**
 * Creates the code of an island. The branch with `require` is removed from the browser bundle, where the code of a demo
 * is in its own chunk.
 * @param {string} flavour
 * @param {string} file
 * @param {boolean} onServer whether the server renders this flavor: System, or the first available one
 */
function islandCode(flavour, file, onServer) {
  const name = JSON.stringify(file);
  const load =
    flavour === 'tailwind'
      ? `() => Promise.all([import(${name}), import('@/src/site/features/demo/tailwindStyles')]).then(([demo]) => demo)`
      : `() => import(${name})`;
  const server = onServer
    ? `typeof window === 'undefined' ? require(${name}).default : undefined`
    : 'undefined';
  return `island(${load}, ${server})`;
}

/**
 * Imports the playground's data, which is also a module: see `src/node/playground/playgroundLoader.cjs`.
 * @param {string} markdownFile
 */
function playgroundCode(markdownFile) {
  const file = markdownFile.replace(/\.md$/, '.playground.json');
  const exists = existsSync(file);
  const island = exists ? islandCode('system', `./${path.basename(file)}`, true) : 'undefined';
  return [
    `export const playground = ${island};`,
    ...shownBy('Playground', '@/src/site/features/playground/Playground', exists),
  ];
}

/**
 * @param {string} name name of the component and of the export
 * @param {string} from the module of the component
 * @param {boolean} isNeeded
 */
function shownBy(name, from, isNeeded) {
  return isNeeded
    ? [`export { ${name} } from ${JSON.stringify(from)};`]
    : [`export const ${name} = undefined;`];
}

/**
 * @param {string} folder
 * @param {string} key
 * @returns {[flavour: string, file: string][]} import paths; empty when the demo is missing, which the content check
 *   reports
 */
function findEntries(folder, key) {
  if (key.endsWith('.tsx')) {
    return existsSync(path.join(folder, key)) ? [['system', `./${key}`]] : [];
  }
  return FLAVOUR_FOLDERS.filter((flavour) =>
    existsSync(path.join(folder, key, flavour, 'index.tsx')),
  ).map((flavour) => [flavour, `./${key}/${flavour}/index.tsx`]);
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

/**
 * Lists files outside of the page's folder that the page depends on, such as images, for development. They come from
 * the last build's `.cache/page-dependencies.json` (src/node/content/dependencies/pageDependencies.ts). Without a
 * build, these files aren't watched. Embeds and their data are modules, which Next watches itself.
 * @param {string} markdownFile
 * @returns {string[]} existing files
 */
function listOtherDependencies(markdownFile) {
  const root = process.cwd();
  const list = path.join(root, DEPENDENCIES);
  if (process.env.NODE_ENV === 'production' || !existsSync(list)) {
    return [];
  }
  const name = path.relative(root, markdownFile).split(path.sep).join('/');
  /** @type {import('../../shared/pageDependencies').SiteDependencies} */
  const site = JSON.parse(readFileSync(list, 'utf8'));
  const files = Object.values(site).flatMap((page) =>
    page.files.includes(name) ? page.files : [],
  );
  return [...new Set(files)]
    .filter((file) => !file.startsWith(`${path.posix.dirname(name)}/`))
    .map((file) => path.join(root, file))
    .filter((file) => existsSync(file));
}

module.exports = mdLoader;
module.exports.FLAVOUR_FOLDERS = FLAVOUR_FOLDERS;
module.exports.DEPENDENCIES = DEPENDENCIES;
