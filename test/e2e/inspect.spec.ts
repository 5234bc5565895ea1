/** The inspector of demos: src/site/features/inspect. */
import { INSPECTED } from './inspectPlaces';
import { TRIED, countTried, openInspector, pointAt } from './inspectSupport';
import { activatePlayground, demo, editedStage, expect, liveStage, open, test } from './support';

/** Demos that the gate looks at: one of each library with slots. The full proof looks at all. */
const GATE = ['ButtonIcons', 'SelectBasic', 'SwitchIntroduction'];

for (const [url, name, places] of INSPECTED) {
  const tag = GATE.includes(name) ? [] : ['@full'];
  test(`Places of ${name} on ${url}`, { tag }, async ({ page }) => {
    await open(page, url);
    await demo(page, name).scrollIntoViewIfNeeded();
    await expect(liveStage(page, name)).toBeVisible();
    const panel = await openInspector(page, demo(page, name));
    for (const [className, place] of Object.entries(places)) {
      await test.step(place, async () => {
        const element = demo(page, name).locator(`[data-stage] .${className}:visible`).first();
        expect(await pointAt(panel, element, place)).toBe(true);
        await expect(panel.getByRole('heading', { level: 2 })).toHaveText(place);
        await expect(panel.getByRole('link', { name: `.${className}`, exact: true })).toBeVisible();
        await panel.getByRole('textbox').fill(`outline-color: ${TRIED}`);
        await expect(panel.locator('pre')).toContainText(TRIED);
        // Some places have a transition. Elements in another state keep their color.
        await expect
          .poll(async () => {
            const { own, withClass, others } = await countTried(page, name, className);
            return { own: own > 0 && own <= withClass, others };
          })
          .toEqual({ own: true, others: 0 });
      });
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
}

test('Keys move in the demo, Enter pins, and the demo gets no events', async ({ page }) => {
  await open(page, '/material-ui/react-menu/');
  const menu = demo(page, 'MenuBasic');
  const panel = await openInspector(page, menu);
  await test.step('A click in the demo pins, and opens nothing', async () => {
    await menu.locator('[data-stage] button').click();
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Button › root');
    await expect(page.locator('.MuiMenu-paper')).toBeHidden();
  });
  await test.step('Menus stay open while they are inspected', async () => {
    await panel.getByRole('button', { name: 'Use the demo' }).click();
    await menu.locator('[data-stage] button').click();
    await expect(page.locator('.MuiMenu-paper')).toBeVisible();
    await page.keyboard.press('i');
    await panel.getByRole('treeitem', { name: 'Menu › paper' }).click();
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Menu › paper');
    await expect(page.locator('.MuiMenu-paper')).toBeVisible();
  });
  await test.step('Escape closes the inspector, not the menu', async () => {
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.locator('.MuiMenu-paper')).toBeVisible();
  });
});

test('An address pins an element', async ({ page }) => {
  await open(page, '/material-ui/react-button/#inspect=MuiButton-startIcon');
  await expect(page.locator('[data-inspect]').getByRole('heading', { level: 2 })).toHaveText(
    'Button › startIcon',
  );
});

test('A row of the API reference links to a demo with its place', async ({ page }) => {
  await open(page, '/material-ui/api/button/');
  const row = page.locator('#button-classes-startIcon');
  await row.hover();
  await row.getByRole('link', { name: 'Show in a demo: MuiButton-startIcon' }).click();
  await expect(page.locator('[data-inspect]').getByRole('heading', { level: 2 })).toHaveText(
    'Button › startIcon',
  );
});

test('The playground has a button that opens the inspector', async ({ page }) => {
  await open(page, '/material-ui/react-button/');
  await activatePlayground(page);
  const playground = page.locator('#playground');
  await playground.getByRole('button', { name: 'Inspect' }).click();
  const panel = page.locator('[data-inspect] section');
  await panel.getByRole('treeitem', { name: 'Button › root' }).first().click();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Button › root');
  await page.keyboard.press('Escape');
  await expect(playground.getByRole('button', { name: 'Inspect' })).toBeFocused();
});

test('The menu of a template opens the inspector', async ({ page }) => {
  await open(page, '/material-ui/getting-started/templates/sign-in/');
  await page.getByRole('toolbar').getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Inspect' }).click();
  await expect(page.locator('[data-inspect]').getByRole('treeitem').first()).toBeVisible();
});

test('The inspector of an edited demo says that it is closed', async ({ page }) => {
  await open(page, '/material-ui/react-button/');
  const block = demo(page, 'ButtonColors');
  await block.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(block.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('export default () => <b>mine</b>;');
  await expect(editedStage(page, 'ButtonColors')).toHaveText('mine');
  await block.getByRole('toolbar').getByRole('button', { name: 'More' }).click();
  await block.getByRole('button', { name: 'Inspect' }).click();
  const panel = page.locator('[data-inspect] section');
  await expect(panel.getByText('Edited demos run in a closed frame')).toBeVisible();
  await expect(panel.getByRole('tree')).toBeHidden();
});

test('Origins of styles: a style sheet, an inline style, and the browser', async ({ page }) => {
  await open(page, '/base-ui/react-button/#css-ButtonIntroduction.tsx');
  const block = demo(page, 'ButtonIntroduction');
  await expect(liveStage(page, 'ButtonIntroduction')).toBeVisible();
  await block
    .locator('.base-Button-root')
    .first()
    .evaluate((button: HTMLElement) => {
      button.style.letterSpacing = '2px';
      const plain = document.createElement('button');
      plain.className = 'base-Button-root';
      button.before(plain);
    });
  const panel = await openInspector(page, block);
  const items = panel.getByRole('treeitem', { name: 'Button › root' });
  const find = (text: string) =>
    panel.locator('dd').filter({ has: page.locator('code', { hasText: text }) });
  await items.nth(1).click();
  await expect(find('padding:')).toContainText("The page doesn't show which code");
  await expect(find('letter-spacing:')).toContainText('Inline style');
  await items.first().click();
  await expect(find('font-size:')).toContainText('Set by the style sheet of the browser');
  await expect(panel.getByText('No rule of the page sets it').first()).toBeVisible();
});
