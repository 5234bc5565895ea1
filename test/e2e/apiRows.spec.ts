/** The rows of the API reference: their addresses and types, and the API reference shown in place. */
import {
  BUTTON,
  DATA_GRID,
  TEXT_FIELD,
  expectRevealed,
  followLink,
  getFilter,
  getRow,
  getTable,
  getView,
  readRows,
  remember,
} from './apiSupport';
import { type Page, expect, open, test } from './support';

const readClipboard = (page: Page) => () => page.evaluate(() => navigator.clipboard.readText());

// Without it, pages scroll smoothly, and each check of a position would have to wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Addresses of rows', () => {
  test('The address of a row works from every kind of page, without a reload', async ({ page }) => {
    const follow = async (id: string) => {
      await followLink(page, `${BUTTON}#${id}`);
      await expect(page).toHaveURL(`${BUTTON}#${id}`);
      await expectRevealed(page, id);
    };
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/material-ui/react-paper/');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await test.step('from the page of a component, to a row that is fetched', () =>
      follow('button-prop-onClick'));
    // Another product first, then the route of the page itself.
    for (const [from, id] of [
      ['/joy-ui/api/divider/', 'button-prop-color'],
      ['/material-ui/api/paper/', 'button-prop-centerRipple'],
    ] as const) {
      await test.step(`from ${from}`, async () => {
        await followLink(page, from);
        await expect(page).toHaveURL(from);
        await expect(page.locator('[data-view]').first()).toBeVisible();
        await follow(id);
      });
    }
    await test.step('from another row, and back', async () => {
      await followLink(page, '#button-prop-variant');
      await expectRevealed(page, 'button-prop-variant');
      await page.goBack();
      await expectRevealed(page, 'button-prop-centerRipple');
    });
    expect(await page.evaluate(() => 'stayed' in window), 'without a reload').toBe(true);
  });

  for (const { id, view, what, filter } of [
    {
      id: 'button-prop-onClick',
      view: 'collapsed',
      what: 'a fetched prop',
      filter: 'Filter Props',
    },
    {
      id: 'button-classes-disableElevation',
      view: 'expanded',
      what: 'a class',
      filter: 'Filter CSS classes',
    },
  ]) {
    test(`The address of ${what} shows its row in the ${view} view after loading`, async ({
      page,
    }) => {
      await remember(page, { apiPage_props: view, apiPage_classes: view });
      await open(page, `${BUTTON}#${id}`);
      await expectRevealed(page, id);
      await test.step('with a link on the page, while the filter hides it', async () => {
        await followLink(page, '#import');
        await page.getByRole('searchbox', { name: filter }).fill('fullWidth');
        await expect(getRow(page, id)).toBeHidden();
        await followLink(page, `#${id}`);
        await expect(page).toHaveURL(`${BUTTON}#${id}`);
        await expectRevealed(page, id);
      });
    });
  }

  test('On a phone, the start of a tall row is visible', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    for (const [url, id] of [
      [DATA_GRID, 'data-grid-prop-slots'],
      [TEXT_FIELD, 'text-field-prop-type'],
    ] as const) {
      await open(page, `${url}#${id}`);
      await expectRevealed(page, id);
    }
  });

  test('Each row copies its address, by mouse and keyboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, BUTTON);
    const { origin } = new URL(page.url());
    const row = getRow(page, 'button-prop-color');
    await row.hover();
    await row.getByRole('link', { name: 'Copy link to color', exact: true }).click();
    await expect(
      getTable(page, 'button-prop-color').getByRole('status').getByText('Link copied'),
    ).toBeVisible();
    await expect.poll(readClipboard(page)).toBe(`${origin}${BUTTON}#button-prop-color`);
    await expect(page).toHaveURL(`${BUTTON}#button-prop-color`);
    const other = getRow(page, 'button-classes-root').getByRole('link', {
      name: 'Copy link to root',
    });
    await other.focus();
    await expect(other).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect.poll(readClipboard(page)).toBe(`${origin}${BUTTON}#button-classes-root`);
  });
});

