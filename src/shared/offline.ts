/**
 * What it takes to read a product without a network: lists written by `src/node/exporters/offlineData.ts`, read by
 * `src/site/features/offline`.
 */

/** Folder of the lists in the export. */
export const OFFLINE_DATA = '/offline-data';

/** The page that stands in for one that is not there. */
export const OFFLINE_PAGE = '/offline/';

/** The cache of downloaded products. What a product needs is in its list, which is put there last. */
export const OFFLINE_CACHE = 'fieldguide-offline';

/** The cache of pages that were read. */
export const PAGES_CACHE = 'fieldguide-pages';

/** A request of a download goes past the service worker, to the network. */
export const DOWNLOAD_HEADER = 'x-fieldguide-download';

/** Type of the message by which a page asks the service worker which build it belongs to. */
export const ASK_BUILD = 'fieldguide-build';

/** A file of the export: address, size in bytes as it travels, and a hash of its content. */
export type OfflineFile = readonly [url: string, bytes: number, hash: string];

/** Everything that one product needs: `/offline-data/<product>.json`. */
export interface OfflineList {
  product: string;
  /** How many pages there are to read. */
  pages: number;
  /** Changes with any file of the product. */
  version: string;
  files: readonly OfflineFile[];
}

/** Address of a product's list. */
export function getOfflineListUrl(product: string): string {
  return `${OFFLINE_DATA}/${product}.json`;
}

/** All products in brief: `/offline-data/index.json`. */
export interface OfflineIndex {
  products: readonly OfflineSummary[];
}

export interface OfflineSummary {
  product: string;
  pages: number;
  /** What a first download takes, in bytes. */
  bytes: number;
  /** As in its list. */
  version: string;
}
