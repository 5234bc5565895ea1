/**
 * Pages in a browser that runs no scripts: one of each kind, in the full proof all. That their HTML is complete is checked
 * in test/export; here, that it shows and has room.
 */
import { KINDS, readPlan, selectNamed } from '../../tools/proof/plan';
import { ALL_PAGES, expect } from '../e2e/support';
import { test } from './browser';
import { findHiddenTexts } from './content';
import { findWidthProblems } from './width';

const plan = readPlan();
const kinds: readonly string[] = Object.values(KINDS);
const pages = selectNamed(ALL_PAGES, plan, (url) => url).filter(
  (url) => plan.scope === 'full' || plan.only.length > 0 || kinds.includes(url),
);

for (const url of pages) {
  test(`${url} without scripts`, async ({ crawler }) => {
    const page = await crawler.openBare({ mode: 'light', direction: 'ltr', width: 390 });
    const response = await page.goto(url);
    expect(response?.status(), 'status').toBe(200);
    expect.soft(await findHiddenTexts(page), 'texts that do not show').toEqual([]);
    expect.soft(await findWidthProblems(page, false), '320 px').toEqual([]);
  });
}
