/** The places inside the pages of the reference, for checks of links. */
import { listRowIds } from '../api/render/sections';
import { getApiEntry, listApiEntries } from '../api/store';
import { getEntryHref, listTabbedPages } from './apiAddress';

/** Ids by address without trailing slash. */
export type ApiAnchors = ReadonlyMap<string, ReadonlySet<string>>;

/** PEERS.md, API page: the sections; on a page of several entries with the entry's name before. */
const SECTIONS = [
  'demos',
  'import',
  'props',
  'parameters',
  'return-value',
  'inheritance',
  'theme-default-props',
  'slots',
  'classes',
  'types',
  'source-code',
];

/** Collects the ids of all rows and sections of the reference. */
export function listApiAnchors(): ApiAnchors {
  const pages = listTabbedPages();
  const anchors = new Map<string, Set<string>>();
  for (const listing of listApiEntries()) {
    const [address = '', hash] = getEntryHref(listing, pages).split('#');
    const pathname = address.replace(/\/$/, '');
    const ids = anchors.get(pathname) ?? new Set();
    anchors.set(pathname, ids);
    listRowIds(getApiEntry(listing.product, listing.slug)).forEach((id) => ids.add(id));
    SECTIONS.forEach((section) => ids.add(hash ? `${hash}-${section}` : section));
    if (hash) {
      ids.add(hash);
    }
  }
  return anchors;
}
