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

/**
 * Runs the codemod of a sample.
 * @param folder the installed package `@mui/codemod`. Codemods that read other packages find them from this folder.
 * @returns the new diff.
 * @throws CommandError when the package has no such codemod, or when the codemod changes nothing.
 */
export function runSample(sample: string, folder: string): string {
  const requireFrom = createRequire(path.join(folder, 'package.json'));
  const codemod = getCodemod(sample);
  const file = [`node/${codemod}.js`, `node/${codemod}/index.js`]
    .map((name) => path.join(folder, name))
    .find(existsSync);
  if (file === undefined) {
    throw new CommandError(`${sample}: @mui/codemod has no ${codemod}. Rename the sample.`);
  }
  const loaded = requireFrom(file) as Transform | { default: Transform };
  const transform = typeof loaded === 'function' ? loaded : loaded.default;
  const jscodeshift = (
    requireFrom('jscodeshift') as { withParser: (name: string) => object }
  ).withParser('tsx');
  const before = readSide(readFileSync(path.join(ROOT, sample), 'utf8'), '-');
  const api = { jscodeshift, j: jscodeshift, stats: () => undefined, report: () => undefined };
  const after =
    transform(
      { path: path.join(folder, `${path.basename(sample)}.tsx`), source: before },
      api,
      {},
    ) ?? before;
  const diff = diffLines(before, after);
  if (!/^[-+]/m.test(diff)) {
    throw new CommandError(
      `${sample}: ${codemod} changes nothing. Correct the lines that it should change.`,
    );
  }
  return diff;
}
