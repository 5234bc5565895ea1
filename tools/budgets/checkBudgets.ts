/** npm run budgets: wire bytes of a page of each kind in a browser, and of all pages by their HTML; fails over budget. */
import path from 'node:path';
import { chromium } from 'playwright-core';
import { CommandError } from '@/src/node/errors';
import { serveSite } from '@/src/node/commands/serveSite';
import { ROOT } from '@/src/node/paths';
import { CHROMIUM_ARGS } from '../chromiumArgs';
import { PAGE_BUDGETS, type PageBudget } from './limits';
import { type PageWeight, measurePage } from './measurePage';
import { type NamedWeight, findExcess, weighPages } from './namedBytes';

const OUT = path.join(ROOT, 'out');

interface Row {
  page: string;
  measure: string;
  value: number;
  limit: number | undefined;
  unit: string;
}

/** @param executablePath the Chromium to use. @throws CommandError naming each page over its budget. */
export async function checkBudgets(executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const { url, server } = await serveSite({ port: 0 }).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  try {
    const rows: Row[] = [];
    for (const budget of PAGE_BUDGETS) {
      rows.push(...toRows(budget, await measurePage(browser, url + budget.path)));
    }
    print(rows);
    const over = rows
      .filter(({ value, limit }) => limit !== undefined && value > limit)
      .map(
        (row) =>
          `Over budget: ${row.page} ${row.measure} is ${format(row)}, the limit is ${row.limit} ${row.unit}`,
      );
    over.push(...(await checkAllPages()));
    if (over.length > 0) {
      throw new CommandError(over.join('\n'));
    }
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * Calculates the weight of all pages from their HTML and prints the heaviest of each kind. @returns a line per excess.
 */
async function checkAllPages(): Promise<string[]> {
  const weights = await weighPages(OUT);
  console.log(`\nFiles named by the HTML of all ${weights.length} pages, maximum of each kind:`);
  for (const kind of new Set(weights.map((weight) => weight.kind))) {
    const pages = weights.filter((weight) => weight.kind === kind);
    const most = (measure: keyof NamedWeight) =>
      Math.max(...pages.map((page) => Number(page[measure])));
    console.log(
      `${kind.padEnd(12)} ${String(pages.length).padStart(4)} pages  JavaScript ${(most('script') / 1000).toFixed(1)} kB, HTML ${(most('html') / 1000).toFixed(1)} kB, with inlined styles ${(most('document') / 1000).toFixed(1)} kB, everything ${(most('total') / 1000).toFixed(1)} kB, ${most('requests')} requests`,
    );
  }
  const own = Object.fromEntries(PAGE_BUDGETS.map(({ path: page, ...limits }) => [page, limits]));
  return findExcess(weights, own).map(
    ({ path: page, measure, value, limit }) =>
      `Over the ceiling: ${page} ${measure} is ${Number(value.toFixed(1))}, the limit is ${limit}`,
  );
}

function toRows(
  { path: page, script, document, total, requests }: PageBudget,
  weight: PageWeight,
): Row[] {
  const kb = (bytes: number) => bytes / 1000;
  return [
    {
      page,
      measure: 'JavaScript until load',
      value: kb(weight.scriptUntilLoad),
      limit: script,
      unit: 'kB',
    },
    {
      page,
      measure: 'JavaScript at rest',
      value: kb(weight.script),
      limit: undefined,
      unit: 'kB',
    },
    { page, measure: 'HTML with styles', value: kb(weight.html), limit: document, unit: 'kB' },
    { page, measure: 'everything', value: kb(weight.total), limit: total, unit: 'kB' },
    { page, measure: 'requests', value: weight.requests, limit: requests, unit: '' },
  ];
}

function format({ value, unit }: Row): string {
  return unit === 'kB' ? `${value.toFixed(1)} kB` : String(value);
}

function print(rows: readonly Row[]): void {
  for (const row of rows) {
    const limit = row.limit === undefined ? '' : `limit ${row.limit} ${row.unit}`.trim();
    const verdict = row.limit === undefined ? '' : row.value > row.limit ? 'OVER' : 'ok';
    console.log(
      `${row.page.padEnd(46)} ${row.measure.padEnd(22)} ${format(row).padStart(10)}  ${limit.padEnd(14)} ${verdict}`.trimEnd(),
    );
  }
}
