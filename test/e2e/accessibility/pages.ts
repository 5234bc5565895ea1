/** The pages for these tests: one of each kind, and one with each embedded tool. */
import { KINDS } from '../../../tools/proof/plan';
import { type Page, activatePlayground, expect, hydrated } from '../support';

const ACCESSIBILITY_PAGES = {
  ...KINDS,
  icons: '/material-ui/material-icons/',
  'all components': '/material-ui/all-components/',
  'gallery of templates': '/material-ui/getting-started/templates/',
  'supported components': '/material-ui/getting-started/supported-components/',
  locales: '/material-ui/guides/localization/',
  'bundle sizes': '/material-ui/guides/minimizing-bundle-size/',
  'code tabs': '/experiments/docs/codeblock/',
  'picture of links': '/experiments/docs/og-card/',
  'feedback report': '/experiments/docs/feedback/',
  'versions and swatches': '/experiments/docs/custom-components/',
} as const;

/** Names and addresses, for one test each. */
export const LIST = Object.entries(ACCESSIBILITY_PAGES);

/**
 * Content that the libraries render: the stage of a demo or template, and the preview of a playground. test/demos tests
 * their appearance and keys.
 */
export const DRAWN = '[data-stage], [data-playground] [class$="_preview"]';

/** Opens a page and waits until everything that is visible is live. */
export async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await activatePlayground(page);
  // A template is activated without interaction.
  if (await page.locator('[data-template-theme]').count()) {
    await expect(page.locator('[data-template-theme] [data-live]')).toBeVisible();
  }
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
