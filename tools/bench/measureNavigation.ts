/** Measures in-site navigation: from a click on a link in the side navigation to the painted heading. */
import type { BenchContext } from './parts';
import { type Metric, getMedian } from './results';
import { withSlowPage } from './slowPage';
import { measurePaint } from './watchPaint';

const FROM = '/material-ui/react-button/';
const TO = '/material-ui/react-card/';
const HEADING = 'Card';

export async function measureNavigation({
  getBrowser,
  getSite,
  getCalibration,
  runs,
  say,
}: BenchContext): Promise<Metric[]> {
  const [browser, site] = await Promise.all([getBrowser(), getSite()]);
  const { slower } = await getCalibration();
  const measure = async (pointing: boolean) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      say(`${pointing ? 'with' : 'without'} a pointer that rests on the link, ${run + 1}/${runs}`);
      times.push(
        await withSlowPage(browser, slower, async ({ page, rest }) => {
          await page.goto(site + FROM, { waitUntil: 'load' });
          await rest();
          const link = page.locator(`nav a[href="${TO}"]`).first();
          if (pointing) {
            await link.hover();
            await rest();
          }
          const time = await measurePaint(
            page,
            { event: 'click', selector: 'h1', text: HEADING, limit: 30_000 },
            () => (pointing ? link.click() : link.evaluate((a: HTMLElement) => a.click())),
          );
          if (time === undefined) {
            throw new Error(
              `The heading "${HEADING}" didn't appear within 30 s of the click on ${TO}`,
            );
          }
          return time;
        }),
      );
    }
    return times;
  };
  const subject = 'in-site navigation, react-button → react-card';
  const withHover = await measure(true);
  const withoutHover = await measure(false);
  return [
    {
      subject,
      measure: 'click to new heading painted',
      unit: 'ms',
      value: getMedian(withHover),
      runs: withHover,
      note: 'the page is at rest and the pointer on the link, as it is before a click; the next page may have been fetched by then',
      reference: 730,
      budget: 120,
    },
    {
      subject,
      measure: 'the same by a sudden click',
      unit: 'ms',
      value: getMedian(withoutHover),
      runs: withoutHover,
      note: 'no pointer came near before: two round trips of 150 ms may be part of it',
    },
  ];
}
