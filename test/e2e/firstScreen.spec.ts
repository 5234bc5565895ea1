/**
 * The first screen of component pages: what the component is, how to import it, and what it looks like. The gate measures
 * one page of each product, and the full proof all pages with a playground.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ALL_PAGES, type Page, expect, test } from './support';

const IN_GATE = [
  '/material-ui/react-button/',
  '/joy-ui/react-button/',
  '/base-ui/react-select/',
  '/system/react-box/',
];

/** Addresses of the pages with a playground, from the data files beside their Markdown. */
const URLS = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.playground.json'))
  .map((file) => {
    const [product = ''] = file.split(path.sep);
    const name = path.basename(file, '.playground.json');
    const urls = [`/${product}/react-${name}/`, `/${product}/${name}/`];
    return urls.find((url) => ALL_PAGES.includes(url)) ?? file;
  });

/** Returns the vertical positions of the parts of a page, in CSS pixels from the top of the document. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')!;
    const playground = main.querySelector('#playground')!;
    const find = (element: Element | null | undefined) => {
      const { top, bottom } = element!.getBoundingClientRect();
      return { top: top + window.scrollY, bottom: bottom + window.scrollY };
    };
    return {
      title: find(main.querySelector('h1')),
      lead: find(main.querySelector('.description')),
      imports: find(main.querySelector('.MuiCode-root')?.parentElement),
      preview: find(playground.querySelector('[class$="_preview"]')),
      code: find(playground.querySelector('pre')),
      controls: find(playground.querySelector('[data-prop]')),
      text: find(playground.nextElementSibling),
      ad: find(main.querySelector('[data-ad]')),
      end: find(playground),
    };
  });

test('Every playground has a page', () => {
  expect(URLS.filter((url) => !url.startsWith('/'))).toEqual([]);
  expect(URLS).toEqual(expect.arrayContaining(IN_GATE));
});

for (const url of URLS) {
  test(
    `${url}: description, import and preview are on the first screen`,
    { tag: IN_GATE.includes(url) ? [] : ['@full'] },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(url);
      const wide = await measure(page);
      expect(wide.lead.top).toBeGreaterThanOrEqual(wide.title.bottom);
      expect(wide.imports.top).toBeGreaterThanOrEqual(wide.lead.bottom);
      expect(wide.imports.top - wide.lead.bottom, 'gap below the description').toBeLessThan(40);
      expect(wide.preview.top).toBeGreaterThanOrEqual(wide.imports.bottom);
      expect(wide.preview.bottom, 'end of the preview').toBeLessThanOrEqual(900);
      expect(wide.ad.top).toBeGreaterThanOrEqual(wide.end.bottom);

      await page.setViewportSize({ width: 390, height: 844 });
      const narrow = await measure(page);
      expect(narrow.imports.bottom).toBeLessThanOrEqual(narrow.preview.top);
      expect(narrow.preview.bottom).toBeLessThanOrEqual(narrow.code.top + 1);
      expect(narrow.code.bottom).toBeLessThanOrEqual(narrow.controls.top + 1);
      expect(narrow.text.top, 'start of the first section').toBeLessThanOrEqual(1.5 * 844);
      expect(narrow.ad.top).toBeGreaterThanOrEqual(narrow.end.bottom);
    },
  );
}

test('Each import statement is copied with one click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/material-ui/react-button/');
  const blocks = page.locator('main > div', { has: page.getByText('More imports') });
  const buttons = blocks.getByRole('button');
  await blocks.locator('summary').click();
  await expect(buttons).toHaveText(['Copy', 'Copy', 'Copy', 'Copy']);
  const copied: string[] = [];
  for (const button of await buttons.all()) {
    await button.click();
    await expect(button).toHaveText('Copied');
    copied.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  expect(copied.slice(0, 2)).toEqual([
    "import Button from '@mui/material/Button';",
    "import { Button } from '@mui/material';",
  ]);
  expect(copied[2]).toContain("import IconButton from '@mui/material/IconButton';");
  expect(copied[3]).toContain('import { Button, IconButton, ButtonBase } from');
});
