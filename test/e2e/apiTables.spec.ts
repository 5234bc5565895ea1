/** The tables of the API reference: which props show, the filter, the three views; issue 4, part 3. */
import {
  BUTTON,
  BUTTON_PROPS,
  FAILED,
  HOOKS,
  NOT_SEARCHED,
  followLink,
  getFilter,
  getRow,
  getSwitch,
  getTable,
  getView,
  readRows,
  remember,
} from './apiSupport';
import { type Page, expect, hydrated, open, test } from './support';

const TEXT_FIELD = '/material-ui/api/text-field/';

/** A filter looks through inherited props as well, whether they show or not. */
const TOTAL = BUTTON_PROPS.own + BUTTON_PROPS.inherited;

const readStored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test.describe('Which props show', () => {
  test('Its own first; others on wish, with their source, also after a reload', async ({
    page,
  }) => {
    await open(page, BUTTON);
    const table = getTable(page, 'button-prop-color');
    const own = await readRows(table);
    expect(own).toHaveLength(BUTTON_PROPS.own);
    expect(own).toContain('button-prop-color');
    const inherited = getRow(page, 'button-prop-centerRipple');
    const native = getRow(page, 'button-prop-onClick');
    await expect(inherited).toBeHidden();
    await expect(native).toBeHidden();

    await getSwitch(page, /^Inherited/).check();
    await expect(inherited).toBeVisible();
    await expect(inherited.getByRole('link', { name: 'ButtonBase' })).toHaveAttribute(
      'href',
      '/material-ui/api/button-base/',
    );
    await getSwitch(page, /^HTML attributes/).check();
    await expect(native).toBeVisible();
    await expect(native).toContainText('DOMAttributes');
    await expect(getRow(page, 'button-prop-aria-label')).toBeVisible();
    const all = await readRows(table);
    expect(all.slice(0, own.length)).toEqual(own);
    expect(all[own.length]).toBe('button-prop-action');
    expect(new Set(all).size).toBe(all.length);

    await page.reload();
    await expect(native).toBeVisible();
    await expect(getSwitch(page, /^Inherited/)).toBeChecked();
    await expect(getSwitch(page, /^HTML attributes/)).toBeChecked();
    expect(await readRows(table)).toEqual(all);

    await getSwitch(page, /^Inherited/).uncheck();
    await getSwitch(page, /^HTML attributes/).uncheck();
    expect(await readRows(table)).toEqual(own);
  });

  test('System props show on wish as well', async ({ page }) => {
    await open(page, '/system/api/box/');
    await expect(getRow(page, 'box-prop-marginTop')).toBeHidden();
    await getSwitch(page, /^System props/).check();
    await expect(getRow(page, 'box-prop-marginTop')).toBeVisible();
  });

  test('The attributes of the element are said to be missing when they do not come', async ({
    page,
    watch,
  }) => {
    watch.allow(/404|Failed to load resource/);
    watch.allow(/api-data/);
    await open(page, BUTTON);
    await page.route('**/api-data/sets/**', (route) => route.fulfill({ status: 404 }));
    await getSwitch(page, /^HTML attributes/).check();
    await expect(page.getByText(FAILED)).toBeVisible();
    await page.unroute('**/api-data/sets/**');
    await getSwitch(page, /^HTML attributes/).uncheck();
    await getSwitch(page, /^HTML attributes/).check();
    await expect(getRow(page, 'button-prop-onClick')).toBeVisible();
    await expect(page.getByText(FAILED)).toBeHidden();
  });

  // Tall, so that inherited rows are on screen: what shifts below the edge does not count.
  for (const viewport of [
    { width: 1280, height: 5000 },
    { width: 360, height: 6500 },
  ]) {
    test(`What was chosen holds before the first paint, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await remember(page, { apiPage_props: 'expanded', apiPage_inherited: 'on' });
      await page.addInitScript(() => {
        const record = { shift: 0, places: [] as number[] };
        Object.assign(window, { record });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            record.shift += (entry as PerformanceEntry & { value: number }).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // In so tall a window a small shift weighs little: the end of the table must not move at all.
        const note = () => {
          const end = document.getElementById('inheritance');
          if (end) {
            record.places.push(Math.round(end.getBoundingClientRect().top));
          }
          requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
      });
      await open(page, BUTTON);
      await page.waitForLoadState('networkidle');
      await expect(getRow(page, 'button-prop-action')).toBeInViewport();
      await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
      const { shift, places } = await page.evaluate(
        () => (window as typeof window & { record: { shift: number; places: number[] } }).record,
      );
      expect(shift, 'cumulative layout shift').toBeLessThanOrEqual(0.01);
      expect(places.length).toBeGreaterThan(5);
      expect([...new Set(places)], 'where the table ended, in pixels').toHaveLength(1);
    });
  }

  test('What was chosen needs none of the later scripts', async ({ page }) => {
    await remember(page, {
      apiPage_props: 'expanded',
      apiPage_classes: 'collapsed',
      apiPage_inherited: 'on',
    });
    await page.route('**/_next/static/**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(BUTTON);
    await expect(getRow(page, 'button-prop-centerRipple')).toBeVisible();
    await expect(getRow(page, 'button-prop-color')).toHaveCSS('display', 'block');
    await expect(getRow(page, 'button-classes-root').locator('.api-description')).toBeHidden();
  });
});

test.describe('The filter', () => {
  for (const { by, query, found } of [
    { by: 'name', query: 'disableElev', found: ['disableElevation'] },
    { by: 'name, whatever its case', query: 'STARTICON', found: ['startIcon'] },
    { by: 'type', query: 'CSSProperties', found: ['style'] },
    { by: 'default', query: 'CircularProgress', found: ['loadingIndicator'] },
    { by: 'description', query: 'width of its container', found: ['fullWidth'] },
    { by: 'several words', query: 'full width', found: ['fullWidth'] },
    { by: 'name of an inherited prop', query: 'centerRipple', found: ['centerRipple'] },
  ]) {
    test(`It finds by ${by}, at once, and says how many`, async ({ page }) => {
      await open(page, BUTTON);
      // Typed by script, so that what shows can be read before the event is over.
      const shown = await getFilter(page).evaluate((input: HTMLInputElement, text) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
          input,
          text,
        );
        input.dispatchEvent(new Event('input', { bubbles: true }));
        return [...document.querySelectorAll('tr[id^="button-prop-"]')]
          .filter((row) => row.checkVisibility())
          .map(({ id }) => id.replace('button-prop-', ''));
      }, query);
      expect(shown).toEqual(found);
      await expect(page.getByText(`${found.length} of ${TOTAL}`)).toBeVisible();
    });
  }

  test('What it says is announced; nothing found is said, and an empty filter shows all', async ({
    page,
  }) => {
    await open(page, BUTTON);
    const table = getTable(page, 'button-prop-color');
    const status = table.getByRole('status');
    await expect(status).toBeEmpty();
    const before = await readRows(table);
    await getFilter(page).fill('size');
    await expect(status).toContainText(`2 of ${TOTAL}`);
    await expect(status).toContainText(NOT_SEARCHED);
    // "2 of 30 HTML attributes" would say something else.
    await expect(status).not.toContainText(/\d HTML/);
    await getFilter(page).fill('nobody calls a prop like this');
    await expect(status).toHaveText(`Nothing matches. ${NOT_SEARCHED}`);
    expect(await readRows(table)).toEqual([]);
    await getFilter(page).fill('');
    await expect(status).toBeEmpty();
    expect(await readRows(table)).toEqual(before);
  });

  test('Each table has its own', async ({ page }) => {
    await open(page, BUTTON);
    const classes = getTable(page, 'button-classes-root');
    const before = await readRows(getTable(page, 'button-prop-color'));
    await page.getByRole('searchbox', { name: 'Filter CSS classes' }).fill('.Mui-disabled');
    expect(await readRows(classes)).toEqual(['button-classes-disabled']);
    await expect(classes.getByRole('status')).toHaveText('1 of 61');
    expect(await readRows(getTable(page, 'button-prop-color'))).toEqual(before);
  });

  test('A switch filters again, and the count is that of the rows that show', async ({ page }) => {
    await open(page, BUTTON);
    const table = getTable(page, 'button-prop-color');
    const status = table.getByRole('status');
    const native = getSwitch(page, /^HTML attributes/);
    // The switch says how many there are.
    const attributes = Number(
      await page.locator('label', { has: native }).locator('span').textContent(),
    );
    await getFilter(page).fill('disabled');
    const without = await readRows(table);
    expect(without).toContain('button-prop-disabled');
    const expectCount = async (rows: readonly string[], all: number) => {
      await expect.poll(() => readRows(table)).toEqual(rows);
      await expect(status).toContainText(new RegExp(`^${rows.length} of ${all}\\b`));
    };
    await expectCount(without, TOTAL);
    const inherited = getSwitch(page, /^Inherited/);
    await inherited.check();
    await expectCount(without, TOTAL);
    await inherited.uncheck();
    await expectCount(without, TOTAL);

    await native.check();
    await expect(getRow(page, 'button-prop-aria-disabled')).toBeVisible();
    const withNative = await readRows(table);
    expect(withNative.slice(0, without.length)).toEqual(without);
    expect(withNative).not.toContain('button-prop-onClick');
    await expectCount(withNative, TOTAL + attributes);
    await expect(status).not.toContainText(NOT_SEARCHED);

    await native.uncheck();
    await expectCount(without, TOTAL);
    await expect(status).toContainText(NOT_SEARCHED);
    await getFilter(page).fill('onClick');
    await expect(status).toHaveText(`Nothing matches. ${NOT_SEARCHED}`);
    await native.check();
    await expectCount(['button-prop-onClick', 'button-prop-onClickCapture'], TOTAL + attributes);
  });

  test('System props are found while they show', async ({ page }) => {
    await open(page, '/system/api/box/');
    const table = getTable(page, 'box-prop-component');
    const status = table.getByRole('status');
    await getFilter(page).fill('marginTop');
    await expect(status).toHaveText(`Nothing matches. ${NOT_SEARCHED}`);
    await getSwitch(page, /^System props/).check();
    await expect(getRow(page, 'box-prop-marginTop')).toBeVisible();
    await expect(getRow(page, 'box-prop-marginLeft')).toBeHidden();
    await expect(status).toContainText(/^1 of \d+/);
  });

  test('It does not follow the reader to another component', async ({ page }) => {
    await open(page, '/material-ui/api/accordion/');
    await getFilter(page).fill('expanded');
    await page
      .getByRole('navigation', { name: 'Previous and next page' })
      .locator('[rel="next"]')
      .click();
    await expect(page).toHaveURL('/material-ui/api/accordion-actions/');
    for (const [href, row, own] of [
      [BUTTON, 'button-prop-color', BUTTON_PROPS.own],
      [TEXT_FIELD, 'text-field-prop-color', 39],
    ] as const) {
      await followLink(page, href);
      await expect(page).toHaveURL(href);
      await expect(getRow(page, row)).toBeVisible();
      await expect(getFilter(page)).toHaveValue('');
      expect(await readRows(getTable(page, row))).toHaveLength(own);
      await getFilter(page).fill('variant');
      await expect(getRow(page, row)).toBeHidden();
    }
  });
});

test.describe('The views', () => {
  test('Props, slots and classes are set and remembered separately', async ({ page }) => {
    await open(page, TEXT_FIELD);
    const rows = {
      props: getRow(page, 'text-field-prop-color'),
      slots: getRow(page, 'text-field-slot-input'),
      classes: getRow(page, 'text-field-classes-root'),
    };
    for (const row of Object.values(rows)) {
      await expect(row).toHaveCSS('display', 'table-row');
    }
    await getView(page, 'Props', 'Collapsed').click();
    await getView(page, 'CSS classes', 'Expanded').click();
    const check = async () => {
      await expect(rows.props.locator('.api-description')).toBeHidden();
      await expect(rows.slots).toHaveCSS('display', 'table-row');
      await expect(rows.classes).toHaveCSS('display', 'block');
      await expect(rows.classes.locator('.api-description')).toBeVisible();
      for (const [section, chosen] of [
        ['Props', 'Collapsed'],
        ['Slots', 'Table'],
        ['CSS classes', 'Expanded'],
      ] as const) {
        for (const view of ['Table', 'Expanded', 'Collapsed']) {
          await expect(getView(page, section, view)).toHaveAttribute(
            'aria-pressed',
            String(view === chosen),
          );
        }
      }
      expect(await readStored(page, 'apiPage_props')).toBe('collapsed');
      expect(await readStored(page, 'apiPage_classes')).toBe('expanded');
    };
    await check();
    await page.reload();
    await hydrated(page);
    await check();
    await getView(page, 'Slots', 'Collapsed').click();
    expect(await readStored(page, 'apiPage_slots')).toBe('collapsed');
    await expect(rows.slots.locator('.api-description')).toBeHidden();

    // They hold on the pages of other products, arrived at without a reload, and for hooks.
    await followLink(page, HOOKS);
    await expect(
      getRow(page, 'use-select-parameters-open').locator('.api-description'),
    ).toBeHidden();
    await expect(getView(page, 'Parameters', 'Collapsed')).toHaveAttribute('aria-pressed', 'true');
    await getView(page, 'Parameters', 'Table').click();
    expect(await readStored(page, 'apiPage_props')).toBe('table');
  });

  test('Collapsed rows open and close by mouse and keyboard', async ({ page }) => {
    await remember(page, { apiPage_props: 'collapsed' });
    await open(page, BUTTON);
    const row = getRow(page, 'button-prop-color');
    const text = row.getByText('The color of the component.');
    const toggle = row.getByRole('button', { name: 'Details of color' });
    await expect(row.getByText('color', { exact: true })).toBeVisible();
    await expect(text).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const acts = [
      () => toggle.click(),
      () => toggle.press('Enter'),
      () => toggle.press('Space'),
    ] as const;
    for (const act of acts) {
      await act();
      await expect(text).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(getRow(page, 'button-prop-size').locator('.api-description')).toBeHidden();
      await act();
      await expect(text).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    }
    await getView(page, 'Props', 'Table').click();
    await expect(toggle).toBeHidden();
    await expect(text).toBeVisible();
  });
});
