/** The targets of links within the export and outside. */
import path from 'node:path';
import { type Page, select } from '../page';
import type { Site } from '../site';

/** S4.12 and S4.15: `#BasicButtons.js` and `#tailwind-SelectIntroduction.tsx` name a demo in a variant and a flavor. */
const DEMO_ANCHOR = /^(?:(?:system|tailwind|css)-)?([A-Z]\w*?(?:-\d+)?)(?:\.(?:js|tsx))?$/;

/** A base origin that no link contains: addresses with it are addresses of this site. */
const HERE = 'http://here.invalid';

/** The data of the site that is needed to check links. */
export type LinkTargets = Pick<Site, 'hasPage' | 'hasFile' | 'getIds'>;

/** Returns the targets of a page's links as written, without duplicates. */
export function listHrefs(page: Page): string[] {
  const links = select(page, 'a[href], area[href]');
  return [...new Set(links.map(({ attribs }) => attribs.href!))];
}

/**
 * Links lead to existing pages and anchors, to files, or to other sites with https.
 * @param hrefs as written.
 * @param from address of the page with the links.
 */
export function findLinkProblems(
  hrefs: readonly string[],
  from: string,
  site: LinkTargets,
): string[] {
  return hrefs.flatMap((href) => {
    const problem = getLinkProblem(href, from, site);
    return problem ? [`link ${href}: ${problem}`] : [];
  });
}

/** Returns the problem of a link, or undefined if it is valid. */
function getLinkProblem(href: string, from: string, site: LinkTargets): string | undefined {
  if (!URL.canParse(href, HERE + from)) {
    return 'not an address';
  }
  const url = new URL(href, HERE + from);
  if (url.origin !== HERE) {
    return ['https:', 'mailto:'].includes(url.protocol) ? undefined : 'not https';
  }
  if (!site.hasPage(url.pathname)) {
    const isFile = path.extname(url.pathname) !== '' && site.hasFile(url.pathname);
    return isFile ? undefined : 'no such page';
  }
  const hash = decodeURIComponent(url.hash.slice(1));
  return hash === '' || hasAnchor(hash, site.getIds(url.pathname)) ? undefined : 'no such anchor';
}

/** Returns the anchor of a link to its own page, or undefined for other links. */
export function getOwnAnchor(href: string, from: string): string | undefined {
  const url = URL.canParse(href, HERE + from) ? new URL(href, HERE + from) : undefined;
  const isOwn = url?.origin === HERE && url.pathname === from && url.hash !== '';
  return isOwn ? decodeURIComponent(url.hash.slice(1)) : undefined;
}

/** Whether an anchor exists: as an id, or as the name of a demo. */
export function hasAnchor(hash: string, ids: ReadonlySet<string>): boolean {
  return ids.has(hash) || ids.has(DEMO_ANCHOR.exec(hash)?.[1] ?? '');
}
