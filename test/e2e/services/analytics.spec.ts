/** Requests to the analytics service, over HTTP. */
import type { FrameLocator } from '@playwright/test';
import {
  DOCS_ORIGIN,
  EXTERNAL_ORIGIN,
  EXTERNAL_PATHS,
  type ExternalServices,
  type Page,
  addFrame,
  demo,
  expect,
  movePointerWithin,
  open,
  sendJson,
  sendScript,
  test,
} from './support';

const BUTTON = '/material-ui/react-button/';
const CARD = '/material-ui/react-card/';
const SYSTEM = '/system/getting-started/';
const BUTTON_TITLE = 'React Button component - Material UI';
const CARD_TITLE = 'React Card component - Material UI';

/** A call of gtag, such as `['event', 'page_view', {…}]`. */
type Call = [command: string, ...rest: unknown[]];

/**
 * A fake gtag script: posts every call, starting with the queued ones. Calls are numbered, because requests can
 * overtake each other.
 */
const PLAYER = `(() => {
  let number = 0;
  const post = (call) => void fetch('${EXTERNAL_ORIGIN}${EXTERNAL_PATHS.analyticsCollect}', {
    method: 'POST',
    keepalive: true,
    body: JSON.stringify({ number: number++, call: [...call] }),
  });
  const queue = window.dataLayer;
  queue.forEach(post);
  queue.push = (...calls) => calls.forEach(post);
})();`;

const servePlayer = (outside: ExternalServices) =>
  outside.handle(EXTERNAL_PATHS.analyticsScript, (_request, response) =>
    sendScript(response, PLAYER),
  );

/** Returns the calls of one visit, in order. */
function getCalls(outside: ExternalServices): Call[] {
  return outside.requests
    .filter(({ url }) => url === EXTERNAL_PATHS.analyticsCollect)
    .map(({ body }) => JSON.parse(body) as { number: number; call: Call })
    .sort((a, b) => a.number - b.number)
    .map(({ call }) => call);
}

/** Returns the parameters of the events with a name. */
const getEvents = (outside: ExternalServices, name: string) =>
  getCalls(outside).flatMap(([command, called, params]) =>
    command === 'event' && called === name ? [params as Record<string, unknown>] : [],
  );

const getProperties = (outside: ExternalServices) =>
  getCalls(outside).flatMap(([command, called, properties]) =>
    command === 'set' && called === 'user_properties' ? [properties] : [],
  );

/** Returns the requests for analytics. */
const getRequests = (outside: ExternalServices) =>
  outside.requests
    .map(({ url }) => url)
    .filter((url) =>
      [EXTERNAL_PATHS.analyticsScript, EXTERNAL_PATHS.analyticsCollect].some((path) =>
        url.startsWith(path),
      ),
    );

/** Opens a page and waits until the service has been notified. */
async function visit(page: Page, outside: ExternalServices, url: string): Promise<void> {
  servePlayer(outside);
  await open(page, url);
  await expect.poll(() => getEvents(outside, 'page_view').length).toBe(1);
}

/** Serves ads immediately. Like analytics, they are loaded when the page has loaded and is idle. */
const serveAds = (outside: ExternalServices) =>
  outside.handle(EXTERNAL_PATHS.adService, (_request, response) =>
    sendJson(response, { ads: [{ statlink: 'https://shop.example/', company: 'Shop of Tests' }] }),
  );

/** Waits until a page would have started analytics, which is when its ad is shown. */
const rested = (page: Page | FrameLocator) =>
  expect(page.locator('[data-ad]')).toContainText('Shop of Tests');

/** Navigates with the side navigation. */
async function follow(page: Page, url: string, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'documentation' }).locator(`a[href="${url}"]`).click();
  await expect(page).toHaveTitle(title);
}

/** Opens the settings and closes them again. */
async function visitSettings(page: Page): Promise<void> {
  await page.locator('#settings-button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('the script gets the id and the setting for manual page views, followed by user properties and page view', async ({
  page,
  outside,
}) => {
  await visit(page, outside, `${BUTTON}?from=mail#icon-button`);
  expect(getRequests(outside)[0]).toBe(`${EXTERNAL_PATHS.analyticsScript}?id=G-TEST`);
  // Requests can overtake each other.
  await expect.poll(() => getCalls(outside).length).toBeGreaterThanOrEqual(5);
  const [js, config, properties, , view] = getCalls(outside);
  expect(js).toEqual(['js', expect.stringMatching(/^\d{4}-/)]);
  expect(config).toEqual(['config', 'G-TEST', { send_page_view: false }]);
  expect(properties?.[1]).toBe('user_properties');
  expect(view).toEqual([
    'event',
    'page_view',
    {
      page_title: BUTTON_TITLE,
      page_location: `${DOCS_ORIGIN}${BUTTON}`,
      productId: 'material-ui',
      productCategoryId: 'core',
    },
  ]);
});

