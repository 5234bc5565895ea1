/**
 * The inputs that all browser tests of a run share. They are collected before the first test and passed to Playwright's
 * processes.
 */
import path from 'node:path';
import { z } from 'zod';

const runEnvironmentSchema = z.strictObject({
  /** The browser and its version. */
  browser: z.string().min(1),
  /** The hash of all files of the export. */
  wholeExport: z.string(),
  /** The hash of all files that a build reads. */
  sources: z.string(),
});

export type RunEnvironment = z.infer<typeof runEnvironmentSchema>;

const VARIABLE = 'PROOF_RUN_ENVIRONMENT';

/** The environment variable that disables remembered verdicts: `--fresh`. */
export const FRESH_VARIABLE = 'PROOF_FRESH';

/** Returns the folder of the tested export. Tests of the verdict memory use a small one. */
export const getOut = (): string => path.resolve(process.env.PROOF_OUT || 'out');

export const isFresh = (): boolean => process.env[FRESH_VARIABLE] === 'on';

/** Passes the values to child processes. */
export function writeRunEnvironment(environment: RunEnvironment): void {
  process.env[VARIABLE] = JSON.stringify(environment);
}

let read: RunEnvironment | undefined;

/** @throws Error when Playwright's global setup didn't run. */
export function readRunEnvironment(): RunEnvironment {
  return (read ??= runEnvironmentSchema.parse(JSON.parse(process.env[VARIABLE] ?? '{}')));
}
