/** The fields that the lean step took out of the page as served, fetched when somebody asks for them. */
import type { DocsPage } from '@/src/shared/page';

const pages = new Map<string, Promise<DocsPage>>();

declare global {
  interface Window {
    /** Written by Next into every page. */
    __NEXT_DATA__: { buildId: string };
  }
}

/**
 * The whole page with all its HTML, source code included.
 * @param pathname without trailing slash.
 * @throws Error when it cannot be fetched; the next call tries again.
 */
export function loadPage(pathname: string): Promise<DocsPage> {
  const known = pages.get(pathname);
  if (known) {
    return known;
  }
  const page = fetchPage(pathname);
  pages.set(pathname, page);
  page.catch(() => pages.delete(pathname));
  return page;
}

async function fetchPage(pathname: string): Promise<DocsPage> {
  const url = `/_next/data/${window.__NEXT_DATA__.buildId}${pathname}.json`;
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  const data: { pageProps: { page: DocsPage } } = await response.json();
  return data.pageProps.page;
}
