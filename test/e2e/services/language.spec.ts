/** A second language consists of two files: `translations-pt.json` for the interface, `button-pt.md` for a page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICES_OUT } from '../fixtures/servicesSite';
import { DOCS_ORIGIN, expect, hydrated, open, test } from './support';

const BUTTON = '/material-ui/react-button/';

/** Texts that the fixture leaves out are in English, with one warning per key. */
const MISSING = /console warning: Missing translation for pt:/;

// @proves S5.3
test('A translated page: its text, the interface, links in the language, a warning per missing text', async ({
  page,
  watch,
}) => {
  watch.allow(MISSING);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Missing translation')) {
      warnings.push(message.text());
    }
  });
  await open(page, `/pt${BUTTON}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await expect(page.locator('h1')).toHaveText('Botão');
  await expect(page.locator('h1[lang], main .prose[lang]')).toHaveCount(0);
  // Headings have the hashes of the English page.
  await expect(page.locator('h2#basic-button')).toHaveText('Botão básico');
  await expect(page.getByRole('navigation', { name: 'documentação' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Editar esta página' })).toHaveAttribute(
    'href',
    /button-pt\.md$/,
  );
  await expect(page.locator('#settings-button')).toHaveAccessibleName('Configurações');
  await expect(page.getByText('Skip to content')).toBeAttached();

  const hrefs = await page
    .locator('main a[href^="/"], nav a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(10);
  // Files and the page of a standalone demo are the same in all languages.
  const shared = /\.\w+$|^\/demo\//;
  expect(hrefs.filter((href) => !href.startsWith('/pt/') && !shared.test(href))).toEqual([]);

  expect(warnings.length).toBeGreaterThan(0);
  expect(warnings).toEqual([...new Set(warnings)]);
});

test('In-site navigation keeps the language; a page without translation is English in its frame', async ({
  page,
  watch,
}) => {
  watch.allow(MISSING);
  await open(page, `/pt${BUTTON}`);
  await page
    .getByRole('navigation', { name: 'documentação' })
    .getByRole('link', { name: 'Card' })
    .click();
  await expect(page).toHaveURL('/pt/material-ui/react-card/');
  await expect(page.locator('h1')).toHaveText('Card');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  // WCAG 3.1.2: screen readers read the English text in English.
  await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#page-toc')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main > .prose:not([lang="en"])')).toHaveCount(0);
  await expect(page.locator('.app-drawer-active')).toHaveText('Card');
  await expect(page.getByRole('link', { name: 'Editar esta página' })).toHaveAttribute(
    'href',
    /card\.md$/,
  );
});

test('Search in another language leads to pages in it', async ({ page, watch }) => {
  watch.allow(MISSING);
  await open(page, '/pt/material-ui/react-card/');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('button');
  const hits = page.getByRole('listbox', { name: 'Search' }).locator('a');
  await expect(hits.first()).toBeVisible();
  const hrefs = await hits.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toContain(`/pt${BUTTON}`);
  expect(hrefs.filter((href) => !href?.startsWith('/pt/'))).toEqual([]);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/pt${BUTTON}`));
  await expect(page.locator('h1')).toHaveText('Botão');
});

// @proves S3.30
test('The language menu opens the same page in the other language, and back', async ({
  page,
  watch,
}) => {
  watch.allow(MISSING);
  await open(page, BUTTON);
  await page.locator('#settings-button').click();
  const menu = page.getByRole('combobox', { name: 'Language' });
  await expect(menu.locator('option')).toHaveText(['English', 'Português']);
  await menu.selectOption('pt');
  await expect(page).toHaveURL(`/pt${BUTTON}`);
  await expect(page.locator('h1')).toHaveText('Botão');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('en');
  await expect(page).toHaveURL(BUTTON);
  await expect(page.locator('h1')).toHaveText('Button');
});

// @proves S2.24, S2.25
test('A language without pages leads to the English ones, also from the 404 page', async ({
  page,
  watch,
}) => {
  // S2.24 and S2.25: "A language prefix is stripped from paths (a /zh prefix is also recognised)".
  for (const prefix of ['en', 'zh']) {
    await page.goto(`/${prefix}${BUTTON}`);
    await expect(page).toHaveURL(BUTTON);
  }
  // The response of a host that doesn't support redirects.
  watch.allow(/^response 404: .*\/zh\//);
  watch.allow(/^console error: Failed to load resource: .* 404 .*\/zh\//);
  // Chromium blocks requests to local addresses from responses without an address, which fulfilled ones are.
  watch.allow(/gtag\.js/);
  const body = readFileSync(path.join(SERVICES_OUT, '404.html'), 'utf8');
  await page.route(`**/zh${BUTTON}`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto(`/zh${BUTTON}`);
  await page.getByRole('link', { name: 'Read this page in English' }).click();
  await expect(page).toHaveURL(BUTTON);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Button');
});

test('Pages and sitemap name their languages for search engines', () => {
  const read = (file: string) => readFileSync(path.join(SERVICES_OUT, file), 'utf8');
  const entries = read('sitemap.xml').split('\n');
  for (const address of [BUTTON, `/pt${BUTTON}`]) {
    const html = read(`${address}index.html`);
    const links = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)];
    expect(links.map(([, language, href]) => [language, href])).toEqual([
      ['en', `${DOCS_ORIGIN}${BUTTON}`],
      ['pt', `${DOCS_ORIGIN}/pt${BUTTON}`],
      ['x-default', `${DOCS_ORIGIN}${BUTTON}`],
    ]);
    expect(html).toContain(`<link rel="canonical" href="${DOCS_ORIGIN}${address}"`);
    const entry = entries.find((line) => line.includes(`<loc>${DOCS_ORIGIN}${address}<`));
    expect([...(entry ?? '').matchAll(/hreflang="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'en',
      'x-default',
      'pt',
    ]);
  }
});
