/** What changed between two versions of a package. */
import type { ChangeKind, FileChange, HistoryFile } from './historyFile';
import { compareVersions, formatVersion } from './versions';

/** A change, with the component or hook that it belongs to. */
export interface FoundChange extends FileChange {
  entry: string;
  href?: string | undefined;
}

/** Which changes are wanted. */
export interface ChangeQuery {
  /** Indexes of versions: changes after `from`, up to `to`. */
  from: number;
  to: number;
  /** Names of components and hooks, or parts of names of props. Empty for everything. */
  text: string;
  kinds: readonly ChangeKind[];
}

/**
 * Finds changes, newest version first.
 *
 * A word of the query that is the name of a component or hook finds only that one. Other words find every name that
 * contains them.
 */
export function findChanges(file: HistoryFile, query: ChangeQuery): FoundChange[] {
  const { from, to, text, kinds } = query;
  const words = text
    .toLowerCase()
    .split(/[\s,;<>/]+/)
    .filter(Boolean);
  const names = new Set(Object.keys(file.entries).map((name) => name.toLowerCase()));
  const matches = (entry: string, { member = '' }: FileChange) => {
    const name = entry.toLowerCase();
    return (
      words.length === 0 ||
      words.some((word) =>
        names.has(word) ? word === name : `${name}.${member.toLowerCase()}`.includes(word),
      )
    );
  };
  return Object.entries(file.entries)
    .flatMap(([entry, { href, changes }]) =>
      changes
        .filter(
          (change) =>
            change.at > from &&
            change.at <= to &&
            kinds.includes(change.kind) &&
            matches(entry, change),
        )
        .map((change) => ({ ...change, entry, href })),
    )
    .sort((a, b) => b.at - a.at);
}

/**
 * Finds the recorded version that stands for a version: the one of its minor release, or else the newest before it.
 * @returns its index; 0 for a version before all recorded ones, and undefined for a text that isn't a version.
 */
export function findVersion(
  { versions }: Pick<HistoryFile, 'versions'>,
  text: string,
): number | undefined {
  if (!VERSION.test(text)) {
    return undefined;
  }
  const wanted = formatVersion(text);
  const older = versions.filter(
    ({ version }) => compareVersions(formatVersion(version), wanted) <= 0,
  );
  return Math.max(older.length - 1, 0);
}

/** A version of a package, or only its major or minor release. */
const VERSION = /^\d{1,4}(\.\d{1,4}){0,2}(-[a-z]{1,10}\.\d{1,4})?$/;
