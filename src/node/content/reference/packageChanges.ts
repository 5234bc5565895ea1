/** What changed between versions, with what the reference of the installed version says about it. */
import type { ApiHistory } from '@/src/shared/apiHistory';
import { getRowPrefix, listRows } from '@/src/shared/apiTables';
import type { PackageChanges, VersionChange } from '@/src/shared/versionChanges/versionChanges';
import { listChanges, readHistories } from '../../api/history/readHistory';
import { API_PACKAGES } from '../../api/packages';
import { shortenDeprecation } from '../../api/shortenDeprecation';
import { getApiEntry } from '../../api/store';
import { findEntry, getEntryHref, listTabbedPages } from './apiAddress';

/** Lists the changes of each package with a recorded history, in the order of the products. */
export function readPackageChanges(): PackageChanges[] {
  const order = API_PACKAGES.map(({ name }) => name);
  return readHistories()
    .sort((a, b) => order.indexOf(a.package) - order.indexOf(b.package))
    .map(createPackageChanges);
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
