/** What the navigation shows under a product's reference: the entries beside the one that a page is about. */
import type { ApiListing } from '@/src/shared/apiEntry';
import type { ApiTab, NavEntry } from '@/src/shared/nav';
import { type TabbedPage, getEntryHref } from './apiAddress';

/** Fewest entries of a group. A page carries one group instead of all entries, to keep its HTML small. */
const FEWEST_BESIDE = 5;

/**
 * The entries around one, by first letter. Letters with few entries are joined with the next ones.
 * @param entries all entries of a product or tab, in the order of the alphabet.
 * @param pathname address of the current one, without trailing slash.
 * @returns one group with the letters as its text; without a group if the entries are too few to be divided.
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

/** The entries of a product beside the one of an address. */
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
 * The tabs of a kind beside the one of an address.
 * @param pages those that have such a tab.
 * @param getTitle the heading of a page.
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
    if (!group || (isNewLetter && group.length >= FEWEST_BESIDE)) {
      groups.push([entry]);
    } else {
      group.push(entry);
    }
  }
  const rest = groups.at(-1) ?? [];
  return rest.length < FEWEST_BESIDE && groups.length > 1
    ? [...groups.slice(0, -2), [...(groups.at(-2) ?? []), ...rest]]
    : groups;
}
