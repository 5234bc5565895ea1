/** Every page as Markdown, beside its HTML: `/material-ui/react-button.md` for `/material-ui/react-button/`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE, localizeHref } from '@/src/shared/languages';
import { getMarkdownHref } from '@/src/shared/markdownHref';
import type { BuiltPage } from '@/src/shared/page';
import { type SitePage, listPages } from '../content/source';
import { listLanguages } from '../i18n/languages';
import { renderPageText } from '../pageText/renderPageText';

/** A page with its text. */
export interface PageText extends Pick<SitePage, 'pathname' | 'productId' | 'kind'> {
  title: BuiltPage['title'];
  description: BuiltPage['description'];
  /** The whole file, including the final line break. */
  text: string;
}

/**
 * Writes the files.
 * @param folder the export.
 * @returns the English pages, in the order of the navigation.
 */
export async function writeMarkdownPages(folder: string): Promise<PageText[]> {
  const pages: PageText[] = [];
  for (const sitePage of listPages()) {
    const { pathname, productId, kind } = sitePage;
    for (const language of listLanguages()) {
      const page = await sitePage.load(language);
      const text = renderPageText(page);
      const file = path.join(folder, getMarkdownHref(localizeHref(`${pathname}/`, language)));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
      if (language === DEFAULT_LANGUAGE) {
        const { title, description } = page;
        pages.push({ pathname, productId, kind, title, description, text });
      }
    }
  }
  return pages;
}
