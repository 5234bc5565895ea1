/**
 * axe on each component page, in both modes. In dark mode, only the rules about colors and sizes run, because the markup
 * is the same.
 */
import type { TestInfo } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { planComponentPages, readPlan } from '../../tools/proof/plan';
import { aboutPage, noteLimit } from '../../tools/proof/reporter';
import { RULES_OF_APPEARANCE } from '../crawl/appearance';
import { AXE_DEFAULTS, describeResults } from '../e2e/axe';
import { ALL_PAGES } from '../e2e/support';
import { AXE_ADDRESS, type Tab, activateDemos, expect, test } from './support';

/** The time limit of axe on one page, in milliseconds. A driver ends a single call after 30 seconds. */
const LIMIT = 90_000;

/** The results, without text on the browser's own buttons that is hard to read. */
type Outcome = Pick<AxeResults, 'violations' | 'incomplete'> & { hasPaleButtons: boolean };
type AxeWindow = Window & { axe: typeof axe; axeOutcome: Outcome | string | null };

const PALE_BUTTONS =
  'In dark mode, WebKitGTK gives buttons without styles white text on a light gray background.';

test('axe finds missing names and low contrast in this engine', async ({ tab }, info) => {
  await tab.open('/404/');
  await loadAxe(tab);
  await tab.evaluate(() => {
    const html = '<button></button><p style="color: #ccc; background: #fff">Pale</p>';
    document.querySelector('main')!.insertAdjacentHTML('beforeend', html);
  }, undefined);
  const rules = (await runAxe(tab, info, '/404/')).map((problem) => problem.split(':')[0]);
  expect(rules.sort()).toEqual(['button-name', 'color-contrast']);
});

for (const url of planComponentPages(ALL_PAGES, readPlan())) {
  const about = aboutPage({ page: url, check: 'engines', setting: 'light and dark' });
  test(`${url}: axe in light and dark mode`, about, async ({ tab }, info) => {
    test.setTimeout(2 * LIMIT + 60_000);
    await tab.open(url);
    await activateDemos(tab);
    await loadAxe(tab);
    expect.soft(await runAxe(tab, info, url), 'light').toEqual([]);
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
    expect.soft(await runAxe(tab, info, url, RULES_OF_APPEARANCE), 'dark').toEqual([]);
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
async function runAxe(
  tab: Tab,
  info: TestInfo,
  url: string,
  only?: readonly string[],
): Promise<string[]> {
  const options: RunOptions = {
    ...AXE_DEFAULTS,
    // axe isn't loaded in the frames of demos.
    iframes: false,
    ...(only && { runOnly: [...only] }),
  };
  await tab.evaluate((given) => {
    scrollTo({ top: 0, behavior: 'instant' });
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
      .forEach((animation) => animation.finish());
    const page = window as unknown as AxeWindow;
    page.axeOutcome = null;
    page.axe.run(document, given).then(
      ({ violations, incomplete }) => {
        const probe = document.createElement('div');
        probe.style.backgroundColor = 'ButtonFace';
        document.body.append(probe);
        const own = getComputedStyle(probe).backgroundColor;
        probe.remove();
        let hasPaleButtons = false;
        const isPale = (selector: string) => {
          const button = document.querySelector(selector);
          return button?.localName === 'button' && getComputedStyle(button).backgroundColor === own;
        };
        for (const violation of violations.filter(({ id }) => id === 'color-contrast')) {
          const nodes = violation.nodes.filter(({ target }) => !isPale(target.join(' ')));
          hasPaleButtons ||= nodes.length < violation.nodes.length;
          violation.nodes = nodes;
        }
        page.axeOutcome = { violations, incomplete, hasPaleButtons };
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
  if (typeof outcome !== 'object' || outcome === null) {
    return [String(outcome)];
  }
  if (outcome.hasPaleButtons) {
    noteLimit(info, PALE_BUTTONS);
  }
  return describeResults(outcome, url);
}
