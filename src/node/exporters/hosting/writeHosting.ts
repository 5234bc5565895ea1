/** Writes the configuration files for hosts. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { listApiEntries } from '../../api/store';
import { getEntryHref, listTabbedPages } from '../../content/reference/apiAddress';
import { listLanguages } from '../../i18n/languages';
import type { ExportedPage } from '../../next/exportedPages';
import { createHeaderRules, formatHeaders } from './headerRules';
import { createNginxHeaders, createNginxMaps } from './nginx';
import { createPrefixRedirects } from './prefixRedirects';
import { createRedirects, formatNotFound, formatRedirects } from './redirects';

/**
 * Writes `_headers`, `_redirects`, and the nginx versions of both in `_nginx/`.
 * @param scriptHashes hashes of the inline scripts.
 * @returns the number of old addresses that are redirected.
 */
export async function writeHosting(
  pages: readonly ExportedPage[],
  scriptHashes: readonly string[],
  out: string,
): Promise<number> {
  const tabbedPages = listTabbedPages();
  const pathnames = pages
    .filter(({ language }) => language === DEFAULT_LANGUAGE)
    .map(({ pathname }) => pathname);
  const oldAddresses = createRedirects(
    pathnames,
    listApiEntries().map((entry) => ({ ...entry, href: getEntryHref(entry, tabbedPages) })),
  );
  const redirects = [
    ...oldAddresses,
    ...createPrefixRedirects(listLanguages(), pathnames, oldAddresses),
  ];
  const others = listLanguages().filter((language) => language !== DEFAULT_LANGUAGE);
  const rules = createHeaderRules(
    scriptHashes,
    pages.map(({ href }) => href),
  );
  const files = {
    _headers: formatHeaders(rules),
    _redirects: formatRedirects(redirects) + formatNotFound(others),
    '_nginx/maps.conf': createNginxMaps(rules, redirects, others),
    '_nginx/headers.conf': createNginxHeaders(rules),
  };
  await mkdir(path.join(out, '_nginx'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(out, name), text);
  }
  return oldAddresses.length / 2;
}
