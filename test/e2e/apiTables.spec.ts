/** The tables of the API reference: which props show, the filter, the three views; issue 4, part 3. */
import {
  BUTTON,
  BUTTON_PROPS,
  HOOKS,
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
    await expect(page.getByText('The rows could not be loaded. Try again.')).toBeVisible();
    await page.unroute('**/api-data/sets/**');
    await getSwitch(page, /^HTML attributes/).uncheck();
    await getSwitch(page, /^HTML attributes/).check();
    await expect(getRow(page, 'button-prop-onClick')).toBeVisible();
    await expect(page.getByText('The rows could not be loaded. Try again.')).toBeHidden();
  });

  // Tall, so that inherited rows are on screen: what shifts below the edge does not count.
  for (const viewport of [
    { width: 1280, height: 4000 },
    { width: 360, height: 5000 },
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
      const { own, inherited } = BUTTON_PROPS;
      await expect(page.getByText(`${found.length} of ${own + inherited}`)).toBeVisible();
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
    await expect(status).toHaveText(/^\d+ of 30$/);
    await getFilter(page).fill('nobody calls a prop like this');
    await expect(status).toHaveText('Nothing matches.');
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
    expect(await readRows(getTable(page, 'button-prop-color'))).toEqual(before);
  });

  test('The count is that of the rows that show, with HTML attributes and without', async ({
    page,
  }) => {
    await open(page, BUTTON);
    const table = getTable(page, 'button-prop-color');
    const status = table.getByRole('status');
    const native = getSwitch(page, /^HTML attributes/);
    await native.check();
    await expect(getRow(page, 'button-prop-onClick')).toBeVisible();
    await getFilter(page).fill('disabled');
    const withNative = await readRows(table);
    await expect(status).toHaveText(new RegExp(`^${withNative.length} of \\d+$`));
    await getFilter(page).fill('onClick');
    expect(await readRows(table)).toContain('button-prop-onClick');
    await native.uncheck();
    const shown = await readRows(table);
    await expect(status).toHaveText(
      shown.length === 0 ? 'Nothing matches.' : new RegExp(`^${shown.length} of \\d+$`),
    );
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
      [TEXT_FIELD, 'text-field-prop-color', 40],
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
