/**
 * The recorded history of a package's API as browsers load it. `src/node/exporters/history.ts` writes the files to
 * `/history/` from `data/history/`.
 */
import type { HistoryTable } from '../apiHistory';

/** Folder of the files on the site. */
export const HISTORY_FOLDER = '/history/';

/** The only file with a fixed name. */
export const HISTORY_MANIFEST = 'manifest.json';

/** The type of `/history/manifest.json`. */
export interface HistoryManifest {
  /** The name of the file of each package. The names contain a hash of the content. */
  packages: Readonly<Record<string, string>>;
}

export const CHANGE_KINDS = ['added', 'changed', 'deprecated', 'removed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Something that a version changed. */
export interface FileChange {
  /** Index in `versions`. */
  at: number;
  kind: ChangeKind;
  /** Absent for the component or hook itself. */
  table?: HistoryTable;
  member?: string;
  /** What changed, for the kind `changed`. */
  what?: 'type' | 'values' | 'default' | 'required' | 'optional' | 'import';
  /** Code. */
  before?: string;
  after?: string;
  /** What replaces a deprecated member: text with code spans. */
  use?: string;
  /** The codemod of `@mui/codemod` that replaces it: `accordion-props`. */
  codemod?: string;
}

/** A component or hook. */
interface FileEntry {
  /** The page of its API, without the language. Absent if the documented version doesn't have it. */
  href?: string;
  /** Oldest first. */
  changes: readonly FileChange[];
}

export interface HistoryFile {
  package: string;
  /** Oldest first. */
  versions: readonly { version: string; date?: string }[];
  /** All components and hooks by name, with and without changes. */
  entries: Readonly<Record<string, FileEntry>>;
}
