/** The frame around the pages, and the table of contents. */
import { HOME_DEMO } from '@/src/shared/homeDemo';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { type Page, demo, expect, hold, hydrated, liveStage, open, test } from './support';

const BUTTON = '/material-ui/react-button/';
const CARD = '/material-ui/react-card/';
const OVERVIEW = '/material-ui/getting-started/';

const getNav = (page: Page) => page.getByRole('navigation', { name: 'documentation', exact: true });
const getMenuButton = (page: Page) => page.getByRole('button', { name: 'Open navigation' });
const getToc = (page: Page) =>
  page.getByRole('navigation', { name: 'Page table of contents', exact: true });
const getActive = (page: Page) => page.locator('a.app-drawer-active');
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Whether text, table of contents, tools and footer are all inert; undefined if only some of them are. */
const isInert = (page: Page) =>
  page.evaluate(() => {
    const parts = ['#main-content', '#page-toc', 'header > a', '#settings-button', 'body footer'];
    const inert = parts.map((part) => document.querySelector(part)!.closest('[inert]') !== null);
    return inert.every((one) => one === inert[0]) ? inert[0] : undefined;
  });

/** Returns the scroll position of the column around the navigation. */
const getColumnScroll = (page: Page) =>
  getNav(page).evaluate((nav) => {
    for (let node: Element | null = nav; node; node = node.parentElement) {
      if (node.scrollHeight > node.clientHeight && getComputedStyle(node).overflowY === 'auto') {
        return node.scrollTop;
      }
    }
    throw new Error('The column of the navigation does not scroll');
  });

/** Checks that the skip link is the first tab stop, and moves to the content. */
async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to content' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('#main-content')).toBeFocused();
}

