/** A second language is two files: `translations-pt.json` for the interface, `button-pt.md` for a page. */
import { SITE_ORIGIN } from '@/src/shared/links';
import { expect, hydrated, open, test } from './support';

/** Texts that the fixture leaves out are English, with one warning per key. */
const MISSING = /console warning: Missing translation for pt:/;

test('A translated page shows its text, its interface texts and the hashes of the English page', async ({
  page,
  watch,
}) => {
  watch.allow(MISSING);
  await open(page, '/pt/material-ui/react-button/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await expect(page.locator('h1')).toHaveText('Botão');
  await expect(page.locator('h2#basic-button')).toHaveText('Botão básico');
  await expect(page.getByRole('navigation', { name: 'documentação' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Editar esta página' })).toHaveAttribute(
    'href',
    /button-pt\.md$/,
  );
  await expect(page.locator('#settings-button')).toHaveAccessibleName('Configurações');
  await expect(page.getByText('Skip to content')).toBeAttached();
});

test('A missing translation is warned about once per key', async ({ page, watch }) => {
  watch.allow(MISSING);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Missing translation')) {
      warnings.push(message.text());
    }
  });
  await open(page, '/pt/material-ui/react-button/');
  expect(warnings.length).toBeGreaterThan(0);
  expect(warnings).toEqual([...new Set(warnings)]);
});

test('A page without translation shows the English text in the Portuguese frame', async ({
  page,
  watch,
}) => {
  watch.allow(MISSING);
  await open(page, '/pt/material-ui/react-card/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await expect(page.locator('h1')).toHaveText('Card');
  await expect(page.getByRole('link', { name: 'Editar esta página' })).toHaveAttribute(
    'href',
    /card\.md$/,
  );
});

for (const path of ['/material-ui/react-button/', '/pt/material-ui/react-button/']) {
  test(`${path} names its languages for search engines`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)];
    expect(links.map(([, language, href]) => [language, href])).toEqual([
      ['en', `${SITE_ORIGIN}/material-ui/react-button/`],
      ['pt', `${SITE_ORIGIN}/pt/material-ui/react-button/`],
      ['x-default', `${SITE_ORIGIN}/material-ui/react-button/`],
    ]);
    expect(html).toContain(`<link rel="canonical" href="${SITE_ORIGIN}${path}"`);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const entry = sitemap.split('\n').find((line) => line.includes(`<loc>${SITE_ORIGIN}${path}<`));
    expect([...(entry ?? '').matchAll(/hreflang="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'en',
      'x-default',
      'pt',
    ]);
  });
}

test('Links stay in the language, in text, navigation and at the foot of the page', async ({
  page,
  watch,
}) => {
  watch.allow(MISSING);
  await open(page, '/pt/material-ui/react-button/');
  const hrefs = await page
    .locator('main a[href^="/"], nav a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(10);
  // Files, and the page that shows one demo, are the same in all languages.
  const shared = /\.\w+$|^\/demo\//;
  expect(hrefs.filter((href) => !href.startsWith('/pt/') && !shared.test(href))).toEqual([]);
});

test('The language menu goes to the same page in the other language, and back', async ({
  page,
  watch,
}) => {
  watch.allow(MISSING);
  await open(page, '/material-ui/react-button/');
  await page.locator('#settings-button').click();
  const menu = page.getByRole('combobox', { name: 'Language' });
  await expect(menu.locator('option')).toHaveText(['English', 'Português']);
  await menu.selectOption('pt');
  await expect(page).toHaveURL('/pt/material-ui/react-button/');
  await expect(page.locator('h1')).toHaveText('Botão');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('en');
  await expect(page).toHaveURL('/material-ui/react-button/');
  await expect(page.locator('h1')).toHaveText('Button');
});

test('In-site navigation from a translated page keeps language and navigation', async ({
  page,
  watch,
}) => {
  watch.allow(MISSING);
  await open(page, '/pt/material-ui/react-button/');
  await page
    .getByRole('navigation', { name: 'documentação' })
    .getByRole('link', { name: 'Card' })
    .click();
  await expect(page).toHaveURL('/pt/material-ui/react-card/');
  await expect(page.locator('h1')).toHaveText('Card');
  await hydrated(page);
  await expect(page.locator('.app-drawer-active')).toHaveText('Card');
});
