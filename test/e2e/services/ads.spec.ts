/** Ads of a service and a network, which a real server plays: valid, late, hostile, and none at all. */
import type { ServerResponse } from 'node:http';
import type { Watch } from '../support';
import {
  EXTERNAL_ORIGIN,
  EXTERNAL_PATHS,
  type ExternalServices,
  type Page,
  expect,
  open,
  sendJson,
  sendScript,
  test,
} from './support';

const PAGE = '/material-ui/getting-started/installation/';
const { adService, adNetwork } = EXTERNAL_PATHS;

const getSlot = (page: Page) => page.locator('[data-ad]');
/** Returns the visible content of the slot. */
const getAd = (page: Page) => getSlot(page).locator('> :visible');
const IN_HOUSE = /Ad by MUI/;

/** Replaces Math.random: below 0.2, the message is shown, above that an in-house ad; 0.5 is "Premium themes". */
const fixChance = (page: Page, chance: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, chance);

test.beforeEach(async ({ page }) => {
  await fixChance(page, 0.5);
});

const count = (outside: ExternalServices, path: string) =>
  outside.requests.filter(({ url }) => url.split('?')[0] === path).length;

const sendPicture = (response: ServerResponse) =>
  void response
    .setHeader('Content-Type', 'image/svg+xml')
    .end(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><path d="M0 0h900v900H0z"/></svg>',
    );

/** Serves images that the browser must not cache. */
function handlePictures(outside: ExternalServices, ...paths: string[]): void {
  for (const path of paths) {
    outside.handle(path, (_request, response) => sendPicture(response));
  }
}

/** The service cuts off its response, so the network is loaded immediately. */
function breakService(outside: ExternalServices, watch: Watch): void {
  outside.handle(adService, (request) => void request.socket.destroy());
  watch.allow(/^failed request: .*ads\.json/);
  watch.allow(/^console error: Failed to load resource.*ads\.json/);
}

const networkScript = (html: string, delay = 0) => `
  const script = document.currentScript;
  setTimeout(() => {
    const ad = document.createElement('div');
    ad.id = 'ad-network';
    ad.innerHTML = ${JSON.stringify(html)};
    script.after(ad);
  }, ${delay});`;
const NETWORK_AD = '<a href="https://shop.example/">Of the network</a>';

const GOOD = {
  statlink: '//shop.example/offer',
  statimp: `${EXTERNAL_ORIGIN}/view.svg`,
  pixel: `${EXTERNAL_ORIGIN}/pixel.svg?t=[timestamp]||${EXTERNAL_ORIGIN}/second.svg`,
  timestamp: '1700000000',
  image: `${EXTERNAL_ORIGIN}/picture.svg`,
  company: 'Shop of Tests',
  description: 'Everything for <b>testers</b> &amp; others.',
};
const PICTURES = ['/view.svg', '/pixel.svg', '/second.svg', '/picture.svg'];

