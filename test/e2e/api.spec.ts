/** The pages of the API reference: their sections, the ways between them, and their data; issue 4. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { API_PAGES, BUTTON, COMPONENTS, HOOKS, getRow } from './apiSupport';
import { ALL_PAGES, type Page, demo, expect, open, test } from './support';

const OUT = path.resolve('out');

/** PEERS.md, API page; `types` explains what the tables name, `parameters` and `return-value` are those of hooks. */
const ORDER = [
  'demos',
  'import',
  'props',
  'parameters',
  'return-value',
  'inheritance',
  'theme-default-props',
  'slots',
  'classes',
  'types',
  'source-code',
];

const getNeighbour = (page: Page, side: 'prev' | 'next') =>
  page.getByRole('navigation', { name: 'Previous and next page' }).locator(`[rel="${side}"]`);

for (const { url, title, entries, imports } of API_PAGES) {
  test.describe(url, () => {
    test('It has its sections in their order, each leads to itself, and imports can be copied', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      for (const [prefix, sections] of Object.entries(entries)) {
        const expected = ORDER.map((id) => prefix + id);
        const ids = await page
          .locator('#main-content :is(h2, h3)')
          .evaluateAll((headings) => headings.map(({ id }) => id));
        const found = ids.filter((id) => expected.includes(id));
        expect(found).toEqual(expected.filter((id) => found.includes(id)));
        expect(found).toEqual(expect.arrayContaining(sections.map((id) => prefix + id)));
      }
      const toc = page.getByRole('navigation', { name: 'Page table of contents' });
      const last = `${Object.keys(entries).at(-1)}source-code`;
      await toc.locator(`a[href$="#${last}"]`).click();
      await expect(page).toHaveURL(`${url}#${last}`);
      await expect(page.locator(`[id="${last}"]`)).toBeInViewport();

      const block = page.locator('.MuiCode-root').filter({ hasText: imports[0] ?? '' });
      await block.hover();
      await block.getByRole('button', { name: 'Copy' }).click();
      await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.split('\n').filter((line) => !line.startsWith('//'))).toEqual(imports);
    });
  });
}

