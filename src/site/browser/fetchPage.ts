import type { PageData } from '@/src/shared/page';
import { reloadWhenStale } from './stalePage';

/**
 * Fetches the data of a page of this site. If it is gone after a deployment, the current page is reloaded.
 * @param pathname address without trailing slash.
 * @throws Error when the data can't be fetched.
 */
export async function fetchPage(pathname: string): Promise<PageData> {
  const url = `/_next/data/${window.__NEXT_DATA__.buildId}${pathname}.json`;
  try {
    const response = await fetch(url);
    if (!response.ok) {
      throw new Error(`${url}: ${response.status}`);
    }
    const data: { pageProps: { page: PageData } } = await response.json();
    return data.pageProps.page;
  } catch (error) {
    reloadWhenStale();
    throw error;
  }
}
