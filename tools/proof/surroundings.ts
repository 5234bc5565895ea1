/** What is the same for all browser tests of a run: found once, before the first, and handed to Playwright's processes. */
import path from 'node:path';
import { z } from 'zod';

const surroundingsSchema = z.strictObject({
  /** The browser and its version. */
  browser: z.string().min(1),
  /** The hash of all files of the export. */
  wholeExport: z.string(),
  /** The hash of everything that a build reads. */
  sources: z.string(),
});

export type Surroundings = z.infer<typeof surroundingsSchema>;

const VARIABLE = 'PROOF_SURROUNDINGS';

/** Set when remembered verdicts are not to be used: `--fresh`. */
export const FRESH_VARIABLE = 'PROOF_FRESH';

/** The export that is tried, from the root of the repository; tests of the memory itself name a small one. */
export const getOut = (): string => path.resolve(process.env.PROOF_OUT || 'out');

export const isFresh = (): boolean => process.env[FRESH_VARIABLE] === 'on';

/** Hands them to the processes that this one starts. */
export function writeSurroundings(surroundings: Surroundings): void {
  process.env[VARIABLE] = JSON.stringify(surroundings);
}

let read: Surroundings | undefined;

/** @throws Error when nobody has found them out: Playwright's global setup does. */
export function readSurroundings(): Surroundings {
  return (read ??= surroundingsSchema.parse(JSON.parse(process.env[VARIABLE] ?? '{}')));
}
