/** Builds the pages of a product's reference, for its route: one per entry, and the list of all. */
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import type { BuiltPage } from '@/src/shared/page';
import { getApiEntry } from '../../api/store';
import { isLeftOut } from '../partialSite';
import { hasApiTabs, listProductEntries } from './apiAddress';
import { buildEntryPage } from './apiEntryPage';
import { buildListPage } from './apiListPage';

/** Lists the paths for `getStaticPaths` of a product's route: the list of all (no segment), and each entry. */
export function listApiPaths(productId: string): { params: { slug: string[] } }[] {
  // The entries of Base UI are in tabs of its pages.
  const own = hasApiTabs(productId) ? [] : listProductEntries(productId);
  const list = `/${productId}/api`;
  return [[], ...own.map(({ slug }) => [slug])]
    .filter((slug) => !isLeftOut([list, ...slug].join('/')))
    .map((slug) => ({ params: { slug } }));
}

/** Builds the page of an entry (`buildApiPage('material-ui', ['button'])`) or, without a segment, the list of all. */
export function buildApiPage(
  productId: string,
  slug: readonly string[] = [],
  language = DEFAULT_LANGUAGE,
): BuiltPage {
  const [name] = slug;
  return name === undefined
    ? buildListPage(productId, language)
    : buildEntryPage(getApiEntry(productId, name), language);
}
