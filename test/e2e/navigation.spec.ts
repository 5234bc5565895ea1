/**
 * In-site navigation without reloads. test/unit/site/app/frame/useInSiteLinks.test.tsx tests which clicks the site
 * handles.
 */
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
const TABS = '/material-ui/react-tabs/';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getProseLink = (page: Page, url: string): Locator =>
  page.locator(`.prose a[href="${url}"]`).first();
const getNavLink = (page: Page, url: string): Locator =>
  page.getByRole('navigation', { name: 'documentation' }).locator(`a[href="${url}"]`);

/** Sets a variable of the window that is lost on reload. */
const markWindow = (page: Page) => page.evaluate(() => Object.assign(window, { mark: 'kept' }));
const hasMark = (page: Page) => page.evaluate(() => 'mark' in window);

const getScroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/**
 * Returns the content of a component page without the state of its demos: its prose as HTML, and its demos by name and
 * title. Waits until all of it is rendered, because in-site navigation renders the top first.
 */
async function readContent(page: Page) {
  await expect(page.locator('#api')).toBeAttached();
  return page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector('h1')?.innerHTML,
    lead: document.querySelector('main .description')?.innerHTML,
    // As in the Markdown; the first interaction adds feedback buttons to the headings.
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

/** Returns the distance of an element from the top of the window, in CSS pixels. */
const getTop = (target: Locator) =>
  target.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Waits until every demo on screen is live, and the page has been painted since. */
async function demosLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-demo]')].every((block) => {
      const { top, bottom } = block.getBoundingClientRect();
      return bottom < 0 || top > window.innerHeight || block.querySelector('[data-live]');
    }),
  );
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

/** Checks that the heading is below the header, not behind it, and at most a few lines further down. */
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
  // It stays there when the demos around it are activated.
  await demosLive(page);
  await expect.poll(isInPlace, `#${id} stays below the header`).toBe(true);
}

