/** Adopted HTML: no script carries the text of a page. That the HTML has it once: test/crawl. */
import { readProse } from '../crawl/leanHtml';
import { expect, hydrated, test } from './support';

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
