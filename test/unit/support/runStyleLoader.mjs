// @ts-check
/**
 * Runs src/node/demos/styleLoader.cjs on one file, as Turbopack does, and writes { code, dependencies, folders } as JSON.
 * A process of its own, because Tailwind registers hooks with Node's module loader, which Jest does not allow.
 */
import { readFileSync } from 'node:fs';
import styleLoader from '../../../src/node/demos/styleLoader.cjs';

const [, , resourcePath = ''] = process.argv;
/** @type {string[]} */
const dependencies = [];
/** @type {string[]} */
const folders = [];
const code = await new Promise((resolve, reject) => {
  styleLoader.call(
    {
      resourcePath,
      addDependency: (/** @type {string} */ file) => void dependencies.push(file),
      addContextDependency: (/** @type {string} */ folder) => void folders.push(folder),
      async: () => (/** @type {unknown} */ error, /** @type {string | undefined} */ result) =>
        error ? reject(error) : resolve(result),
    },
    readFileSync(resourcePath, 'utf8'),
  );
});
process.stdout.write(JSON.stringify({ code, dependencies, folders }));
