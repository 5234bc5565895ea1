/** The last step over the pages' HTML: what machines read in it, and the hashes of its scripts. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { createStructuredData, listCrumbs } from '../exporters/structuredData';
import type { BuildText } from '../markdown/context';
import { type ExportedPage, listExportedPages } from './exportedPages';
import { collectHashes, listScriptHashes, shareBootScript } from './inlineScripts';

/**
 * Finishes every page of the export. Runs once, after all other steps that change HTML.
 * @param getDate when a page last changed, if that is known.
 * @param getText texts by language.
 * @returns the pages, and the hashes of the scripts that stand in them.
 */
export async function finishPages(
  out: string,
  getDate: (page: ExportedPage) => string | undefined,
  getText: (language: string) => BuildText,
): Promise<{ pages: ExportedPage[]; scriptHashes: string[] }> {
  const pages = await listExportedPages(out);
  const titles = new Map(
    pages.map(({ pathname, language, page }) => [`${language} ${pathname}`, page?.title]),
  );
  const hashes = new Set<string>();
  for (const page of pages) {
    const t = getText(page.language);
    const crumbs = listCrumbs(
      page,
      { home: t('breadcrumbHome'), apiReference: t('apiReference') },
      (pathname) =>
        titles.get(`${page.language} ${pathname}`) ?? titles.get(`${DEFAULT_LANGUAGE} ${pathname}`),
    );
    const data = createStructuredData(page, crumbs, getDate(page));
    const file = path.join(out, page.file);
    const html = shareBootScript(await readFile(file, 'utf8'), page.file);
    const finished = data ? insertData(html, data) : html;
    await writeFile(file, finished);
    listScriptHashes(finished).forEach((hash) => hashes.add(hash));
  }
  return { pages, scriptHashes: collectHashes(hashes) };
}

function insertData(html: string, data: object): string {
  // Nothing of a text may end the script.
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return html.replace(
    '</head>',
    () => `<script type="application/ld+json">${json}</script></head>`,
  );
}
