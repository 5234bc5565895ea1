/** What stands beside the pages for search engines, link previews and hosts. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { createBuildText } from '../i18n/languages';
import type { BuildText } from '../markdown/context';
import { finishPages } from '../next/finishPages';
import { ROOT } from '../paths';
import { readGitDates } from './gitDates';
import { writeHosting } from './hosting/writeHosting';
import { createPageDates } from './lastModified';
import { createRobots, createSitemap } from './sitemap';
import { writeSocialImages } from './social/writeSocialImages';
import { writeWebApp } from './webApp';

/**
 * Finishes the pages and writes the files. The last step of the build: the scripts of pages may not change after it.
 * @param say told what was done, and which dates git does not know.
 */
export async function writeSiteFiles(out: string, say: (line: string) => void): Promise<void> {
  const dates = readGitDates(ROOT);
  if (dates.note !== undefined) {
    say(dates.note);
  }
  const getDate = createPageDates(dates);
  const texts = new Map<string, BuildText>();
  const getText = (language: string) => {
    const text = texts.get(language) ?? createBuildText(language);
    texts.set(language, text);
    return text;
  };
  const t = getText(DEFAULT_LANGUAGE);
  const { pages, scriptHashes } = await finishPages(out, getDate, getText);
  const home = { title: t('homeTitle'), description: t('siteDescription') };
  const drawn = await writeSocialImages(pages, home, out);
  await writeWebApp(out, t);
  await writeFile(path.join(out, 'sitemap.xml'), createSitemap(pages, getDate));
  await writeFile(path.join(out, 'robots.txt'), createRobots());
  const redirects = await writeHosting(pages, scriptHashes, out);
  say(
    `${drawn} pictures drawn anew, ${redirects} old addresses, ${scriptHashes.length} scripts in pages`,
  );
}
