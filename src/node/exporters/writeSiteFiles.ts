/** Writes the files for search engines, link previews and hosts. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { createBuildText } from '../i18n/languages';
import type { ExportedPage } from '../next/exportedPages';
import type { FinishedExport } from '../next/finishExport';
import { writeHosting } from './hosting/writeHosting';
import { createRobots, createSitemap } from './sitemap';
import { writeSocialImages } from './social/writeSocialImages';
import { writeWebApp } from './webApp';

/**
 * Writes the files.
 * @param out the folder of the export.
 * @param finished the finished pages, whose scripts must not change any more.
 * @param getDate returns when a page last changed, if known.
 * @returns a line for the build log.
 */
export async function writeSiteFiles(
  out: string,
  { pages, scriptHashes }: Pick<FinishedExport, 'pages' | 'scriptHashes'>,
  getDate: (page: ExportedPage) => string | undefined,
): Promise<string> {
  const t = createBuildText(DEFAULT_LANGUAGE);
  const home = { title: t('homeTitle'), description: t('siteDescription') };
  const drawn = await writeSocialImages(pages, home, out);
  await writeWebApp(out, t);
  await writeFile(path.join(out, 'sitemap.xml'), createSitemap(pages, getDate));
  await writeFile(path.join(out, 'robots.txt'), createRobots());
  const redirects = await writeHosting(pages, scriptHashes, out);
  return `${drawn} new social images, ${redirects} redirects, ${scriptHashes.length} scripts in pages`;
}
