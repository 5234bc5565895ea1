/** The anchors in pages of the reference, for link checks. */
import { listRowIds, listSections } from '../../api/render/sections';
import { getApiEntry, listApiEntries } from '../../api/store';
import { getEntryHref, listTabbedPages } from './apiAddress';
import { getHistoryHref } from './apiHistory';
import { findDemoPages, readUses } from './apiUsage';

/** Ids by address without trailing slash. */
export type ApiAnchors = ReadonlyMap<string, ReadonlySet<string>>;

/** Collects the ids of all rows and sections of the reference. */
export function listApiAnchors(uses = readUses()): ApiAnchors {
  const pages = listTabbedPages();
  const anchors = new Map<string, Set<string>>();
  for (const listing of listApiEntries()) {
    const [address = '', hash] = getEntryHref(listing, pages).split('#');
    const pathname = address.replace(/\/$/, '');
    const ids = anchors.get(pathname) ?? new Set();
    anchors.set(pathname, ids);
    const entry = getApiEntry(listing.product, listing.slug);
    listRowIds(entry).forEach((id) => ids.add(id));
    const hasDemos = findDemoPages(listing, uses).length > 0;
    const hasHistory = getHistoryHref(entry) !== undefined;
    for (const section of listSections(entry, { hasDemos, hasHistory })) {
      ids.add(hash ? `${hash}-${section}` : section);
    }
    if (hash) {
      ids.add(hash);
    }
  }
  return anchors;
}
