/** Lists the phrases of visitors for the search index. */
import type { PageNames, TextsShard } from '@/src/shared/search/files';

/**
 * Replaces the addresses of phrases by the positions of their pages and sections.
 * @param phrases by address.
 * @param pages the pages of the product.
 */
export function listPhrases(
  phrases: Readonly<Record<string, readonly string[]>>,
  pages: readonly PageNames[],
): TextsShard['phrases'] {
  return pages.flatMap(({ href, sections }, page) =>
    [href, ...sections.map(([, hash]) => `${href}#${hash}`)].flatMap(
      (address, index): TextsShard['phrases'] => {
        const own = phrases[address];
        return own ? [[page, index - 1, ...own]] : [];
      },
    ),
  );
}
