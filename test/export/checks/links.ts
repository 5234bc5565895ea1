/** Where links lead, within the export and out of it. */
import path from 'node:path';
import { type Page, select } from '../page';
import type { Site } from '../site';

/** S4.12 and S4.15: `#BasicButtons.js` and `#tailwind-SelectIntroduction.tsx` name a demo in a variant and a flavour. */
const DEMO_ANCHOR = /^(?:(?:system|tailwind|css)-)?([A-Z]\w*?(?:-\d+)?)(?:\.(?:js|tsx))?$/;

/** An origin that no link names: what has it is an address of this site. */
const HERE = 'http://here.invalid';

/** What has to be known of the site to follow a link. */
export type LinkTargets = Pick<Site, 'hasPage' | 'hasFile' | 'getIds'>;

/** Where the links of a page lead, as written, each once. */
export function listHrefs(page: Page): string[] {
  const links = select(page, 'a[href], area[href]');
  return [...new Set(links.map(({ attribs }) => attribs.href!))];
}

/**
 * Links lead to pages and anchors as they are served, to files, or to other sites by https.
 * @param hrefs as written.
 * @param from address of the page that they stand on.
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

/** What is wrong with one link; undefined when it is in order. */
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
  return hash === '' || leadsTo(hash, site.getIds(url.pathname)) ? undefined : 'no such anchor';
}

/** The anchor that a link names on its own page; undefined for one that leads elsewhere or names none. */
export function getOwnAnchor(href: string, from: string): string | undefined {
  const url = URL.canParse(href, HERE + from) ? new URL(href, HERE + from) : undefined;
  const isOwn = url?.origin === HERE && url.pathname === from && url.hash !== '';
  return isOwn ? decodeURIComponent(url.hash.slice(1)) : undefined;
}

/** Whether a page with these ids has an anchor: an id, or a demo by its name. */
export function leadsTo(hash: string, ids: ReadonlySet<string>): boolean {
  return ids.has(hash) || ids.has(DEMO_ANCHOR.exec(hash)?.[1] ?? '');
}
