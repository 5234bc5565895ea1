/** The site without JavaScript: everything can be read and used. test/export checks that all text is in the HTML. */
import { expect, test } from './support';

test.use({ javaScriptEnabled: false });

const BUTTON = '/material-ui/react-button/';

test('On a phone, the table of contents works, and the navigation can be opened, used and closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(BUTTON);
  const toc = page.getByRole('navigation', { name: 'Page table of contents' });
  await expect(toc.getByRole('button')).toHaveCount(0);
  await toc.getByRole('link', { name: 'Sizes', exact: true }).click();
  await expect(page).toHaveURL(`${BUTTON}#sizes`);
  await expect(page.locator('#sizes')).toBeInViewport();

  const nav = page.getByRole('navigation', { name: 'documentation' });
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await expect(nav).toBeHidden();
  await opener.click();
  await expect(nav).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Button', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Close navigation' }).click();
  await expect(nav).toBeHidden();
  await opener.press('Enter');
  await nav.getByRole('link', { name: 'Dialog' }).click();
  await expect(page).toHaveURL('/material-ui/react-dialog/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dialog');
});

test('On a wide screen, the navigation is visible, menus open, demos are rendered, and controls that need scripts are hidden', async ({
  page,
}) => {
  await page.goto(BUTTON);
  await test.step('The navigation and its groups', async () => {
    const nav = page.getByRole('navigation', { name: 'documentation' });
    await expect(nav).toBeVisible();
    await expect(nav.locator('a.app-drawer-active')).toHaveText('Button');
    const installation = nav.getByRole('link', { name: 'Installation' });
    await expect(installation).toBeHidden();
    await nav.locator('summary', { hasText: 'Getting started' }).click();
    await expect(installation).toBeVisible();
  });
  await test.step('Menus', async () => {
    for (const [button, panel, entry] of [
      ['#mui-product-selector', '#mui-product-menu', 'Joy UI'],
      ['#mui-version-selector', '#mui-version-menu', 'v5'],
      ['#page-menu-button', '#page-menu', 'View as Markdown'],
    ] as const) {
      const menu = page.locator(panel);
      await expect(menu).toBeHidden();
      await page.locator(button).click();
      await expect(menu.getByRole('link', { name: entry })).toBeVisible();
      // Copying requires scripts.
      await expect(menu.getByRole('button')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
  });
  await test.step('Demos are rendered', async () => {
    const parts = await page.locator('[data-demo]').evaluateAll((demos) =>
      demos.map((block) => [
        block.id,
        [...block.querySelectorAll(':scope > div:first-of-type :is(button, a, input, label, p)')]
          // Only visible parts.
          .filter((part) => part.checkVisibility()).length > 0,
      ]),
    );
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.filter(([, shows]) => !shows)).toEqual([]);
  });
  await test.step('Controls that need scripts', async () => {
    for (const control of ['[role="toolbar"]', '.MuiCode-copy', '#mode-selector']) {
      const all = page.locator(control);
      expect(await all.count(), control).toBeGreaterThan(0);
      await expect(all.filter({ visible: true }), control).toHaveCount(0);
    }
  });
  await test.step('The text has enough contrast in both modes of the system', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const sums = await page.locator('body').evaluate((body) => {
        const { color, backgroundColor } = getComputedStyle(body);
        return [color, backgroundColor].map((value) =>
          value
            .match(/\d+/g)!
            .slice(0, 3)
            .reduce((total, part) => total + Number(part), 0),
        );
      });
      const [text = 0, ground = 0] = sums;
      expect(Math.abs(text - ground), colorScheme).toBeGreaterThan(400);
    }
  });
});

test('All code tabs are visible, each below its label', async ({ page }) => {
  await page.goto('/experiments/docs/codeblock/');
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    await expect(panel.locator('code')).not.toBeEmpty();
    const [label, shown] = await panel.evaluate((element) => [
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent,
      getComputedStyle(element, '::before').content,
    ]);
    expect(label).toBeTruthy();
    expect(shown).toContain(label);
  }
  await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0);
});

test('All components are listed in groups; the first icons are shown with the code for importing one', async ({
  page,
}) => {
  await page.goto('/material-ui/material-icons/');
  await expect(page.getByText(/These are the first of [\d,]+ icons/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'AccessAlarms' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search icons' })).toBeHidden();
  await expect(page.getByText("'@mui/icons-material/Anchor'").first()).toBeVisible();

  await page.goto('/material-ui/all-components/');
  await expect(page.getByRole('searchbox', { name: 'Filter components' })).toBeHidden();
  const cards = page.locator('main li[data-tasks]').filter({ visible: true });
  expect(await cards.count()).toBeGreaterThan(60);
  await expect(page.getByRole('heading', { level: 2, name: 'Feedback' })).toBeVisible();
  await cards.getByRole('link', { name: 'Dialog', exact: true }).click();
  await expect(page).toHaveURL('/material-ui/react-dialog/');
});

// @proves S2.9
test('The 404 page explains how to get to English pages, and the root of a product links to its pages', async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  await page.goto('/zh/nowhere/');
  // Playwright can't find text in noscript elements.
  const note = page.locator('main noscript p');
  await expect(note).toBeVisible();
  await expect(note).toContainText('remove the code to open the page in English');
  await page.getByRole('button', { name: 'Products' }).click();
  await page.locator('#mui-product-menu').getByRole('link', { name: 'Joy UI' }).click();
  await page
    .getByRole('navigation', { name: 'documentation' })
    .getByRole('link', { name: 'Joy UI' })
    .click();
  await expect(page).toHaveURL('/joy-ui/');
  await page.locator('main').getByRole('link', { name: 'Input', exact: true }).click();
  await expect(page).toHaveURL('/joy-ui/react-input/');
});
