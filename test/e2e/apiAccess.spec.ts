/** Who reads the API reference, and on what: small screens, right to left, without scripts, axe; issue 4, part 3. */
import { findAxeFaults } from './axe';
import { API_PAGES, BUTTON, VIEWS, type View, getRow, remember } from './apiSupport';
import { type Page, expect, hydrated, open, test as base } from './support';

/** `bare` is a page of a browser that runs no scripts. */
const test = base.extend<{ bare: Page }>({
  bare: async ({ browser, baseURL, viewport, watch }, provide) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      ...(baseURL && { baseURL }),
    });
    await watch.add(context);
    await provide(await context.newPage());
    await context.close();
  },
});

const AUTOCOMPLETE = '/material-ui/api/autocomplete/';
const ALL_GROUPS = ['inherited', 'system', 'native'] as const;

/** Makes storage answer as it does in a later visit: a view for all tables, and groups that show. */
const rememberView = (
  page: Page,
  view: View,
  groups: readonly string[] = ALL_GROUPS,
  theme: object = {},
) =>
  remember(page, {
    ...Object.fromEntries(['props', 'slots', 'classes'].map((name) => [`apiPage_${name}`, view])),
    ...Object.fromEntries(groups.map((name) => [`apiPage_${name}`, 'on'])),
    'fieldguide-theme': JSON.stringify(theme),
  });

/** Chooses a view for every table of the page, by its buttons. */
async function chooseView(page: Page, view: View): Promise<void> {
  const name = `${view[0]!.toUpperCase()}${view.slice(1)}`;
  for (const button of await page.getByRole('button', { name, exact: true }).all()) {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
}

/** Waits until the shared rows, if the page has any, are there. */
async function openWithAllRows(page: Page, url: string): Promise<void> {
  await open(page, url);
  for (const [group, name] of [
    ['native', /^HTML attributes/],
    ['system', /^System props/],
  ] as const) {
    if ((await page.getByRole('checkbox', { name }).count()) > 0) {
      await expect(page.locator(`tr[data-from="${group}"]`).first()).toBeVisible();
    }
  }
}

/** Parts of the tables that stand beyond the edges of the window. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    // A closed row of the collapsed view shows the beginning of a type on purpose.
    const parts = [...document.querySelectorAll('[data-view] *')].filter(
      (part) =>
        part.checkVisibility() &&
        !part.closest('pre, thead') &&
        !part.closest('[data-api-props="collapsed"] tr:not([data-open]) > td'),
    );
    return parts
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < -0.5 || right > window.innerWidth + 0.5;
      })
      .map((part) => `${part.closest('tr')?.id}: ${part.outerHTML.slice(0, 100)}`);
  });

for (const [index, { url, title, row }] of API_PAGES.entries()) {
  test.describe(url, () => {
    // Of two pages of the same parts each takes one direction; the crawl visits all of them in theirs.
    for (const direction of [(['ltr', 'rtl'] as const)[index % 2]!]) {
      test(`At 320 px nothing is out of reach in any view, ${direction}`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await rememberView(page, 'table', ALL_GROUPS, { direction });
        await openWithAllRows(page, url);
        await expect(page.locator('html')).toHaveCSS('direction', direction);
        for (const view of VIEWS) {
          await chooseView(page, view);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(width, `width of the page, ${view}`).toBeLessThanOrEqual(320);
          if (view === 'collapsed') {
            await getRow(page, row)
              .getByRole('button', { name: /^Details of/ })
              .click();
          }
          await expect(getRow(page, row).locator('.api-description')).toBeVisible();
          expect.soft(await findCut(page), `parts beyond the edges, ${view}`).toEqual([]);
        }
      });
    }

    test('From right to left the table is mirrored and its code is not', async ({ page }) => {
      await rememberView(page, 'table', ALL_GROUPS, { direction: 'rtl' });
      await open(page, `${url}#${row}`);
      const places = await getRow(page, row).evaluate((element) =>
        [...element.children].map((cell) => cell.getBoundingClientRect().left),
      );
      expect(places).toEqual([...places].sort((a, b) => b - a));
      await expect(getRow(page, row)).toBeInViewport();
      // `(event) => void` starts with its parenthesis at the left, whatever surrounds it.
      const turned = await page.locator('[data-view] code:not(pre code)').evaluateAll((codes) =>
        codes
          // On one line: then the beginning is left of the end.
          .filter((code) => {
            const lines = new Set([...code.getClientRects()].map(({ top }) => Math.round(top)));
            return code.checkVisibility() && lines.size === 1;
          })
          .filter((code) => {
            const range = document.createRange();
            range.selectNodeContents(code);
            const text = range.toString();
            const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
            const first = walker.nextNode()!;
            const last = (code.lastChild!.lastChild ?? code.lastChild)!;
            const readLeft = (node: Node, from: number) => {
              range.setStart(node, from);
              range.setEnd(node, from + 1);
              return range.getBoundingClientRect().left;
            };
            return (
              /\w/.test(text) &&
              readLeft(first, 0) > readLeft(last, (last.textContent?.length ?? 1) - 1)
            );
          })
          .map((code) => code.textContent),
      );
      expect(turned).toEqual([]);
    });

    test('Without scripts all is there, and nothing that does nothing', async ({ bare }) => {
      await bare.goto(url);
      await expect(bare.getByRole('heading', { level: 1 })).toHaveText(title);
      const hidden = await bare
        .locator('[data-view] tbody tr')
        .evaluateAll((rows) =>
          rows.filter((element) => !element.checkVisibility()).map(({ id }) => id),
        );
      expect(hidden).toEqual([]);
      const cells = await bare
        .locator('[data-view] :is(th, td):not(:empty)')
        .evaluateAll((all) => all.filter((cell) => !cell.checkVisibility()).length);
      expect(cells, 'cells that do not show').toBe(0);
      await expect(
        bare
          .locator('#main-content :is(button:not([popovertarget]), input, select)')
          .filter({ visible: true }),
      ).toHaveCount(0);
      // Its links still lead somewhere on the page.
      const dead = await bare
        .locator('[data-view] a[href^="#"]')
        .evaluateAll((links) =>
          links
            .map((link) => decodeURIComponent(link.getAttribute('href')!.slice(1)))
            .filter((id) => !document.getElementById(id)),
        );
      expect(dead).toEqual([]);
    });
  });
}

test('Without scripts on a telephone the rows can be read as well', async ({ bare }) => {
  await bare.setViewportSize({ width: 320, height: 640 });
  await bare.goto(`${BUTTON}#button-prop-centerRipple`);
  await expect(getRow(bare, 'button-prop-centerRipple')).toBeInViewport();
  expect(await bare.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

async function expectNoFaults(page: Page): Promise<void> {
  await setMode('light');
  expect.soft(await findAxeFaults(page), 'light').toEqual([]);
  // The mode is a matter of colours alone.
  await setMode('dark');
  expect.soft(await findAxeFaults(page, { only: ['color-contrast'] }), 'dark').toEqual([]);

  async function setMode(colorScheme: 'light' | 'dark') {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', colorScheme);
  }
}

/** Opens the first definition of a type that a row names. */
async function openType(page: Page, view: View): Promise<void> {
  if (view === 'collapsed') {
    await page.locator('tr:has(.api-type-link[aria-expanded]) .api-toggle').first().click();
  }
  await page
    .locator('[data-view] .api-type-link[aria-expanded]')
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.locator('.api-type-row')).toBeVisible();
}

