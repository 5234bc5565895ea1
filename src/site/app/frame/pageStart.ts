/** The first screen of the page that a followed link leads to, which is shown until the router has the whole page. */
import type { DocsPage, PageStart } from '@/src/shared/page';
import { createStore, inMemory, useStore } from '../../state/createStore';

interface ShownStart {
  start: PageStart;
  /** The pathname of the page that it replaces. */
  replaced: string;
}

/** `pageRequests.ts` sets it. */
export const shownStart = createStore(inMemory<ShownStart | undefined>(undefined));

/**
 * Returns the page to show: the first screen of another page, or else the current page. Used once, by the app.
 * @param page the current page, as the router has it. When it changes, the first screen is outdated.
 */
export const usePageStart = (page: DocsPage | undefined): DocsPage | undefined =>
  useStore(
    shownStart,
    (shown) => (shown && shown.replaced === page?.pathname ? shown.start : page),
    page,
  );