test('The home page has search, a live demo, and links to each product, whose navigation is that of a new visit, and the logo links back', async ({
  page,
}) => {
  await open(page, '/');
  await test.step('The skip link is the first tab stop', () => expectSkipLink(page));
  for (const { name, href } of PUBLIC_PRODUCTS) {
    const link = page.locator('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
  }
  await test.step('The field opens search, and gets focus back', async () => {
    const field = page.locator('main').getByRole('button', { name: 'Find components' });
    await field.click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
  });
  await test.step('The demo becomes live when it is used, and leads to its code', async () => {
    const { pathname, name } = HOME_DEMO;
    await expect(liveStage(page, name)).toHaveCount(0);
    const button = page.locator(`#${name}`).getByRole('button', { name: 'Planting steps' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(liveStage(page, name)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Show code' })).toHaveAttribute(
      'href',
      `${pathname}/#${name}.tsx`,
    );
  });
  await page.locator('main').getByRole('link', { name: 'Joy UI' }).click();
  await expect(page).toHaveURL('/joy-ui/getting-started/');
  await expect(page.locator('#mui-product-selector')).toHaveText('Joy UI');
  await expect(getActive(page)).toHaveText('Overview');
  const readNav = () =>
    getNav(page).evaluate((element) => ({
      text: element.textContent,
      links: [...element.querySelectorAll('a')].map((link) => [
        link.getAttribute('href'),
        link.ariaCurrent,
      ]),
      open: [...element.querySelectorAll('details')].map((group) => group.open),
    }));
  const arrived = await readNav();
  await page.reload();
  await hydrated(page);
  expect(arrived).toEqual(await readNav());
  await page.locator('header').getByRole('link', { name: 'Fieldguide', exact: true }).click();
  await expect(page).toHaveURL('/');
});

// @proves S2.15, S2.16, S2.17
test('An address without a page shows the default menu', async ({ page, watch }) => {
  watch.allow(/404/);
  const response = await page.goto('/nowhere/at-all/');
  expect(response?.status()).toBe(404);
  await expect(getHeading(page)).toHaveText('Page not found');
  await hydrated(page);
  await test.step('The skip link is the first tab stop', () => expectSkipLink(page));
  // S2.15 to S2.17: "A default menu links to external versions, a template store and a blog."
  const nav = getNav(page);
  await nav.locator('summary', { hasText: 'versions' }).click();
  for (const [name, href] of [
    [/v5/, /^https:\/\/v5\.mui\.com\//],
    [/v4/, /^https:\/\/v4\.mui\.com\//],
    [/store/i, /^https:\/\/mui\.com\/store/],
    [/blog/i, /^https:\/\/mui\.com\/blog/],
  ] as const) {
    await expect(nav.getByRole('link', { name })).toBeVisible();
    await expect(nav.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await page.locator('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
  await expect(getHeading(page)).not.toHaveText('Page not found');
});

test.describe('Side navigation', () => {
  test('is permanent from 1000 px up, and keeps its scroll position and the active page in view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 360 });
    await open(page, BUTTON);
    await expect(getNav(page)).toBeInViewport();
    await expect(getMenuButton(page)).toBeHidden();
    expect(await isInert(page)).toBe(false);
    await test.step('The active page is in view immediately', async () => {
      await expect(getActive(page)).toHaveText('Button');
      await expect(getActive(page)).toBeInViewport({ ratio: 1 });
    });
    await test.step('Groups are toggled with the keyboard', async () => {
      const group = getNav(page).locator('summary', { hasText: 'Getting started' });
      const link = getNav(page).getByRole('link', { name: 'Installation' });
      await expect(link).toBeHidden();
      await group.press('Enter');
      await expect(link).toBeVisible();
      await group.press(' ');
      await expect(link).toBeHidden();
    });
    await test.step('Its scroll position survives navigation', async () => {
      await getNav(page).hover();
      const start = await getColumnScroll(page);
      await page.mouse.wheel(0, 60);
      // Scroll positions can have fractions.
      await expect.poll(async () => Math.round((await getColumnScroll(page)) - start)).toBe(60);
      const link = getNav(page).getByRole('link', { name: 'Card' });
      await link.scrollIntoViewIfNeeded();
      const before = await getColumnScroll(page);
      expect(before).toBeGreaterThan(0);
      await link.click();
      await expect(page).toHaveURL(CARD);
      await expect(getHeading(page)).toHaveText('Card');
      expect(await getColumnScroll(page)).toBe(before);
    });
    await test.step('It stays when the page scrolls, also to its end', async () => {
      const readTop = () =>
        page.locator('#nav-drawer').evaluate((column) => column.getBoundingClientRect().top);
      const top = await readTop();
      for (const y of [3000, 1e6]) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
        await expect(getNav(page)).toBeInViewport();
        // At the end of a page whose height has a fraction, so does the position.
        expect(Math.abs((await readTop()) - top)).toBeLessThan(1);
      }
      await expect(page.getByRole('contentinfo')).toBeInViewport();
    });
    await test.step('A link in the text moves the mark, and scrolls it into view', async () => {
      await getNav(page).locator(`a[href="${BUTTON}"]`).click();
      await expect(getHeading(page)).toHaveText('Button');
      await page.locator('main a[href="/material-ui/react-tabs/"]').first().click();
      await expect(page).toHaveURL('/material-ui/react-tabs/');
      await expect(getActive(page)).toHaveCount(1);
      await expect(getActive(page)).toHaveText('Tabs');
      await expect(getActive(page)).toBeInViewport({ ratio: 1 });
    });
  });

  test('is a drawer on a phone: keyboard and pointer open it, the page is inert, and its links work', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, '/material-ui/react-drawer/');
    const expectOpen = async () => {
      await expect(getNav(page)).toBeVisible();
      await expect(getActive(page)).toBeInViewport();
      await expect.poll(() => isInert(page)).toBe(true);
    };
    const expectClosed = async () => {
      await expect(getNav(page)).toBeHidden();
      await expect.poll(() => isInert(page)).toBe(false);
    };
    await expectClosed();
    await test.step('Enter opens it, and Tab moves into it to its close button', async () => {
      await getMenuButton(page).press('Enter');
      await expectOpen();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Close navigation' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expectClosed();
      await expect(getMenuButton(page)).toBeFocused();
    });
    await test.step('The space bar opens it, and Escape closes it', async () => {
      await getMenuButton(page).press(' ');
      await expectOpen();
      await page.keyboard.press('Escape');
      await expectClosed();
      await expect(getMenuButton(page)).toBeFocused();
    });
    await test.step('A click opens it, and a link in it opens its page and closes the drawer', async () => {
      await getMenuButton(page).click();
      await expectOpen();
      await getNav(page).getByRole('link', { name: 'Dialog' }).click();
      await expect(page).toHaveURL('/material-ui/react-dialog/');
      await expectClosed();
    });
  });

  test('has the entries of the API reference: a drawer opens at the current one, and focus stays on a link', async ({
    page,
  }) => {
    const TYPOGRAPHY = '/material-ui/api/typography/';
    const getEntries = () => getNav(page).locator('a[href^="/material-ui/api/t"]');
    await page.setViewportSize({ width: 390, height: 500 });
    await open(page, TYPOGRAPHY);
    await test.step('The drawer is scrolled to the entry of the page', async () => {
      await getMenuButton(page).click();
      await expect(getActive(page)).toHaveText('Typography');
      await expect(getActive(page)).toBeInViewport({ ratio: 1 });
      expect(await getColumnScroll(page)).toBeGreaterThan(0);
    });
    await test.step('An entry opens its page, keeps focus and is marked', async () => {
      await page.setViewportSize({ width: 1280, height: 700 });
      const entry = getEntries().filter({ hasText: /^Tooltip$/ });
      await entry.press('Enter');
      await expect(getHeading(page)).toHaveText('Tooltip API');
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await expect(getActive(page)).toHaveText('Tooltip');
      await expect(entry).toBeFocused();
    });
    await test.step('A page outside of the API reference has none of them, and going back restores them', async () => {
      await page
        .locator('main')
        .getByRole('link', { name: 'Tooltip', exact: true })
        .first()
        .click();
      await expect(page).toHaveURL('/material-ui/react-tooltip/');
      await expect(getHeading(page)).toHaveText('Tooltip');
      await expect(getActive(page)).toHaveAttribute('href', '/material-ui/react-tooltip/');
      await expect(getEntries()).toHaveCount(0);
      await page.goBack();
      await expect(getHeading(page)).toHaveText('Tooltip API');
      await expect(getActive(page)).toHaveAttribute('href', '/material-ui/api/tooltip/');
    });
  });

  test('is a drawer up to 999 px; if the window grows while it is open, the page is usable', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 999, height: 700 });
    await open(page, BUTTON);
    await expect(getNav(page)).toBeHidden();
    await getMenuButton(page).click();
    await expect(getNav(page)).toBeVisible();
    await expect.poll(() => isInert(page)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect(getNav(page)).toBeVisible();
    await expect.poll(() => isInert(page)).toBe(false);
  });
});

test('The menus of products and versions open by keyboard and pointer; the switcher opens another product, and back', async ({
  page,
}) => {
  await open(page, BUTTON);
  const menu = page.locator('#mui-product-menu');
  const product = page.locator('#mui-product-selector');
  const version = page.locator('#mui-version-selector');
  const links = menu.getByRole('link');
  const readNav = () => getNav(page).getByRole('link').allTextContents();
  const ownNav = await readNav();
  await page.evaluate(() => Object.assign(window, { mark: 'kept' }));
  await test.step('by the keyboard alone', async () => {
    await expect(menu).toBeHidden();
    await product.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(product).toBeFocused();
  });
  await test.step('versions', async () => {
    await version.click();
    await expect(page.locator('#mui-version-menu [aria-current]')).toHaveText('v6.4.1');
    await expect(page.locator('#mui-version-menu').getByRole('link').last()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('another product has its own navigation', async () => {
    await product.click();
    await menu.getByRole('link', { name: /Base UI/ }).click();
    await expect(page).toHaveURL('/base-ui/getting-started/');
    await expect(menu).toBeHidden();
    await expect(product).toHaveText('Base UI');
    await expect(version).toHaveText('v5.0.0-beta.69');
    await expect(getActive(page)).toHaveAttribute('href', '/base-ui/getting-started/');
    await expect(getActive(page)).toBeVisible();
    await expect(getNav(page).locator('a[href="/base-ui/react-select/"]')).toBeAttached();
    await expect(getNav(page).locator(`a[href="${BUTTON}"]`)).toHaveCount(0);
  });
  await test.step('going back restores the first one', async () => {
    await page.goBack();
    await expect(page).toHaveURL(BUTTON);
    await expect(getActive(page)).toHaveAttribute('href', BUTTON);
    await expect(getActive(page)).toBeVisible();
    expect(await readNav()).toEqual(ownNav);
    await expect(version).toHaveText('v6.4.1');
    expect(await page.evaluate(() => 'mark' in window), 'without a reload').toBe(true);
  });
});

test.describe('Table of contents', () => {
  // @proves S1.9
  test('lists the headings, marks the current one, and a click scrolls to its section', async ({
    page,
  }) => {
    await open(page, BUTTON);
    const active = getToc(page).locator('[aria-current]');
    await test.step('h2 and h3 in order', async () => {
      const headings = await page
        .locator('main :is(h2, h3)[id]')
        .evaluateAll((all) => all.map(({ id, textContent }) => [id, textContent?.trim()]));
      expect(headings.length).toBeGreaterThan(10);
      const links = await getToc(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
      expect(links).toEqual(headings.map(([id, text]) => [`${BUTTON}#${id}`, text]));
    });
    await test.step('the current section only', async () => {
      for (const id of ['color', 'icons-with-a-label', 'sizes']) {
        await page
          .locator(`#${id}`)
          .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
        await expect(active).toHaveCount(1);
        await expect(active).toHaveAttribute('href', `${BUTTON}#${id}`);
      }
    });
    await test.step('the first one at the top of the page', async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(active).toHaveCount(1);
      await expect(getToc(page).getByRole('link').first()).toHaveAttribute('aria-current');
    });
    await test.step('in view, when the list is longer than the window', async () => {
      await page.setViewportSize({ width: 1280, height: 400 });
      for (const y of [0.25, 0.5, 0.75, 0.5, 0]) {
        await page.evaluate((part) => {
          const top = part * document.documentElement.scrollHeight;
          window.scrollTo({ top, behavior: 'instant' });
        }, y);
        await expect(active).toBeInViewport({ ratio: 1 });
      }
    });
    await test.step('the last section by a click, although it cannot reach the top', async () => {
      await page.setViewportSize({ width: 1280, height: 1200 });
      const last = getToc(page).getByRole('link').last();
      await last.click();
      await expect(last).toHaveAttribute('aria-current', 'location');
      const hash = await last.evaluate((link: HTMLAnchorElement) => link.hash);
      await expect(page.locator(hash)).toBeInViewport();
      expect(new URL(page.url()).hash).toBe(hash);
    });
  });

  test('is collapsed at 390 px, opens by keyboard and pointer, and closes after a click', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, BUTTON);
    const fold = getToc(page).getByRole('button');
    const getEntry = (name: string) => getToc(page).getByRole('link', { name, exact: true });
    await expect(getEntry('Sizes')).toBeHidden();
    await fold.press('Enter');
    await getEntry('Sizes').press('Enter');
    await expect(page).toHaveURL(`${BUTTON}#sizes`);
    await expect(page.locator('#sizes')).toBeInViewport();
    await expect(getEntry('Sizes')).toBeHidden();
    await fold.click();
    await getEntry('Color').click();
    await expect(page).toHaveURL(`${BUTTON}#color`);
    await expect(page.locator('#color')).toBeInViewport();
    await expect(getEntry('Color')).toBeHidden();
  });
});

// test/unit/site/app/frame/ProgressBar.test.tsx tests the delay of the bar.
test('On a slow navigation, a progress bar is shown; menus that are opened meanwhile stay open, and earlier ones close', async ({
  page,
}) => {
  await open(page, OVERVIEW);
  const bar = page.getByRole('progressbar');
  const menu = page.locator('#mode-menu');
  await test.step('a menu', async () => {
    const release = await hold(page, '**/_next/data/**/react-card.json');
    await page.locator('.prose').getByRole('link', { name: 'Card' }).click();
    await expect(bar).toBeInViewport();
    await page.locator('#mode-selector').click();
    await expect(menu).toBeVisible();
    release();
    await expect(page).toHaveURL(CARD);
    await expect(getHeading(page)).toHaveText('Card');
    await expect(bar).toHaveCount(0);
    await expect(menu).toBeVisible();
  });
  await test.step('the menu closes on the way back', async () => {
    await page.goBack();
    await expect(getHeading(page)).not.toHaveText('Card');
    await expect(menu).toBeHidden();
  });
  await test.step('the settings', async () => {
    const release = await hold(page, '**/_next/data/**/react-tabs.json');
    await page.locator('.prose').getByRole('link', { name: 'Tabs' }).first().click();
    await expect(bar).toBeInViewport();
    await page.locator('#settings-button').click();
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    await expect(drawer).toBeVisible();
    release();
    // While a modal dialog is open, the page behind it has no roles.
    await expect(page.locator('h1')).toHaveText('Tabs');
    await expect(page.locator('[role=progressbar]')).toHaveCount(0);
    await expect(drawer).toBeVisible();
  });
});

test('A page is printed without navigation, dark on light, also in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, BUTTON);
  await demo(page, 'BasicButtons').scrollIntoViewIfNeeded();
  await expect(liveStage(page, 'BasicButtons')).toBeVisible();
  const chrome = page.locator(
    [
      'header',
      '#nav-drawer',
      'nav',
      'body footer',
      '[role="toolbar"]',
      '.MuiCode-copy',
      'a[href="#main-content"]',
      'a[rel="next"]',
      'a[href*="/edit/main/"]',
    ].join(),
  );
  expect(await chrome.filter({ visible: true }).count()).toBeGreaterThan(4);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(chrome.filter({ visible: true })).toHaveCount(0);
  await expect(getHeading(page)).toBeVisible();
  await expect(liveStage(page, 'BasicButtons')).toBeVisible();
  await expect(page.locator('main pre').first()).toBeVisible();
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const ink = await body.evaluate((element) => getComputedStyle(element).color);
  const [red = 255, green = 255, blue = 255] = ink.match(/\d+/g)?.map(Number) ?? [];
  expect(red + green + blue, ink).toBeLessThan(200);
});
