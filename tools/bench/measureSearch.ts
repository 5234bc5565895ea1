/**
 * Measures search: from opening the dialog to the first results, which come from the index of names, and to the complete
 * index of all products; then from each key press to the painted results.
 */
import type { Page } from 'playwright-core';
import type { BenchContext } from './parts';
import { type Metric, getMedian } from './results';
import { withSlowPage } from './slowPage';
import { measurePaint } from './watchPaint';

const PAGE = '/material-ui/react-button/';
/** A component, a prop, a class, a typing error, and words of a sentence. */
const QUERIES = ['button', 'disableRipple', 'MuiButton-root', 'texfield', 'icon in a button'];

/** The time limit for hits, in milliseconds. */
const LIMIT = 10_000;

export async function measureSearch({
  getBrowser,
  getSite,
  getCalibration,
  say,
}: BenchContext): Promise<Metric[]> {
  const [browser, site] = await Promise.all([getBrowser(), getSite()]);
  const { slower } = await getCalibration();
  const times: number[] = [];
  let loading = { first: NaN, complete: NaN };
  await withSlowPage(browser, slower, async ({ page, rest }) => {
    await page.goto(site + PAGE, { waitUntil: 'load' });
    await rest();
    loading = await measureLoading(page);
    await rest();
    for (const query of QUERIES) {
      say(query);
      await page.locator('#docsearch-input').fill('');
      await page.waitForTimeout(500);
      for (let length = 1; length <= query.length; length += 1) {
        const typed = query.slice(0, length);
        const time = await measurePaint(
          page,
          // The hits contain the query that they belong to.
          {
            event: 'input',
            selector: `dialog [data-query=${JSON.stringify(typed)}]`,
            limit: LIMIT,
          },
          () => page.keyboard.press(typed.endsWith(' ') ? 'Space' : typed.slice(-1)),
        );
        if (time === undefined) {
          throw new Error(
            `The hits of "${typed}" didn't appear within ${LIMIT / 1000} s of the key press`,
          );
        }
        times.push(time);
        // Wait until the work of the key press has finished.
        await page.waitForTimeout(200);
      }
    }
  });
  const note = `${times.length} keys of ${QUERIES.length} queries. The processor of the page is slowed down, its worker is not: Chromium slows main threads alone`;
  return [
    {
      subject: 'search',
      measure: 'opened to first results painted',
      unit: 'ms',
      value: loading.first,
      note: 'A first visit on a slow mobile network, with a letter typed as soon as the field has the focus',
    },
    {
      subject: 'search',
      measure: 'opened to complete index',
      unit: 'ms',
      value: loading.complete,
    },
    {
      subject: 'search',
      measure: 'key to hits painted, median',
      unit: 'ms',
      value: getMedian(times),
      note,
      budget: 50,
    },
    {
      subject: 'search',
      measure: 'key to hits painted, worst',
      unit: 'ms',
      value: Math.max(...times),
    },
  ];
}

/** Opens the dialog, types a letter, and waits until the whole index is there. Times are in milliseconds. */
async function measureLoading(page: Page): Promise<{ first: number; complete: number }> {
  const start = await page.evaluate(() => performance.now());
  const first = await measurePaint(
    page,
    { event: 'keydown', selector: 'dialog .DocSearch-Hits a', limit: LIMIT },
    async () => {
      await page.keyboard.press('Control+k');
      await page.locator('#docsearch-input:focus').waitFor();
      await page.keyboard.type('b');
    },
  );
  if (first === undefined) {
    throw new Error(`No results appeared within ${LIMIT / 1000} s of opening the dialog`);
  }
  const end = await page.waitForFunction(
    () => document.querySelector('dialog [data-complete="true"]') !== null && performance.now(),
  );
  return { first, complete: Number(await end.jsonValue()) - start };
}
