/** Measures the weight of pages and their cost on a slow processor. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/src/node/paths';
import { measurePage } from '../budgets/measurePage';
import type { BenchContext } from './parts';
import { type Metric, getMedian } from './results';
import { readRecorded, readWork, sumBlockingTime, withSlowPage } from './slowPage';

type Column = 'script' | 'html' | 'total' | 'requests' | 'blocking' | 'work';

/** Figures of other sites and the budget, in the units of `COLUMNS`: see `Metric` in results.ts. */
type Peers = Partial<Pick<Metric, 'reference' | 'vitepress' | 'empty' | 'budget'>>;

const COLUMNS: Readonly<Record<Column, Pick<Metric, 'measure' | 'unit' | 'note'>>> = {
  script: { measure: 'JavaScript until load', unit: 'kB' },
  html: { measure: 'HTML', unit: 'kB' },
  total: { measure: 'everything', unit: 'kB' },
  requests: { measure: 'requests', unit: '' },
  blocking: {
    measure: 'total blocking time',
    unit: 'ms',
    note: 'what long tasks take above 50 ms between the first contentful paint and the page at rest (1.5 s without request or long task)',
  },
  work: {
    measure: 'main-thread work',
    unit: 's',
    note: 'TaskDuration of the DevTools protocol (Performance.getMetrics), from navigation to rest',
  },
};

/** The empty page on the machine that measured the other sites: see calibrate.ts. */
const EMPTY = { blocking: 28, work: 0.2 };

const PAGES: readonly { path: string; peers: Partial<Record<Column, Peers>> }[] = [
  {
    path: '/material-ui/react-button/',
    peers: {
      script: { reference: 528, vitepress: 61, empty: 108, budget: 170 },
      html: { reference: 41.6, vitepress: 8.7, empty: 0.7, budget: 28 },
      total: { reference: 1132, vitepress: 156, empty: 109, budget: 280 },
      requests: { reference: 63, vitepress: 12, empty: 9, budget: 25 },
      blocking: { reference: 978, vitepress: 22, empty: EMPTY.blocking, budget: 100 },
      work: { reference: 4.5, vitepress: 0.4, empty: EMPTY.work, budget: 1 },
    },
  },
  {
    path: '/material-ui/api/button/',
    peers: { script: { reference: 415, budget: 155 }, blocking: { reference: 670, budget: 80 } },
  },
  {
    path: '/material-ui/getting-started/installation/',
    peers: { script: { reference: 485, vitepress: 61, empty: 108, budget: 155 } },
  },
  {
    path: '/material-ui/react-autocomplete/',
    peers: { blocking: { reference: 1639, budget: 150 } },
  },
  {
    path: '/material-ui/material-icons/',
    peers: { script: { reference: 1117, budget: 200 }, blocking: { reference: 3677, budget: 150 } },
  },
];

/** Measures all columns for each page. Missing pages are listed with the columns that have a budget. */
export async function measurePages({
  getBrowser,
  getSite,
  getCalibration,
  runs,
  say,
}: BenchContext): Promise<Metric[]> {
  const [browser, site] = await Promise.all([getBrowser(), getSite()]);
  const { slower, ...empty } = await getCalibration();
  const metrics: Metric[] = (['blocking', 'work'] as const).map((column) => ({
    subject: 'empty page',
    ...COLUMNS[column],
    value: empty[column],
    empty: EMPTY[column],
  }));
  for (const { path: page, peers } of PAGES) {
    const add = (column: Column, values: readonly number[] | null) =>
      metrics.push({
        subject: page,
        ...COLUMNS[column],
        ...peers[column],
        ...(values === null
          ? { value: null, note: 'not there yet' }
          : { value: getMedian(values), ...(values.length > 1 && { runs: values }) }),
      });
    if (!existsSync(path.join(ROOT, 'out', page, 'index.html'))) {
      (Object.keys(peers) as Column[]).forEach((column) => add(column, null));
      continue;
    }
    const weight = await measurePage(browser, site + page);
    add('script', [weight.scriptUntilLoad / 1000]);
    add('html', [weight.html / 1000]);
    add('total', [weight.total / 1000]);
    add('requests', [weight.requests]);
    const blocking: number[] = [];
    const work: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      say(`${page} ${run + 1}/${runs}`);
      await withSlowPage(browser, slower, async ({ page: tab, client, rest }) => {
        await tab.goto(site + page, { waitUntil: 'load' });
        await rest();
        blocking.push(sumBlockingTime(await readRecorded(tab)));
        work.push(await readWork(client));
      });
    }
    add('blocking', blocking);
    add('work', work);
  }
  return metrics;
}
