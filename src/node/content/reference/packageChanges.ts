/** What changed between versions, with what the reference of the installed version says about it. */
import type { ApiHistory } from '@/src/shared/apiHistory';
import { getRowPrefix, listRows } from '@/src/shared/apiTables';
import type { PackageChanges, VersionChange } from '@/src/shared/versionChanges/versionChanges';
import {
  type Codemods,
  type Removal,
  findCodemod,
  readCodemods,
  readRemovals,
} from '../../api/history/findReplacement';
import { listChanges, readHistories } from '../../api/history/readHistory';
import { API_PACKAGES } from '../../api/packages';
import { shortenDeprecation } from '../../api/shortenDeprecation';
import { getApiEntry } from '../../api/store';
import { findEntry, getEntryHref, listTabbedPages } from './apiAddress';

/** Lists the changes of each package with a recorded history, in the order of the products. */
export function readPackageChanges(): PackageChanges[] {
  const order = API_PACKAGES.map(({ name }) => name);
  const sources = { removals: readRemovals(), codemods: readCodemods() };
  return readHistories()
    .sort((a, b) => order.indexOf(a.package) - order.indexOf(b.package))
    .map((history) => createPackageChanges(history, sources));
}

interface Sources {
  removals: readonly Removal[];
  codemods: Codemods;
}

function createPackageChanges(history: ApiHistory, sources: Sources): PackageChanges {
  const pages = listTabbedPages();
  return {
    package: history.package,
    versions: history.versions.map(({ version }) => version),
    dates: Object.fromEntries(
      history.versions.flatMap(({ version, date }) => (date ? [[version, date]] : [])),
    ),
    names: Object.keys(history.entries),
    pages: Object.fromEntries(
      Object.keys(history.entries).flatMap((name) => {
        const listing = findOwnEntry(name, history.package);
        return listing ? [[name, getEntryHref(listing, pages)]] : [];
      }),
    ),
    changes: listChanges(history).map((change) => ({
      ...change,
      ...findPlace(change, history.package, pages),
      ...findReplacement(change, history.package, sources),
    })),
  };
}

/** Finds an entry of a package itself, and not that of another one with the same name. */
function findOwnEntry(name: string, packageName: string) {
  const listing = findEntry(name, { packageName });
  return listing?.package === packageName ? listing : undefined;
}

function findReplacement(
  change: VersionChange,
  packageName: string,
  { removals, codemods }: Sources,
): Pick<VersionChange, 'note' | 'codemod'> {
  const { entry, table, member, what } = change;
  if (what === 'deprecated' && packageName === '@mui/material') {
    const codemod = findCodemod(change, codemods);
    return codemod === undefined ? {} : { codemod };
  }
  const removal =
    what === 'removed' && member !== undefined
      ? removals.find(
          (one) =>
            one.package === packageName &&
            one.entry === entry &&
            one.table === table &&
            one.members.includes(member),
        )
      : undefined;
  return removal
    ? { note: removal.note, ...(removal.codemod && { codemod: removal.codemod }) }
    : {};
}

/** Finds what the reference of the installed version says about the subject of a change. */
function findPlace(
  { entry: name, table, member, what }: VersionChange,
  packageName: string,
  pages: ReturnType<typeof listTabbedPages>,
): Pick<VersionChange, 'href' | 'note'> {
  const listing = findOwnEntry(name, packageName);
  if (!listing) {
    return {};
  }
  const entry = getApiEntry(listing.product, listing.slug);
  const href = getEntryHref(listing, pages);
  if (!table || member === undefined) {
    return { href, ...describeDeprecation(entry, what) };
  }
  if (table === 'theme' || table === 'variables') {
    return { href };
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
