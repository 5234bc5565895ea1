/** The information that rendering the reference needs in addition to the entry. */
import type { ApiHistoryEntry } from '@/src/shared/apiHistory';
import type { BuildText } from '../../markdown/context';

export interface RenderContext {
  t: BuildText;
  /** Language code of the descriptions, if it isn't that of the page: the packages are documented in English. */
  commentLanguage: string | undefined;
  /** Returns the address of a component's or hook's reference in the page's language; undefined if it has none. */
  getApiHref: (name: string, packageName: string) => string | undefined;
  /**
   * Maps an address of the libraries' own site to this site, with the hash if the page has that anchor. Returns
   * undefined if this site doesn't have the page.
   */
  getPageHref: (pathname: string, hash: string) => string | undefined;
  /** What is recorded about the entry that is rendered. */
  history?: ApiHistoryEntry | undefined;
}
