/**
 * What the verdict on the running test rests on, noted while it runs: the files of the export that its browser asked for,
 * and whatever else a test says it read. One test runs at a time in each of Playwright's processes.
 */
import type { Inputs } from '../tools/proof/verdicts';

const noted = new Set<string>();

/** The whole export, for a test that reads files of it by itself, or serves a copy. */
export const WHOLE_EXPORT = 'export';

/** Notes an input by its name: see `hashInput` in `remembered.ts` for the names that there are. */
export function noteInput(name: string): void {
  noted.add(name);
}

/** Begins with nothing noted. */
export function startTrace(): void {
  noted.clear();
}

/**
 * @param getHash the hash of an input.
 * @returns what was noted since the start; a test that was not seen reading anything rests on the whole export.
 */
export function takeInputs(getHash: (input: string) => string): Inputs {
  const names = noted.size > 0 ? [...noted].sort() : [WHOLE_EXPORT];
  return Object.fromEntries(names.map((name) => [name, getHash(name)]));
}