// @proves S7.8, S7.9
test('visited pages are reported with their titles; headings of a page are not', async ({
  page,
  outside,
}) => {
  await visit(page, outside, BUTTON);
  await page.locator('nav[aria-label="Page table of contents"] a').last().click();
  await expect(page).toHaveURL(/#/);
  await follow(page, CARD, CARD_TITLE);
  await page.locator('#mui-product-selector').click();
  await page
    .locator('#mui-product-menu')
    .getByRole('link', { name: /MUI System/ })
    .click();
  await expect(page).toHaveURL(SYSTEM);
  await expect.poll(() => getEvents(outside, 'page_view').length).toBe(3);
  expect(
    getEvents(outside, 'page_view').map(
      ({ page_title, page_location, productId, productCategoryId }) => [
        page_title,
        new URL(String(page_location)).pathname,
        productId,
        productCategoryId,
      ],
    ),
  ).toEqual([
    [BUTTON_TITLE, BUTTON, 'material-ui', 'core'],
    [CARD_TITLE, CARD, 'material-ui', 'core'],
    [await page.title(), SYSTEM, 'system', 'core'],
  ]);
});

/** The clicks that are reported on the Button page, by category: action and label of each control. */
const CLICKS: Readonly<Record<string, readonly string[]>> = {
  chip: [
    'click feedback',
    'click materialDesign',
    'click source',
    'click unstyled',
    'click waiAria',
  ],
  code: [`copy ${BUTTON}`],
  demo: [
    'copyLinkJs BasicButtons',
    'copyLinkTs BasicButtons',
    'copySource BasicButtons',
    'demoInspect BasicButtons',
    'demoOpenAlone BasicButtons',
    'demoResetFocus BasicButtons',
    'demoRestart BasicButtons',
    'editCode BasicButtons',
    'hideCode BasicButtons',
    'sandboxCodeSandbox BasicButtons',
    'sandboxProject BasicButtons',
    'sandboxStackBlitz BasicButtons',
    'sandboxZip BasicButtons',
    'showCode BasicButtons',
    'sourceOnGitHub BasicButtons',
    'variantJS BasicButtons',
    'variantTS BasicButtons',
    'view BasicButtons',
  ],
  header: ['click repository', 'click search', 'click settings'],
  page: ['click copyMarkdown', 'click edit', 'click next', 'click prev', 'click viewMarkdown'],
  product: ['click base-ui', 'click joy-ui', 'click material-ui', 'click system', 'click x'],
  version: ['click v4', 'click v5', 'click v6.4.1'],
};

// @proves S7.6
test('clicks on every marked control are reported', async ({ page, outside }) => {
  await visit(page, outside, BUTTON);
  const block = demo(page, 'BasicButtons');
  // One in ten clicks on demos is sent; with this value, all of them are.
  await page.evaluate(() => Object.assign(Math, { random: () => 0 }));
  // Controls of demos get their attributes on the first interaction, and some are rendered only then.
  await movePointerWithin(block.getByRole('toolbar'));
  await block.getByRole('button', { name: 'Show code' }).click();
  await block.getByRole('button', { name: 'More' }).click();
  await expect(block.getByRole('link', { name: 'GitHub' })).toBeAttached();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      '[data-ga-event-category], .MuiCode-copy',
    )) {
      // Prevents the effect of the control, which doesn't matter here.
      const stop = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      element.addEventListener('click', stop, { capture: true, once: true });
      element.click();
    }
  });
  const getReportedClicks = () =>
    Object.fromEntries(
      Object.keys(CLICKS).map((category) => [
        category,
        [
          ...new Set(
            getEvents(outside, category).map(
              ({ eventAction, eventLabel }) => `${String(eventAction)} ${String(eventLabel)}`,
            ),
          ),
        ].sort(),
      ]),
    );
  await expect.poll(getReportedClicks).toEqual(CLICKS);
});

