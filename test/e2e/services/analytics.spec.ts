/** What the analytics service hears, over HTTP. Issue 7, item 3; specification, sections 7 and 9. */
import type { Outside } from '../fixtures/servicesSite';
import {
  OUTSIDE,
  OUTSIDE_PATHS,
  type Page,
  addFrame,
  demo,
  expect,
  open,
  sendScript,
  test,
} from './support';

const BUTTON = '/material-ui/react-button/';
const CARD = '/material-ui/react-card/';
const BUTTON_TITLE = 'React Button component - Material UI';
const CARD_TITLE = 'React Card component - Material UI';

/** A call of gtag, such as `['event', 'page_view', {…}]`. */
type Call = [command: string, ...rest: unknown[]];

/** Plays gtag: posts every call, those that waited first. Numbered, for requests overtake each other. */
const PLAYER = `(() => {
  let number = 0;
  const post = (call) => void fetch('${OUTSIDE.url}${OUTSIDE_PATHS.analyticsCollect}', {
    method: 'POST',
    keepalive: true,
    body: JSON.stringify({ number: number++, call: [...call] }),
  });
  const queue = window.dataLayer;
  queue.forEach(post);
  queue.push = (...calls) => calls.forEach(post);
})();`;

const servePlayer = (outside: Outside) =>
  outside.handle(OUTSIDE_PATHS.analyticsScript, (_request, response) =>
    sendScript(response, PLAYER),
  );

/** What arrived of one visit, in the order of its calls. */
function getCalls(outside: Outside): Call[] {
  return outside.requests
    .filter(({ url }) => url === OUTSIDE_PATHS.analyticsCollect)
    .map(({ body }) => JSON.parse(body) as { number: number; call: Call })
    .sort((a, b) => a.number - b.number)
    .map(({ call }) => call);
}

/** The events of a name: their details. */
const getEvents = (outside: Outside, name: string) =>
  getCalls(outside).flatMap(([command, called, params]) =>
    command === 'event' && called === name ? [params as Record<string, unknown>] : [],
  );

const getProperties = (outside: Outside) =>
  getCalls(outside).flatMap(([command, called, properties]) =>
    command === 'set' && called === 'user_properties' ? [properties] : [],
  );

/** Requests for analytics of any kind. */
const getRequests = (outside: Outside) =>
  outside.requests
    .map(({ url }) => url)
    .filter((url) =>
      [OUTSIDE_PATHS.analyticsScript, OUTSIDE_PATHS.analyticsCollect].some((path) =>
        url.startsWith(path),
      ),
    );

/** Opens a page and waits until the service has heard of it. */
async function visit(page: Page, outside: Outside, url: string): Promise<void> {
  servePlayer(outside);
  await open(page, url);
  await expect.poll(() => getEvents(outside, 'page_view').length).toBe(1);
}

/** Waits until a page that would measure had begun to: the network is quiet, and the page has rested. */
async function rested(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
}

/** Goes to another page of the site by the side navigation. */
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

test('the script gets the id, is told not to count pages by itself, and hears of reader and page first', async ({
  page,
  outside,
}) => {
  await visit(page, outside, `${BUTTON}?from=mail#icon-button`);
  expect(getRequests(outside)[0]).toBe(`${OUTSIDE_PATHS.analyticsScript}?id=G-TEST`);
  // Requests overtake each other.
  await expect.poll(() => getCalls(outside).length).toBeGreaterThanOrEqual(5);
  const [js, config, properties, , view] = getCalls(outside);
  expect(js).toEqual(['js', expect.stringMatching(/^\d{4}-/)]);
  expect(config).toEqual(['config', 'G-TEST', { send_page_view: false }]);
  expect(properties?.[1]).toBe('user_properties');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toMatch(/^https:\/\/[^/]+\/material-ui\/react-button\/$/);
  expect(view).toEqual([
    'event',
    'page_view',
    {
      page_title: await page.title(),
      page_location: canonical,
      productId: 'material-ui',
      productCategoryId: 'core',
    },
  ]);
});

test('pages that the reader goes to are told of with their own titles; headings of a page are not', async ({
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
    .getByRole('link', { name: /Data Grid/ })
    .click();
  await expect(page).toHaveURL('/x/react-data-grid/');
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
    [await page.title(), '/x/react-data-grid/', 'x-data-grid', 'x'],
  ]);
  expect(getEvents(outside, 'product')).toEqual([{ eventAction: 'click', eventLabel: 'x' }]);
});

