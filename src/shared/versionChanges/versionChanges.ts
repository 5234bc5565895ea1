/** What changed in the components and hooks of the packages, as `/version-changes.json` has it for the page that compares versions. */
import type { ApiHistoryChange, HistoryTable } from '../apiHistory';
import type { VersionChangesTexts } from '../embedTexts';
import { compareVersionNumbers } from '../versionNumbers';

/** The file, relative to the root of the site. The build writes it from `data/history/`. */
export const VERSION_CHANGES_FILE = 'version-changes.json';

/** The kinds of changes that users select. */
export const CHANGE_KINDS = ['added', 'changed', 'deprecated', 'removed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What happened to a component or hook, or to a member of one of its tables. */
export interface VersionChange extends Omit<ApiHistoryChange, 'what'> {
  /** Name of the component or hook. */
  entry: string;
  /** Absent for the component or hook itself. */
  table?: HistoryTable;
  member?: string;
  what: ApiHistoryChange['what'] | 'deprecated';
  /** Address of the row or page of the reference, if the installed version still has it. */
  href?: string;
  /** For deprecations and removals: the replacement, as text with code spans. */
  note?: string;
  /** The codemod that makes the replacement, such as `deprecations/accordion-props`. */
  codemod?: string;
}

/** The file. Its texts are those of the page that compares versions, because other pages don't have them. */
export interface VersionChangesFile {
  packages: readonly PackageChanges[];
  texts: VersionChangesTexts;
}

/** The changes of a package. */
export interface PackageChanges {
  package: string;
  /** The versions that were compared, oldest first. */
  versions: readonly string[];
  /** The days of the releases, such as `2025-01-21`, by version. Not all are known. */
  dates: Readonly<Record<string, string>>;
  /** Names of all its components and hooks. */
  names: readonly string[];
  /** The addresses of their reference, without the language, by name. Those that the installed version lacks have none. */
  pages: Readonly<Record<string, string>>;
  /** Oldest first. */
  changes: readonly VersionChange[];
}

function getChangeKind({ what }: VersionChange): ChangeKind {
  return what === 'added' || what === 'deprecated' || what === 'removed' ? what : 'changed';
}

export interface ChangesQuery {
  /** Changes after this version … */
  from: string;
  /** … up to this one. */
  to: string;
  /** Only these components and hooks, in lower case; empty for all. */
  names: readonly string[];
  kinds: readonly ChangeKind[];
}

/** Selects changes, and groups them by component and hook, in alphabetical order. */
export function selectChanges(
  { changes }: PackageChanges,
  { from, to, names, kinds }: ChangesQuery,
): [entry: string, changes: VersionChange[]][] {
  const groups = new Map<string, VersionChange[]>();
  for (const change of changes) {
    const { version, entry } = change;
    if (
      compareVersionNumbers(version, from) > 0 &&
      compareVersionNumbers(version, to) <= 0 &&
      (names.length === 0 || names.includes(entry.toLowerCase())) &&
      kinds.includes(getChangeKind(change))
    ) {
      groups.set(entry, [...(groups.get(entry) ?? []), change]);
    }
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Splits a text such as `Button, <Autocomplete />` into names in lower case. */
export function splitNames(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[a-z][a-z0-9]*/g) ?? [])];
}