test(
  'user properties are sent at the start and when one changes',
  { tag: '@full' },
  async ({ page, outside }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, outside, BUTTON);
    const initial = {
      codeVariant: 'TS',
      language: 'en',
      dpr: 1,
      colorSchemeOS: 'light',
      colorScheme: 'system',
      codeStylingVariant: 'system',
    };
    await expect.poll(() => getProperties(outside)).toEqual([initial]);

    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = { ...initial, colorSchemeOS: 'dark' };
    await expect.poll(() => getProperties(outside)).toEqual([initial, dark]);

    await page.locator('#settings-button').click();
    await page.getByRole('dialog').getByText('Light', { exact: true }).click();
    const light = { ...dark, colorScheme: 'light' };
    await expect.poll(() => getProperties(outside)).toEqual([initial, dark, light]);
  },
);

test('Global Privacy Control: nothing is requested, stored or sent', async ({ page, outside }) => {
  servePlayer(outside);
  serveAds(outside);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await open(page, BUTTON);
  await rested(page);
  await follow(page, CARD, CARD_TITLE);
  await visitSettings(page);
  await rested(page);
  expect(getRequests(outside)).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test(
  'an unreachable service causes no errors, and no growing queue',
  { tag: '@full' },
  async ({ page, outside, watch }) => {
    watch.allow(/gtag\.js/);
    outside.handle(EXTERNAL_PATHS.analyticsScript, (_request, response) => void response.destroy());
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('gtag.js'),
    );
    await open(page, BUTTON);
    await failed;
    await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(false);
    await visitSettings(page);
    await follow(page, CARD, CARD_TITLE);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  },
);

test(
  'a slow script gets the queued events in order',
  { tag: '@full' },
  async ({ page, outside }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    outside.handle(EXTERNAL_PATHS.analyticsScript, async (_request, response) => {
      await released;
      sendScript(response, PLAYER);
    });
    await open(page, BUTTON);
    await expect.poll(() => getRequests(outside).length).toBe(1);
    await visitSettings(page);
    await follow(page, CARD, CARD_TITLE);
    await expect
      .poll(() =>
        page.evaluate(() =>
          JSON.stringify(window.dataLayer?.map((call) => [...(call as IArguments)])),
        ),
      )
      .toContain(CARD_TITLE);
    expect(getCalls(outside)).toEqual([]);
    release();
    await expect.poll(() => getEvents(outside, 'page_view').length).toBe(2);
    expect(
      getCalls(outside)
        .filter(([command, name]) => command === 'event' && name !== 'ad')
        .map(([, name]) => name),
    ).toEqual(['page_view', 'header', 'page_view']);
  },
);

test('a page in an iframe is not a visit', { tag: '@full' }, async ({ page, outside }) => {
  serveAds(outside);
  await visit(page, outside, BUTTON);
  await addFrame(page, CARD);
  await rested(page.locator('iframe').last().contentFrame());
  expect(getEvents(outside, 'page_view').length).toBe(1);
  expect(getRequests(outside).filter((url) => url.includes('gtag.js'))).toHaveLength(1);
});

test.describe('Web vitals', () => {
  const VITALS = ['CLS', 'FCP', 'LCP', 'TTFB'];
  const setRandom = (page: Page, value: number) =>
    page.addInitScript((random) => {
      Math.random = () => random;
    }, value);

  test(
    'a visit at the threshold of 0.0001 reports them as integers',
    { tag: '@full' },
    async ({ page, outside }) => {
      await setRandom(page, 0.0001);
      await visit(page, outside, BUTTON);
      await expect.poll(() => getEvents(outside, 'FCP').length).toBe(1);
      // The other metrics are final when the user leaves.
      await page.goto('about:blank');
      await expect
        .poll(() => VITALS.filter((name) => getEvents(outside, name).length > 0))
        .toEqual(VITALS);
      for (const name of VITALS) {
        const { value, ...rest } = getEvents(outside, name)[0]!;
        expect(Number.isInteger(value), `${name}: ${String(value)}`).toBe(true);
        expect(rest).toEqual({ delta: value, id: expect.any(String), nonInteraction: true });
      }
    },
  );

  test('one above it does not load the code', { tag: '@full' }, async ({ page, outside }) => {
    serveAds(outside);
    await setRandom(page, 0.000101);
    await visit(page, outside, BUTTON);
    await rested(page);
    await page.goto('about:blank');
    await page.goto(CARD);
    await expect.poll(() => getEvents(outside, 'page_view').length).toBe(2);
    expect(VITALS.filter((name) => getEvents(outside, name).length > 0)).toEqual([]);
  });
});
