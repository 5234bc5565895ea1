/** Renders an address of the development server as Markdown. */
import { getPageHref } from '@/src/shared/head';
import { parseLocalizedPath } from '@/src/shared/languages';
import { findPage } from '../content/source';
import { listLanguages } from '../i18n/languages';
import { renderPageText } from '../pageText/renderPageText';

/** The response of the server. */
export interface MarkdownAnswer {
  /** HTTP status code. */
  status: number;
  text: string;
}

/** Renders the page of an address that ends in `.md`. If the content has an error, returns the error as text. */
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

/** Answers the messages of the parent process until it exits. */
export function answerMessages(): void {
  process.on('message', ({ id, url }: { id: number; url: string }) => {
    // It never rejects because errors are returned as text.
    void renderAddress(url).then((answer) => process.send?.({ id, ...answer }));
  });
  process.on('disconnect', () => process.exit());
}
