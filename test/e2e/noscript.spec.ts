/** The site without JavaScript: everything can be used. That scripts change nothing of what is written: test/crawl. */
import { type Page, expect, test as base } from './support';

/** `bare` is a page of a browser that runs no scripts. */
const test = base.extend<{ bare: Page }>({
  bare: async ({ browser, baseURL, viewport, watch }, provide) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      ...(baseURL && { baseURL }),
    });
    await watch.add(context);
    await provide(await context.newPage());
    await context.close();
  },
});

const MENU = 'Open navigation';

test.describe('Without scripts', () => {
  // A telephone, where more of the frame depends on scripts than on a wide screen.
  test.use({ viewport: { width: 390, height: 800 } });

  test('The navigation is opened by its button, read, used, and closed', async ({ bare }) => {
    await bare.goto('/material-ui/react-button/');
    const nav = bare.getByRole('navigation', { name: 'documentation' });
    await expect(nav).toBeHidden();
    await bare.getByRole('button', { name: MENU }).click();
    await expect(nav).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Button', exact: true })).toBeInViewport();
    await bare.getByRole('button', { name: 'Close navigation' }).click();
    await expect(nav).toBeHidden();
    await bare.getByRole('button', { name: MENU }).press('Enter');
    await nav.getByRole('link', { name: 'Dialog' }).click();
    await expect(bare).toHaveURL('/material-ui/react-dialog/');
    await expect(bare.getByRole('heading', { level: 1 })).toHaveText('Dialog');
  });

  test('The table of contents is there and leads to its sections', async ({ bare }) => {
    await bare.goto('/material-ui/react-button/');
    const toc = bare.getByRole('navigation', { name: 'Page table of contents' });
    await expect(toc.getByRole('button')).toHaveCount(0);
    await toc.getByRole('link', { name: 'Sizes', exact: true }).click();
    await expect(bare).toHaveURL('/material-ui/react-button/#sizes');
    await expect(bare.locator('#sizes')).toBeInViewport();
  });
});

test.describe('Without scripts, on a wide screen', () => {
  test('The navigation stands there, its groups fold, its menus open', async ({ bare }) => {
    await bare.goto('/material-ui/react-button/');
    const nav = bare.getByRole('navigation', { name: 'documentation' });
    await expect(nav).toBeVisible();
    await expect(nav.locator('a.app-drawer-active')).toHaveText('Button');
    const installation = nav.getByRole('link', { name: 'Installation' });
    await expect(installation).toBeHidden();
    await nav.locator('summary', { hasText: 'Getting started' }).click();
    await expect(installation).toBeVisible();

    for (const [name, entry] of [
      ['product', 'Joy UI'],
      ['version', 'v5'],
    ] as const) {
      const menu = bare.locator(`#mui-${name}-menu`);
      await expect(menu).toBeHidden();
      await bare.locator(`#mui-${name}-selector`).click();
      await expect(menu.getByRole('link', { name: entry })).toBeVisible();
      await bare.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
  });

  for (const url of [
    '/experiments/docs/codeblock/',
    '/material-ui/getting-started/installation/',
  ]) {
    test(`All code tabs of ${url} are visible, each under its label`, async ({ bare }) => {
      await bare.goto(url);
      const panels = bare.locator('[role="tabpanel"]');
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
      await expect(bare.getByRole('tab').filter({ visible: true })).toHaveCount(0);
    });
  }

  test('Controls that need scripts do not show', async ({ bare }) => {
    await bare.goto('/experiments/docs/demos/');
    await expect(bare.getByRole('toolbar').filter({ visible: true })).toHaveCount(0);
    await expect(
      bare.locator('.MuiCode-copy, .MuiCode-edit').filter({ visible: true }),
    ).toHaveCount(0);
    await expect(bare.getByRole('button', { name: /^Color mode/ })).toHaveCount(0);
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`A reader whose system is ${scheme} gets a page in which text can be told from its ground`, async ({
      bare,
    }) => {
      await bare.emulateMedia({ colorScheme: scheme });
      await bare.goto('/material-ui/react-button/');
      const { text, ground } = await bare.locator('body').evaluate((body) => {
        const { color, backgroundColor } = getComputedStyle(body);
        const sum = (value: string) =>
          value
            .match(/\d+/g)!
            .map(Number)
            .slice(0, 3)
            .reduce((a, b) => a + b);
        return { text: sum(color), ground: sum(backgroundColor) };
      });
      expect(Math.abs(text - ground)).toBeGreaterThan(400);
    });
  }

  test('Demos show their picture', async ({ bare }) => {
    await bare.goto('/material-ui/react-button/');
    const demos = bare.locator('[data-demo]');
    expect(await demos.count()).toBeGreaterThan(10);
    for (const block of await demos.all()) {
      const name = await block.getAttribute('id');
      const parts = await block
        .locator('> div')
        .first()
        .evaluate(
          (stage) =>
            [...stage.querySelectorAll('button, a, input, label, p')].filter((part) =>
              part.checkVisibility(),
            ).length,
        );
      expect(parts, `visible parts of ${name}`).toBeGreaterThan(0);
    }
  });
});
