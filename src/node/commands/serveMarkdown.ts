/** Pages as Markdown for the development server, which hands addresses on `.md` to it: made anew at each request. */
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getPageHref } from '@/src/shared/head';
import { parseLocalizedPath } from '@/src/shared/languages';

/** Starts the server on a free port of this machine. */
export function serveMarkdown(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    // It never rejects: a fault is a text.
    void render(request.url ?? '/').then(({ status, text }) => {
      response.writeHead(status, { 'Content-Type': 'text/markdown; charset=utf-8' });
      response.end(text);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server });
    });
  });
}

/** A fault of the content is the answer: the writer who asked can mend it. */
async function render(url: string): Promise<{ status: number; text: string }> {
  try {
    // Loaded when somebody asks: most writers never do.
    const { findPage } = await import('../content/source');
    const { listLanguages } = await import('../i18n/languages');
    const { renderPageText } = await import('../pageText/renderPageText');
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
