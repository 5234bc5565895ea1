/** First and largest paint of a page of each kind, beside an empty page in the same run. */
import type { Browser } from 'playwright-core';
import { KINDS } from '../proof/plan';
import { withEmptyPage } from './emptyPage';
import type { BenchContext } from './parts';
import { type Metric, getMedian } from './results';
import { readRecorded, withSlowPage } from './slowPage';

/** At most so many times the empty page's first paint. */
const BUDGETS = { first: 1.5, largest: 1.7 };

const RUNS = 5;

/** The processor keeps its speed, because this is about the way over a slow network. */
const SLOWER = 1;

interface Paints {
  first: number[];
  largest: number[];
}

/** Figures of each kind as ratios, and of the empty page in milliseconds. */
export async function measureFirstPaint({
  getBrowser,
  getSite,
  say,
}: BenchContext): Promise<Metric[]> {
  const [browser, site] = await Promise.all([getBrowser(), getSite()]);
  return withEmptyPage(async (emptyUrl) => {
    const empty: Paints = { first: [], largest: [] };
    const kinds = Object.entries(KINDS).map(([kind, url]) => ({
      kind,
      url,
      paints: { first: [], largest: [] } as Paints,
    }));
    // In turn, because the speed of a machine changes.
    for (let run = 0; run < RUNS; run += 1) {
      say(`${run + 1}/${RUNS}`);
      await visit(browser, emptyUrl, empty);
      for (const { url, paints } of kinds) {
        await visit(browser, site + url, paints);
      }
    }
    const emptyFirst = getMedian(empty.first);
    return [
      { subject: 'empty page', measure: 'first paint', unit: 'ms', value: emptyFirst },
      ...kinds.flatMap(({ kind, paints }) =>
        (['first', 'largest'] as const).map((which): Metric => {
          const runs = paints[which].map((value) => value / emptyFirst);
          return {
            subject: kind,
            measure: `${which} paint beside the empty page`,
            unit: '',
            value: getMedian(runs),
            runs,
            budget: BUDGETS[which],
            note: 'times the first contentful paint of the empty page; the processor is not slowed down',
          };
        }),
      ),
    ];
  });
}

async function visit(browser: Browser, url: string, { first, largest }: Paints): Promise<void> {
  await withSlowPage(browser, SLOWER, async ({ page, rest }) => {
    await page.goto(url, { waitUntil: 'load' });
    await rest();
    const { firstContentfulPaint, largestContentfulPaint } = await readRecorded(page);
    if (firstContentfulPaint === undefined || largestContentfulPaint === undefined) {
      throw new Error(`${url} painted nothing: is it visible?`);
    }
    first.push(firstContentfulPaint);
    largest.push(largestContentfulPaint);
  });
}
