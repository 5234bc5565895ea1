/**
 * Measures in-site navigation: from a click on a link in the side navigation to the painted heading. Beside it, a load of the
 * same page, because the speed of a machine changes.
 */
import type { BenchContext } from './parts';
import { type Metric, getMedian } from './results';
import { type SlowPage, withSlowPage } from './slowPage';
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
  /** Visits the first page several times, and measures from there. */
  const repeat = async (what: string, measure: (slow: SlowPage) => Promise<number>) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      say(`${what}, ${run + 1}/${runs}`);
      times.push(
        await withSlowPage(browser, slower, async (slow) => {
          await slow.page.goto(site + FROM, { waitUntil: 'load' });
          await slow.rest();
          return measure(slow);
        }),
      );
    }
    return times;
  };
  const withHover = await repeat('with a pointer that rests on the link', (slow) =>
    measureClick(slow, true),
  );
  const withoutHover = await repeat('without a pointer', (slow) => measureClick(slow, false));
  const loads = await repeat('a load of the page', async ({ page, rest }) => {
    await page.goto(site + TO, { waitUntil: 'load' });
    await rest();
    return page.evaluate(() => performance.getEntriesByType('navigation')[0]!.duration);
  });
  const subject = 'in-site navigation, react-button → react-card';
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
      note: 'no pointer came near before: a round trip of 150 ms is part of it',
      budget: 250,
    },
    {
      subject,
      measure: 'load of the new page by its address',
      unit: 'ms',
      value: getMedian(loads),
      runs: loads,
      note: 'to the load event; the browser has cached the files that both pages use',
    },
    {
      subject,
      measure: 'sudden click beside that load',
      unit: '',
      value: getMedian(withoutHover) / getMedian(loads),
      budget: 0.2,
    },
  ];
}

async function measureClick({ page, rest }: SlowPage, pointing: boolean): Promise<number> {
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
    throw new Error(`The heading "${HEADING}" didn't appear within 30 s of the click on ${TO}`);
  }
  return time;
}
