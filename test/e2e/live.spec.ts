/** Issue 5, point 3: readers edit the code of a demo in place. */
import { findAxeFaults } from './axe';
import { type Page, demo, expect, liveStage, open, test } from './support';

const editor = (page: Page, name: string) => demo(page, name).locator('.cm-content');
const status = (page: Page, name: string) => demo(page, name).getByRole('status').first();

/** Opens a demo's code and goes into the editor with the keyboard. */
async function enter(page: Page, name: string): Promise<void> {
  const block = demo(page, name);
  const show = block.getByRole('button', { name: 'Show code' });
  if (await show.isVisible()) {
    await show.click();
  }
  const code = block.locator('pre:visible, .cm-scroller:visible').first();
  await expect(block.getByRole('button', { name: 'Edit', exact: true })).toBeAttached();
  await code.focus();
  await page.keyboard.press('Enter');
  await expect(editor(page, name)).toBeFocused();
}

/** The text of the editor. */
const textOf = (page: Page, name: string) =>
  editor(page, name)
    .locator('.cm-line')
    .allTextContents()
    .then((lines) => lines.join('\n'));

/** Writes a whole file as a reader pastes it. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await expect(editor(page, name)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

const COMPONENTS: readonly [url: string, name: string, text: string][] = [
  [
    '/material-ui/react-button/',
    'BasicButtons',
    "import Rating from '@mui/material/Rating';\nimport AcUnitIcon from '@mui/icons-material/AcUnitTwoTone';\nimport { blue } from '@mui/material/colors';\nexport default function A(): React.ReactNode {\n  return <div data-x={blue[500]}><Rating value={3} /><AcUnitIcon /> edited</div>;\n}",
  ],
  [
    '/joy-ui/react-button/',
    '',
    "import { Chip } from '@mui/joy';\nimport { Add } from '@mui/icons-material';\nexport default () => <Chip startDecorator={<Add />}>edited</Chip>;",
  ],
  [
    '/system/react-grid/',
    '',
    "import { Stack, styled } from '@mui/system';\nconst A = styled('b')({ color: 'rgb(1, 2, 3)' });\nexport default () => <Stack><A>edited</A></Stack>;",
  ],
  [
    '/x/react-data-grid/demo/',
    '',
    "import { DataGrid } from '@mui/x-data-grid';\nexport default () => <div style={{ height: 300, width: '100%' }}>edited<DataGrid rows={[{ id: 7 }]} columns={[{ field: 'id' }]} /></div>;",
  ],
];

for (const [url, given, text] of COMPONENTS) {
  test(`a demo on ${url} can be edited, with imports it did not have`, async ({ page }) => {
    await open(page, url);
    const name = given || (await page.locator('[data-demo]').first().getAttribute('id')) || '';
    await enter(page, name);
    await write(page, name, text);
    await expect(liveStage(page, name)).toContainText('edited', { timeout: 15_000 });
    await expect(demo(page, name).getByRole('button', { name: 'Reset code' })).toBeVisible();
  });
}

for (const [flavour, label] of [
  ['system', 'MUI System'],
  ['tailwind', 'Tailwind'],
  ['css', 'CSS'],
] as const) {
  test(`the ${label} flavour of a Base UI demo can be edited`, async ({ page }) => {
    await open(page, '/base-ui/react-button/');
    const name = 'ButtonIntroduction';
    await demo(page, name).getByRole('combobox').selectOption(flavour);
    await enter(page, name);
    // Long code is in the document in part only.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+c');
    const published = await page.evaluate(() => navigator.clipboard.readText());
    await write(
      page,
      name,
      published
        .replace(/return \(\n\s*<(\w+)/, (whole) => whole)
        .replace(
          /export default function (\w+)\(\) \{/,
          (head) =>
            `${head}\n  const mark = <i className="w-[37px] block" data-testid="mark">edited</i>;`,
        )
        .replace(/return \(\s*([\s\S]*?)\s*\);\n\}/, 'return (<>{mark}\n$1</>);\n}'),
    );
    const mark = liveStage(page, name).getByTestId('mark').first();
    await expect(mark).toBeVisible({ timeout: 15_000 });
    if (flavour === 'tailwind') {
      await expect(mark).toHaveCSS('width', '37px');
    }
  });
}

test.describe('on the Button page', () => {
  const NAME = 'BasicButtons';
  test.beforeEach(async ({ page }) => {
    await open(page, '/material-ui/react-button/');
    await demo(page, NAME).scrollIntoViewIfNeeded();
  });

  const append = async (page: Page, text: string) => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText(text);
  };

  test('nothing of the editor is requested before a reader goes in', async ({ page }) => {
    await liveStage(page, NAME).waitFor();
    await demo(page, NAME).getByRole('button', { name: 'Show code' }).click();
    await demo(page, NAME).locator('pre:visible').first().focus();
    await page.waitForLoadState('networkidle');
    const before = await listScripts(page);
    await enter(page, NAME);
    const after = (await listScripts(page)).filter((url) => !before.includes(url));
    expect(after.length).toBeGreaterThan(0);
    const texts = await Promise.all(
      before.map(async (url) => (await page.request.get(url)).text()),
    );
    expect(
      texts.filter((code) => code.includes('cm-scroller') && code.includes('cm-gutter')),
    ).toEqual([]);
  });

  test('Enter goes in, Escape out, and Tab is never trapped', async ({ page }) => {
    await enter(page, NAME);
    const block = demo(page, NAME);
    await page.keyboard.press('Escape');
    await expect(block.locator('.cm-scroller')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(block.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(block.locator('.cm-scroller')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(editor(page, NAME)).toBeFocused();
    expect(await textOf(page, NAME)).toContain('export default function BasicButtons');
  });

  test('nothing jumps when the editor takes the place of the code', async ({ page }) => {
    const block = demo(page, NAME);
    await block.getByRole('button', { name: 'Show code' }).click();
    const pre = block.locator('pre:visible').first();
    await expect(pre).toContainText('export default');
    const before = await pre.boundingBox();
    const first = await textRect(page, `#${NAME} pre:not([hidden] *)`);
    await enter(page, NAME);
    const after = await block.locator('.cm-scroller').locator('../..').boundingBox();
    expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
    const line = await textRect(page, `#${NAME} .cm-content`);
    expect(line.x).toBeCloseTo(first.x, 0);
    expect(line.y).toBeCloseTo(first.y, 0);
    expect(line.height).toBeCloseTo(first.height, 0);
  });

  test('a fault is said politely, and the last good version stays', async ({ page, watch }) => {
    await enter(page, NAME);
    await write(page, NAME, 'export default () => <p>first</p>;');
    await expect(liveStage(page, NAME)).toHaveText('first');

    await write(page, NAME, 'export default () => (\n  <p>second</b>\n);');
    await expect(status(page, NAME)).toHaveText('Line 2: <p> has no closing tag.');
    await expect(liveStage(page, NAME)).toHaveText('first');

    await write(page, NAME, "\nimport x from 'lodash';\nexport default () => <p>{x()}</p>;");
    await expect(status(page, NAME)).toContainText('Line 2: “lodash” cannot be imported here');

    watch.allow(/thrown in render/);
    await write(page, NAME, "export default () => {\n  throw new Error('thrown in render');\n};");
    await expect(status(page, NAME)).toHaveText('Line 2: thrown in render');
    await expect(liveStage(page, NAME)).toHaveText('first');

    watch.allow(/thrown in effect/);
    await write(
      page,
      NAME,
      "import * as React from 'react';\nexport default () => {\n  React.useEffect(() => {\n    throw new Error('thrown in effect');\n  });\n  return <p>third</p>;\n};",
    );
    await expect(status(page, NAME)).toHaveText('Line 4: thrown in effect');
    await expect(liveStage(page, NAME)).toHaveText('first');

    await write(page, NAME, 'export default () => {\n  for (;;) {}\n};');
    watch.allow(/liveLoopTooLong/);
    await expect(status(page, NAME)).toContainText('Line 2: This loop keeps the page waiting');

    await write(page, NAME, 'export default () => <p>fourth</p>;');
    await expect(liveStage(page, NAME)).toHaveText('fourth');
    await expect(status(page, NAME)).toContainText('Edited.');
    // The page around it lives.
    await page.getByRole('button', { name: 'Settings' }).first().click();
  });

  test('a handler that throws says so, and its demo stays', async ({ page, watch }) => {
    watch.allow(/thrown in handler/);
    await enter(page, NAME);
    await write(
      page,
      NAME,
      "export default () => (\n  <button onClick={() => {\n    throw new Error('thrown in handler');\n  }}>push</button>\n);",
    );
    await liveStage(page, NAME).getByRole('button', { name: 'push' }).click();
    await expect(status(page, NAME)).toHaveText('Line 3: thrown in handler');
    await expect(liveStage(page, NAME).getByRole('button', { name: 'push' })).toBeVisible();
  });

  test('undo, redo, reset, and undo of the reset', async ({ page }) => {
    await enter(page, NAME);
    const published = await textOf(page, NAME);
    await append(page, '\n// mine');
    expect(await textOf(page, NAME)).toContain('// mine');
    await page.keyboard.press('ControlOrMeta+z');
    expect(await textOf(page, NAME)).toBe(published);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    expect(await textOf(page, NAME)).toContain('// mine');

    await write(page, NAME, 'export default () => <p>mine</p>;');
    await expect(liveStage(page, NAME)).toHaveText('mine');
    await demo(page, NAME).getByRole('button', { name: 'Reset code' }).click();
    await expect(liveStage(page, NAME)).not.toContainText('mine');
    expect(await textOf(page, NAME)).toBe(published);
    await expect(demo(page, NAME).locator('.cm-scroller')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(liveStage(page, NAME)).toHaveText('mine');
  });

  test('edits survive closing the code, the other variant, and another page', async ({ page }) => {
    const block = demo(page, NAME);
    await enter(page, NAME);
    await write(page, NAME, 'export default () => <p>mine</p>;');
    await expect(liveStage(page, NAME)).toHaveText('mine');
    await block.getByRole('button', { name: 'Hide code' }).click();
    await expect(liveStage(page, NAME)).toHaveText('mine');
    await block.getByRole('button', { name: 'Show code' }).click();
    await expect(editor(page, NAME)).toHaveText('export default () => <p>mine</p>;');

    // Each variant has its own draft: the stage shows the code that is shown.
    await block.getByRole('button', { name: 'JavaScript' }).click();
    await expect(liveStage(page, NAME)).not.toHaveText('mine');
    await block.getByRole('button', { name: 'TypeScript' }).click();
    await expect(liveStage(page, NAME)).toHaveText('mine');
    await expect(editor(page, NAME)).toHaveText('export default () => <p>mine</p>;');

    await page
      .locator('main a[href="/material-ui/react-card/"], a[href="/material-ui/react-card/"]')
      .first()
      .click();
    await expect(page).toHaveURL(/react-card/);
    await page.goBack();
    await expect(liveStage(page, NAME)).toHaveText('mine');

    await page.reload();
    await demo(page, NAME).scrollIntoViewIfNeeded();
    await expect(liveStage(page, NAME)).toBeVisible();
    await expect(liveStage(page, NAME)).not.toHaveText('mine');
  });

  test('hostile text stays text', async ({ page, watch }) => {
    await enter(page, NAME);
    await write(
      page,
      NAME,
      'export default () => <p>{"<img src=x onerror=window.hacked=1>"}</p>; // </script><script>window.hacked=1</script> `${',
    );
    await expect(liveStage(page, NAME)).toHaveText('<img src=x onerror=window.hacked=1>');
    watch.allow(/<img src=x/);
    await write(
      page,
      NAME,
      'export default () => { throw new Error("<img src=x onerror=window.hacked=1>"); };',
    );
    await expect(status(page, NAME)).toContainText('<img src=x onerror=window.hacked=1>');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('autoFocus in a demo does not take the next key', async ({ page }) => {
    await enter(page, NAME);
    await write(page, NAME, 'export default () => <input autoFocus aria-label="in" />;');
    await expect(liveStage(page, NAME).getByRole('textbox')).toBeVisible();
    await expect(editor(page, NAME)).toBeFocused();
  });

  test('the code of the address is never run', async ({ page }) => {
    await page.goto('/material-ui/react-button/?code=export%20default%201#BasicButtons.js');
    await expect(demo(page, NAME).locator('pre:visible').first()).toContainText('export default');
    await expect(editor(page, NAME)).toHaveCount(0);
  });

  for (const mode of ['light', 'dark'] as const) {
    test(`axe finds nothing in the editor and its fault, ${mode}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 700 });
      await enter(page, NAME);
      await append(page, '\nlet = ;');
      await expect(status(page, NAME)).toContainText('Line');
      expect(await findAxeFaults(page, { within: [`#${NAME}`] })).toEqual([]);
    });
  }
});

const listScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );

/** Where the first letter of an element's text is. */
const textRect = (page: Page, selector: string) =>
  page.evaluate((query) => {
    const element = [...document.querySelectorAll(query)].find(
      (candidate) => (candidate as HTMLElement).offsetParent !== null,
    )!;
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, 1);
    const { x, y, height } = range.getBoundingClientRect();
    return { x, y, height };
  }, selector);
