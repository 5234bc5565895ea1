/** Moving through the site without reloads: PEERS.md, section 1, "Frame". */
import type { Locator } from '@playwright/test';
import {
  type Page,
  demo,
  expect,
  hydrated,
  listTabs,
  liveStage,
  open,
  scrollThrough,
  test,
} from './support';

const OVERVIEW = '/material-ui/getting-started/';
const BUTTON = '/material-ui/react-button/';
const CARD = '/material-ui/react-card/';
/** What a tab with that page shows. */
const CARD_TAB = { path: CARD, title: expect.stringMatching(/Card\b/) };

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getProseLink = (page: Page, url: string): Locator =>
  page.locator(`.prose a[href="${url}"]`).first();
const getNavLink = (page: Page, url: string): Locator =>
  page.getByRole('navigation', { name: 'documentation' }).locator(`a[href="${url}"]`);

/** Leaves a mark in the window that only a reload wipes out. */
const markWindow = (page: Page) => page.evaluate(() => Object.assign(window, { mark: 'kept' }));
const hasMark = (page: Page) => page.evaluate(() => 'mark' in window);

const getScroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/**
 * What a component page says apart from what its demos do: its prose as HTML, its demos by name and title. Waits until all
 * of it is there: a followed link brings its top first.
 */
async function readContent(page: Page) {
  await expect(page.locator('#api')).toBeAttached();
  return page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector('h1')?.innerHTML,
    lead: document.querySelector('main .description')?.innerHTML,
    // As written: a reader's first sign brings buttons for feedback to the headings.
    prose: [...document.querySelectorAll('main .prose')].map((block) => {
      const written = block.cloneNode(true) as HTMLElement;
      written.querySelectorAll('.heading > button').forEach((button) => button.remove());
      return written.innerHTML;
    }),
    demos: [...document.querySelectorAll('[data-demo]')].map((block) => [
      block.id,
      block.getAttribute('aria-label'),
      block.querySelector('pre code')?.innerHTML,
    ]),
    toc: document.querySelector('nav[aria-label="Page table of contents"] ul')?.textContent,
    active: document.querySelector('.app-drawer-active')?.textContent,
  }));
}

/** Where an element stands below the upper edge of the window, in CSS pixels. */
const getTop = (target: Locator) =>
  target.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** The heading under the header, not behind it and not further down than a few lines. */
async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const header = await page
    .locator('header')
    .evaluate((node) => node.getBoundingClientRect().bottom);
  const heading = page.locator(`[id="${id}"]`);
  const isInPlace = async () => {
    const top = await getTop(heading);
    return top >= header && top < header + 120;
  };
  await expect.poll(isInPlace, `#${id} is below the header`).toBe(true);
  // It stays there, also when a moment later the demos above it come to life.
  await page.waitForLoadState('networkidle');
  await expect.poll(isInPlace, `#${id} stays below the header`).toBe(true);
}

