/**
 * The navigation tree of a product: its shape, and the questions that are asked of it.
 * S3.1 to S3.6 name the fields of an entry.
 */
import type { TextKey } from './translate';

/** One entry of a product's `nav.ts`. An entry with `children` is a group and has no page of its own. */
export interface NavEntry {
  /** Address without trailing slash, such as `/material-ui/react-button`. A group's names the group. */
  pathname: string;
  /** Text of the link. Without it the text is made from the last segment of `pathname`. */
  title?: string;
  /** Text of a divider above the children: the group is always open and carries no link. */
  subheader?: string;
  children?: readonly NavEntry[];
  /** Marks a feature of a commercial plan. */
  plan?: 'pro' | 'premium';
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
  beta?: boolean;
  legacy?: boolean;
  deprecated?: boolean;
  /** Name of an icon of `src/site/ui/icons.tsx`, shown before an entry of the top level. */
  icon?: NavIcon;
}

/** The icons a navigation group can carry. */
export type NavIcon = 'start' | 'components' | 'guide' | 'test' | 'table' | 'api';

/** The flags that show as a chip behind a link, in order of precedence. */
export const NAV_FLAGS = [
  'planned',
  'deprecated',
  'legacy',
  'unstable',
  'beta',
  'newFeature',
] as const;
export type NavFlag = (typeof NAV_FLAGS)[number];

/** What the chip of a flag says. */
export const NAV_FLAG_TEXTS: Readonly<Record<NavFlag, TextKey>> = {
  planned: 'flagPlanned',
  deprecated: 'flagDeprecated',
  legacy: 'flagLegacy',
  unstable: 'flagUnstable',
  beta: 'flagBeta',
  newFeature: 'flagNew',
};

/** What the chip of a plan says. */
export const getPlanText = (plan: NonNullable<NavEntry['plan']>): TextKey =>
  plan === 'pro' ? 'planPro' : 'planPremium';

/** The flag to show for an entry: the first that is set, or `undefined`. */
export function getNavFlag(entry: NavEntry): NavFlag | undefined {
  return NAV_FLAGS.find((flag) => entry[flag]);
}

/** Removes query, hash and trailing slash from an address: `/a/b/?c#d` gives `/a/b`. The root stays `/`. */
export function normalizePathname(path: string): string {
  const pathname = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return pathname === '' ? '/' : pathname;
}

/** Text of an entry's link: its title, its subheader, or the last segment in words (`react-text-field`: "Text field"). */
export function getNavTitle(entry: NavEntry): string {
  const text = entry.title ?? entry.subheader;
  if (text !== undefined) {
    return text;
  }
  const words = (normalizePathname(entry.pathname).split('/').pop() ?? '')
    .replace(/^react-/, '')
    .replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** All pages of a tree, depth first: the order of previous and next. Groups and external links are left out. */
export function listNavPages(entries: readonly NavEntry[]): NavEntry[] {
  return entries.flatMap((entry) => {
    if (entry.children) {
      return listNavPages(entry.children);
    }
    return entry.pathname.startsWith('/') ? [entry] : [];
  });
}

/**
 * Finds the entry of a path, with the groups above it.
 * @param path any form of the address: with or without trailing slash, query and hash.
 * @returns outermost group first, the page itself last; empty when the tree does not have the path.
 *   A Base UI tab (`/base-ui/react-select/components-api`) belongs to the entry of its component page.
 */
export function findActiveTrail(entries: readonly NavEntry[], path: string): NavEntry[] {
  const trails = listNavPathnames(normalizePathname(path)).map((page) => findTrail(entries, page));
  return trails.find((trail) => trail.length > 0) ?? [];
}

function findTrail(entries: readonly NavEntry[], pathname: string): NavEntry[] {
  for (const entry of entries) {
    if (entry.children) {
      const trail = findTrail(entry.children, pathname);
      if (trail.length > 0) {
        return [entry, ...trail];
      }
    } else if (normalizePathname(entry.pathname) === pathname) {
      return [entry];
    }
  }
  return [];
}

/** Tabs of a Base UI page that hold the reference of its components and hooks. */
export const API_TABS = ['components-api', 'hooks-api'] as const;
export type ApiTab = (typeof API_TABS)[number];

const API_TAB = /\/(components-api|hooks-api)$/;

const TEMPLATE = /^(\/[^/]+\/getting-started\/templates)\/[^/]+$/;

/** Address of the gallery that a template belongs to; undefined for any other page. Without trailing slashes. */
export function getTemplateGallery(pathname: string): string | undefined {
  return TEMPLATE.exec(pathname)?.[1];
}

/**
 * The pages whose entry in the navigation may stand for an address, the best first: a tab of a Base UI page belongs
 * to that page, the reference of one component has an entry of its own where the navigation shows it and belongs to
 * the list of all elsewhere, as does the tab of a page that is not written yet, and a template to the gallery.
 */
export function listNavPathnames(pathname: string): string[] {
  const list = `/${pathname.split('/')[1]}/api`;
  if (API_TAB.test(pathname)) {
    return [pathname.replace(API_TAB, ''), pathname, list];
  }
  return pathname.startsWith(`${list}/`)
    ? [pathname, list]
    : [getTemplateGallery(pathname) ?? pathname];
}

/**
 * Checks S5.7 and S5.8: "A duplicate path in the navigation tree is an error except API tab paths".
 * @throws Error 'Duplicated pathname' with the path and the places, outermost group first.
 */
export function assertUniquePathnames(entries: readonly NavEntry[]): void {
  const places = new Map<string, string>();
  const visit = (list: readonly NavEntry[], above: string) => {
    for (const entry of list) {
      const place = `${above}${getNavTitle(entry)}`;
      const pathname = normalizePathname(entry.pathname);
      const earlier = places.get(pathname);
      if (earlier !== undefined && !API_TAB.test(pathname)) {
        throw new Error(`Duplicated pathname "${pathname}": at "${earlier}" and at "${place}"`);
      }
      places.set(pathname, place);
      visit(entry.children ?? [], `${place} / `);
    }
  };
  visit(entries, '');
}
