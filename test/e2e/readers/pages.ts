/** The pages that are read in every way: one of each kind, and one with each tool that Markdown places. */
import { KINDS } from '../../../tools/proof/plan';
import { type Page, expect, hydrated, wakePlayground } from '../support';

const READER_PAGES = {
  ...KINDS,
  icons: '/material-ui/material-icons/',
  'all components': '/material-ui/all-components/',
  'gallery of templates': '/material-ui/getting-started/templates/',
  'supported components': '/material-ui/getting-started/supported-components/',
  'code tabs': '/experiments/docs/codeblock/',
  'picture of links': '/experiments/docs/og-card/',
  'feedback report': '/experiments/docs/feedback/',
  'versions and swatches': '/experiments/docs/custom-components/',
} as const;

/** Names and addresses, for a test each. */
export const LIST = Object.entries(READER_PAGES);

/**
 * What the libraries draw: the stage of a demo or template, and the preview of a playground. How that looks, and how it is
 * used with keys, is asked of every demo in test/demos.
 */
export const DRAWN = '[data-stage], [data-playground] [class$="_preview"]';

/** Opens a page and waits until all that it shows at once is alive. */
export async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await wakePlayground(page);
  // A template wakes by itself.
  if (await page.locator('[data-template-theme]').count()) {
    await expect(page.locator('[data-template-theme] [data-live]')).toBeVisible();
  }
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