test.describe('axe finds nothing', () => {
  test.describe.configure({ timeout: 90_000 });

  // A scan costs seconds: every page in one view, the other layouts and the shared rows on one page each.
  for (const { url, row } of API_PAGES) {
    test(`on ${url} with a type open`, async ({ page }) => {
      await rememberView(page, 'table', ['inherited']);
      await open(page, `${url}#${row}`);
      await openType(page, 'table');
      await expectNoFaults(page);
    });
  }

  for (const [view, width] of [
    ['expanded', 1280],
    ['collapsed', 1280],
    ['collapsed', 360],
    ['table', 360],
  ] as const) {
    test(`in the ${view} view, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await rememberView(page, view, ['inherited']);
      await open(page, AUTOCOMPLETE);
      await openType(page, view);
      await expectNoFaults(page);
    });
  }

  for (const [url, group] of [
    [BUTTON, 'native'],
    ['/system/api/box/', 'system'],
  ] as const) {
    test(`in the ${group} rows of ${url}`, async ({ page }) => {
      await rememberView(page, 'table', [group]);
      await open(page, url);
      await expect(page.locator(`tr[data-from="${group}"]`).first()).toBeVisible();
      await expectNoFaults(page);
    });
  }

  test('on the page of a component with its API in place', async ({ page }) => {
    await open(page, '/material-ui/react-text-field/');
    await page.getByRole('button', { name: /^Show the API of TextField here/ }).click();
    await expect(getRow(page, 'text-field-prop-color')).toBeVisible();
    await expectNoFaults(page);
  });

  test('while a filter finds nothing', async ({ page }) => {
    await page.goto(BUTTON);
    await hydrated(page);
    await page.getByRole('searchbox', { name: 'Filter Props' }).fill('zzz');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
  });
});
