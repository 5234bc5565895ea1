/**
 * The inputs that all browser tests of a run share. They are collected before the first test and passed to Playwright's
 * processes.
 */
import path from 'node:path';
import { z } from 'zod';

const surroundingsSchema = z.strictObject({
  /** The browser and its version. */
  browser: z.string().min(1),
  /** The hash of all files of the export. */
  wholeExport: z.string(),
  /** The hash of all files that a build reads. */
  sources: z.string(),
});

export type Surroundings = z.infer<typeof surroundingsSchema>;

const VARIABLE = 'PROOF_SURROUNDINGS';

/** The environment variable that disables remembered verdicts: `--fresh`. */
export const FRESH_VARIABLE = 'PROOF_FRESH';

/** Returns the folder of the tested export. Tests of the verdict memory use a small one. */
export const getOut = (): string => path.resolve(process.env.PROOF_OUT || 'out');

export const isFresh = (): boolean => process.env[FRESH_VARIABLE] === 'on';

/** Passes the values to child processes. */
export function writeSurroundings(surroundings: Surroundings): void {
  process.env[VARIABLE] = JSON.stringify(surroundings);
}

let read: Surroundings | undefined;

/** @throws Error when Playwright's global setup didn't run. */
export function readSurroundings(): Surroundings {
  return (read ??= surroundingsSchema.parse(JSON.parse(process.env[VARIABLE] ?? '{}')));
}
