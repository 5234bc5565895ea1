/**
 * Verdicts of earlier runs. A test that passed is remembered with the hash of everything that its verdict rests on, and
 * holds as long as all of that is the same. Failures are never remembered.
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

/** What a verdict rests on: the hash of each input by its name, such as `export/material-ui/react-button/`. */
export type Inputs = Readonly<Record<string, string>>;

const verdictSchema = z.strictObject({
  inputs: z.record(z.string(), z.string()),
  /** When the test passed, as an ISO date. */
  date: z.iso.datetime(),
  /** The commit that was tried, marked with `+` where files had been changed since; empty outside of git. */
  commit: z.string(),
  /** How many checks it stands for. */
  passed: z.int().positive(),
});

/** A test that passed. */
export type Verdict = z.infer<typeof verdictSchema>;

/** Verdicts on one subject: branches that are tried in turn have one each. */
const MAX_KEPT = 4;

/** Verdicts that nobody asked for in this time are forgotten, in milliseconds. */
const MAX_AGE = 45 * 24 * 60 * 60_000;

/**
 * The verdict on a subject that still holds.
 * @param subject the test, its code and its surroundings: whatever has to be the same before inputs are compared.
 * @param getHash the hash of an input now; any other than the one that was remembered makes the verdict void.
 */
export function recall(
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

/** Remembers that a subject passed. @throws Error when the user's cache folder cannot be written. */
export function remember(subject: readonly string[], verdict: Verdict): void {
  const file = getFile(subject);
  const others = read(file).filter(
    ({ inputs }) => JSON.stringify(inputs) !== JSON.stringify(verdict.inputs),
  );
  mkdirSync(path.dirname(file), { recursive: true });
  // Two runs may write at once: a rename is atomic.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify([verdict, ...others].slice(0, MAX_KEPT)));
  renameSync(draft, file);
}

/** Removes verdicts that nobody asked for in a long time. @param now in milliseconds. */
export function forgetOldVerdicts(now = Date.now()): void {
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

/** A file that is missing, or cut short by a crash, holds no verdicts: the tests run. */
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
