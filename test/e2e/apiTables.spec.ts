/** The tables of the API reference: visible props, the filter, and the three views. */
import {
  AUTOCOMPLETE,
  BUTTON,
  BUTTON_PROPS,
  HOOKS,
  NOT_SEARCHED,
  TEXT_FIELD,
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

declare global {
  interface Window {
    /** Layout shift, and the position of the table's end in each frame. */
    record: { shift: number; places: number[] };
  }
}

/** The filter searches inherited props as well, whether they are visible or not. */
const TOTAL = BUTTON_PROPS.own + BUTTON_PROPS.inherited;

const readStored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test.describe('Which props show', () => {
  test('Own props are shown by default, others can be shown with their source, also after a reload', async ({
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

    await getSwitch(page, /^HTML attributes/).uncheck();
    await getSwitch(page, /^Inherited/).uncheck();
    expect(await readRows(table)).toEqual(own);
  });

  // The window is tall, so that inherited rows are on screen, because shifts outside of the window don't count.
  for (const { width, height, tag } of [
    { width: 1280, height: 5000, tag: [] },
    { width: 360, height: 6500, tag: ['@full'] },
  ]) {
    test(
      `Stored settings apply before the first paint, ${width} px wide`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await remember(page, { apiPage_props: 'expanded', apiPage_inherited: 'on' });
        await page.addInitScript(() => {
          const record = { shift: 0, places: [] as number[] };
          Object.assign(window, { record });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              record.shift += (entry as PerformanceEntry & { value: number }).value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
          // In such a tall window, a small shift has a low score, so the end of the table must not move at all.
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
        await expect(getRow(page, 'button-prop-action')).toBeInViewport();
        // The scripts check the switch. Changes that they cause would be visible in the next frames.
        await expect(getSwitch(page, /^Inherited/)).toBeChecked();
        const from = await page.evaluate(() => window.record.places.length);
        await page.waitForFunction((count) => window.record.places.length > count + 30, from);
        const { shift, places } = await page.evaluate(
          () => (window as typeof window & { record: { shift: number; places: number[] } }).record,
        );
        expect(shift, 'cumulative layout shift').toBeLessThanOrEqual(0.01);
        expect([...new Set(places)], 'where the table ended, in pixels').toHaveLength(1);
      },
    );
  }

  test('Stored settings apply without the other scripts', async ({ page }) => {
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
  test('It filters its own table, finds hidden rows, and announces the result', async ({
    page,
  }) => {
    await open(page, BUTTON);
    const table = getTable(page, 'button-prop-color');
    const status = table.getByRole('status');
    await expect(status).toBeEmpty();
    const before = await readRows(table);
    await test.step('Inherited rows are found, whether they are visible or not', async () => {
      await getFilter(page).fill('centerRipple');
      expect(await readRows(table)).toEqual(['button-prop-centerRipple']);
      await expect(status).toContainText(`1 of ${TOTAL}`);
      await expect(status).toContainText(NOT_SEARCHED);
      // "1 of 30 HTML attributes" would be wrong.
      await expect(status).not.toContainText(/\d HTML/);
    });
    await test.step('Each table has its own', async () => {
      const classes = getTable(page, 'button-classes-root');
      await page.getByRole('searchbox', { name: 'Filter CSS classes' }).fill('.Mui-disabled');
      expect(await readRows(classes)).toEqual(['button-classes-disabled']);
      await expect(classes.getByRole('status')).toHaveText('1 of 61');
      expect(await readRows(table)).toEqual(['button-prop-centerRipple']);
    });
    await test.step('A message is shown if nothing matches, and an empty filter shows all rows', async () => {
      await getFilter(page).fill('nobody calls a prop like this');
      await expect(status).toHaveText(`No matches. ${NOT_SEARCHED}`);
      expect(await readRows(table)).toEqual([]);
      await getFilter(page).fill('');
      await expect(status).toBeEmpty();
      expect(await readRows(table)).toEqual(before);
    });
    await test.step('It is empty on the next page', async () => {
      await getFilter(page).fill('variant');
      await expect(getRow(page, 'button-prop-color')).toBeHidden();
      await followLink(page, TEXT_FIELD);
      await expect(getRow(page, 'text-field-prop-color')).toBeVisible();
      await expect(getFilter(page)).toHaveValue('');
      expect(await readRows(getTable(page, 'text-field-prop-color'))).toHaveLength(39);
    });
  });

  test('A switch updates the filter and the count', async ({ page }) => {
    await open(page, BUTTON);
    const table = getTable(page, 'button-prop-color');
    const status = table.getByRole('status');
    const native = getSwitch(page, /^HTML attributes/);
    // The label of the switch contains the number of attributes.
    const attributes = Number(
      await page.locator('label', { has: native }).locator('span').textContent(),
    );
    const expectCount = async (rows: readonly string[], all: number) => {
      await expect.poll(() => readRows(table)).toEqual(rows);
      await expect(status).toContainText(new RegExp(`^${rows.length} of ${all}\\b`));
    };
    await getFilter(page).fill('disabled');
    const without = await readRows(table);
    expect(without).toContain('button-prop-disabled');
    await expectCount(without, TOTAL);
    const inherited = getSwitch(page, /^Inherited/);
    await inherited.check();
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
  });

  test('System props are found while they are shown', async ({ page }) => {
    await open(page, '/system/api/box/');
    const table = getTable(page, 'box-prop-component');
    const status = table.getByRole('status');
    await getFilter(page).fill('marginTop');
    await expect(status).toHaveText(`No matches. ${NOT_SEARCHED}`);
    await getSwitch(page, /^System props/).check();
    await expect(getRow(page, 'box-prop-marginTop')).toBeVisible();
    await expect(getRow(page, 'box-prop-marginLeft')).toBeHidden();
    await expect(status).toContainText(/^1 of \d+/);
    await getFilter(page).fill('');
    await expect(getRow(page, 'box-prop-marginLeft')).toBeVisible();
    await getSwitch(page, /^System props/).uncheck();
    await expect(getRow(page, 'box-prop-marginTop')).toBeHidden();
  });
});

test.describe('The table view', () => {
  /** The boxes of a row's cells: name, type, default, description. */
  const readCells = (page: Page, id: string) =>
    getRow(page, id).evaluate((row) =>
      [...row.children].map((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );

  test('Name, type and default are on one line, and the description has the full width below', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, AUTOCOMPLETE);
    const [name, type, byDefault, description] = await readCells(
      page,
      'autocomplete-prop-autoComplete',
    );
    expect([type!.top, byDefault!.top]).toEqual([name!.top, name!.top]);
    expect(name!.right).toBeLessThanOrEqual(type!.left);
    expect(type!.right).toBeLessThanOrEqual(byDefault!.left);
    expect(description!.top).toBeGreaterThanOrEqual(name!.bottom);
    expect([description!.left, description!.right]).toEqual([name!.left, byDefault!.right]);

    await test.step('Columns start at the same place in all rows, and below their headings', async () => {
      const starts = await getTable(page, 'autocomplete-prop-options').evaluate((table) =>
        [...table.querySelectorAll('thead tr, tbody tr[id]')]
          .filter((row) => row.checkVisibility())
          .map((row) => Math.round(row.children[1]!.getBoundingClientRect().left)),
      );
      expect(starts.length).toBeGreaterThan(60);
      expect([...new Set(starts)]).toHaveLength(1);
    });
    await test.step('The headings stay below the page header, with an edge', async () => {
      await getRow(page, 'autocomplete-prop-onChange').scrollIntoViewIfNeeded();
      const head = getTable(page, 'autocomplete-prop-options').locator('thead');
      const top = await head.evaluate((element) => element.getBoundingClientRect().top);
      const header = await page
        .locator('header')
        .first()
        .evaluate((element) => element.getBoundingClientRect().bottom);
      expect(Math.abs(top - header)).toBeLessThanOrEqual(1);
      await expect(head).toHaveCSS('border-bottom-style', 'solid');
    });
  });

  for (const width of [1440, 768, 390]) {
    test(`Names in code break only between their words, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, AUTOCOMPLETE);
      const broken = await page
        .locator('[data-view] table code:not(pre code)')
        .evaluateAll((codes) =>
          codes
            .filter((code) => code.checkVisibility())
            .flatMap((code) => {
              const range = document.createRange();
              const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
              let text = '';
              const tops: number[] = [];
              while (walker.nextNode()) {
                const node = walker.currentNode as Text;
                for (let index = 0; index < node.length; index += 1) {
                  range.setStart(node, index);
                  range.setEnd(node, index + 1);
                  tops.push(range.getBoundingClientRect().top);
                }
                text += node.data;
              }
              return tops.flatMap((top, index) => {
                const isBreak = index > 0 && top - tops[index - 1]! > 8;
                const [before = '', after = ''] = [text[index - 1], text[index]];
                const isInside = /\w/.test(before) && /\w/.test(after) && !/[A-Z]/.test(after);
                return isBreak && isInside ? [`${text.slice(0, index)}/${text.slice(index)}`] : [];
              });
            }),
        );
      expect(broken).toEqual([]);
    });
  }

  test('More columns than today have their places and labels', async ({ page }) => {
    await open(page, BUTTON);
    const row = getRow(page, 'button-prop-color');
    await row.evaluate((element) => {
      const table = element.closest('table')!;
      for (const [index, name] of ['Fourth', 'Fifth'].entries()) {
        table.style.setProperty(`--c${index + 4}`, `'${name}'`);
        const cell = document.createElement('td');
        cell.textContent = 'value';
        element.insertBefore(cell, element.lastElementChild);
      }
    });
    const cells = await readCells(page, 'button-prop-color');
    expect(new Set(cells.slice(0, 5).map(({ top }) => top)).size).toBe(1);
    expect(cells[5]!.top).toBeGreaterThanOrEqual(cells[4]!.bottom);
    await getView(page, 'Props', 'Expanded').click();
    const labels = await row
      .locator('td')
      .evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
    // A compiled sheet may join the parts: `"Type" " "` is `"Type "`.
    expect(labels.map((label) => label.replaceAll('"', '').trim())).toEqual([
      ...['Type', 'Default', 'Fourth', 'Fifth'],
      'none',
    ]);
  });
});

test.describe('The views', () => {
  test('The views of props, slots and classes are stored separately', async ({ page }) => {
    await open(page, TEXT_FIELD);
    const rows = {
      props: getRow(page, 'text-field-prop-color'),
      slots: getRow(page, 'text-field-slot-input'),
      classes: getRow(page, 'text-field-classes-root'),
    };
    for (const row of Object.values(rows)) {
      await expect(row).toHaveCSS('display', 'flex');
    }
    await getView(page, 'Props', 'Collapsed').click();
    await getView(page, 'CSS classes', 'Expanded').click();
    const check = async () => {
      await expect(rows.props.locator('.api-description')).toBeHidden();
      await expect(rows.slots).toHaveCSS('display', 'flex');
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

    // The views also apply to hooks and to pages of other products, after in-site navigation.
    await followLink(page, HOOKS);
    await expect(
      getRow(page, 'use-select-parameters-open').locator('.api-description'),
    ).toBeHidden();
    await expect(getView(page, 'Parameters', 'Collapsed')).toHaveAttribute('aria-pressed', 'true');
    await getView(page, 'Parameters', 'Table').click();
    expect(await readStored(page, 'apiPage_props')).toBe('table');
  });

  test('Collapsed rows are toggled by mouse and keyboard', async ({ page }) => {
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
