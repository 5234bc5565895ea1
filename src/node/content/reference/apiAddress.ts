/** Finds the address of each component's and hook's reference. */
import type { ApiListing } from '@/src/shared/apiEntry';
import { API_TABS, type ApiTab } from '@/src/shared/nav';
import { getProduct } from '@/src/shared/products';
import { getSlug } from '../../api/entryContext';
import { getEntryPageHref, listApiEntries } from '../../api/store';
import { BuildError } from '../../errors';
import { parseMarkdownFile } from '../parseMarkdownFile';
import { listMarkdownRoutes } from '../routes';
import { getUnwrittenFile, listUnwrittenPages } from './unwrittenPages';

/** A page with tabs that have the reference of its components and hooks. */
export interface TabbedPage {
  /** Address without trailing slash. */
  pathname: string;
  /** Names of components and hooks, in page order. */
  'components-api': readonly string[];
  'hooks-api': readonly string[];
  /** The page's Markdown; undefined if the page isn't written yet. */
  markdownFile?: string;
}

/**
 * Lists the pages with API tabs. Written pages are listed by their front matter, others by the product's
 * `unwritten-pages.json`.
 */
export function listTabbedPages(): TabbedPage[] {
  const written = listMarkdownRoutes()
    .filter(({ pathname }) => getProduct(pathname)?.reference === 'tabs')
    .flatMap(({ pathname, markdownFile }): TabbedPage[] => {
      const frontMatter = parseMarkdownFile(markdownFile)?.frontMatter;
      return frontMatter
        ? [
            {
              pathname,
              'components-api': frontMatter.components,
              'hooks-api': frontMatter.hooks,
              markdownFile,
            },
          ]
        : [];
    })
    .filter((page) => page['components-api'].length + page['hooks-api'].length > 0);
  const unwritten = listUnwrittenPages()
    .filter(({ pathname }) => !written.some((page) => page.pathname === pathname))
    .map(({ pathname, components, hooks }) => ({
      pathname,
      'components-api': components,
      'hooks-api': hooks,
    }));
  return [...written, ...unwritten];
}

/** Lists the tabs of a page besides its text. */
export function listTabs(page: TabbedPage): ApiTab[] {
  return API_TABS.filter((tab) => page[tab].length > 0);
}

/** Whether a product's reference is in tabs of its pages. */
export function hasApiTabs(productId: string): boolean {
  return getProduct(`/${productId}`)?.reference === 'tabs';
}

/**
 * Returns the address of an entry, with a hash if several entries share a page: `/material-ui/api/button/`,
 * `/base-ui/react-select/components-api/#select`.
 * @throws BuildError when the reference is in tabs, and no page lists the entry.
 */
export function getEntryHref(
  entry: Pick<ApiListing, 'product' | 'slug' | 'kind' | 'name'>,
  pages?: readonly TabbedPage[],
): string {
  const { product, slug, kind, name } = entry;
  if (!hasApiTabs(product)) {
    return getEntryPageHref(entry);
  }
  const tab = kind === 'hook' ? 'hooks-api' : 'components-api';
  const page = (pages ?? listTabbedPages()).find((candidate) => candidate[tab].includes(name));
  if (!page) {
    throw new BuildError({
      file: getUnwrittenFile(product),
      cause: `no page of ${getProduct(`/${product}`)?.name ?? product} lists ${name}, which the installed package exports`,
      remedy:
        "add it to the front matter of its page, or if that page isn't written yet, list the page in this file",
    });
  }
  return `${page.pathname}/${tab}/#${slug}`;
}

/** Finds an entry by name: in the given package, then in the product, then anywhere. */
export function findEntry(
  name: string,
  { packageName, product }: { packageName?: string; product?: string },
): ApiListing | undefined {
  const named = listApiEntries().filter((entry) => entry.name === name);
  return (
    named.find((entry) => entry.package === packageName) ??
    named.find((entry) => entry.product === product) ??
    named[0]
  );
}

/**
 * Returns the name of a page's own component or hook, which its address names or begins with: `Autocomplete` for
 * `/material-ui/react-autocomplete`, and `Radio` for `/material-ui/react-radio-button`. If a page names only one, it is
 * that one.
 * @param names the components and hooks of the page, from its front matter.
 * @returns undefined for a page about several, such as `/material-ui/react-transitions`.
 */
export function getOwnName(pathname: string, names: readonly string[]): string | undefined {
  const segment = (pathname.split('/').pop() ?? '').replace(/^react-/, '');
  return (
    names.find((name) => getSlug(name) === segment) ??
    names.find((name) => segment.startsWith(`${getSlug(name)}-`)) ??
    (names.length === 1 ? names[0] : undefined)
  );
}

/** Lists the entries of a product, sorted by name. */
export function listProductEntries(productId: string): ApiListing[] {
  return listApiEntries()
    .filter(({ product }) => product === productId)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * Finds the entry that a page's front matter names.
 * @throws BuildError when the packages don't have the component or hook.
 */
export function findOwnEntry(
  name: string,
  product: string,
  page: { markdownFile?: string },
): ApiListing {
  const found = findEntry(name, { product });
  if (!found) {
    throw new BuildError({
      file: page.markdownFile ?? getUnwrittenFile(product),
      cause: `the installed packages have no component or hook "${name}"`,
      remedy: 'correct the name in "components" or "hooks"; npm run api:report lists all names',
    });
  }
  return found;
}

/** Returns the address of an entry as JSON. */
export function getDataHref({ product, slug }: Pick<ApiListing, 'product' | 'slug'>): string {
  return `/api-data/${product}/${slug}.json`;
}
