/**
 * The pages and sections that the user opened from search: title and address. A stored address becomes a link, so it is
 * checked whenever it is read.
 */
import type { Hit } from '@/src/shared/search/groups';
import { createRecentList } from './recentList';

/** A page or a part of it. */
export interface RecentPage {
  /** Such as "Button", or "Button › Color" for a section. */
  title: string;
  /** Address with trailing slash and perhaps a hash, without language prefix. */
  href: string;
}

const MAX_TITLE = 120;
const MAX_HREF = 300;

/**
 * The path of a page of this site: named segments, so that it can't start with two slashes, which would be the address
 * of another host. Nothing in a hash can leave the page.
 */
const HREF = /^\/(?:[\w-][\w.-]*\/)*(?:#[^\s\p{Cc}]*)?$/u;

function readRecentPage(value: unknown): RecentPage | undefined {
  const { title, href } = Object(value) as Partial<Record<keyof RecentPage, unknown>>;
  return typeof title === 'string' &&
    title.trim() !== '' &&
    title.length <= MAX_TITLE &&
    typeof href === 'string' &&
    href.length <= MAX_HREF &&
    HREF.test(href)
    ? { title, href }
    : undefined;
}

/** Converts a result to an entry. A name within a page is preceded by the page's title. */
export function toRecentPage({ kind, title, href, crumbs }: Hit): RecentPage {
  const page = kind === 'page' || kind === 'component' || kind === 'hook' ? undefined : crumbs[0];
  return { title: page === undefined ? title : `${page} › ${title}`, href };
}

export const {
  parse: parseRecentPages,
  remember: rememberPage,
  useEntries: useRecentPages,
} = createRecentList('fieldguide-search-pages', readRecentPage, ({ href }) => href);
