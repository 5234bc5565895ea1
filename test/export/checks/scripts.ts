/** The Content-Security-Policy against what pages have: scripts that stand in a page run only if their hash is in it. */
import type { Element } from 'domhandler';
import { hashScript } from '@/src/node/exporters/hosting/inlineScripts';
import { type Page, getText, select } from '../page';
import type { Site } from '../site';

/** The sources that a page may run scripts from, as its policy has them. */
export function listScriptSources(policy: string): string[] {
  return /(?:^|;\s*)script-src ([^;]*)/.exec(policy)?.[1]?.trim().split(/\s+/) ?? [];
}

/** Hashes of the scripts that stand in a page and run: data is none. */
export function listInlineHashes(page: Page): string[] {
  return select(page, 'script:not([src])')
    .filter(({ attribs }) => !/json$/.test(attribs.type ?? ''))
    .map((script) => `'${hashScript(getText(script))}'`);
}

/** Every script in a page is named by the policy of its address, and code stands nowhere else. */
export function findScriptProblems(page: Page, site: Pick<Site, 'getHeaders'>): string[] {
  const sources = listScriptSources(site.getHeaders(page.url).get('Content-Security-Policy') ?? '');
  return [
    ...(sources.includes("'self'") ? [] : ['its policy lets no script of the site run']),
    ...sources
      .filter((source) => /unsafe|https?:|\*/.test(source))
      .map((source) => `its policy lets scripts of ${source} run`),
    ...listInlineHashes(page)
      .filter((hash) => !sources.includes(hash))
      .map((hash) => `a script is not in the policy: ${hash}`),
    ...page.elements.flatMap(listCode),
  ];
}

/** What of an element's attributes is code. */
function listCode({ name, attribs }: Element): string[] {
  const found: string[] = [];
  for (const attribute in attribs) {
    if (attribute.startsWith('on') || /^\s*javascript:/i.test(attribs[attribute]!)) {
      found.push(`<${name}> has code in ${attribute}`);
    }
  }
  return found;
}

/** Headers that every page has, with what their values contain. */
const HEADERS = {
  'Content-Security-Policy': ["object-src 'none'", "frame-ancestors 'self'", ' blob:'],
  'X-Content-Type-Options': ['nosniff'],
  'X-Frame-Options': ['SAMEORIGIN'],
  'Referrer-Policy': ['strict-origin-when-cross-origin'],
  'Permissions-Policy': ['camera=()'],
};

/** A page comes with its policy and the headers beside that, and hosts ask for it again each time. */
export function findHeaderProblems({ url }: Page, site: Pick<Site, 'getHeaders'>): string[] {
  const headers = site.getHeaders(url);
  const cache = headers.get('Cache-Control');
  return [
    ...Object.entries(HEADERS).flatMap(([name, parts]) =>
      parts
        .filter((part) => !headers.get(name)?.includes(part))
        .map((part) => `the header ${name} lacks "${part.trim()}"`),
    ),
    ...(cache === undefined ? [] : [`it may be kept: ${cache}`]),
  ];
}
