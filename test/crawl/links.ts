/** Where links lead, within the export and out of it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_PAGES } from '../e2e/support';

/** PEERS.md, Demos: `#BasicButtons.js`, `#tailwind-SelectIntroduction.tsx` name a demo in a variant and flavour. */
const DEMO_ANCHOR = /^(?:(?:system|tailwind|css)-)?([A-Z]\w*?(?:-\d+)?)(?:\.(?:js|tsx))?$/;

const pages = new Set(ALL_PAGES);
const ids = new Map<string, ReadonlySet<string>>();

/** The ids of an exported page, from the file that is served. Text of code blocks is no tag, and does not count. */
function getServedIds(url: string): ReadonlySet<string> {
  const known = ids.get(url);
  if (known) {
    return known;
  }
  const html = readFileSync(path.join('out', url, 'index.html'), 'utf8');
  const found = new Set([...html.matchAll(/<[a-z][^<>]*?\sid="([^"]+)"/gi)].map(([, id]) => id!));
  ids.set(url, found);
  return found;
}

/**
 * What is wrong with the links of a page.
 * @param hrefs as written in the document.
 * @param from address of the page.
 * @param here the ids of the document as it is now: an anchor of the page itself has to be among them as well.
 * @returns a line per fault.
 */
export function findLinkFaults(
  hrefs: readonly string[],
  from: string,
  here: readonly string[],
): string[] {
  const present = new Set(here);
  return hrefs.flatMap((href) => {
    const fault = getFault(href, from, present);
    return fault ? [`${href}: ${fault}`] : [];
  });
}

function getFault(href: string, from: string, here: ReadonlySet<string>): string | undefined {
  const url = new URL(href, `http://localhost${from}`);
  if (url.hostname !== 'localhost') {
    return ['https:', 'mailto:'].includes(url.protocol) ? undefined : 'not https';
  }
  if (!pages.has(url.pathname)) {
    const isFile = path.extname(url.pathname) !== '' && existsSync(path.join('out', url.pathname));
    return isFile ? undefined : 'no such page';
  }
  const hash = decodeURIComponent(url.hash.slice(1));
  const demo = DEMO_ANCHOR.exec(hash)?.[1] ?? '';
  const leads = (anchors: ReadonlySet<string>) => anchors.has(hash) || anchors.has(demo);
  if (hash === '') {
    return undefined;
  }
  if (!leads(getServedIds(url.pathname))) {
    return 'no such anchor';
  }
  return url.pathname === from && !leads(here) ? 'the anchor is gone from the page' : undefined;
}
