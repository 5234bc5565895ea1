/** Accessibility of the API reference: small screens, right to left, without scripts, axe. */
import { findAxeProblems } from './axe';
import {
  AUTOCOMPLETE,
  BUTTON,
  COMPONENTS,
  DATA_GRID,
  HOOKS,
  VIEWS,
  type View,
  getFilter,
  getRow,
  remember,
} from './apiSupport';
import { type Page, expect, open, test as base } from './support';

/** `bare` is a page in a browser without scripts. */
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

const ALL_GROUPS = ['inherited', 'system', 'native'] as const;

/** Sets local storage as in a later visit: a view for all tables, and visible groups. */
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

/** Selects a view for every table of the page, with its buttons. */
async function chooseView(page: Page, view: View): Promise<void> {
  const name = `${view[0]!.toUpperCase()}${view.slice(1)}`;
  for (const button of await page.getByRole('button', { name, exact: true }).all()) {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
}

/** Opens a page and waits until the shared rows of its visible groups have loaded. */
async function openWithAllRows(
  page: Page,
  url: string,
  groups: readonly string[] = ALL_GROUPS,
): Promise<void> {
  await open(page, url);
  for (const [group, name] of [
    ['native', /^HTML attributes/],
    ['system', /^System props/],
  ] as const) {
    if (groups.includes(group) && (await page.getByRole('checkbox', { name }).count()) > 0) {
      await expect(page.locator(`tr[data-from="${group}"]`).first()).toBeVisible();
    }
  }
}

/** Parts of the tables that are beyond the edges of the window. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    // A collapsed row intentionally shows only the start of a type.
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

/** Inline code of the tables that ends to the left of its start. */
const findTurnedCode = (page: Page) =>
  page.locator('[data-view] code:not(pre code)').evaluateAll((codes) =>
    codes
      // Code on one line, whose start must be to the left of its end.
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

// The crawl checks the width of every page in its initial state. These are the other views, and the shared rows.
for (const { url, row, direction, tag = [] } of [
  { url: BUTTON, row: 'button-prop-color', direction: 'ltr' },
  { url: HOOKS, row: 'use-select-parameters-disabled', direction: 'rtl' },
  { url: AUTOCOMPLETE, row: 'autocomplete-prop-options', direction: 'rtl', tag: ['@full'] },
  { url: '/joy-ui/api/select/', row: 'select-prop-color', direction: 'rtl', tag: ['@full'] },
  { url: '/system/api/box/', row: 'box-prop-component', direction: 'ltr', tag: ['@full'] },
  { url: COMPONENTS, row: 'select-prop-disabled', direction: 'ltr', tag: ['@full'] },
  { url: DATA_GRID, row: 'data-grid-prop-rowHeight', direction: 'rtl', tag: ['@full'] },
]) {
  test(`On ${url} nothing is cut off in any view, ${direction}`, { tag }, async ({ page }) => {
    await rememberView(page, 'table', ALL_GROUPS, { direction });
    if (direction === 'rtl') {
      await test.step('The table is mirrored, but not its code', async () => {
        await open(page, `${url}#${row}`);
        await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
        const places = await getRow(page, row).evaluate((element) =>
          [...element.children].map((cell) => cell.getBoundingClientRect().left),
        );
        expect(places.length).toBeGreaterThan(2);
        expect(places).toEqual([...places].sort((a, b) => b - a));
        await expect(getRow(page, row)).toBeInViewport();
        // `(event) => void` starts with its parenthesis on the left, whatever surrounds it.
        expect(await findTurnedCode(page)).toEqual([]);
      });
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await openWithAllRows(page, url);
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

test('Without scripts, all rows are visible, and controls are hidden, also on a phone', async ({
  bare,
}) => {
  await bare.goto(BUTTON);
  const cells = bare.locator('[data-view] :is(th, td):not(:empty)');
  expect(await cells.count()).toBeGreaterThan(100);
  await expect(cells.filter({ visible: false }), 'cells that do not show').toHaveCount(0);
  await expect(
    bare
      .locator('#main-content :is(button:not([popovertarget]), input, select)')
      .filter({ visible: true }),
  ).toHaveCount(0);
  await bare.setViewportSize({ width: 320, height: 640 });
  await bare.goto(`${BUTTON}#button-prop-centerRipple`);
  await expect(getRow(bare, 'button-prop-centerRipple')).toBeInViewport();
  expect(await bare.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

/** Runs axe in both modes on the tables, or on the whole page. */
async function expectNoProblems(page: Page, within: readonly string[] = []): Promise<void> {
  await setMode('light');
  expect.soft(await findAxeProblems(page, { within }), 'light').toEqual([]);
  // The mode only affects colors.
  await setMode('dark');
  const dark = await findAxeProblems(page, { within, only: ['color-contrast'] });
  expect.soft(dark, 'dark').toEqual([]);

  async function setMode(colorScheme: 'light' | 'dark') {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', colorScheme);
  }
}

/** Opens the first type definition of a row. */
async function openType(page: Page, view: View): Promise<void> {
  if (view === 'collapsed') {
    await page
      .locator('tr:has(.api-type-link[aria-expanded]) .api-toggle')
      .filter({ visible: true })
      .first()
      .click();
  }
  await page
    .locator('[data-view] .api-type-link[aria-expanded]')
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.locator('.api-type-row')).toBeVisible();
}

test.describe('axe finds nothing', () => {
  test('in a table in each view, with inherited rows and a type definition', async ({ page }) => {
    await rememberView(page, 'table', ['inherited']);
    // A short table, because axe checks each row. The crawl checks whole pages in their initial state.
    await open(page, '/material-ui/api/bottom-navigation-action/');
    const TABLE = ['[data-view="props"]'];
    await openType(page, 'table');
    await expectNoProblems(page, TABLE);
    await page.setViewportSize({ width: 360, height: 800 });
    await chooseView(page, 'collapsed');
    await getRow(page, 'bottom-navigation-action-prop-sx')
      .getByRole('button', { name: 'Details of sx' })
      .click();
    await expect(page.locator('.api-type-row')).toBeVisible();
    await expectNoProblems(page, TABLE);
  });

  // Long tables, shared rows, and the whole page around them take seconds each.
  test.describe('on whole pages', { tag: '@full' }, () => {
    test.describe.configure({ timeout: 90_000 });

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
        await expectNoProblems(page);
      });
    }

    for (const [url, groups] of [
      [BUTTON, ['native']],
      ['/system/api/box/', ['system']],
      [DATA_GRID, []],
    ] as const) {
      test(`on ${url} with ${groups.join() || 'its own'} rows`, async ({ page }) => {
        await rememberView(page, 'table', groups);
        await openWithAllRows(page, url, groups);
        await openType(page, 'table');
        await expectNoProblems(page);
      });
    }

    test('while nothing matches the filter', async ({ page }) => {
      await open(page, BUTTON);
      await getFilter(page).fill('zzz');
      await expect(page.getByText('No matches.')).toBeVisible();
      expect(await findAxeProblems(page)).toEqual([]);
    });

    test('on the page of a component with its API in place', async ({ page }) => {
      await open(page, '/material-ui/react-text-field/');
      await page.getByRole('button', { name: /^Show the API of TextField on this page/ }).click();
      await expect(getRow(page, 'text-field-prop-color')).toBeVisible();
      await expectNoProblems(page);
    });
  });
});
