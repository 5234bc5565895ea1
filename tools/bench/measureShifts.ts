/** Measures the layout shift of one page of each kind on a slow connection. */
import { PAGE_BUDGETS } from '../budgets/limits';
import type { BenchContext } from './parts';
import { type Metric, getMedian } from './results';
import { findLayoutShift, readRecorded, withSlowPage } from './slowPage';

/** One page of each kind is in the budgets; two more with many demos are added. */
const PAGES = [
  ...PAGE_BUDGETS.map(({ path }) => path),
  '/x/react-data-grid/',
  '/joy-ui/react-button/',
];

export async function measureShifts({
  getBrowser,
  getSite,
  getCalibration,
  runs,
  say,
}: BenchContext): Promise<Metric[]> {
  const [browser, site] = await Promise.all([getBrowser(), getSite()]);
  const { slower } = await getCalibration();
  const metrics: Metric[] = [];
  for (const page of PAGES) {
    say(page);
    const shifts: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await withSlowPage(browser, slower, async ({ page: tab, rest }) => {
        const response = await tab.goto(site + page, { waitUntil: 'load' });
        if (!response?.ok()) {
          throw new Error(`${page} responded with ${response?.status() ?? 'nothing'}`);
        }
        await rest();
        shifts.push(findLayoutShift(await readRecorded(tab)));
      });
    }
    metrics.push({
      subject: page,
      measure: 'layout shift (CLS)',
      unit: '',
      value: getMedian(shifts),
      runs: shifts,
      reference: 0.001,
      budget: 0.01,
    });
  }
  return metrics;
}
