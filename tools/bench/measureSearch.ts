/** Measures search: from a key press to the painted hits, after the index has loaded. */
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
  await withSlowPage(browser, slower, async ({ page, rest }) => {
    await page.goto(site + PAGE, { waitUntil: 'load' });
    await rest();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a');
    await page.locator('dialog [data-complete="true"]').waitFor({ state: 'attached' });
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
