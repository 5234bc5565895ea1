/**
 * The navigation tree of a product: its types, and functions that search it. S3.1 to S3.6 name the fields of an entry.
 */
import type { SiteTextKey } from './translate';

/** An entry of a product's `nav.ts`. An entry with `children` is a group and has no page of its own. */
export interface NavEntry {
  /** Address without trailing slash, such as `/material-ui/react-button`. In a group, it is the group's id. */
  pathname: string;
  /** Text of the link. By default, the text is made from the last segment of `pathname`. */
  title?: string;
  /** Text of a divider above the children. Such a group is always open and has no link. */
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
  /** Name of an icon of `src/site/ui/icons.tsx`, for entries of the top level. */
  icon?: NavIcon;
}

/** The icons that a navigation group can have. */
export type NavIcon = 'start' | 'components' | 'settings' | 'guide' | 'test' | 'table' | 'api';

/** The flags that show as a chip after a link, in order of precedence. */
export const NAV_FLAGS = [
  'planned',
  'deprecated',
  'legacy',
  'unstable',
  'beta',
  'newFeature',
] as const;
export type NavFlag = (typeof NAV_FLAGS)[number];

/** The text keys of the chips of flags. */
export const NAV_FLAG_TEXTS: Readonly<Record<NavFlag, SiteTextKey>> = {
  planned: 'flagPlanned',
  deprecated: 'flagDeprecated',
  legacy: 'flagLegacy',
  unstable: 'flagUnstable',
  beta: 'flagBeta',
  newFeature: 'flagNew',
};

/** Returns the text key of the chip of a plan. */
export const getPlanText = (plan: NonNullable<NavEntry['plan']>): SiteTextKey =>
  plan === 'pro' ? 'planPro' : 'planPremium';

/** Returns the flag to show for an entry, which is the first one that is set. */
export function getNavFlag(entry: NavEntry): NavFlag | undefined {
  return NAV_FLAGS.find((flag) => entry[flag]);
}

/** Removes query, hash and trailing slash from an address: `/a/b/?c#d` gives `/a/b`. The root stays `/`. */
export function normalizePathname(path: string): string {
  const pathname = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return pathname === '' ? '/' : pathname;
}

/**
 * Returns the text of an entry's link: its title, its subheader, or the last segment in words (`react-text-field`:
 * "Text field").
 */
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

/**
 * Returns all pages of a tree, depth first, which is the order of the previous and next links. Groups and external
 * links are excluded.
 */
export function listNavPages(entries: readonly NavEntry[]): NavEntry[] {
  return entries.flatMap((entry) => {
    if (entry.children) {
      return listNavPages(entry.children);
    }
    return entry.pathname.startsWith('/') ? [entry] : [];
  });
}

/**
 * Finds the entry of a path, with the groups that contain it.
 * @param path any form of the address: with or without trailing slash, query and hash.
 * @returns outermost group first, the page itself last; empty when the path isn't in the tree. A Base UI tab
 *   (`/base-ui/react-select/components-api`) belongs to the entry of its component page.
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

/** The tabs of a Base UI page that have the API reference of its components and hooks. */
export const API_TABS = ['components-api', 'hooks-api'] as const;
export type ApiTab = (typeof API_TABS)[number];

const API_TAB = /\/(components-api|hooks-api)$/;

const TEMPLATE = /^(\/[^/]+\/getting-started\/templates)\/[^/]+$/;

/** Returns the address of the gallery of a template, without trailing slash, or undefined for any other page. */
export function getTemplateGallery(pathname: string): string | undefined {
  return TEMPLATE.exec(pathname)?.[1];
}

/**
 * Returns the addresses whose navigation entry can represent a page, best first. A tab of a Base UI page is represented
 * by that page, and a template by the gallery. The API page of a component is represented by its own entry if the tree
 * has one, else by the list of all components, as is the tab of a page that doesn't exist yet.
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
