/**
 * Redirects from addresses of earlier versions of the documentation, which visitors may have bookmarked. They are
 * written in the `_redirects` format, which Netlify and Cloudflare Pages read.
 */
import { FORMER_NAMES, OLD_ADDRESSES, REDIRECTS } from '@/data/redirects';
import { normalizePathname } from '@/src/shared/nav';
import { BuildError } from '../../errors';
import { isLeftOut } from '../../content/partialSite';
import { hasApiTabs } from '../../content/reference/apiAddress';

export interface Redirect {
  /** Address on this site, with or without trailing slash. `/*` at the end matches everything in a folder. */
  from: string;
  /**
   * Address with trailing slash and optional hash. For a folder, it ends in `/:splat`, which is replaced by the rest.
   */
  to: string;
}

/** The fields of an API entry that determine its old addresses. */
export interface RedirectedEntry {
  product: string;
  slug: string;
  href: string;
}

/** Cloudflare Pages: "2,000 static redirects". */
const LIMIT = 2000;

/**
 * Lists other names that an old page may have had: `expansion-panel` for `accordion`, `buttons` for `button`. `tabs` stays
 * `tabs`.
 */
function listOtherNames(name: string, kind: 'former' | 'former and plural'): string[] {
  const former = FORMER_NAMES[name];
  const names = former === undefined ? [] : [former];
  return kind === 'former' ? names : [...names, ...[name, ...names].map(pluralize)];
}

function pluralize(name: string): string {
  return name.endsWith('s') ? name : `${name}${/(ch|sh|x)$/.test(name) ? 'es' : 's'}`;
}

/** An old address, and whether it has the name that the page still has. */
interface OldPathname {
  from: string;
  hasOwnName: boolean;
}

/** Lists the old addresses of a page, by the patterns of earlier versions, without trailing slash. */
export function listOldPathnames(pathname: string): OldPathname[] {
  return OLD_ADDRESSES.flatMap(({ page, old, names }) => {
    const match = page.exec(pathname);
    if (!match) {
      return [];
    }
    const [, own = ''] = match;
    const fill = (name: string) => old.map((address) => address.replace('$1', () => name));
    const others = names === undefined ? [] : listOtherNames(own, names);
    return [
      ...fill(own).map((from) => ({ from, hasOwnName: true })),
      ...others.flatMap(fill).map((from) => ({ from, hasOwnName: false })),
    ];
  });
}

/** Lists the old addresses of an entry whose reference is in a tab. Other entries have their own pages. */
function listOldEntryPathnames({ product, slug }: RedirectedEntry): string[] {
  const pathname = `/${product}/api/${slug}`;
  return hasApiTabs(product)
    ? [pathname, ...listOldPathnames(pathname).map(({ from }) => from)]
    : [];
}

/**
 * Creates all redirects, with and without trailing slash.
 * @param pathnames addresses of the existing pages, without trailing slash.
 * @throws BuildError when a target isn't a page, when an address has two targets, or when there are more redirects than
 *   hosts support.
 */
export function createRedirects(
  pathnames: readonly string[],
  entries: readonly RedirectedEntry[],
): Redirect[] {
  const pages = new Set(pathnames);
  const targets = new Map<string, string>();
  const add = (from: string, to: string, file: string) => {
    if (isLeftOut(normalizePathname(to))) {
      return;
    }
    if (!pages.has(normalizePathname(to))) {
      throw new BuildError({
        file,
        cause: `the old address ${from} redirects to ${to}, which isn't a page`,
        remedy: 'correct the target, or remove the line',
      });
    }
    const earlier = targets.get(from);
    if (earlier !== undefined && earlier !== to) {
      throw new BuildError({
        file,
        cause: `the old address ${from} redirects to both ${earlier} and ${to}`,
        remedy: 'remove one of them; addresses in data/redirects.ts must not match a pattern',
      });
    }
    // Existing pages aren't redirected.
    if (!pages.has(from)) {
      targets.set(from, to);
    }
  };
  for (const [from, to] of Object.entries(REDIRECTS)) {
    add(from, `${to}/`, 'data/redirects.ts');
  }
  const old = pathnames.flatMap((pathname) =>
    listOldPathnames(pathname).map((address) => ({ ...address, pathname })),
  );
  const ownNames = new Set(old.filter(({ hasOwnName }) => hasOwnName).map(({ from }) => from));
  for (const { from, hasOwnName, pathname } of old) {
    // `/components/tabs` was the page about tabs, not the plural of a page about one tab.
    if (hasOwnName || !ownNames.has(from)) {
      add(from, `${pathname}/`, 'data/redirects.ts');
    }
  }
  for (const entry of entries) {
    for (const from of listOldEntryPathnames(entry)) {
      add(from, entry.href, 'data/redirects.ts');
    }
  }
  const redirects = [...targets]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([from, to]) => [
      { from, to },
      { from: `${from}/`, to },
    ]);
  if (redirects.length > LIMIT) {
    throw new BuildError({
      file: 'src/node/exporters/hosting/redirects.ts',
      cause: `there are ${redirects.length} redirects, but Cloudflare Pages allows ${LIMIT}`,
      remedy: 'remove a pattern',
    });
  }
  return redirects;
}

/** Formats permanent redirects (301) as `_redirects`. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/**
 * Formats the lines of `_redirects` that give unknown addresses of a language its own 404 page. Netlify reads them.
 * Cloudflare Pages ignores them, and responds with the nearest `404.html` by itself.
 * @param languages of the site, without English.
 */
export function formatNotFound(languages: readonly string[]): string {
  return languages.map((language) => `/${language}/* /${language}/404.html 404\n`).join('');
}

/** A line that `formatNotFound` writes. */
const NOT_FOUND_LINE = /^\/([a-z]{2})\/\* \/\1\/404\.html 404$/;

/** Parses `_redirects` into targets by address. @throws Error for a line that this site wouldn't write. */
export function parseRedirects(text: string): Map<string, string> {
  const targets = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    const match =
      /^(\/[^\s*:]*)\s+(\/[^\s:]*)\s+301$/.exec(line) ??
      /^(\/[^\s*:]+\/\*)\s+(\/[^\s:#]+\/:splat)\s+301$/.exec(line);
    if (match) {
      targets.set(match[1]!, match[2]!);
    } else if (line.trim() !== '' && !line.startsWith('#') && !NOT_FOUND_LINE.test(line)) {
      throw new Error(`_redirects:${index + 1} is not "<address> <target> 301": ${line}`);
    }
  }
  return targets;
}

/** Returns the target of an address or of its folder. Returns undefined if there is no redirect. */
export function findRedirect(
  redirects: ReadonlyMap<string, string>,
  pathname: string,
): string | undefined {
  const exact = redirects.get(pathname);
  if (exact !== undefined) {
    return exact;
  }
  for (const [from, to] of redirects) {
    if (from.endsWith('/*') && pathname.startsWith(from.slice(0, -1))) {
      return to.replace(':splat', () => pathname.slice(from.length - 1));
    }
  }
  return undefined;
}

/** Adds the query of the request to the target, before the hash. */
export function withQuery(target: string, search: string): string {
  const [path = '', hash] = target.split('#');
  return `${path}${search}${hash === undefined ? '' : `#${hash}`}`;
}
