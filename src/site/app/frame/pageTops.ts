/** The tops of the pages of a product, which are loaded ahead, so that a followed link shows its heading at once. */
import { useEffect } from 'react';
import { parseLocalizedPath } from '@/src/shared/languages';
import type { DocsPage, PageStart, PageTops } from '@/src/shared/page';
import { getProduct } from '@/src/shared/products';
import { getTopsUrl } from '@/src/shared/sourceUrl';
import { idle, pageLoaded } from '../../browser/pageLoaded';
import { prefersReducedData } from '../../browser/prefersReducedData';

/** The tops of the pages of a product and language, by the address of their file. */
const tops = new Map<string, PageTops>();

/**
 * Loads the tops of the product's pages when the browser is idle, so that the links of a page show a heading at once. Used
 * once, by the app.
 */
export function usePageTops(page: DocsPage | undefined): void {
  const { productId, language } = page ?? {};
  useEffect(() => {
    // The development server has no such files.
    if (productId && language && process.env.NODE_ENV !== 'development') {
      void pageLoaded()
        .then(idle)
        .then(() => loadTops(getTopsUrl(window.__NEXT_DATA__.buildId, productId, language)));
    }
  }, [productId, language]);
}

/** Errors don't matter: without its top, a page appears with its first screen. */
async function loadTops(url: string): Promise<void> {
  if (tops.has(url) || prefersReducedData() || !navigator.onLine) {
    return;
  }
  try {
    const response = await fetch(url, { priority: 'low' });
    if (response.ok) {
      tops.set(url, await response.json());
    }
  } catch {
    // Offline.
  }
}

/** Returns the top of a page as a first screen, if it has been loaded. @param from the page that it replaces. */
export function createStartOfTop(
  address: string,
  from: DocsPage | undefined,
): PageStart | undefined {
  const { pathname, language } = parseLocalizedPath(address);
  const productId = getProduct(pathname)?.id;
  if (!productId) {
    return undefined;
  }
  const top = tops.get(getTopsUrl(window.__NEXT_DATA__.buildId, productId, language))?.[pathname];
  return (
    top && {
      pathname,
      language,
      productId,
      title: '',
      description: '',
      chips: [],
      blocks: [],
      disableAd: true,
      noindex: false,
      isStart: true,
      // The side navigation keeps its entries until those of the page are known.
      ...(from?.navEntries && { navEntries: from.navEntries }),
      ...top,
    }
  );
}