test.describe('The service', () => {
  // @proves S3.19, S7.1, S7.4
  test('has an ad: it is shown immediately, its pixels are loaded, and the network is not called', async ({
    page,
    outside,
  }) => {
    handlePictures(outside, ...PICTURES);
    const headers: Record<string, unknown>[] = [];
    outside.handle(adService, (request, response) => {
      headers.push({ ...request.headers, method: request.method });
      sendJson(response, { ads: [{ company: 'No link' }, GOOD] });
    });
    outside.handle('/pixel.svg', (request, response) => {
      headers.push(request.headers);
      sendPicture(response);
    });
    await page.context().addCookies([{ name: 'secret', value: '1', url: EXTERNAL_ORIGIN }]);
    await open(page, PAGE);
    const ad = getSlot(page).getByRole('link');
    await expect(ad).toHaveText('Shop of TestsEverything for testers & others.Ad');
    await expect(ad).toHaveAttribute('href', 'https://shop.example/offer');
    await expect(ad).toHaveAttribute('rel', 'noopener sponsored');
    await expect(ad.locator('b')).toHaveText('testers');
    const image = ad.locator('img');
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(900);
    expect(await image.boundingBox()).toMatchObject({ width: 130, height: 100 });
    expect((await getSlot(page).boundingBox())?.height).toBe(126);
    await expect
      .poll(() => outside.requests.map(({ url }) => url))
      .toEqual(expect.arrayContaining(['/view.svg', '/pixel.svg?t=1700000000', '/second.svg']));
    expect(headers[0]).toMatchObject({ method: 'GET' });
    expect(headers[0]).not.toHaveProperty('cookie');
    expect(headers[1]).not.toHaveProperty('referer');
    expect([count(outside, adService), count(outside, adNetwork)]).toEqual([1, 0]);
  });

  test('is malicious: nothing runs, nothing is requested, and the slot does not grow', async ({
    page,
    outside,
  }) => {
    handlePictures(outside, '/1.svg');
    const attack = 'window.hacked = 1';
    const hostile = {
      statlink: 'https://shop.example/',
      statimp: 'javascript:window.hacked = 1',
      pixel: [
        `data:image/svg+xml,<svg onload="${attack}"/>`,
        'https://elsewhere.example/pixel',
        ...Array.from({ length: 1000 }, () => `${EXTERNAL_ORIGIN}/1.svg?[timestamp]`),
      ].join('||'),
      timestamp: { toString: 'x' },
      image: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${attack}"/>`,
      company: `<img src=x onerror="${attack}">${'long '.repeat(500)}`,
      description: [
        `<script>${attack}</script><img src="${EXTERNAL_ORIGIN}/leak.svg" onerror="${attack}">`,
        `<svg onload="${attack}"><style>body{display:none}</style></svg>`,
        `<math><mtext><table><mglyph><style><!--</style><img src=x onerror="${attack}">`,
        '</table></math><style>main{display:none}</style>',
        `<b style="position:fixed;inset:0" onclick="${attack}" id="main-content">Words</b>`,
        `<a href="javascript:${attack}">Link</a>`,
        '<iframe src="https://elsewhere.example/"></iframe>',
        'word '.repeat(5000),
      ].join(''),
    };
    outside.handle(adService, (_request, response) =>
      sendJson(response, {
        ads: [
          null,
          7,
          [],
          { statlink: `javascript:${attack}` },
          { statlink: 'data:text/html,<script>window.hacked = 1</script>' },
          { statlink: { href: 'https://shop.example/' } },
          hostile,
        ],
        __proto__: { polluted: true },
      }),
    );
    await open(page, PAGE);
    const ad = getSlot(page).getByRole('link');
    await expect(ad).toContainText('Words');
    await expect(ad).toHaveAttribute('href', 'https://shop.example/');
    // Only the known parts: name, description with inline markup, and the line below.
    expect(
      await ad.evaluate((link) => [
        ...new Set([...link.querySelectorAll('*')].map(({ localName }) => localName)),
      ]),
    ).toEqual(['span', 'strong', 'b']);
    expect(await ad.locator('b').evaluate((bold) => bold.attributes.length)).toBe(0);
    expect((await getSlot(page).boundingBox())?.height).toBe(126);
    await expect.poll(() => count(outside, '/1.svg')).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(count(outside, '/1.svg')).toBeLessThanOrEqual(5);
    expect(count(outside, '/leak.svg')).toBe(0);
    expect(await page.evaluate(() => 'hacked' in window || 'polluted' in {})).toBe(false);
    await page.setViewportSize({ width: 320, height: 700 });
    expect((await getSlot(page).boundingBox())?.height).toBe(142);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('sends an endless response: it is canceled', { tag: '@full' }, async ({ page, outside }) => {
    let sent = 0;
    let isClosed = false;
    outside.handle(adService, (_request, response) => {
      const part = ' '.repeat(16 * 1024);
      const timer = setInterval(() => {
        sent += part.length;
        response.write(part);
      }, 5);
      response.on('close', () => {
        isClosed = true;
        clearInterval(timer);
      });
    });
    outside.handle(adNetwork, (_request, response) =>
      sendScript(response, networkScript(NETWORK_AD)),
    );
    await open(page, PAGE);
    await expect(getAd(page)).toHaveText('Of the network');
    await expect.poll(() => isClosed).toBe(true);
    expect(sent).toBeLessThan(10 * 2 ** 20);
    expect(count(outside, adService)).toBe(1);
  });

  test(
    'redirects: the redirect is not followed',
    { tag: '@full' },
    async ({ page, outside, watch }) => {
      watch.allow(/^failed request: .*ads\.json/);
      watch.allow(/^console error: Failed to load resource: net::ERR_FAILED/);
      outside.handle(
        adService,
        (_request, response) =>
          void response.writeHead(302, { Location: `${EXTERNAL_ORIGIN}/elsewhere` }).end(),
      );
      await open(page, PAGE);
      await expect(getAd(page)).toHaveText(IN_HOUSE);
      expect([count(outside, '/elsewhere'), count(outside, adService)]).toEqual([0, 1]);
    },
  );

  test('and the network do not respond: an in-house ad is shown, and the page works', async ({
    page,
    outside,
    watch,
  }) => {
    watch.allow(/^failed request: http:\/\/services\.test\//);
    watch.allow(/^console error: Failed to load resource: net::ERR_CONNECTION_RESET/);
    outside.die();
    await page.clock.install();
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith(adNetwork),
    );
    await open(page, PAGE);
    await failed;
    // The checks for the network's ad.
    await page.clock.runFor(6 * 500);
    await expect(getAd(page)).toHaveText(IN_HOUSE);
    await expect(getSlot(page).getByRole('link')).toHaveCount(1);
  });
});

test.describe('The network', () => {
  test('has an ad: it is shown in the slot, even if it is very high', async ({
    page,
    outside,
    watch,
  }) => {
    breakService(outside, watch);
    outside.handle(adNetwork, (_request, response) =>
      sendScript(response, networkScript('<p style="block-size:2000px">Of the network</p>')),
    );
    await open(page, PAGE);
    await expect(getAd(page)).toHaveText('Of the network');
    expect((await getSlot(page).boundingBox())?.height).toBe(126);
    expect(count(outside, adNetwork)).toBe(1);
  });

  test(
    'is late: it replaces the in-house ad when the pointer has left',
    { tag: '@full' },
    async ({ page, outside, watch }) => {
      breakService(outside, watch);
      outside.handle(adNetwork, (_request, response) =>
        sendScript(response, networkScript(NETWORK_AD, 6000)),
      );
      await page.clock.install();
      const arrived = page.waitForResponse((response) => response.url().endsWith(adNetwork));
      await open(page, PAGE);
      await (await arrived).finished();
      await page.clock.runFor(6 * 500);
      await expect(getAd(page)).toHaveText(IN_HOUSE);
      await getSlot(page).hover();
      // The ad arrives after 6 s, and is checked several times.
      await page.clock.runFor(5000);
      await expect(page.locator('#ad-network')).toBeAttached();
      await expect(getAd(page)).toHaveText(IN_HOUSE);
      await page.mouse.move(0, 0);
      await page.clock.runFor(500);
      await expect(getAd(page)).toHaveText('Of the network');
    },
  );
});

test(
  'Another page has a new slot, and the old one stops',
  { tag: '@full' },
  async ({ page, outside }) => {
    const closed: number[] = [];
    outside.handle(adService, (_request, response) => {
      const number = count(outside, adService);
      response.on('close', () => closed.push(number));
      if (number > 1) {
        sendJson(response, { ads: [{ ...GOOD, image: null, pixel: '', statimp: '' }] });
      }
    });
    // On a page whose navigation contains the other page.
    await open(page, '/material-ui/react-button/');
    await expect.poll(() => count(outside, adService)).toBe(1);
    await page
      .getByRole('navigation', { name: 'documentation' })
      .getByRole('link', { name: 'Card', exact: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card');
    await expect(getSlot(page).getByRole('link')).toContainText('Shop of Tests');
    expect(closed).toContain(1);
    expect(count(outside, adService)).toBe(2);
  },
);