test.describe('Links', () => {
  // @proves D9
  test('open their page without a reload, move focus, and show the same as a new visit', async ({
    page,
  }) => {
    await open(page, OVERVIEW);
    await markWindow(page);
    // Without a smooth scroll, which would still run while the page changes.
    await getProseLink(page, CARD).evaluate((link) => {
      link.scrollIntoView({ behavior: 'instant', block: 'center' });
      link.focus({ preventScroll: true });
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(CARD);
    await expect(getHeading(page)).toHaveText('Card');
    expect(await hasMark(page)).toBe(true);
    expect(await getScroll(page)).toBe(0);
    const arrived = await readContent(page);
    await test.step('The next Tab continues in the new page', async () => {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused).toBeVisible();
      await expect(focused).toBeInViewport();
    });
    await test.step('A new visit shows the same', async () => {
      await page.reload();
      await hydrated(page);
      expect(arrived).toEqual(await readContent(page));
    });
    await test.step('Going back opens the previous page', async () => {
      await page.goBack();
      await expect(getHeading(page)).toHaveText('Overview');
      await expect(page.locator('.prose').first()).not.toBeEmpty();
    });
  });

  test('at the end of a page open the top of the next one, and back', async ({ page }) => {
    // Long pages scroll smoothly to their end, which this test doesn't need to wait for.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, BUTTON);
    await markWindow(page);
    await page.locator('#main-content [rel=next]').press('Enter');
    await expect(page).toHaveURL('/material-ui/react-button-group/');
    await expect(getHeading(page)).toHaveText('Button Group');
    await expect.poll(() => getScroll(page)).toBe(0);
    await expect(page.locator('#main-content')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#main-content :focus')).toBeInViewport();
    expect(await getScroll(page)).toBe(0);
    await page.locator('#main-content [rel=prev]').click();
    await expect(page).toHaveURL(BUTTON);
    await expect(getHeading(page)).toHaveText('Button');
    expect(await hasMark(page)).toBe(true);
  });

  test('to the page itself and its headings keep the page without requests', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // An idle page loads the tops of other pages.
    const tops = page.waitForResponse(/_next\/data\/[^/]+\/tops\//);
    await open(page, BUTTON);
    await tops;
    await markWindow(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Demos near the viewport request their code.
      if (request.isNavigationRequest() || request.url().includes('/_next/data/')) {
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
    await page.goBack();
    await expect(page).toHaveURL(BUTTON);
    await page.goForward();
    await expect(page).toHaveURL(`${BUTTON}#sizes`);
    await getNavLink(page, BUTTON).click();
    await expect(page).toHaveURL(BUTTON);
    await expect.poll(() => getScroll(page)).toBe(0);
    await page.locator('#migration').scrollIntoViewIfNeeded();
    await expect.poll(() => getScroll(page)).toBeGreaterThan(500);
    await getNavLink(page, BUTTON).click();
    await expect.poll(() => getScroll(page)).toBe(0);
    expect(requests).toEqual([]);
    expect(await hasMark(page)).toBe(true);
  });

  test('prefetch their page on hover and focus; with Ctrl it opens in a new tab', async ({
    page,
  }) => {
    await open(page, OVERVIEW);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const [url, reach] of [
      [CARD, (link: Locator) => link.hover()],
      [TABS, (link: Locator) => link.focus()],
    ] as const) {
      const link = getProseLink(page, url);
      const data = new RegExp(`/_next/data/[^/]+${url.slice(0, -1)}\\.json`);
      await link.scrollIntoViewIfNeeded();
      await page.mouse.move(5, 5);
      expect(requests.filter((address) => data.test(address))).toEqual([]);
      const prefetched = page.waitForRequest(data);
      await reach(link);
      await prefetched;
      await expect(page).toHaveURL(OVERVIEW);
    }
    await getProseLink(page, CARD).click({ modifiers: ['Control'] });
    await expect
      .poll(() => listTabs(page))
      .toContainEqual({ path: CARD, title: expect.stringMatching(/Card\b/) });
    await expect(page).toHaveURL(OVERVIEW);
    await expect(getHeading(page)).not.toHaveText('Card');
  });
});

test.describe('Back and forward', () => {
  /** Leaves a position far down for the Card page, and comes back. */
  async function leaveAndReturn(page: Page, place: Locator): Promise<void> {
    await place.evaluate((heading) =>
      heading.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await demosLive(page);
    const before = await getTop(place);
    await getNavLink(page, CARD).click();
    await expect(getHeading(page)).toHaveText('Card');
    // The page is at its top immediately, without scrolling through it.
    const seen = await page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1) {
        await new Promise(requestAnimationFrame);
      }
      return window.scrollY;
    });
    expect(seen).toBe(0);
    await readContent(page);
    await page.goBack();
    await expect(getHeading(page)).toHaveText('Button');
    const isInPlace = async () => Math.abs((await getTop(place)) - before) < 60;
    await expect.poll(isInPlace).toBe(true);
    // It is still there when the demos around it are live again.
    await demosLive(page);
    expect(await isInPlace()).toBe(true);
  }

  test('restore the scroll position, prose and demos', async ({ page }) => {
    await open(page, BUTTON);
    const button = await readContent(page);
    await markWindow(page);
    await leaveAndReturn(page, page.locator('#focus-while-loading'));
    expect(await readContent(page)).toEqual(button);
    const stage = liveStage(page, 'ButtonClick');
    await demo(page, 'ButtonClick').scrollIntoViewIfNeeded();
    await stage.getByRole('button', { name: 'Pack a tent' }).click();
    await expect(stage.getByRole('status')).toHaveText('Tents on the packing list: 3');

    await page.goForward();
    await expect(getHeading(page)).toHaveText('Card');
    await expect.poll(() => getScroll(page)).toBe(0);
    const card = await readContent(page);
    expect(card.prose).not.toEqual(button.prose);
    const first = String(card.demos[0]![0]);
    await demo(page, first).scrollIntoViewIfNeeded();
    await expect(liveStage(page, first)).toBeVisible();

    await page.goBack();
    await expect(getHeading(page)).toHaveText('Button');
    expect(await readContent(page)).toEqual(button);
    await demo(page, 'ButtonClick').scrollIntoViewIfNeeded();
    await expect(stage).toBeVisible();
    expect(await hasMark(page)).toBe(true);
  });

  test(
    'restore the scroll position after all demos were live',
    { tag: '@full' },
    async ({ page }) => {
      await open(page, BUTTON);
      await scrollThrough(page);
      await leaveAndReturn(page, page.locator('#focus-while-loading'));
    },
  );
});

test.describe('A link with a hash', () => {
  test('scrolls the heading below the header, after loading and from another page', async ({
    page,
  }) => {
    await open(page, `${BUTTON}#from-loadingbutton`);
    await expectBelowHeader(page, 'from-loadingbutton');
    await getNavLink(page, CARD).click();
    await expect(getHeading(page)).toHaveText('Card');
    await getProseLink(page, `${BUTTON}#button-base`).click();
    await expect(page).toHaveURL(`${BUTTON}#button-base`);
    await expect(getHeading(page)).toHaveText('Button');
    await expectBelowHeader(page, 'button-base');
  });

  test('may have non-Latin letters', async ({ page }) => {
    const id = 'кириллица-в-заголовке';
    await open(page, `/experiments/docs/headers/#${encodeURIComponent(id)}`);
    await expectBelowHeader(page, id);
  });
});
