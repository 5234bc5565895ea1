/**
 * Pages in a browser without scripts: one of each kind, and all of them in the full proof. test/export checks that
 * their HTML is complete; this file checks that it is visible and fits the window.
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