test.describe('Ways', () => {
  test('From a component to its API, to the next ones and back, without a reload', async ({
    page,
    watch,
  }) => {
    await open(page, '/material-ui/react-button/');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('link', { name: '<Button />' }).click();
    await expect(page).toHaveURL(BUTTON);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button API');
    await expect(getRow(page, 'button-prop-color')).toBeVisible();
    await expect(getRow(page, 'button-prop-centerRipple')).toBeHidden();
    await page.locator('#demos ~ *, .api-pages').getByRole('link', { name: 'Dialog' }).click();
    await expect(page).toHaveURL('/material-ui/react-dialog/');
    await page.goBack();
    await expect(getRow(page, 'button-prop-color')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/material-ui/react-button/');
    await expect(demo(page, 'BasicButtons')).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button API');
    await getNeighbour(page, 'next').click();
    await expect(page).toHaveURL('/material-ui/api/button-base/');
    await expect(getRow(page, 'button-base-prop-centerRipple')).toBeVisible();
    await getNeighbour(page, 'next').click();
    await expect(page).toHaveURL('/material-ui/api/button-group/');
    // The address changes before the page does.
    await expect(getRow(page, 'button-group-prop-color')).toBeVisible();
    await getNeighbour(page, 'prev').click();
    await expect(page).toHaveURL('/material-ui/api/button-base/');
    await expect(getRow(page, 'button-base-prop-centerRipple')).toBeVisible();
    await getNeighbour(page, 'prev').click();
    await expect(page).toHaveURL(BUTTON);
    await expect(getRow(page, 'button-prop-color')).toBeVisible();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(watch.problems).toEqual([]);
  });

  test('Base UI has tabs with addresses, and the back button goes through them', async ({
    page,
  }) => {
    await open(page, '/base-ui/react-select/');
    const getTab = (name: string) =>
      page.locator('#main-content nav').first().getByRole('link', { name });
    for (const [name, url, row] of [
      ['Components API', COMPONENTS, 'select-prop-disabled'],
      ['Hooks API', HOOKS, 'use-select-return-value-open'],
    ] as const) {
      await getTab(name).click();
      await expect(page).toHaveURL(url);
      await expect(getTab(name)).toHaveAttribute('aria-current', 'page');
      await expect(getTab('Demos')).not.toHaveAttribute('aria-current', /.*/);
      await expect(getRow(page, row)).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL(COMPONENTS);
    await expect(getTab('Components API')).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).toHaveURL('/base-ui/react-select/');
    await expect(getTab('Demos')).toHaveAttribute('aria-current', 'page');
    await expect(demo(page, 'SelectIntroduction')).toBeVisible();
    await page.getByRole('link', { name: 'useSelect' }).last().click();
    await expect(page).toHaveURL(`${HOOKS}#use-select`);
    await expect(page.locator('#use-select')).toBeInViewport();
  });

  for (const product of ['material-ui', 'joy-ui', 'base-ui', 'system', 'x']) {
    test(`/${product}/api/ lists every component and hook, and each link holds`, async ({
      page,
    }) => {
      await open(page, `/${product}/api/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('API reference');
      const links = await page
        .locator('.api-list a')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
      const index = z
        .array(z.object({ name: z.string(), product: z.string(), href: z.string() }))
        .parse(JSON.parse(readFileSync(path.join(OUT, 'api-data/index.json'), 'utf8')))
        .filter((entry) => entry.product === product);
      expect(index.length).toBeGreaterThan(0);
      expect(links.toSorted()).toEqual(index.map(({ name, href }) => [name, href]).toSorted());
      for (const { href } of index) {
        const [pathname = '', hash] = href.split('#');
        const file = path.join(OUT, pathname, 'index.html');
        expect(existsSync(file), href).toBe(true);
        if (hash) {
          expect(readFileSync(file, 'utf8'), href).toContain(`id="${hash}"`);
        }
      }
    });
  }

  test('Base UI has its reference in one place', () => {
    expect(ALL_PAGES.filter((url) => /^\/base-ui\/api\/./.test(url))).toEqual([]);
  });

  for (const [url, name] of [
    [BUTTON, 'API reference'],
    ['/material-ui/api/', 'API reference'],
    ['/joy-ui/api/select/', 'API reference'],
    ['/system/api/box/', 'API reference'],
    ['/x/api/data-grid/', 'API reference'],
    [COMPONENTS, 'Select'],
  ] as const) {
    test(`On ${url} the navigation marks ${name}`, async ({ page }) => {
      await open(page, url);
      const marked = page
        .getByRole('navigation', { name: 'documentation' })
        .locator('[aria-current="page"]');
      await expect(marked).toHaveText(name);
      await expect(marked).toHaveClass(/app-drawer-active/);
    });
  }
});

test.describe('For machines', () => {
  test('Entries are served as JSON that its published schema accepts', async ({ request }) => {
    const schemaFile = await request.get('/api-data/schema.json');
    expect(schemaFile.status()).toBe(200);
    const json: Record<string, unknown> = await schemaFile.json();
    expect(json.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    const schema = z.fromJSONSchema(json);
    for (const [file, name, href] of [
      ['material-ui/button', 'Button', BUTTON],
      ['base-ui/use-select', 'useSelect', `${HOOKS}#use-select`],
      ['x/data-grid', 'DataGrid', '/x/api/data-grid/'],
    ] as const) {
      const response = await request.get(`/api-data/${file}.json`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain('application/json');
      const entry: Record<string, unknown> = await response.json();
      expect(entry).toMatchObject({ name, href });
      expect(schema.safeParse(entry).error?.issues ?? []).toEqual([]);
      expect(schema.safeParse({ ...entry, name: 1 }).success).toBe(false);
      expect(schema.safeParse({ ...entry, props: undefined }).success).toBe(false);
    }
  });

  test('The page links its data', async ({ page, request }) => {
    await open(page, BUTTON);
    const href = await page.getByRole('link', { name: 'This entry as JSON' }).getAttribute('href');
    expect((await request.get(href ?? '')).status()).toBe(200);
    await expect(
      page.getByRole('link', { name: 'The JSON Schema of all entries' }),
    ).toHaveAttribute('href', '/api-data/schema.json');
  });
});
