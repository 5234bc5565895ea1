/**
 * The contract for reading a product offline: `src/node/exporters/offlineData.ts` writes the lists of files, and
 * `src/site/features/offline` reads them.
 */

/** Folder of the lists in the export. */
export const OFFLINE_DATA = '/offline-data';

/** The page that the service worker shows for a page that is neither cached nor reachable. */
export const OFFLINE_PAGE = '/offline/';

/**
 * The cache of downloaded products. The list of a product is stored last, so its presence means that the download is
 * complete.
 */
export const OFFLINE_CACHE = 'fieldguide-offline';

/** The cache of visited pages. */
export const PAGES_CACHE = 'fieldguide-pages';

/** Requests with this header bypass the service worker's caches. */
export const DOWNLOAD_HEADER = 'x-fieldguide-download';

/** Type of the message by which a page asks the service worker for the id of its build. */
export const ASK_BUILD = 'fieldguide-build';

/** A file of the export: address, compressed size in bytes, and a hash of its content. */
export type OfflineFile = readonly [url: string, bytes: number, hash: string];

/** All files that one product needs: `/offline-data/<product>.json`. */
export interface OfflineList {
  product: string;
  /** The number of pages. */
  pages: number;
  /** Changes when any file of the product changes. */
  version: string;
  files: readonly OfflineFile[];
}

/** Returns the address of a product's list. */
export function getOfflineListUrl(product: string): string {
  return `${OFFLINE_DATA}/${product}.json`;
}

/** A summary of all products: `/offline-data/index.json`. */
export interface OfflineIndex {
  products: readonly OfflineSummary[];
}

export interface OfflineSummary {
  product: string;
  pages: number;
  /** The size of a first download in bytes. */
  bytes: number;
  /** The `version` of the product's list. */
  version: string;
}
