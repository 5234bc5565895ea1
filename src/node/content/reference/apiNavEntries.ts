/** The navigation entries under a product's reference: those near the current page. */
import type { ApiListing } from '@/src/shared/apiEntry';
import type { ApiTab, NavEntry } from '@/src/shared/nav';
import { type TabbedPage, getEntryHref } from './apiAddress';

/** The minimum size of a group. A page has one group instead of all entries to keep its HTML small. */
const MIN_GROUP_SIZE = 5;

/**
 * Returns the entries near the current one, grouped by first letter. Letters with few entries are merged with the next
 * ones.
 * @param entries all entries of a product or tab, in alphabetical order.
 * @param pathname address of the current entry, without trailing slash.
 * @returns one group with the letters as its text, or all entries if they are too few to group.
 */
export function getEntriesBeside(entries: readonly NavEntry[], pathname: string): NavEntry[] {
  const groups = groupByLetters(entries);
  const own = groups.find((group) => group.some((entry) => entry.pathname === pathname)) ?? [];
  const [first, last] = [own[0], own.at(-1)].map((entry) => getLetter(entry?.title));
  return groups.length < 2
    ? own
    : [
        {
          pathname: `${pathname.split('/').slice(0, 2).join('/')}/api#${first}`,
          subheader: first === last ? first! : `${first} – ${last}`,
          children: own,
        },
      ];
}

/** Returns the entries of a product near the current address. */
export function getProductNavEntries(entries: readonly ApiListing[], pathname: string): NavEntry[] {
  return getEntriesBeside(
    entries.map((entry) => ({
      pathname: getEntryHref(entry).replace(/\/$/, ''),
      title: entry.name,
      ...(entry.deprecated && { deprecated: true }),
    })),
    pathname,
  );
}

/**
 * Returns the tabs of a kind near the current address.
 * @param pages those that have such a tab.
 * @param getTitle returns the heading of a page.
 */
export function getTabNavEntries(
  pages: readonly TabbedPage[],
  tab: ApiTab,
  pathname: string,
  getTitle: (page: TabbedPage) => string,
): NavEntry[] {
  const entries = pages
    .map((page) => ({ pathname: `${page.pathname}/${tab}`, title: getTitle(page) }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
  return getEntriesBeside(entries, pathname);
}

function getLetter(title = ''): string {
  return title.charAt(0).toUpperCase();
}

function groupByLetters(entries: readonly NavEntry[]): NavEntry[][] {
  const groups: NavEntry[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const isNewLetter = getLetter(group?.at(-1)?.title) !== getLetter(entry.title);
    if (!group || (isNewLetter && group.length >= MIN_GROUP_SIZE)) {
      groups.push([entry]);
    } else {
      group.push(entry);
    }
  }
  const rest = groups.at(-1) ?? [];
  return rest.length < MIN_GROUP_SIZE && groups.length > 1
    ? [...groups.slice(0, -2), [...(groups.at(-2) ?? []), ...rest]]
    : groups;
}
