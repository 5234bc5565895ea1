/**
 * axe on each component page, in both modes. In dark mode, only the rules about colors and sizes run, because the markup
 * is the same.
 */
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { planComponentPages, readPlan } from '../../tools/proof/plan';
import { aboutPage } from '../../tools/proof/reporter';
import { RULES_OF_APPEARANCE } from '../crawl/appearance';
import { AXE_DEFAULTS, describeResults } from '../e2e/axe';
import { ALL_PAGES } from '../e2e/support';
import { AXE_ADDRESS, type Tab, activateDemos, expect, test } from './support';

/** The time limit of axe on one page, in milliseconds. A driver ends a single call after 30 seconds. */
const LIMIT = 90_000;

type AxeWindow = Window & { axe: typeof axe; axeOutcome: Pick<AxeResults, Kept> | string | null };
type Kept = 'violations' | 'incomplete';

test('axe finds missing names and low contrast in this engine', async ({ tab }) => {
  await tab.open('/404/');
  await loadAxe(tab);
  await tab.evaluate(() => {
    const html = '<button></button><p style="color: #ccc; background: #fff">Pale</p>';
    document.querySelector('main')!.insertAdjacentHTML('beforeend', html);
  }, undefined);
  const rules = (await runAxe(tab, '/404/')).map((problem) => problem.split(':')[0]);
  expect(rules.sort()).toEqual(['button-name', 'color-contrast']);
});

for (const url of planComponentPages(ALL_PAGES, readPlan())) {
  const about = aboutPage({ page: url, check: 'engines', setting: 'light and dark' });
  test(`${url}: axe in light and dark mode`, about, async ({ tab }) => {
    test.setTimeout(2 * LIMIT + 60_000);
    await tab.open(url);
    await activateDemos(tab);
    await loadAxe(tab);
    expect.soft(await runAxe(tab, url), 'light').toEqual([]);
    await tab.evaluate(() => {
      localStorage.setItem('mui-mode', 'dark');
      // As if the mode had been changed in another tab.
      window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode' }));
    }, undefined);
    await tab.until(
      () => getComputedStyle(document.documentElement).colorScheme,
      undefined,
      'dark',
    );
    expect.soft(await runAxe(tab, url, RULES_OF_APPEARANCE), 'dark').toEqual([]);
  });
}

/** Adds the script of axe to the page. */
async function loadAxe(tab: Tab): Promise<void> {
  await tab.evaluate(
    (address) =>
      new Promise<void>((resolve, reject) => {
        const script = document.createElement('script');
        script.src = address;
        script.onload = () => resolve();
        script.onerror = () => reject(new Error(`${address} can't be loaded`));
        document.head.append(script);
      }),
    AXE_ADDRESS,
  );
}

/** @returns a line per problem. @param only ids of the only rules to run. */
async function runAxe(tab: Tab, url: string, only?: readonly string[]): Promise<string[]> {
  const options: RunOptions = {
    ...AXE_DEFAULTS,
    // axe isn't loaded in the frames of demos.
    iframes: false,
    ...(only && { runOnly: [...only] }),
  };
  await tab.evaluate(async (given) => {
    scrollTo({ top: 0, behavior: 'instant' });
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
      .map(({ finished }) => finished);
    const late = new Promise((resolve) => setTimeout(resolve, 2000));
    await Promise.race([Promise.allSettled(ending), late]);
    const page = window as unknown as AxeWindow;
    page.axeOutcome = null;
    page.axe.run(document, given).then(
      ({ violations, incomplete }) => {
        page.axeOutcome = { violations, incomplete };
      },
      (error: unknown) => {
        page.axeOutcome = String(error);
      },
    );
  }, options);
  const read = () =>
    tab.evaluate(() => (window as unknown as AxeWindow).axeOutcome !== null, undefined);
  await expect.poll(read, { timeout: LIMIT, intervals: [200], message: 'axe ends' }).toBe(true);
  const outcome = await tab.evaluate(() => (window as unknown as AxeWindow).axeOutcome, undefined);
  return typeof outcome === 'string' ? [outcome] : describeResults(outcome!, url);
}
