/**
 * Redirects from addresses of earlier versions of the documentation, which visitors may have bookmarked. They are
 * written in the `_redirects` format, which Netlify and Cloudflare Pages read.
 */
import { FORMER_NAMES, REDIRECTS } from '@/data/redirects';
import { normalizePathname } from '@/src/shared/nav';
import { BuildError } from '../../errors';
import { isLeftOut } from '../../content/partialSite';

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
  kind: 'component' | 'hook';
  product: string;
  slug: string;
  href: string;
}

/** The product whose pages originally had no prefix. */
const FIRST = 'material-ui';

/** Folders of its pages that were originally at the root. */
const ROOT_FOLDERS =
  /^\/(getting-started|customization|guides|integrations|migration|experimental-api|discover-more|design-resources)(\/|$)/;

/** Cloudflare Pages: "2,000 static redirects". */
const LIMIT = 2000;

/**
 * Lists the names that an old page may have had: `button`, `buttons`; `tabs` stays `tabs`, `switch` is `switches` too.
 */
function listOldNames(name: string): string[] {
  return [name, FORMER_NAMES[name] ?? name].flatMap((each) => [each, pluralize(each)]);
}

function pluralize(name: string): string {
  return name.endsWith('s') ? name : `${name}${/(ch|sh|x)$/.test(name) ? 'es' : 's'}`;
}

/** Lists the old addresses of a page, by the patterns of earlier versions, without trailing slash. */
export function listOldPathnames(pathname: string): string[] {
  const [, product = '', first = ''] = pathname.split('/');
  const rest = pathname.slice(product.length + 1);
  const old: string[] = [];
  if (rest === '/getting-started') {
    old.push(`${pathname}/overview`);
  }
  if (product === FIRST && ROOT_FOLDERS.test(rest)) {
    old.push(rest);
  } else if (product === FIRST && rest.startsWith('/api')) {
    const slug = rest.replace(/^\/api\/?/, '');
    old.push(rest, ...(FORMER_NAMES[slug] ? [`/api/${FORMER_NAMES[slug]}`] : []));
  } else if (product === FIRST && rest.split('/').length === 2) {
    old.push(...listOldNames(first.replace(/^react-/, '')).map((name) => `/components/${name}`));
  } else if (product === 'base-ui') {
    old.push(`/base${rest}`);
    if (rest.startsWith('/react-')) {
      old.push(`/base${rest.replace('/react-', '/react-unstyled-')}`);
    }
  } else if (product === 'system' && rest.startsWith('/styles/')) {
    old.push(rest);
  } else if (product === 'system' && /^\/react-(?!grid$)[^/]+$/.test(rest)) {
    // `/system/grid` has always been the page about the style functions.
    old.push(`/system/${first.replace('react-', '')}`);
  } else if (pathname.startsWith('/x/react-data-grid')) {
    old.push(pathname.replace('/x/react-', '/components/'));
  } else if (pathname === '/x/api/data-grid') {
    old.push('/x/api/data-grid/data-grid', '/api/data-grid', '/api/data-grid/data-grid');
  }
  return old;
}

/** Lists the old addresses of an entry whose reference is in a tab. Other entries have their own pages. */
function listOldEntryPathnames({ product, slug, kind }: RedirectedEntry): string[] {
  return product === 'base-ui'
    ? [
        `/base-ui/api/${slug}`,
        `/base/api/${slug}`,
        ...(kind === 'component' ? [`/api/${slug}-unstyled`] : []),
      ]
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
  for (const pathname of pathnames) {
    for (const from of listOldPathnames(pathname)) {
      // `/components/tabs` is the page about tabs, not the plural of a page about a tab.
      const own = from.replace(/^\/components\//, `/${FIRST}/react-`);
      if (own === pathname || !pages.has(own)) {
        add(from, `${pathname}/`, 'src/node/exporters/hosting/redirects.ts');
      }
    }
  }
  for (const entry of entries) {
    for (const from of listOldEntryPathnames(entry)) {
      add(from, entry.href, 'src/node/exporters/hosting/redirects.ts');
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