test.describe('Links', () => {
  test('in prose lead to their page without a reload', async ({ page }) => {
    await open(page, OVERVIEW);
    await markWindow(page);
    await getProseLink(page, CARD).click();
    await expect(page).toHaveURL(CARD);
    await expect(getHeading(page)).toHaveText('Card');
    expect(await hasMark(page)).toBe(true);
    expect(await getScroll(page)).toBe(0);
  });

  test('show the same page that a fresh visit shows', async ({ page, context }) => {
    await open(page, OVERVIEW);
    await getProseLink(page, CARD).click();
    await expect(getHeading(page)).toHaveText('Card');
    const fresh = await context.newPage();
    await open(fresh, CARD);
    expect(await readContent(page)).toEqual(await readContent(fresh));
  });

  test('take the focus along: the next Tab goes on from the new page, not from a link that is gone', async ({
    page,
  }) => {
    await open(page, OVERVIEW);
    await getProseLink(page, CARD).press('Enter');
    await expect(getHeading(page)).toHaveText('Card');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeVisible();
    await expect(focused).toBeInViewport();
  });

  test('"Next" at the foot of a page brings the focus to the top of the next', async ({ page }) => {
    await open(page, BUTTON);
    const next = page.locator('#main-content [rel=next]');
    await next.focus();
    // The way to it is a ride.
    await expect(next).toBeInViewport();
    let last = -1;
    await expect.poll(async () => last === (last = await getScroll(page))).toBe(true);
    await next.press('Enter');
    await expect(getHeading(page)).not.toHaveText('Button');
    await expect.poll(() => getScroll(page)).toBe(0);
    await expect(page.locator('#main-content')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#main-content :focus')).toBeInViewport();
    expect(await getScroll(page)).toBe(0);
  });

  test('to the page itself go to its top, and what was written there stays', async ({ page }) => {
    await open(page, `${BUTTON}#sizes`);
    await markWindow(page);
    await expectBelowHeader(page, 'sizes');
    await getNavLink(page, BUTTON).click();
    await expect(page).toHaveURL(BUTTON);
    await expect.poll(() => getScroll(page)).toBe(0);
    await page.locator('#migration').scrollIntoViewIfNeeded();
    await expect.poll(() => getScroll(page)).toBeGreaterThan(500);
    await getNavLink(page, BUTTON).click();
    await expect.poll(() => getScroll(page)).toBe(0);
    expect(await hasMark(page)).toBe(true);
  });

  test('open their page at its top at once, without a ride through it', async ({ page }) => {
    await open(page, BUTTON);
    await page.locator('#migration').scrollIntoViewIfNeeded();
    await getNavLink(page, CARD).click();
    await expect(getHeading(page)).toHaveText('Card');
    const seen = await page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1) {
        await new Promise(requestAnimationFrame);
      }
      return window.scrollY;
    });
    expect(seen).toBe(0);
  });

  for (const how of ['pointer', 'keyboard focus']) {
    test(`prefetch their page when the ${how} reaches them`, async ({ page }) => {
      await open(page, OVERVIEW);
      await page.waitForLoadState('networkidle');
      const data = /\/_next\/data\/[^/]+\/material-ui\/react-card\.json/;
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const link = getProseLink(page, CARD);
      await link.scrollIntoViewIfNeeded();
      await page.mouse.move(5, 5);
      expect(requests.filter((url) => data.test(url))).toEqual([]);
      const prefetched = page.waitForRequest(data);
      await (how === 'pointer' ? link.hover() : link.focus());
      await prefetched;
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(OVERVIEW);
    });
  }

  for (const [how, options] of [
    ['Ctrl', { modifiers: ['Control'] }],
    ['Shift', { modifiers: ['Shift'] }],
    ['the middle button', { button: 'middle' }],
  ] as const) {
    test(`with ${how} open elsewhere, and this page stays`, async ({ page }) => {
      await open(page, OVERVIEW);
      await getProseLink(page, CARD).click({
        ...('modifiers' in options && { modifiers: [...options.modifiers] }),
        ...('button' in options && { button: options.button }),
      });
      await expect.poll(() => listTabs(page)).toContainEqual(CARD_TAB);
      await expect(page).toHaveURL(OVERVIEW);
      await expect(getHeading(page)).not.toHaveText('Card');
    });
  }

  for (const key of ['altKey', 'metaKey', 'ctrlKey', 'shiftKey'] as const) {
    test(`with ${key} are left to the browser`, async ({ page }) => {
      await open(page, OVERVIEW);
      const prevented = await getProseLink(page, CARD).evaluate((link, modifier) => {
        // The window hears last: what the site did about the click is known there. Nothing opens in this test.
        let taken: boolean | undefined;
        window.addEventListener('click', (event) => {
          taken = event.defaultPrevented;
          event.preventDefault();
        });
        link.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true }),
        );
        return taken;
      }, key);
      expect(prevented).toBe(false);
      await expect(page).toHaveURL(OVERVIEW);
    });
  }

  test('with target=_blank are left to the browser', async ({ page }) => {
    await open(page, OVERVIEW);
    await getProseLink(page, CARD).evaluate((link: HTMLAnchorElement) => {
      link.target = '_blank';
    });
    await getProseLink(page, CARD).click();
    await expect.poll(() => listTabs(page)).toContainEqual(CARD_TAB);
    await expect(page).toHaveURL(OVERVIEW);
  });

  test('to a place in the page ask for nothing and keep the page', async ({ page }) => {
    await open(page, BUTTON);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    await markWindow(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      // The browser itself looks at the icon again when an address changes.
      if (!request.url().endsWith('/favicon.svg')) {
        requests.push(request.url());
      }
    });
    await page
      .getByRole('navigation', { name: 'Page table of contents' })
      .getByRole('link', { name: 'Sizes', exact: true })
      .click();
    await expect(page).toHaveURL(`${BUTTON}#sizes`);
    await expectBelowHeader(page, 'sizes');
    await page.locator('[id="sizes"] ~ a.heading-link').click();
    await expect(page).toHaveURL(`${BUTTON}#sizes`);
    expect(requests).toEqual([]);
    expect(await hasMark(page)).toBe(true);

    await page.goBack();
    await expect(page).toHaveURL(BUTTON);
    expect(await hasMark(page)).toBe(true);
  });
});

