/** Every page as Markdown, beside its HTML: `/material-ui/react-button.md` for `/material-ui/react-button/`. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE, localizeHref } from '@/src/shared/languages';
import { getMarkdownHref } from '@/src/shared/markdownHref';
import type { BuiltPage } from '@/src/shared/page';
import { type SitePage, listPages } from '../content/source';
import { cachePerCodeVersion } from '../cache';
import { BuildError } from '../errors';
import { listLanguages } from '../i18n/languages';
import { renderPageText } from '../pageText/renderPageText';

/** A page with its text. */
export interface PageText extends Pick<SitePage, 'pathname' | 'productId' | 'kind'> {
  title: BuiltPage['title'];
  description: BuiltPage['description'];
  /** The whole file, including the final line break. */
  text: string;
}

/** The pages of an export as Markdown, collected one by one. */
export interface PageTexts {
  /** Renders a page and keeps its text. */
  take: (page: BuiltPage) => void;
  /** Returns what was kept of a page. */
  get: (
    pathname: string,
    language: string,
  ) => Pick<PageText, 'title' | 'description' | 'text'> | undefined;
}

/** Creates an empty collection. */
export function createPageTexts(): PageTexts {
  const texts = new Map<string, ReturnType<PageTexts['get']>>();
  const getKey = (pathname: string, language: string) => `${language} ${pathname}`;
  return {
    take: (page) => {
      const { pathname, language, title, description } = page;
      const hash = createHash('sha256').update(JSON.stringify(page)).digest('hex');
      const text = cachePerCodeVersion(['text', hash], () => renderPageText(page));
      texts.set(getKey(pathname, language), { title, description, text });
    },
    get: (pathname, language) => texts.get(getKey(pathname, language)),
  };
}

/**
 * Writes the files.
 * @param folder the export.
 * @param texts all pages of the export.
 * @returns the English pages, in the order of the navigation.
 * @throws BuildError when a page of the site is not among them.
 */
export async function writeMarkdownPages(
  folder: string,
  texts: Pick<PageTexts, 'get'>,
): Promise<PageText[]> {
  const pages: PageText[] = [];
  for (const sitePage of listPages()) {
    const { pathname, productId, kind } = sitePage;
    for (const language of listLanguages()) {
      const page = texts.get(pathname, language);
      if (!page) {
        throw new BuildError({
          file: sitePage.routeFile,
          cause: `the export has no page ${localizeHref(`${pathname}/`, language)}`,
          remedy: 'compare src/node/content/source.ts with the pages that Next exports',
        });
      }
      const file = path.join(folder, getMarkdownHref(localizeHref(`${pathname}/`, language)));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, page.text);
      if (language === DEFAULT_LANGUAGE) {
        pages.push({ pathname, productId, kind, ...page });
      }
    }
  }
  return pages;
}
