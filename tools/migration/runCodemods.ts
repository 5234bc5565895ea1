/**
 * Runs the codemods of `@mui/codemod` on samples. A sample is a diff in `data/`, named like its codemod, such as
 * `codemods/deprecations/accordion-props.diff`. The code before the change is written by hand, and the codemod makes
 * the rest.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CommandError } from '@/src/node/errors';
import { ROOT } from '@/src/node/paths';
import { diffLines, readSide } from './lineDiff';

type Transform = (
  file: { path: string; source: string },
  api: object,
  options: object,
) => string | undefined;

/** Returns the codemod of a sample: the folder and the name of the file. */
const getCodemod = (sample: string): string =>
  sample
    .split('/')
    .slice(-2)
    .join('/')
    .replace(/\.diff$/, '');

/** Changes the source of a TSX module. Returns the source itself if there is nothing to change. */
export type Codemod = (source: string) => string;

/**
 * Loads a codemod.
 * @param name such as `deprecations/accordion-props`.
 * @param folder the installed package `@mui/codemod`. Codemods that read other packages find them from this folder.
 * @returns undefined if the package has no such codemod.
 */
export function loadCodemod(name: string, folder: string): Codemod | undefined {
  const requireFrom = createRequire(path.join(folder, 'package.json'));
  const file = [`node/${name}.js`, `node/${name}/index.js`]
    .map((candidate) => path.join(folder, candidate))
    .find(existsSync);
  if (file === undefined) {
    return undefined;
  }
  const loaded = requireFrom(file) as Transform | { default: Transform };
  const transform = typeof loaded === 'function' ? loaded : loaded.default;
  const jscodeshift = (
    requireFrom('jscodeshift') as { withParser: (parser: string) => object }
  ).withParser('tsx');
  const api = { jscodeshift, j: jscodeshift, stats: () => undefined, report: () => undefined };
  const module = path.join(folder, `${path.basename(name)}.tsx`);
  return (source) => transform({ path: module, source }, api, {}) ?? source;
}

/**
 * Runs the codemod of a sample.
 * @param folder the installed package `@mui/codemod`.
 * @returns the new diff.
 * @throws CommandError when the package has no such codemod, or when the codemod changes nothing.
 */
export function runSample(sample: string, folder: string): string {
  const name = getCodemod(sample);
  const codemod = loadCodemod(name, folder);
  if (!codemod) {
    throw new CommandError(`${sample}: @mui/codemod has no ${name}. Rename the sample.`);
  }
  const before = readSide(readFileSync(path.join(ROOT, sample), 'utf8'), '-');
  const diff = diffLines(before, codemod(before));
  if (!/^[-+]/m.test(diff)) {
    throw new CommandError(
      `${sample}: ${name} changes nothing. Correct the lines that it should change.`,
    );
  }
  return diff;
}
