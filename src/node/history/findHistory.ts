/** Finds what is recorded about packages, components, and hooks. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ApiHistory, ApiHistoryEntry } from '@/src/shared/apiHistory';
import { ROOT } from '../paths';
import { readHistories } from './readHistory';

const FOLDER = 'data/history';

let known: ReadonlyMap<string, ApiHistory> | undefined;

/** Returns the history of all packages by name; none where no history is recorded. In development, the files are read for each call. */
export function getHistories(): ReadonlyMap<string, ApiHistory> {
  if (!known || process.env.NODE_ENV === 'development') {
    const histories = existsSync(path.join(ROOT, FOLDER)) ? readHistories() : [];
    known = new Map(histories.map((history) => [history.package, history]));
  }
  return known;
}

/** Returns what is recorded about a component or hook; undefined if its package has no history. */
export function findEntryHistory(entry: {
  name: string;
  package: string;
}): ApiHistoryEntry | undefined {
  const entries = getHistories().get(entry.package)?.entries;
  return entries && Object.hasOwn(entries, entry.name) ? entries[entry.name] : undefined;
}

/** Returns the file with the history of a package, relative to the repository; undefined if there is none. */
export function findHistoryFile(packageName: string): string | undefined {
  return getHistories().has(packageName)
    ? `${FOLDER}/${packageName.split('/')[1]}.json`
    : undefined;
}
