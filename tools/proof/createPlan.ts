/** Plans the visits of a run, from the git history and the dependencies of the pages. */
import { execFileSync } from 'node:child_process';
import { readPageDependencies } from '../../src/node/content/dependencies/dependencyFile';
import { ROOT } from '../../src/node/paths';
import {
  collectApiHashes,
  findBase,
  findChangedDemos,
  findChangedPages,
  listChangedFiles,
} from './changed';
import type { Plan } from './plan';
import { readProven } from './proven';

/**
 * @param scope of the visits.
 * @param only prefixes of addresses, if the caller gave any.
 * @param onLine is called with a line that describes the basis of the sample.
 * @throws Error when the site wasn't built, because the build writes the dependencies of pages.
 */
export function createPlan(
  scope: Plan['scope'],
  only: readonly string[],
  onLine: (line: string) => void,
): Plan {
  const dependencies = readDependencies();
  const proven = readProven();
  const base = findBase(ROOT, proven?.commit);
  const files = base === undefined ? undefined : listChangedFiles(ROOT, base);
  const isProvenBase = proven !== undefined && base?.startsWith(proven.commit);
  const changedPages = files
    ? findChangedPages(dependencies, files, isProvenBase ? proven.api : undefined)
    : [];
  const changedDemos = files ? findChangedDemos(dependencies, files) : [];
  onLine(
    files
      ? `${changedPages.length} pages and ${changedDemos.length} demos changed since ${base!.slice(0, 12)}.`
      : 'There is no commit to compare with: no page counts as changed.',
  );
  return {
    scope,
    turn: countCommits(),
    changedPages,
    changedDemos: changedDemos.map(({ file }) => file),
    only: [...only],
  };
}

/** Reads the hashes of the API entries in the current build, for later runs. @throws Error as `createPlan` does. */
export const readApiHashes = () => collectApiHashes(readDependencies());

function readDependencies() {
  const dependencies = readPageDependencies();
  if (!dependencies) {
    throw new Error(
      'The dependencies of the pages are unknown: delete .cache/out-fingerprint and run npm run build.',
    );
  }
  return dependencies;
}

/** Counts the commits up to this one; 0 without git. In a shallow clone, only the available commits count. */
function countCommits(): number {
  try {
    return Number(
      execFileSync('git', ['rev-list', '--count', 'HEAD'], {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  } catch {
    return 0;
  }
}
