/** What changed between versions, at `/version-changes.json`; see src/shared/versionChanges/versionChanges.ts. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiHistory } from '@/src/shared/apiHistory';
import { getRowPrefix, listRows } from '@/src/shared/apiTables';
import {
  type PackageChanges,
  VERSION_CHANGES_FILE,
  type VersionChange,
} from '@/src/shared/versionChanges/versionChanges';
import { shortenDeprecation } from '../api/shortenDeprecation';
import { getApiEntry } from '../api/store';
import { findEntry, getEntryHref, listTabbedPages } from '../content/reference/apiAddress';
import { listChanges, readHistories } from '../api/history/readHistory';

/** @param folder the export, or `public/` for the development server. */
export async function writeVersionChanges(folder: string): Promise<void> {
  const changes = readHistories().map(createPackageChanges);
  // Most visitors use Material UI, whose history is the longest.
  changes.sort((a, b) => b.changes.length - a.changes.length);
  await writeFile(path.join(folder, VERSION_CHANGES_FILE), JSON.stringify(changes));
}

function createPackageChanges(history: ApiHistory): PackageChanges {
  const pages = listTabbedPages();
  return {
    package: history.package,
    versions: history.versions.map(({ version }) => version),
    names: Object.keys(history.entries),
    changes: listChanges(history).map((change) => ({
      ...change,
      ...findPlace(change, history.package, pages),
    })),
  };
}

/** Finds what the reference of the installed version says about the subject of a change. */
function findPlace(
  { entry: name, table, member, what }: VersionChange,
  packageName: string,
  pages: ReturnType<typeof listTabbedPages>,
): Pick<VersionChange, 'href' | 'note'> {
  const listing = findEntry(name, { packageName });
  if (listing?.package !== packageName) {
    return {};
  }
  const entry = getApiEntry(listing.product, listing.slug);
  const href = getEntryHref(listing, pages);
  if (!table || member === undefined) {
    return { href, ...describeDeprecation(entry, what) };
  }
  const row =
    table === 'slots'
      ? entry.slots.find((slot) => slot.name === member)
      : table === 'classes'
        ? entry.classes.find(({ rule }) => rule === member)
        : entry[table === 'returns' ? 'returns' : 'props'].find((prop) => prop.name === member);
  return row && listRows(entry, table).includes(member)
    ? {
        href: `${href.replace(/#.*$/, '')}#${getRowPrefix(entry.slug, table)}${member}`,
        ...describeDeprecation(row, what),
      }
    : {};
}

function describeDeprecation(
  { deprecated }: { deprecated?: string | undefined },
  what: VersionChange['what'],
): Pick<VersionChange, 'note'> {
  const note = what === 'deprecated' && deprecated ? shortenDeprecation(deprecated) : '';
  return note === '' ? {} : { note };
}
