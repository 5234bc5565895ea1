/**
 * The tools in browsers that block something: scripts, storage and cookies, the clipboard, or preloading.
 * noscript.spec.ts and test/crawl test pages without scripts; settings.spec.ts and errors.spec.ts test settings and
 * demos without storage.
 */
import { type Page, demo, expect, open, quiet, test } from '../support';
import { findHoverOnly } from './appearanceChecks';
import { DRAWN, LIST } from './pages';

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, url] of LIST) {
    test(`${name}: every visible control works`, { tag: '@full' }, async ({ page }) => {
      await page.goto(url);
      // Popovers open without scripts.
      const controls =
        'button:not([popovertarget]), input:enabled, select, textarea, [role="button"], [role="tab"]';
      const idle = page.locator(`:is(${controls}):not(:is(${DRAWN}) *)`).filter({ visible: true });
      expect(
        await idle.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120))),
      ).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

async function refuse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const part of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const) {
      Object.defineProperty(window, part, { get: deny });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
    const reject = () =>
      Promise.reject(new DOMException('The request is not allowed', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: reject, write: reject } });
    document.execCommand = () => false;
  });
}

test(
  'Without storage, cookies and clipboard, every tool works, and shows when copying fails',
  { tag: '@full' },
  async ({ page, watch }) => {
    test.setTimeout(180_000);
    await refuse(page);

    await test.step('Search', async () => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: 'Search' }).fill('dialog');
      await page
        .getByRole('option', { name: /^Dialog\b/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/react-dialog\//);
    });
    await test.step('Icons', async () => {
      await open(page, '/material-ui/material-icons/');
      await page.getByRole('searchbox', { name: 'Search icons' }).fill('anchor');
      await page.getByRole('gridcell', { name: 'Anchor' }).getByRole('button').click();
      const dialog = page.getByRole('dialog', { name: 'Anchor' });
      const copy = dialog.getByRole('button', { name: 'Copy' }).first();
      await copy.click();
      await expect(copy).not.toHaveText('Copied');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
    await test.step('All components', async () => {
      await open(page, '/material-ui/all-components/');
      await page.getByRole('searchbox', { name: 'Filter components' }).fill('toast');
      await expect(page.locator('main li[data-tasks]').filter({ visible: true })).toHaveCount(1);
    });
    await test.step('Code tabs', async () => {
      await open(page, '/experiments/docs/codeblock/');
      const tab = page.getByRole('tab', { selected: false }).first();
      const label = await tab.innerText();
      await tab.click();
      await expect(page.getByRole('tab', { name: label, selected: true }).first()).toBeVisible();
      const copy = page.locator('.MuiCode-copy').first();
      await copy.click();
      await expect(copy).toHaveText('Copy');
    });
    await test.step('A template', async () => {
      await open(page, '/material-ui/getting-started/templates/dashboard/');
      await page.getByRole('combobox', { name: 'Theme' }).selectOption('Material default');
      await expect(page.locator('[data-template-theme]')).toHaveAttribute(
        'data-template-theme',
        /^(?!fieldguide)/i,
      );
    });
    await test.step('The playground', async () => {
      await open(page, '/system/react-box/');
      const playground = page.getByRole('region', { name: /playground$/ });
      await playground.getByRole('textbox').first().fill('written');
      await expect(playground.getByText('written').first()).toBeVisible();
      await playground.getByRole('button', { name: 'Share' }).click();
      await expect(playground.getByText('Copy the link from the address bar.')).toBeVisible();
    });
    expect(watch.problems).toEqual([]);
    // There is no receiver, so feedback is stored as unsent.
    watch.tolerate(/\/feedback|Feedback could not be sent/);
    await test.step('Feedback', async () => {
      await open(page, '/material-ui/react-dialog/');
      await page
        .getByRole('group', { name: /helpful/ })
        .getByRole('button', { name: 'Yes' })
        .click();
      await expect(page.getByRole('button', { name: 'Yes', pressed: true })).toBeVisible();
    });
  },
);

test('With Save-Data, nothing is preloaded', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }),
    }),
  );
  await open(page, '/material-ui/api/button/');
  // The buttons beside headings are added on the first interaction.
  await page.mouse.move(600, 300);
  await expect(page.getByRole('button', { name: /^Give feedback on/ }).first()).toBeAttached();
  // The first tooltip loads the code of all. It is what the user asked for.
  await page.locator('#mode-selector').hover();
  await expect(page.locator('[popover="manual"]:popover-open')).toBeVisible();
  await quiet(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const reach = [
    page.getByRole('button', { name: 'Search' }),
    page.getByRole('button', { name: 'Settings' }),
    page.getByRole('navigation', { name: 'documentation' }).getByRole('link').first(),
    page.locator('main .prose a[href^="/material-ui/react-button/"]').first(),
    page
      .getByRole('group', { name: /helpful/ })
      .getByRole('button')
      .first(),
    page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').first(),
  ];
  for (const control of reach) {
    await control.scrollIntoViewIfNeeded();
    await control.hover();
    await control.focus();
  }
  await quiet(page);
  expect(asked).toEqual([]);
});

test.describe('With touch only', () => {
  test.use({ viewport: { width: 1000, height: 800 }, hasTouch: true, isMobile: true });

  test(
    'content that hover would show is visible: names of all tools, and the buttons of headings and code',
    { tag: '@full' },
    async ({ page }) => {
      await open(page, '/material-ui/react-button/');
      expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
      const bar = demo(page, 'BasicButtons').getByRole('toolbar');
      const tools = bar.locator(':is(button, a):visible');
      expect(await tools.allInnerTexts()).toEqual([
        'TS',
        'JS',
        'Show code',
        'Copy',
        'Edit',
        'Open in',
        '',
      ]);
      await bar.getByRole('button', { name: 'More' }).tap();
      await expect(bar.getByRole('button', { name: 'Reset demo' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /^Give feedback on/ }).first()).toBeAttached();
      expect(await findHoverOnly(page, 'rest')).toEqual([]);
    },
  );
});
