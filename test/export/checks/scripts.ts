/** Compares the Content-Security-Policy with the pages: inline scripts run only if the policy contains their hash. */
import type { Element } from 'domhandler';
import { hashScript } from '@/src/node/next/inlineScripts';
import { type Page, getText, select } from '../page';
import type { Site } from '../site';

/** Returns the sources of scripts that a policy allows. */
export function listScriptSources(policy: string): string[] {
  return /(?:^|;\s*)script-src ([^;]*)/.exec(policy)?.[1]?.trim().split(/\s+/) ?? [];
}

/** Returns the hashes of a page's inline scripts, without data blocks. */
export function listInlineHashes(page: Page): string[] {
  return select(page, 'script:not([src])')
    .filter(({ attribs }) => !/json$/.test(attribs.type ?? ''))
    .map((script) => `'${hashScript(getText(script))}'`);
}

/** The policy of the address contains every inline script, and there is no other inline code. */
export function findScriptProblems(page: Page, site: Pick<Site, 'getHeaders'>): string[] {
  const sources = listScriptSources(site.getHeaders(page.url).get('Content-Security-Policy') ?? '');
  return [
    ...(sources.includes("'self'") ? [] : ['its policy lets no script of the site run']),
    ...sources
      .filter((source) => /unsafe|https?:|\*/.test(source))
      .map((source) => `its policy allows scripts from ${source}`),
    ...listInlineHashes(page)
      .filter((hash) => !sources.includes(hash))
      .map((hash) => `a script is not in the policy: ${hash}`),
    ...page.elements.flatMap(listCode),
  ];
}

/** Returns the attributes of an element that contain code. */
function listCode({ name, attribs }: Element): string[] {
  const found: string[] = [];
  for (const attribute in attribs) {
    if (attribute.startsWith('on') || /^\s*javascript:/i.test(attribs[attribute]!)) {
      found.push(`<${name}> has code in ${attribute}`);
    }
  }
  return found;
}

/** Headers that every page has, with parts of their values. */
const HEADERS = {
  'Content-Security-Policy': ["object-src 'none'", "frame-ancestors 'self'", ' blob:'],
  'X-Content-Type-Options': ['nosniff'],
  'X-Frame-Options': ['SAMEORIGIN'],
  'Referrer-Policy': ['strict-origin-when-cross-origin'],
  'Permissions-Policy': ['camera=()'],
};

/** A page has its policy and the other headers, and isn't cached without revalidation. */
export function findHeaderProblems({ url }: Page, site: Pick<Site, 'getHeaders'>): string[] {
  const headers = site.getHeaders(url);
  const cache = headers.get('Cache-Control');
  return [
    ...Object.entries(HEADERS).flatMap(([name, parts]) =>
      parts
        .filter((part) => !headers.get(name)?.includes(part))
        .map((part) => `the header ${name} is missing "${part.trim()}"`),
    ),
    ...(cache === undefined ? [] : [`it may be cached: ${cache}`]),
  ];
}
