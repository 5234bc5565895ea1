/** The rows of the API reference: their addresses, types and marks, and the reference in place; issue 4, part 3. */
import {
  BUTTON,
  BUTTON_PROPS,
  FAILED,
  HOOKS,
  type View,
  followLink,
  getFilter,
  getRow,
  getSwitch,
  getTable,
  getView,
  readRows,
  remember,
} from './apiSupport';
import { type Page, demo, expect, open, test } from './support';

const TEXT_FIELD = '/material-ui/api/text-field/';
const AUTOCOMPLETE = '/material-ui/api/autocomplete/';
const DATA_GRID = '/x/api/data-grid/';

/** A row that its address leads to: all of its head below the header, marked, and with its texts. */
async function expectRevealed(page: Page, id: string): Promise<void> {
  const row = getRow(page, id);
  await expect(row).toBeVisible();
  for (const cell of await row.locator('td:not(:empty)').all()) {
    await expect(cell).toBeVisible();
  }
  await expect
    .poll(
      () =>
        row.evaluate((element) => {
          const head = element.querySelector('.api-name')!.getBoundingClientRect();
          const header = document.querySelector('header')!.getBoundingClientRect();
          return head.top >= header.bottom && head.bottom <= window.innerHeight;
        }),
      { message: 'the name of the row is between the header and the lower edge' },
    )
    .toBe(true);
  const [ground, other] = await row.evaluate((element) => {
    const read = (node: Element | null | undefined) =>
      node && getComputedStyle(node.querySelector('th')!).backgroundColor;
    return [read(element), read(element.previousElementSibling ?? element.nextElementSibling)];
  });
  expect(ground, 'ground of the row, beside that of its neighbour').not.toBe(other);
}

const TARGETS: readonly { id: string; views: readonly View[] }[] = [
  { id: 'button-prop-color', views: ['table', 'expanded', 'collapsed'] },
  { id: 'button-prop-centerRipple', views: ['table', 'collapsed'] },
  { id: 'button-prop-onClick', views: ['table', 'collapsed'] },
  { id: 'button-classes-disableElevation', views: ['table', 'collapsed'] },
];

test.describe('Addresses of rows', () => {
  for (const { id, views } of TARGETS) {
    for (const view of views) {
      test(`#${id} leads to its row from everywhere, ${view} view`, async ({ page }) => {
        await remember(page, { apiPage_props: view, apiPage_classes: view });
        const url = `${BUTTON}#${id}`;
        await test.step('by loading the page', async () => {
          await open(page, url);
          await expectRevealed(page, id);
        });
        await test.step('by a link on the page, while the filter hides it', async () => {
          await open(page, '/material-ui/api/');
          await open(page, BUTTON);
          await getFilter(page).fill('fullWidth');
          await followLink(page, `#${id}`);
          await expect(page).toHaveURL(url);
          await expectRevealed(page, id);
        });
        await test.step('by another row, and back', async () => {
          await followLink(page, '#button-prop-variant');
          await expectRevealed(page, 'button-prop-variant');
          await page.goBack();
          await expect(page).toHaveURL(url);
          await expectRevealed(page, id);
        });
        // The route of the page itself; then, in one view, another kind of page and another product.
        const others =
          view === 'table' ? ['/material-ui/react-dialog/', '/joy-ui/api/select/'] : [];
        for (const from of [TEXT_FIELD, ...others]) {
          await test.step(`by a link on ${from}`, async () => {
            await open(page, from);
            await page.evaluate(() => Object.assign(window, { stayed: true }));
            await followLink(page, url);
            await expect(page).toHaveURL(url);
            await expectRevealed(page, id);
            expect(await page.evaluate(() => 'stayed' in window), 'without a reload').toBe(true);
          });
        }
      });
    }
  }

  test('On a telephone the beginning of a tall row shows, not its middle', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    const tall = 'data-grid-prop-slots';
    await open(page, `${DATA_GRID}#${tall}`);
    await expectRevealed(page, tall);
    for (const id of ['text-field-prop-type', 'text-field-prop-onChange']) {
      await open(page, `${TEXT_FIELD}#${id}`);
      await expectRevealed(page, id);
    }
  });

  test('Rows of hooks have addresses too', async ({ page }) => {
    for (const id of ['use-select-parameters-buttonRef', 'use-select-return-value-dispatch']) {
      await open(page, `${HOOKS}#${id}`);
      await expectRevealed(page, id);
    }
  });

  test('Each row copies its whole address, by mouse and keyboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, BUTTON);
    const base = new URL(page.url()).origin;
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    const row = getRow(page, 'button-prop-color');
    await row.hover();
    await row.getByRole('link', { name: 'Copy link to color', exact: true }).click();
    await expect(
      getTable(page, 'button-prop-color').getByRole('status').getByText('Link copied'),
    ).toBeVisible();
    await expect.poll(read).toBe(`${base}${BUTTON}#button-prop-color`);
    await expect(page).toHaveURL(`${BUTTON}#button-prop-color`);
    const other = getRow(page, 'button-classes-root').getByRole('link', {
      name: 'Copy link to root',
    });
    await other.focus();
    await expect(other).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect.poll(read).toBe(`${base}${BUTTON}#button-classes-root`);
    await getSwitch(page, /^HTML attributes/).check();
    await getRow(page, 'button-prop-onClick').hover();
    await page.getByRole('link', { name: 'Copy link to onClick', exact: true }).click();
    await expect.poll(read).toBe(`${base}${BUTTON}#button-prop-onClick`);
  });
});

