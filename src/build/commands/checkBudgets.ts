/** npm run budgets: prints wire bytes of the pages named in BUDGETS.md and fails over budget. */
import { chromium } from 'playwright-core';
import { PAGE_BUDGETS, type PageBudget } from '../budgets/limits';
import { type PageWeight, measurePage } from '../budgets/measurePage';
import { CommandError } from './runCommand';
import { serveSite } from './serveSite';

interface Row {
  page: string;
  measure: string;
  value: number;
  limit: number | undefined;
  unit: string;
}

/** @param executablePath the Chromium to measure in. @throws CommandError naming each page over its budget. */
export async function checkBudgets(executablePath: string): Promise<void> {
  const { url, server } = await serveSite({ port: 0 });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const rows: Row[] = [];
    for (const budget of PAGE_BUDGETS) {
      rows.push(...toRows(budget, await measurePage(browser, url + budget.path)));
    }
    print(rows);
    const over = rows.filter(({ value, limit }) => limit !== undefined && value > limit);
    if (over.length > 0) {
      throw new CommandError(
        over
          .map(
            (row) =>
              `Over budget: ${row.page} ${row.measure} is ${format(row)}, the limit is ${row.limit} ${row.unit}`,
          )
          .join('\n'),
      );
    }
  } finally {
    await browser.close();
    server.close();
  }
}

function toRows({ path, script, html, total, requests }: PageBudget, weight: PageWeight): Row[] {
  const kb = (bytes: number) => bytes / 1000;
  return [
    {
      page: path,
      measure: 'JavaScript until load',
      value: kb(weight.scriptUntilLoad),
      limit: script,
      unit: 'kB',
    },
    {
      page: path,
      measure: 'JavaScript at rest',
      value: kb(weight.script),
      limit: undefined,
      unit: 'kB',
    },
    { page: path, measure: 'HTML', value: kb(weight.html), limit: html, unit: 'kB' },
    { page: path, measure: 'everything', value: kb(weight.total), limit: total, unit: 'kB' },
    { page: path, measure: 'requests', value: weight.requests, limit: requests, unit: '' },
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