test.describe('Back and forward', () => {
  test('keep prose and demos right', async ({ page }) => {
    await open(page, BUTTON);
    const button = await readContent(page);
    await markWindow(page);
    await getNavLink(page, CARD).click();
    await expect(getHeading(page)).toHaveText('Card');
    const card = await readContent(page);
    expect(card.prose).not.toEqual(button.prose);

    await page.goBack();
    await expect(getHeading(page)).toHaveText('Button');
    expect(await readContent(page)).toEqual(button);
    const stage = liveStage(page, 'ButtonClick');
    await demo(page, 'ButtonClick').scrollIntoViewIfNeeded();
    await stage.getByRole('button', { name: 'Pack a tent' }).click();
    await expect(stage.getByRole('status')).toHaveText('Tents on the packing list: 3');

    await page.goForward();
    await expect(getHeading(page)).toHaveText('Card');
    expect(await readContent(page)).toEqual(card);
    expect(await scrollThrough(page)).toBe(card.demos.length);

    await page.goBack();
    await expect(getHeading(page)).toHaveText('Button');
    expect(await readContent(page)).toEqual(button);
    expect(await scrollThrough(page)).toBe(button.demos.length);
    expect(await hasMark(page)).toBe(true);
  });

  for (const seen of ['after all demos were live', 'when the demos above never came to life']) {
    test(`restore the place that was left, ${seen}`, async ({ page }) => {
      await open(page, BUTTON);
      if (seen === 'after all demos were live') {
        await scrollThrough(page);
      }
      const place = page.locator('#focus-while-loading');
      await place.evaluate((heading) =>
        heading.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await page.waitForLoadState('networkidle');
      const before = await getTop(place);
      await getNavLink(page, CARD).click();
      await expect(getHeading(page)).toHaveText('Card');
      await expect.poll(() => getScroll(page)).toBe(0);

      await page.goBack();
      await expect(getHeading(page)).toHaveText('Button');
      await expect.poll(async () => Math.abs((await getTop(place)) - before)).toBeLessThan(60);
      // It is still there when the demos around it are alive again.
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      expect(Math.abs((await getTop(place)) - before)).toBeLessThan(60);

      await page.goForward();
      await expect(getHeading(page)).toHaveText('Card');
      await expect.poll(() => getScroll(page)).toBe(0);
    });
  }

  test('leave the page for another visit and come back to it from there', async ({ page }) => {
    await open(page, OVERVIEW);
    await getProseLink(page, CARD).click();
    await expect(getHeading(page)).toHaveText('Card');
    await page.reload();
    await hydrated(page);
    await expect(getHeading(page)).toHaveText('Card');
    await page.goBack();
    await expect(getHeading(page)).toHaveText('Overview');
    await expect(page.locator('.prose').first()).not.toBeEmpty();
  });
});

test.describe('Another product', () => {
  test('brings its own navigation, and the way back brings the first again', async ({ page }) => {
    const nav = page.getByRole('navigation', { name: 'documentation' });
    await open(page, BUTTON);
    const materialLinks = await nav.getByRole('link').allTextContents();
    await markWindow(page);

    await page.locator('#BasicButtons').scrollIntoViewIfNeeded();
    await getProseLink(page, '/base-ui/react-button/').click();
    await expect(page).toHaveURL('/base-ui/react-button/');
    await expect(nav.locator('a.app-drawer-active')).toHaveAttribute(
      'href',
      '/base-ui/react-button/',
    );
    await expect(nav.locator('a.app-drawer-active')).toBeVisible();
    await expect(getNavLink(page, '/base-ui/react-select/')).toBeVisible();
    await expect(getNavLink(page, BUTTON)).toHaveCount(0);
    await expect(page.locator('#mui-product-selector')).toHaveText('Base UI');
    await expect(page.locator('#mui-version-selector')).toHaveText('v5.0.0-beta.69');

    await page.goBack();
    await expect(page).toHaveURL(BUTTON);
    await expect(nav.locator('a.app-drawer-active')).toHaveAttribute('href', BUTTON);
    await expect(nav.locator('a.app-drawer-active')).toBeVisible();
    expect(await nav.getByRole('link').allTextContents()).toEqual(materialLinks);
    await expect(page.locator('#mui-version-selector')).toHaveText('v6.4.1');
    expect(await hasMark(page)).toBe(true);
  });

  test('has the navigation that a fresh visit has, from the home page on', async ({ page }) => {
    const nav = page.getByRole('navigation', { name: 'documentation' });
    const read = () =>
      nav.evaluate((element) => ({
        text: element.textContent,
        links: [...element.querySelectorAll('a')].map((link) => [
          link.getAttribute('href'),
          link.ariaCurrent,
        ]),
        open: [...element.querySelectorAll('details')].map((group) => group.open),
      }));
    await open(page, '/');
    await page.locator('main').getByRole('link', { name: 'Joy UI' }).click();
    await expect(nav.locator('a.app-drawer-active')).toHaveText('Overview');
    const arrived = await read();
    await page.reload();
    await hydrated(page);
    expect(arrived).toEqual(await read());
  });
});

test.describe('A link with a hash', () => {
  for (const [url, id] of [
    [BUTTON, 'icons-and-label'],
    [BUTTON, 'from-loadingbutton'],
    ['/base-ui/react-select/', 'the-label-appears-late-in-server-rendered-pages'],
    ['/experiments/docs/headers/', 'кириллица-в-заголовке'],
  ] as const) {
    test(`lands with the heading below the header: ${url}#${id}`, async ({ page }) => {
      await open(page, `${url}#${encodeURIComponent(id)}`);
      await expectBelowHeader(page, id);
    });
  }

  test('does so on the way from another page as well', async ({ page }) => {
    await open(page, CARD);
    const link = getProseLink(page, `${BUTTON}#button-base`);
    await link.click();
    await expect(page).toHaveURL(`${BUTTON}#button-base`);
    await expect(getHeading(page)).toHaveText('Button');
    await expectBelowHeader(page, 'button-base');
  });
});
