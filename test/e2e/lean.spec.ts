/** Adopted HTML: the text of a page travels once, as HTML. ARCHITECTURE.md, "Two mechanisms that make it fast". */
import { DOCS_PAGES, type Page, expect, hydrated, test } from './support';

/** Shorter pieces may stand in titles, labels and the table of contents by right. */
const LONG = 40;

/** The long sentences of the page, piece by piece as markup divides them, and where else the document has them. */
function readProse(page: Page) {
  return page.evaluate((long) => {
    const pieces: string[] = [];
    for (const paragraph of document.querySelectorAll('main p, main li, main td')) {
      if (paragraph.closest('[data-demo]')) {
        continue;
      }
      for (const node of paragraph.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
        pieces.push(
          ...text
            .split(/(?<=[.:!?])\s+|\n/)
            .map((piece) => piece.trim())
            .filter((piece) => piece.length > long),
        );
      }
    }
    return {
      pieces: [...new Set(pieces)],
      data: document.getElementById('__NEXT_DATA__')?.textContent ?? '',
      description:
        document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    };
  }, LONG);
}

const count = (text: string, piece: string) => text.split(piece).length - 1;

/** Text as it may be written in HTML and in JSON. */
const toHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

test.describe('Served pages', () => {
  test.use({ javaScriptEnabled: false });

  for (const url of DOCS_PAGES) {
    test(`${url} carries its prose once, and __NEXT_DATA__ none of it`, async ({ page }) => {
      const response = await page.goto(url);
      const html = (await response?.text()) ?? '';
      const { pieces, data, description } = await readProse(page);
      // Some test pages of the navigation are three lines long.
      expect(pieces.length).toBeGreaterThan(0);

      const { props } = JSON.parse(data) as {
        props: { pageProps: { page: Record<string, unknown> } };
      };
      const strings: string[] = [];
      JSON.stringify(props, (_key, value: unknown) => {
        if (typeof value === 'string') {
          strings.push(value);
        }
        return value;
      });
      // The description stands there for the <meta> of the page: at most 160 characters.
      const rest = strings.filter((text) => text !== description);
      const leaked = pieces.filter((piece) => rest.some((text) => text.includes(piece)));
      expect(leaked, 'prose in __NEXT_DATA__').toEqual([]);
      expect(
        rest.filter((text) => /<\/?[a-z][^>]*>/.test(text)),
        'markup in __NEXT_DATA__',
      ).toEqual([]);

      // Once in <body>; the lead may also be the description in <head>, and then in the data.
      const body = html.slice(html.indexOf('<body'), html.indexOf('<script id="__NEXT_DATA__"'));
      const twice = pieces.filter(
        (piece) =>
          !description.includes(piece) && count(html, toHtml(piece)) > count(body, toHtml(piece)),
      );
      expect(twice, 'prose outside the body').toEqual([]);
      const text = await page.locator('body').evaluate((element) => {
        const visible = element.cloneNode(true) as HTMLElement;
        visible.querySelectorAll('script').forEach((script) => script.remove());
        return visible.textContent ?? '';
      });
      const again = pieces.filter((piece) => count(body, toHtml(piece)) > count(text, piece));
      expect(again, 'prose in attributes or comments of the body').toEqual([]);
    });
  }
});

for (const url of [
  '/material-ui/react-button/',
  '/material-ui/getting-started/installation/',
  '/base-ui/react-select/',
  '/x/react-data-grid/',
]) {
  test(`No script of ${url} carries its prose, and no data is fetched for the page that is there`, async ({
    page,
  }) => {
    const scripts: Promise<string>[] = [];
    const data: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') {
        scripts.push(response.text());
      }
      if (response.url().includes('/_next/data/')) {
        data.push(response.url());
      }
    });
    await page.goto(url);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // What comes later is asked for by something else; its text could not be read after the test.
    page.removeAllListeners('response');
    const { pieces } = await readProse(page);
    expect(pieces.length).toBeGreaterThan(20);
    const code = (await Promise.all(scripts)).join('\n');
    expect(code.length).toBeGreaterThan(100_000);
    expect(pieces.filter((piece) => code.includes(piece))).toEqual([]);
    expect(data).toEqual([]);
  });
}
