/**
 * The inputs of the running test, recorded while it runs: the files of the export that its browser requests, and other
 * files that a test reads. Each Playwright process runs one test at a time.
 */
import type { Inputs } from '../tools/proof/verdicts';

const noted = new Set<string>();

/** The whole export, for a test that reads files of it directly, or serves a copy. */
export const WHOLE_EXPORT = 'export';

/** Records an input by its name: see `hashInput` in `remembered.ts`. */
export function recordInput(name: string): void {
  noted.add(name);
}

/** Clears the recorded inputs. */
export function startTrace(): void {
  noted.clear();
}

/**
 * @param getHash returns the hash of an input.
 * @returns the inputs since the start. If there are none, the test depends on the whole export.
 */
export function takeInputs(getHash: (input: string) => string): Inputs {
  const names = noted.size > 0 ? [...noted].sort() : [WHOLE_EXPORT];
  return Object.fromEntries(names.map((name) => [name, getHash(name)]));
}
