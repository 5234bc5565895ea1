/** Compares the lists of API entries with the JSON index. */
import { type Page, getText, select } from '../page';
import type { Site } from '../site';

export interface IndexEntry {
  name: string;
  product: string;
  /** Address of the entry on the site, which may have a hash. */
  href: string;
}

/** The list page links to every entry of its product, and to nothing else. */
export function findListProblems(page: Page, entries: readonly IndexEntry[]): string[] {
  const product = page.url.split('/')[1];
  const write = (name: string, href: string) => `${name} at ${href}`;
  const expected = new Set(
    entries.filter((entry) => entry.product === product).map(({ name, href }) => write(name, href)),
  );
  const found = select(page, '.api-list a').map((link) =>
    write(getText(link), link.attribs.href ?? ''),
  );
  return [
    ...[...expected].filter((link) => !found.includes(link)).map((link) => `does not list ${link}`),
    ...found
      .filter((link) => !expected.has(link))
      .map((link) => `lists ${link}, which isn't in the index`),
    ...(new Set(found).size < found.length ? ['lists an entry twice'] : []),
  ];
}

/** Every entry of the index is on a page. */
export function findIndexProblems(
  entries: readonly IndexEntry[],
  site: Pick<Site, 'hasPage' | 'getIds'>,
): string[] {
  return entries.flatMap(({ name, href }) => {
    const [page = '', hash] = href.split('#');
    const isThere = site.hasPage(page) && (hash === undefined || site.getIds(page).has(hash));
    return isThere ? [] : [`${name} is not at ${href}`];
  });
}
