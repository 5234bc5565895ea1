/** What the head of a page tells search engines, link previews and browsers. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { SITE_ORIGIN } from '@/src/shared/links';
import { ALL_PAGES, type Page, expect, open, test } from './support';

const OUT = path.resolve('out');
const BUTTON = '/material-ui/react-button/';
const read = (name: string) => readFileSync(path.join(OUT, name), 'utf8');

interface Head {
  title: string;
  /** Content of meta tags by name or property; a list for those that stand there twice. */
  meta: Record<string, string[]>;
  canonical: string[];
  data: unknown[];
}

const readHead = (page: Page): Promise<Head> =>
  page.evaluate(() => {
    const meta: Record<string, string[]> = {};
    for (const tag of document.querySelectorAll('head meta')) {
      const name = tag.getAttribute('name') ?? tag.getAttribute('property');
      if (name) {
        (meta[name] ??= []).push(tag.getAttribute('content') ?? '');
      }
    }
    return {
      title: document.title,
      meta,
      canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
        ({ href }) => href,
      ),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
        JSON.parse(script.textContent ?? ''),
      ),
    };
  });

/** Heads without a browser: of every page. */
const heads = ALL_PAGES.map((url) => {
  const html = read(path.join(url, 'index.html'));
  const head = html.slice(0, html.indexOf('</head>'));
  const metas = (name: string) =>
    [...head.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(
      ([, content = '']) => content,
    );
  const canonical = [...head.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(
    ([, href]) => href,
  );
  return { url, head, metas, canonical, noindex: metas('robots').includes('noindex') };
});
const shown = heads.filter(({ noindex }) => !noindex);

test('Every page has one title, description and address, and a picture that is there', () => {
  expect(shown.length).toBeGreaterThan(250);
  const titles = new Map<string, string>();
  for (const { url, head, metas, canonical } of shown) {
    const title = /<title[^>]*>([^<]+)<\/title>/.exec(head)?.[1] ?? '';
    expect(title, url).not.toBe('');
    expect(titles.get(title), `${url} and this have the title ${title}`).toBeUndefined();
    titles.set(title, url);
    expect(canonical, url).toEqual([SITE_ORIGIN + url]);
    expect(metas('og:url'), url).toEqual(canonical);
    for (const name of ['description', 'og:title', 'og:description', 'og:image', 'twitter:card']) {
      expect(metas(name).length, `${name} of ${url}`).toBe(1);
      expect(metas(name)[0], `${name} of ${url}`).not.toBe('');
    }
    expect(metas('twitter:image'), url).toEqual(metas('og:image'));
    const image = metas('og:image')[0]?.replace(SITE_ORIGIN, '') ?? '';
    expect(existsSync(path.join(OUT, image)), image).toBe(true);
  }
});

test('Pictures are PNGs of the size that the head names', async ({ page, request }) => {
  await open(page, BUTTON);
  const { meta } = await readHead(page);
  expect(meta['og:image:width']).toEqual(['1200']);
  expect(meta['og:image:height']).toEqual(['630']);
  for (const name of ['index', 'material-ui/react-button', 'material-ui/api/button']) {
    const answer = await request.get(`/social/${name}.png`);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(imageSize(await answer.body())).toMatchObject({ width: 1200, height: 630, type: 'png' });
  }
});

test('Test pages, the page of one demo and that for unknown addresses are kept out of search', async ({
  request,
}) => {
  const hidden = heads.filter(({ noindex }) => noindex).map(({ url }) => url);
  const expected = ALL_PAGES.filter((url) => /^\/(experiments|demo|offline|404)\//.test(url));
  expect(hidden).toEqual(expected);
  expect(hidden.length).toBeGreaterThan(10);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(hidden.filter((url) => sitemap.includes(`${SITE_ORIGIN}${url}<`))).toEqual([]);
});

test('The sitemap is sound XML and names every other page with the day of its last change', async ({
  page,
  request,
}) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toMatch(/xml/);
  await open(page, '/');
  const entries = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const fault = parsed.querySelector('parsererror')?.textContent;
      return fault
        ? fault
        : [...parsed.querySelectorAll('url')].map((entry) => ({
            loc: entry.querySelector('loc')?.textContent,
            lastmod: entry.querySelector('lastmod')?.textContent,
          }));
    },
    await answer.text(),
  );
  expect(entries).toBeInstanceOf(Array);
  const list = entries as { loc?: string; lastmod?: string }[];
  expect(list.map(({ loc }) => loc).sort()).toEqual(
    shown.map(({ url }) => SITE_ORIGIN + url).sort(),
  );
  for (const { lastmod } of list.filter((entry) => entry.lastmod)) {
    expect(lastmod).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(Date.parse(lastmod ?? '')).toBeLessThanOrEqual(Date.now() + 86_400_000);
  }
  expect(await (await request.get('/robots.txt')).text()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`,
  );
});

for (const [url, crumbs] of [
  [BUTTON, ['Home', 'Material UI', 'React Button component']],
  ['/material-ui/getting-started/', ['Home', 'Material UI Overview']],
  ['/material-ui/api/button/', ['Home', 'Material UI', 'API reference', 'Button API']],
  ['/base-ui/react-select/hooks-api/', ['Home', 'Base UI', /Select/, /Hooks/]],
] as const) {
  test(`The data of ${url} is an article and the way to it`, async ({ page }) => {
    await open(page, url);
    const { data, meta, canonical } = await readHead(page);
    const [article, list] = (data[0] as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(data.length).toBe(1);
    expect(article).toMatchObject({
      '@type': 'TechArticle',
      headline: meta['og:title']?.[0],
      description: meta.description?.[0],
      url: canonical[0],
      image: meta['og:image']?.[0],
      inLanguage: 'en',
    });
    const items = list?.itemListElement as { position: number; name: string; item: string }[];
    expect(list?.['@type']).toBe('BreadcrumbList');
    expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1));
    expect(items.at(-1)?.item).toBe(canonical[0]);
    expect(items.length).toBe(crumbs.length);
    items.slice(0, -1).forEach(({ name }, index) => {
      expect(name).toMatch(crumbs[index]!);
    });
    for (const { item } of items) {
      expect(ALL_PAGES).toContain(item.replace(SITE_ORIGIN, ''));
    }
  });
}

test('The head follows in-site navigation', async ({ page }) => {
  await open(page, BUTTON);
  await page.getByRole('navigation', { name: 'documentation' }).getByText('Card').click();
  await expect(page.locator('h1')).toHaveText('Card');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /react-card\/$/);
  const { meta, canonical } = await readHead(page);
  expect(canonical).toEqual([`${SITE_ORIGIN}/material-ui/react-card/`]);
  expect(meta['og:url']).toEqual(canonical);
  expect(meta['og:image']).toEqual([`${SITE_ORIGIN}/social/material-ui/react-card.png`]);
  expect(meta.description?.length).toBe(1);
});

test('The manifest names icons of the size that they have, and pages that there are', async ({
  page,
  request,
}) => {
  await open(page, '/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toMatch(/manifest\+json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ short_name: 'Fieldguide', start_url: '/', scope: '/' });
  const purposes = manifest.icons.map(({ purpose }: { purpose?: string }) => purpose);
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    if (type === 'image/png') {
      const { width, height } = imageSize(await icon.body());
      expect(`${width}x${height}`).toBe(sizes);
    }
  }
  for (const { url } of manifest.shortcuts) {
    expect(ALL_PAGES).toContain(url);
  }
  // The browser's own reading of it.
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(url).toMatch(/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
});

test('Every icon that the head names is there', async ({ page, request }) => {
  await open(page, '/');
  const icons = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(icons).toEqual(['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']);
  for (const icon of icons) {
    const answer = await request.get(icon);
    expect(answer.status()).toBe(200);
    expect(imageSize(await answer.body()).width).toBeGreaterThan(15);
  }
});

test("The browser's bars take the colour of the mode that shows", async ({ page }) => {
  const colors = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, BUTTON);
  expect(await colors()).toEqual(['#ffffff', '#ffffff']);
  await page.evaluate(() => localStorage.setItem('mui-mode', 'dark'));
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await colors()).toEqual(['#0c1524', '#0c1524']);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(12, 21, 36)',
  );
  await open(page, BUTTON);
  await page.evaluate(() => localStorage.setItem('mui-mode', 'system'));
  await open(page, BUTTON);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(colors).toEqual(['#0c1524', '#0c1524']);
});

test('The page about pictures shows those of other pages', async ({ page }) => {
  await open(page, '/experiments/docs/og-card/');
  const pictures = page.locator('main img:not([data-ad] img)');
  expect(await pictures.count()).toBe(4);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(1200);
  }
});
