/** The history of the packages' APIs, at `/history/`; see src/shared/history/historyFile.ts. */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type ApiHistory,
  type ApiHistoryChange,
  type ApiHistoryEntry,
  type ApiHistoryFacts,
  HISTORY_TABLES,
  type HistoryTable,
} from '@/src/shared/apiHistory';
import type { ApiEntry } from '@/src/shared/apiEntry';
import {
  type FileChange,
  HISTORY_FOLDER,
  HISTORY_MANIFEST,
  type HistoryFile,
  type HistoryManifest,
} from '@/src/shared/history/historyFile';
import { slugify } from '@/src/shared/slug';
import { getApiEntry, listApiEntries } from '../api/store';
import { getEntryHref, listTabbedPages } from '../content/reference/apiAddress';
import { shortenDeprecation } from '../embeds/DeprecatedApis';
import { readHistories } from '../history/readHistory';
import { ROOT } from '../paths';
import { writeHashedJson } from './hashedJson';

/** The samples of the codemods that replace deprecated APIs of Material UI. */
const CODEMODS = 'data/material-ui/migration/codemods/deprecations';

/** Longer types are cut. */
const CODE_LIMIT = 300;

/**
 * Replaces the files.
 * @param folder the export, or `public/` for the development server.
 */
export async function writeHistory(folder: string): Promise<void> {
  const target = path.join(folder, HISTORY_FOLDER);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const pages = listTabbedPages();
  const listings = listApiEntries();
  const codemods = await readCodemods();
  const packages: Record<string, string> = {};
  for (const history of readHistories()) {
    const data = createHistoryFile(history, {
      codemods: history.package === '@mui/material' ? codemods : new Map(),
      findEntry(name) {
        const listing = listings.find(
          (other) => other.name === name && other.package === history.package,
        );
        return (
          listing && {
            entry: getApiEntry(listing.product, listing.slug),
            href: getEntryHref(listing, pages),
          }
        );
      },
    });
    const name = `history-${history.package.split('/')[1]}`;
    packages[history.package] = (await writeHashedJson(target, name, data)).file;
  }
  const manifest: HistoryManifest = { packages };
  await writeFile(path.join(target, HISTORY_MANIFEST), JSON.stringify(manifest));
}

/** Returns the code that each codemod replaces, by the name of the codemod. */
async function readCodemods(): Promise<Map<string, string>> {
  const folder = path.join(ROOT, CODEMODS);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.diff'));
  const codemods = files.map(async (file): Promise<[string, string]> => {
    const lines = (await readFile(path.join(folder, file), 'utf8')).split('\n');
    return [file.replace('.diff', ''), lines.filter((line) => line.startsWith('-')).join('\n')];
  });
  return new Map(await Promise.all(codemods));
}

/** What a file needs in addition to the recorded history. */
interface FileOptions {
  /** The code that each codemod replaces. */
  codemods: ReadonlyMap<string, string>;
  /** Finds a component or hook of the documented version. */
  findEntry: (name: string) => { entry: ApiEntry; href: string } | undefined;
}

/** Creates the file of a package. */
export function createHistoryFile(
  { package: name, versions, entries }: ApiHistory,
  { codemods, findEntry }: FileOptions,
): HistoryFile {
  const indexes = new Map(versions.map(({ version }, index) => [version, index]));
  const files = Object.entries(entries).map(([entryName, history]) => {
    const found = findEntry(entryName);
    const complete = (change: Recorded): FileChange => {
      const { version, ...rest } = change;
      const isOver = change.kind === 'deprecated' || change.kind === 'removed';
      const use = found && change.kind === 'deprecated' && findReplacement(found.entry, change);
      const codemod = isOver && findCodemod(entryName, change, codemods);
      return {
        at: indexes.get(version) ?? 0,
        ...rest,
        ...(use && { use }),
        ...(codemod && { codemod }),
      };
    };
    const changes = listRecorded(history)
      .map(complete)
      .sort((a, b) => a.at - b.at);
    return [entryName, { ...(found && { href: found.href }), changes }] as const;
  });
  return {
    package: name,
    versions: versions.map(({ version, date }) => ({ version, ...(date && { date }) })),
    entries: Object.fromEntries(files),
  };
}

/** A change that still has its version. */
type Recorded = Omit<FileChange, 'at'> & { version: string };

function listRecorded(entry: ApiHistoryEntry): Recorded[] {
  return [
    ...listFacts(entry, {}),
    ...HISTORY_TABLES.flatMap((table) =>
      Object.entries(entry[table] ?? {}).flatMap(([member, facts]) =>
        listFacts(facts, { table, member }),
      ),
    ),
  ];
}

function listFacts(
  { since, changes = [], deprecated, removed }: ApiHistoryFacts,
  of: { table?: HistoryTable; member?: string },
): Recorded[] {
  return [
    ...(since === undefined ? [] : [{ version: since, kind: 'added' as const, ...of }]),
    ...changes.map((change) => ({ ...of, ...toRecorded(change) })),
    ...(deprecated === undefined
      ? []
      : [{ version: deprecated, kind: 'deprecated' as const, ...of }]),
    ...(removed === undefined ? [] : [{ version: removed, kind: 'removed' as const, ...of }]),
  ];
}

function toRecorded(change: ApiHistoryChange): Recorded {
  const { version, what, from, to, added = [], removed = [] } = change;
  if (what === 'added' || what === 'removed') {
    return { version, kind: what };
  }
  const before = from ?? removed.join(', ');
  const after = to ?? added.join(', ');
  return {
    version,
    kind: 'changed',
    what,
    ...(before && { before: shorten(before) }),
    ...(after && { after: shorten(after) }),
  };
}

const shorten = (code: string) =>
  code.length > CODE_LIMIT ? `${code.slice(0, CODE_LIMIT)}…` : code;

/** Finds what the documented version says about the replacement of a deprecated member. */
function findReplacement(entry: ApiEntry, { table, member }: Recorded): string | undefined {
  const findText = () => {
    switch (table) {
      case undefined:
        return entry.deprecated;
      case 'props':
      case 'parameters':
        return entry.props.find(({ name }) => name === member)?.deprecated;
      case 'returns':
        return entry.returns.find(({ name }) => name === member)?.deprecated;
      case 'slots':
        return entry.slots.find(({ name }) => name === member)?.deprecated;
      case 'classes':
        return entry.classes.find(({ rule }) => rule === member)?.deprecated;
    }
  };
  const text = findText();
  return text && shortenDeprecation(text).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/** Finds the codemod of a component whose sample replaces the member. */
function findCodemod(
  entry: string,
  { table, member }: Recorded,
  codemods: ReadonlyMap<string, string>,
): string | undefined {
  if (member === undefined || (table !== 'props' && table !== 'classes')) {
    return undefined;
  }
  const name = `${slugify(entry.replace(/\B[A-Z]/g, '-$&'))}-${table}`;
  const words: readonly string[] = codemods.get(name)?.match(/\w+/g) ?? [];
  return words.includes(member) ? name : undefined;
}
