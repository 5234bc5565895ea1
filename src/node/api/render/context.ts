/** What the HTML of the reference needs to know besides the entry. */
import type { BuildText } from '../../markdown/context';

export interface RenderContext {
  t: BuildText;
  /** Address of a component's or hook's reference in the page's language; undefined when it has none. */
  getApiHref: (name: string, packageName: string) => string | undefined;
  /**
   * Address on this site of an address of the libraries' own site, with the hash where the page has that place;
   * undefined for a page that is not here.
   */
  getPageHref: (pathname: string, hash: string) => string | undefined;
}
