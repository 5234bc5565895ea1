/** An address of the development server as Markdown. */
import { getPageHref } from '@/src/shared/head';
import { parseLocalizedPath } from '@/src/shared/languages';
import { findPage } from '../content/source';
import { listLanguages } from '../i18n/languages';
import { renderPageText } from '../pageText/renderPageText';

/** What the server sends. */
export interface MarkdownAnswer {
  /** Status code of HTTP. */
  status: number;
  text: string;
}

/** Renders the page of an address that ends in `.md`. An error of the content is the text: its writer asked. */
async function renderAddress(url: string): Promise<MarkdownAnswer> {
  try {
    const address = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const languages = listLanguages();
    const { pathname, language } = parseLocalizedPath(address.replace(/\.md$/, ''), languages);
    const page = languages.includes(language) ? findPage(pathname) : undefined;
    return page
      ? { status: 200, text: renderPageText(await page.load(language)) }
      : { status: 404, text: `There is no page at ${getPageHref(pathname, language)}.\n` };
  } catch (error) {
    return { status: 500, text: `${error instanceof Error ? error.message : String(error)}\n` };
  }
}

/** Answers the messages of the process that started this one, until that ends. */
export function answerMessages(): void {
  process.on('message', ({ id, url }: { id: number; url: string }) => {
    // It never rejects: an error is a text.
    void renderAddress(url).then((answer) => process.send?.({ id, ...answer }));
  });
  process.on('disconnect', () => process.exit());
}