test.describe('Types and marks', () => {
  test('A type that is explained opens below its row and closes, by mouse and keyboard', async ({
    page,
  }) => {
    await open(page, AUTOCOMPLETE);
    const row = getRow(page, 'autocomplete-prop-filterOptions');
    const link = row.getByRole('link', { name: 'FilterOptionsState' }).first();
    const panel = row.locator('xpath=following-sibling::tr[1]');
    for (const act of [() => link.click(), () => link.press('Enter')]) {
      await expect(link, 'before it opens').toHaveAttribute('aria-expanded', 'false');
      await act();
      await expect(panel).toContainText('interface FilterOptionsState');
      await expect(panel.getByRole('link', { name: /^Declared in/ })).toBeVisible();
      await expect(link).toHaveAttribute('aria-expanded', 'true');
      await expect(page).toHaveURL(AUTOCOMPLETE);
      await act();
      await expect(panel).toHaveAttribute('id', /^autocomplete-prop-/);
      await expect(link, 'closed again').toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('A type opens in the collapsed view too, and the filter leaves no rest of it', async ({
    page,
  }) => {
    await remember(page, { apiPage_props: 'collapsed' });
    await open(page, AUTOCOMPLETE);
    const row = getRow(page, 'autocomplete-prop-filterOptions');
    await row.getByRole('button', { name: 'Details of filterOptions' }).click();
    const link = row.getByRole('link', { name: 'FilterOptionsState' }).first();
    await link.click();
    const definition = page.getByRole('cell').getByText('interface FilterOptionsState');
    await expect(definition).toBeVisible();
    await getFilter(page).fill('renderOption');
    await expect(definition).toBeHidden();
    await getFilter(page).fill('');
    await expect(link).toHaveAttribute('aria-expanded', 'false');
  });

  for (const url of [BUTTON, '/base-ui/react-select/components-api/', DATA_GRID]) {
    test(`On ${url} every type says before it opens that it can, and others lead somewhere`, async ({
      page,
    }) => {
      await open(page, url);
      const links = page.locator('[data-view] .api-type-link');
      await expect(links.first()).toBeAttached();
      const wrong = await links.evaluateAll((all) =>
        all
          .filter((link) => {
            const id = decodeURIComponent(link.getAttribute('href')!.slice(1));
            const target = document.getElementById(id);
            const opens = target instanceof HTMLDetailsElement;
            return !target || link.getAttribute('aria-expanded') !== (opens ? 'false' : null);
          })
          .map((link) => link.outerHTML),
      );
      expect(wrong).toEqual([]);
      expect(await page.locator('.api-type-link[aria-expanded="false"]').count()).toBeGreaterThan(
        2,
      );
    });
  }

  test('The type of classes leads to the table of classes', async ({ page }) => {
    await open(page, AUTOCOMPLETE);
    await getRow(page, 'autocomplete-prop-classes')
      .getByRole('link', { name: 'AutocompleteClasses' })
      .click();
    await expect(page).toHaveURL(`${AUTOCOMPLETE}#classes`);
    await expect(page.locator('#classes')).toBeInViewport();
  });

  test('The address of a definition opens it, by loading and by a link', async ({ page }) => {
    const getDefinition = (id: string) => page.locator(`details[id="${id}"]`);
    await open(page, `${BUTTON}#button-type-SxProps`);
    const sx = getDefinition('button-type-SxProps');
    await expect(sx).toHaveAttribute('open');
    await expect(sx.getByText('type SxProps')).toBeInViewport();
    const other = getDefinition('button-type-ButtonBaseActions');
    await expect(other).not.toHaveAttribute('open');
    await followLink(page, '#button-type-ButtonBaseActions');
    await expect(other.locator('pre')).toBeInViewport();
    await open(page, TEXT_FIELD);
    await followLink(page, `${BUTTON}#button-type-Theme`);
    await expect(page).toHaveURL(`${BUTTON}#button-type-Theme`);
    await expect(getDefinition('button-type-Theme').locator('pre')).toBeInViewport();
  });

  test('The head of a row is called as its prop, without marks and controls', async ({ page }) => {
    for (const [url, ids] of [
      [AUTOCOMPLETE, ['prop-options', 'prop-ChipProps', 'slot-popper', 'classes-root']],
      [HOOKS, ['parameters-disabled', 'return-value-open']],
      ['/system/api/box/', ['prop-component', 'prop-marginTop']],
    ] as const) {
      await remember(page, { apiPage_system: 'on' });
      await open(page, url);
      for (const id of ids) {
        const row = page.locator(`tr[id$="-${id}"]`).first();
        const name = id.slice(id.lastIndexOf('-') + 1);
        await expect(row.getByRole('rowheader')).toHaveAccessibleName(name);
      }
    }
  });

  test('Required, deprecated and the plan are words', async ({ page }) => {
    await open(page, AUTOCOMPLETE);
    await expect(
      getRow(page, 'autocomplete-prop-options').getByText('Required', { exact: true }),
    ).toBeVisible();
    await expect(
      getRow(page, 'autocomplete-prop-multiple').getByText('Required', { exact: true }),
    ).toHaveCount(0);
    const old = getRow(page, 'autocomplete-prop-ChipProps');
    await expect(old.getByText('Deprecated', { exact: true })).toBeVisible();
    await expect(old.getByText('slotProps.chip')).toBeVisible();
    await open(page, DATA_GRID);
    await expect(
      getRow(page, 'data-grid-prop-headerFilters').getByText('Pro', { exact: true }),
    ).toBeVisible();
    await expect(
      getRow(page, 'data-grid-prop-cellSelection').getByText('Premium', { exact: true }),
    ).toBeVisible();
    await expect(
      getRow(page, 'data-grid-prop-rows').getByText('Required', { exact: true }),
    ).toHaveCount(0);
    await expect(
      getRow(page, 'data-grid-prop-columns').getByText('Required', { exact: true }),
    ).toBeVisible();
  });

  test('Long unions are folded and open by mouse and keyboard', async ({ page }) => {
    await open(page, TEXT_FIELD);
    const row = getRow(page, 'text-field-prop-type');
    const more = row.getByText('17 more');
    const folded = row.getByText("'password'");
    await expect(row.getByText("'checkbox'")).toBeVisible();
    await expect(folded).toBeHidden();
    await more.click();
    await expect(folded).toBeVisible();
    await more.press('Enter');
    await expect(folded).toBeHidden();
    await more.press('Enter');
    await expect(folded).toBeVisible();
  });
});

test.describe('On the page of a component', () => {
  const PAGE = '/material-ui/react-button/';

  test('The reference opens in place by keyboard, and its table works there', async ({ page }) => {
    await open(page, `${PAGE}#api`);
    await expect(page.locator('#api')).toBeInViewport();
    await expect(page.getByRole('link', { name: '<Button />' })).toHaveAttribute('href', BUTTON);
    const button = page.getByRole('button', { name: /the API of Button( here)?$/ });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toBeFocused();
    const row = getRow(page, 'button-prop-color');
    await expect(row).toBeVisible();
    await expect(getRow(page, 'button-classes-root')).toBeVisible();
    const table = getTable(page, 'button-prop-color');
    expect(await readRows(table)).toHaveLength(BUTTON_PROPS.own);
    await getFilter(page).fill('CircularProgress');
    expect(await readRows(table)).toEqual(['button-prop-loadingIndicator']);
    await getFilter(page).fill('');
    await getSwitch(page, /^HTML attributes/).check();
    await expect(getRow(page, 'button-prop-onClick')).toBeVisible();
    await getRow(page, 'button-prop-sx').getByRole('link', { name: 'SxProps' }).click();
    await expect(table.getByText('type SxProps')).toBeVisible();
    await getView(page, 'Props', 'Collapsed').click();
    await row.getByRole('button', { name: 'Details of color' }).press('Enter');
    await expect(row.locator('.api-description')).toBeVisible();

    await button.press('Space');
    await expect(row).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(demo(page, 'BasicButtons')).toBeVisible();
  });

  test('A link copied there leads to the row on the page of the API', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    const { origin } = new URL(page.url());
    await page.getByRole('button', { name: 'Show the API of Button here' }).click();
    await getSwitch(page, /^HTML attributes/).check();
    for (const id of ['button-prop-onClick', 'button-classes-root', 'button-prop-color']) {
      await getRow(page, id).hover();
      await getRow(page, id)
        .getByRole('link', { name: /^Copy link to/ })
        .click();
      await expect(getTable(page, id).getByText('Link copied')).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(`${origin}${BUTTON}#${id}`);
    }
    await open(page, `${BUTTON}#button-prop-color`);
    await expectRevealed(page, 'button-prop-color');
  });

  test('Every link of the reference leads somewhere from there as well', async ({ page }) => {
    await open(page, PAGE);
    await page.getByRole('button', { name: 'Show the API of Button here' }).click();
    await expect(getRow(page, 'button-prop-color')).toBeVisible();
    const dead = await page.locator('[data-view] a').evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(({ pathname, hash }) => {
          const id = decodeURIComponent(hash.slice(1));
          return pathname === location.pathname && !document.getElementById(id);
        })
        .map((link) => link.outerHTML),
    );
    expect(dead).toEqual([]);
  });

  test('Several open at the same time, each with rows of its own', async ({ page }) => {
    await open(page, PAGE);
    await page.getByRole('button', { name: 'Show the API of Button here' }).click();
    await page.getByRole('button', { name: 'Show the API of ButtonBase here' }).click();
    await expect(getRow(page, 'button-prop-color')).toBeVisible();
    await expect(getRow(page, 'button-base-prop-centerRipple')).toBeVisible();
    const twice = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(twice).toEqual([]);
  });

  test('A reference that does not come is said to be missing', async ({ page, watch }) => {
    watch.allow(/404|Failed to load resource/);
    await open(page, PAGE);
    await page.route('**/_next/data/**', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: 'Show the API of Button here' }).click();
    await expect(page.getByText(FAILED)).toBeVisible();
    await page.unroute('**/_next/data/**');
    await page.getByRole('button', { name: 'Hide the API of Button' }).click();
    await page.getByRole('button', { name: 'Show the API of Button here' }).click();
    await expect(getRow(page, 'button-prop-color')).toBeVisible();
    await expect(page.getByText(FAILED)).toBeHidden();
  });
});