test.describe('Types', () => {
  test('Long unions and type definitions open by mouse and keyboard', async ({ page }) => {
    await open(page, TEXT_FIELD);
    await test.step('a union', async () => {
      const row = getRow(page, 'text-field-prop-type');
      const more = row.getByText('17 more');
      const folded = row.getByText("'password'");
      await expect(row.getByText("'checkbox'")).toBeVisible();
      await expect(folded).toBeHidden();
      await more.click();
      await expect(folded).toBeVisible();
      await more.press('Enter');
      await expect(folded).toBeHidden();
    });
    await test.step('a type, below its row', async () => {
      const row = getRow(page, 'text-field-prop-sx');
      const link = row.getByRole('link', { name: 'SxProps' });
      const panel = row.locator('xpath=following-sibling::tr[1]');
      for (const act of [() => link.click(), () => link.press('Enter')]) {
        await expect(link, 'before it opens').toHaveAttribute('aria-expanded', 'false');
        await act();
        await expect(panel.getByText('type SxProps')).toBeVisible();
        await expect(panel.getByRole('link', { name: /^Declared in/ })).toBeVisible();
        await expect(link).toHaveAttribute('aria-expanded', 'true');
        await expect(page).toHaveURL(TEXT_FIELD);
        await act();
        await expect(panel).toHaveAttribute('id', /^text-field-prop-/);
        await expect(link, 'closed again').toHaveAttribute('aria-expanded', 'false');
      }
    });
    await test.step('a type in the collapsed view, which the filter closes', async () => {
      await getView(page, 'Props', 'Collapsed').click();
      const row = getRow(page, 'text-field-prop-sx');
      await row.getByRole('button', { name: 'Details of sx' }).click();
      const link = row.getByRole('link', { name: 'SxProps' });
      await link.click();
      const definition = page.getByRole('cell').getByText('type SxProps');
      await expect(definition).toBeVisible();
      await getFilter(page).fill('helperText');
      await expect(definition).toHaveCount(0);
      await getFilter(page).fill('');
      await expect(link).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('the type of classes links to the table of classes', async () => {
      const row = getRow(page, 'text-field-prop-classes');
      await row.getByRole('button', { name: 'Details of classes' }).click();
      await row.getByRole('link', { name: 'TextFieldClasses' }).click();
      await expect(page).toHaveURL(`${TEXT_FIELD}#classes`);
      await expect(page.locator('#classes')).toBeInViewport();
    });
  });

  test('The address of a definition opens it, after loading and with a link', async ({ page }) => {
    await open(page, `${BUTTON}#button-type-SxProps`);
    const getDefinition = (id: string) => page.locator(`details[id="${id}"]`);
    const sx = getDefinition('button-type-SxProps');
    await expect(sx).toHaveAttribute('open');
    await expect(sx.getByText('type SxProps')).toBeInViewport();
    const other = getDefinition('button-type-ButtonBaseActions');
    await expect(other).not.toHaveAttribute('open');
    await followLink(page, '#button-type-ButtonBaseActions');
    await expect(other.locator('pre')).toBeInViewport();
    await followLink(page, TEXT_FIELD);
    await expect(getRow(page, 'text-field-prop-color')).toBeVisible();
    await followLink(page, `${BUTTON}#button-type-Theme`);
    await expect(page).toHaveURL(`${BUTTON}#button-type-Theme`);
    await expect(getDefinition('button-type-Theme').locator('pre')).toBeInViewport();
  });
});

test('On the page of a component, its API reference opens in place by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/material-ui/react-bottom-navigation/#api');
  await expect(page.locator('#api')).toBeInViewport();
  const API = '/material-ui/api/bottom-navigation-action/';
  await expect(page.getByRole('link', { name: '<BottomNavigationAction />' })).toHaveAttribute(
    'href',
    API,
  );
  const button = page.getByRole('button', {
    name: /the API of BottomNavigationAction( on this page)?$/,
  });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toBeFocused();
  const getOwn = (name: string) => getRow(page, `bottom-navigation-action-${name}`);
  await expect(getOwn('prop-icon')).toBeVisible();
  await expect(getOwn('prop-centerRipple')).toBeHidden();
  await expect(getOwn('classes-root')).toBeVisible();
  const table = getTable(page, 'bottom-navigation-action-prop-icon');

  await test.step('Another API reference opens beside it', async () => {
    await page
      .getByRole('button', { name: 'Show the API of BottomNavigation on this page' })
      .click();
    await expect(getRow(page, 'bottom-navigation-prop-showLabels')).toBeVisible();
    await expect(getOwn('prop-icon')).toBeVisible();
    const twice = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(twice, 'ids that are there twice').toEqual([]);
    const dead = await page.locator('[data-view] a').evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(({ pathname, hash }) => {
          const id = decodeURIComponent(hash.slice(1));
          return pathname === location.pathname && !document.getElementById(id);
        })
        .map((link) => link.outerHTML),
    );
    expect(dead, 'links that lead nowhere').toEqual([]);
    await page
      .getByRole('button', { name: 'Hide the API of BottomNavigation', exact: true })
      .click();
    await expect(getRow(page, 'bottom-navigation-prop-showLabels')).toHaveCount(0);
  });
  await test.step('The controls work', async () => {
    await table.getByRole('searchbox').fill('centerRipple');
    expect(await readRows(table)).toEqual(['bottom-navigation-action-prop-centerRipple']);
    await table.getByRole('searchbox').fill('');
    await getOwn('prop-sx').getByRole('link', { name: 'SxProps' }).click();
    await expect(table.getByText('type SxProps')).toBeVisible();
    await getView(page, 'Props', 'Collapsed').click();
    await getOwn('prop-icon').getByRole('button', { name: 'Details of icon' }).press('Enter');
    await expect(getOwn('prop-icon').locator('.api-description')).toBeVisible();
  });
  await test.step('A link copied here leads to the row on the API page', async () => {
    const { origin } = new URL(page.url());
    await getOwn('prop-label').hover();
    await getOwn('prop-label')
      .getByRole('link', { name: /^Copy link to/ })
      .click();
    await expect(table.getByText('Link copied')).toBeVisible();
    await expect
      .poll(readClipboard(page))
      .toBe(`${origin}${API}#bottom-navigation-action-prop-label`);
    await expect(page).toHaveURL(/react-bottom-navigation\/#api$/);
  });

  await button.press('Space');
  await expect(getOwn('prop-icon')).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