test('clicks on marked controls are told of, in header, demo, code and foot', async ({
  page,
  outside,
}) => {
  await visit(page, outside, BUTTON);
  await visitSettings(page);
  const block = demo(page, 'BasicButtons');
  await block.getByRole('button', { name: /^(Show|Hide) code$/ }).click();
  await page.locator('main p').first().click();
  await page.locator('.MuiCode-copy').first().click();
  await page.locator('a[rel="next"]').click();
  await expect.poll(() => getEvents(outside, 'page').length).toBe(1);
  const events = Object.fromEntries(
    ['header', 'demo', 'code', 'page'].map((name) => [name, getEvents(outside, name)]),
  );
  expect(events).toEqual({
    header: [{ eventAction: 'click', eventLabel: 'settings' }],
    demo: [{ eventAction: expect.stringMatching(/^(show|hide)Code$/), eventLabel: 'BasicButtons' }],
    code: [{ eventAction: 'copy', eventLabel: BUTTON }],
    page: [{ eventAction: 'click', eventLabel: 'next' }],
  });
});

test('a split tells of its share only', async ({ page, outside }) => {
  await visit(page, outside, BUTTON);
  await page.evaluate(() => {
    for (const [label, split] of [
      ['never', '0'],
      ['always', '1'],
      ['invalid', 'some'],
    ] as const) {
      const button = document.createElement('button');
      const attributes = { category: 'split', action: 'click', label, split };
      Object.entries(attributes).forEach(([name, value]) =>
        button.setAttribute(`data-ga-event-${name}`, value),
      );
      document.body.append(button);
      button.click();
    }
  });
  await expect
    .poll(() => getEvents(outside, 'split').map(({ eventLabel }) => eventLabel))
    .toEqual(['always', 'invalid']);
});

test('user properties are told at the start and whenever one changes', async ({
  page,
  outside,
}) => {
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
});

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`${name}: nothing is asked for, kept or told`, async ({ page, outside }) => {
    servePlayer(outside);
    await page.addInitScript(
      ([key, said]) =>
        Object.defineProperty(Navigator.prototype, key, { configurable: true, get: () => said }),
      [property, value] as const,
    );
    await open(page, BUTTON);
    await rested(page);
    await follow(page, CARD, CARD_TITLE);
    await visitSettings(page);
    await rested(page);
    expect(getRequests(outside)).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });
}

test('a service that is gone harms nothing, and nothing piles up for it', async ({
  page,
  outside,
  watch,
}) => {
  watch.allow(/gtag\.js/);
  outside.handle(OUTSIDE_PATHS.analyticsScript, (_request, response) => void response.destroy());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('gtag.js'));
  await open(page, BUTTON);
  await failed;
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await visitSettings(page);
  await follow(page, CARD, CARD_TITLE);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('a slow script hears in order what happened meanwhile', async ({ page, outside }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  outside.handle(OUTSIDE_PATHS.analyticsScript, async (_request, response) => {
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
});

test('what shows in a frame of a page is no visit of its own', async ({ page, outside }) => {
  await visit(page, outside, BUTTON);
  await addFrame(page, CARD);
  // The ad comes when there is time for what can wait, as measuring would.
  await expect(page.locator('iframe').last().contentFrame().locator('[data-ad] a')).toBeVisible({
    timeout: 15_000,
  });
  expect(getEvents(outside, 'page_view').length).toBe(1);
  expect(getRequests(outside).filter((url) => url.includes('gtag.js'))).toHaveLength(1);
});

test.describe('Web vitals', () => {
  const VITALS = ['CLS', 'FCP', 'LCP', 'TTFB'];
  const setRandom = (page: Page, value: number) =>
    page.addInitScript((random) => {
      Math.random = () => random;
    }, value);

  test('a visit at the threshold of 0.0001 reports them as whole numbers', async ({
    page,
    outside,
  }) => {
    await setRandom(page, 0.0001);
    await visit(page, outside, BUTTON);
    await expect.poll(() => getEvents(outside, 'FCP').length).toBe(1);
    // The others are final when the reader leaves.
    await page.goto('about:blank');
    await expect
      .poll(() => VITALS.filter((name) => getEvents(outside, name).length > 0))
      .toEqual(VITALS);
    for (const name of VITALS) {
      const { value, ...rest } = getEvents(outside, name)[0]!;
      expect(Number.isInteger(value), `${name}: ${String(value)}`).toBe(true);
      expect(rest).toEqual({ delta: value, id: expect.any(String), nonInteraction: true });
    }
  });

  test('one above it does not even load what measures them', async ({ page, outside }) => {
    await setRandom(page, 0.000101);
    await visit(page, outside, BUTTON);
    await rested(page);
    await page.goto('about:blank');
    await page.goto(CARD);
    await expect.poll(() => getEvents(outside, 'page_view').length).toBe(2);
    expect(VITALS.filter((name) => getEvents(outside, name).length > 0)).toEqual([]);
  });
});
