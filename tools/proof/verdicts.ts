/**
 * Verdicts of earlier runs. A passed test is remembered with the hashes of all its inputs, and stays valid while they
 * are the same. Failures are never remembered.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { getCacheFolder } from './cacheFolder';

/** The inputs of a verdict: hashes by name, such as `export/material-ui/react-button/`. */
export type Inputs = Readonly<Record<string, string>>;

const verdictSchema = z.strictObject({
  inputs: z.record(z.string(), z.string()),
  /** When the test passed, as an ISO date. */
  date: z.iso.datetime(),
  /** The tested commit, with `+` if files had been changed since; empty without git. */
  commit: z.string(),
  /** The number of checks. */
  passed: z.int().positive(),
  /** What the test tolerates: see `noteLimit` in tools/proof/reporter.ts. */
  limits: z.array(z.string()).optional(),
});

/** A passed test. */
export type Verdict = z.infer<typeof verdictSchema>;

/** The maximum number of verdicts per subject, so that branches tested in turn have one each. */
const MAX_KEPT = 4;

/** The time after which unused verdicts are deleted, in milliseconds. */
const MAX_AGE = 45 * 24 * 60 * 60_000;

/**
 * Finds a valid verdict on a subject.
 * @param subject the test, its code and its environment, which must match before inputs are compared.
 * @param getHash returns the current hash of an input. The verdict is invalid if a hash differs.
 */
export function readVerdict(
  subject: readonly string[],
  getHash: (input: string) => string,
): Verdict | undefined {
  const file = getFile(subject);
  const verdict = read(file).find(({ inputs }) =>
    Object.entries(inputs).every(([input, hash]) => getHash(input) === hash),
  );
  if (verdict) {
    const now = new Date();
    utimesSync(file, now, now);
  }
  return verdict;
}

/** Remembers that a subject passed. @throws Error when the user's cache folder isn't writable. */
export function saveVerdict(subject: readonly string[], verdict: Verdict): void {
  const file = getFile(subject);
  const others = read(file).filter(
    ({ inputs }) => JSON.stringify(inputs) !== JSON.stringify(verdict.inputs),
  );
  mkdirSync(path.dirname(file), { recursive: true });
  // Two runs may write at once. Renaming is atomic.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify([verdict, ...others].slice(0, MAX_KEPT)));
  renameSync(draft, file);
}

/** Deletes verdicts that haven't been used for a long time. @param now in milliseconds. */
export function removeOldVerdicts(now = Date.now()): void {
  for (const file of listFiles(getFolder())) {
    if (now - statSync(file).mtimeMs > MAX_AGE) {
      rmSync(file, { force: true });
    }
  }
}

const getFolder = () => path.join(getCacheFolder(), 'verdicts');

function getFile(subject: readonly string[]): string {
  const key = createHash('sha256').update(JSON.stringify(subject)).digest('hex');
  return path.join(getFolder(), key.slice(0, 2), `${key.slice(2, 34)}.json`);
}

/** Reads verdicts. A missing or incomplete file has none, so the tests run. */
function read(file: string): Verdict[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  }
  try {
    return z.array(verdictSchema).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
