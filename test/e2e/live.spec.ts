/** Editing the code of a demo in place. */
import { findAxeProblems } from './axe';
import { type Page, demo, editedStage, expect, liveStage, open, test } from './support';

const editor = (page: Page, name: string) => demo(page, name).locator('.cm-content');
const status = (page: Page, name: string) => demo(page, name).getByRole('status').first();

/** Opens a demo's code and enters the editor with the keyboard. */
async function enter(page: Page, name: string): Promise<void> {
  const block = demo(page, name);
  const show = block.getByRole('button', { name: 'Show code' });
  if (await show.isVisible()) {
    await show.click();
  }
  // Only the whole code has a role. The excerpt, which it replaces once it has loaded, can't be edited.
  const code = block.locator('pre[role="group"]:visible, .cm-scroller:visible').first();
  await code.focus();
  await page.keyboard.press('Enter');
  await expect(editor(page, name)).toBeFocused();
}

/** Returns the text of the editor. */
const textOf = (page: Page, name: string) =>
  editor(page, name)
    .locator('.cm-line')
    .allTextContents()
    .then((lines) => lines.join('\n'));

/** Replaces the whole file, as if the user pasted it. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await expect(editor(page, name)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Code with imports that the original demo doesn't have. */
const COMPONENTS = [
  {
    url: '/material-ui/react-paper/',
    text: "import Rating from '@mui/material/Rating';\nimport AcUnitIcon from '@mui/icons-material/AcUnitTwoTone';\nimport { Add } from '@mui/icons-material';\nimport { blue } from '@mui/material/colors';\nimport { Stack, styled } from '@mui/system';\nconst B = styled('b')({ color: 'rgb(1, 2, 3)' });\nexport default function A(): React.ReactNode {\n  return <Stack data-x={blue[500]}><Rating value={3} /><AcUnitIcon /><Add /> <B>edited</B></Stack>;\n}",
    tag: [],
  },
  {
    url: '/joy-ui/react-button/',
    text: "import { Chip } from '@mui/joy';\nimport { Add } from '@mui/icons-material';\nexport default () => <Chip startDecorator={<Add />}>edited</Chip>;",
    tag: ['@full'],
  },
  {
    url: '/x/react-data-grid/demo/',
    text: "import { DataGrid } from '@mui/x-data-grid';\nexport default () => <div style={{ height: 300, width: '100%' }}>edited<DataGrid rows={[{ id: 7 }]} columns={[{ field: 'id' }]} /></div>;",
    tag: ['@full'],
  },
] as const;

for (const { url, text, tag } of COMPONENTS) {
  test(`a demo on ${url} can be edited, with new imports`, { tag: [...tag] }, async ({ page }) => {
    await open(page, url);
    const name = (await page.locator('[data-demo]').first().getAttribute('id')) ?? '';
    await enter(page, name);
    await write(page, name, text);
    await expect(editedStage(page, name)).toContainText('edited');
    await expect(demo(page, name).getByRole('button', { name: 'Reset code' })).toBeVisible();
  });
}

for (const { flavour, label, tag } of [
  { flavour: 'system', label: 'MUI System', tag: ['@full'] },
  { flavour: 'tailwind', label: 'Tailwind', tag: [] },
  { flavour: 'css', label: 'CSS', tag: ['@full'] },
]) {
  test(`the ${label} flavor of a Base UI demo can be edited`, { tag }, async ({ page }) => {
    await open(page, '/base-ui/react-button/');
    const name = 'ButtonIntroduction';
    await demo(page, name).getByRole('combobox').selectOption(flavour);
    await enter(page, name);
    // The editor renders only a part of long code.
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
    const mark = editedStage(page, name).getByTestId('mark').first();
    await expect(mark).toBeVisible({ timeout: 15_000 });
    if (flavour === 'tailwind') {
      await expect(mark).toHaveCSS('width', '37px');
    }
  });
}

test.describe('on a short page', () => {
  const URL = '/material-ui/react-paper/';
  const NAME = 'PaperBasic';

  const append = async (page: Page, text: string) => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText(text);
  };

  test('Enter starts editing without scrolling, Escape ends it, and Tab is never trapped', async ({
    page,
  }) => {
    // The hash opens the code. Other parts of the address are never executed.
    await open(page, `${URL}?code=export%20default%201#${NAME}.tsx`);
    const block = demo(page, NAME);
    const pre = block.locator('pre:visible').first();
    await expect(pre).toContainText('export default function PaperBasic');
    await expect(editor(page, NAME)).toHaveCount(0);
    await test.step('Replacing the code by the editor shifts nothing', async () => {
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
    await expect(block.getByText('To leave the editor, press Esc.')).toBeVisible();
    // Nothing offers to start what has started.
    await expect(block.getByRole('button', { name: 'Edit', exact: true })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(block.locator('.cm-scroller')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await block.evaluate((root) => root.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expect(block.locator('.cm-scroller')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(editor(page, NAME)).toBeFocused();
    expect(await textOf(page, NAME)).toContain('export default function PaperBasic');
  });

  test('an error is announced politely, and the last working version stays', async ({
    page,
    watch,
  }) => {
    await open(page, URL);
    await enter(page, NAME);
    const TEXT = '<img src=x onerror=window.hacked=1>';
    await test.step('Text that looks like code stays text', async () => {
      await write(
        page,
        NAME,
        `export default () => <p>{"${TEXT}"}</p>; // </script><script>window.hacked=1</script> \`\${`,
      );
      await expect(editedStage(page, NAME)).toHaveText(TEXT);
    });
    await test.step('A syntax error', async () => {
      await write(page, NAME, 'export default () => (\n  <p>second</b>\n);');
      await expect(status(page, NAME)).toHaveText('Line 2: <p> has no closing tag.');
      await expect(editedStage(page, NAME)).toHaveText(TEXT);
    });
    await test.step('An error while it renders', async () => {
      watch.allow(/thrown in render/);
      const message = `${TEXT} thrown in render`;
      await write(page, NAME, `export default () => {\n  throw new Error('${message}');\n};`);
      await expect(status(page, NAME)).toHaveText(`Line 2: ${message}`);
      await expect(editedStage(page, NAME)).toHaveText(TEXT);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    });
    await test.step('An error in an effect', async () => {
      watch.allow(/thrown in effect/);
      await write(
        page,
        NAME,
        "import * as React from 'react';\nexport default () => {\n  React.useEffect(() => {\n    throw new Error('thrown in effect');\n  });\n  return <p>third</p>;\n};",
      );
      await expect(status(page, NAME)).toHaveText('Line 4: thrown in effect');
      await expect(editedStage(page, NAME)).toHaveText(TEXT);
    });
    await test.step('An error in a handler, whose demo stays', async () => {
      watch.allow(/thrown in handler/);
      await write(
        page,
        NAME,
        "export default () => (\n  <button onClick={() => {\n    throw new Error('thrown in handler');\n  }}>push</button>\n);",
      );
      const button = editedStage(page, NAME).getByRole('button', { name: 'push' });
      await button.click();
      await expect(status(page, NAME)).toHaveText('Line 3: thrown in handler');
      await expect(button).toBeVisible();
      await editor(page, NAME).focus();
    });
    await test.step('A demo with autoFocus does not get the next key', async () => {
      await write(page, NAME, 'export default () => <input autoFocus aria-label="in" />;');
      await expect(editedStage(page, NAME).getByRole('textbox')).toBeVisible();
      await expect(editor(page, NAME)).toBeFocused();
      await expect(status(page, NAME)).toContainText('Edited.');
    });
  });

  test('edits and resets can be undone, and survive everything but a reload', async ({ page }) => {
    const block = demo(page, NAME);
    const MINE = 'export default () => <p>mine</p>;';
    await open(page, URL);
    await enter(page, NAME);
    const published = await textOf(page, NAME);
    await test.step('Undo and redo', async () => {
      await append(page, '\n// mine');
      expect(await textOf(page, NAME)).toContain('// mine');
      await page.keyboard.press('ControlOrMeta+z');
      expect(await textOf(page, NAME)).toBe(published);
      await page.keyboard.press('ControlOrMeta+Shift+z');
      expect(await textOf(page, NAME)).toContain('// mine');
    });
    await test.step('Reset, and undo of the reset', async () => {
      await write(page, NAME, MINE);
      await expect(editedStage(page, NAME)).toHaveText('mine');
      await block.getByRole('button', { name: 'Reset code' }).click();
      await expect(liveStage(page, NAME)).not.toContainText('mine');
      expect(await textOf(page, NAME)).toBe(published);
      await expect(block.locator('.cm-scroller')).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(editedStage(page, NAME)).toHaveText('mine');
    });
    await test.step('The code is collapsed and expanded', async () => {
      await block.getByRole('button', { name: 'Hide code' }).click();
      await expect(editedStage(page, NAME)).toHaveText('mine');
      await block.getByRole('button', { name: 'Show code' }).click();
      await expect(editor(page, NAME)).toHaveText(MINE);
    });
    await test.step('Each variant has its own draft: the stage runs the visible code', async () => {
      await block.getByRole('button', { name: 'JavaScript' }).click();
      await expect(liveStage(page, NAME)).not.toHaveText('mine');
      await block.getByRole('button', { name: 'TypeScript' }).click();
      await expect(editedStage(page, NAME)).toHaveText('mine');
      await expect(editor(page, NAME)).toHaveText(MINE);
    });
    await test.step('Another page, and back', async () => {
      await page.locator('#main-content a[href="/material-ui/react-stack/"]').first().click();
      await expect(page).toHaveURL('/material-ui/react-stack/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stack');
      await page.goBack();
      await expect(editedStage(page, NAME)).toHaveText('mine');
    });
    await test.step('A reload restores the original code', async () => {
      await page.reload();
      await demo(page, NAME).scrollIntoViewIfNeeded();
      await expect(liveStage(page, NAME)).toBeVisible();
      await expect(liveStage(page, NAME)).not.toHaveText('mine');
    });
  });

  test('Tab passes through an edited demo, and its menu covers what is below without moving it', async ({
    page,
  }) => {
    await open(page, URL);
    await enter(page, NAME);
    await write(
      page,
      NAME,
      "import * as React from 'react';\nimport { Button, Menu, MenuItem } from '@mui/material';\nexport default function A() {\n  const [at, setAt] = React.useState(null);\n  return (\n    <>\n      <Button onClick={(event) => setAt(event.currentTarget)}>menu</Button>\n      <Menu open={Boolean(at)} anchorEl={at} onClose={() => setAt(null)}>\n        <MenuItem>one</MenuItem>\n        <MenuItem>two</MenuItem>\n      </Menu>\n    </>\n  );\n}",
    );
    const frame = demo(page, NAME).locator('iframe[data-edited="shown"]');
    const button = editedStage(page, NAME).getByRole('button', { name: 'menu' });
    const getHeight = async () => (await frame.boundingBox())?.height ?? 0;
    const getToolbar = () =>
      demo(page, NAME).getByRole('button', { name: 'Hide code' }).boundingBox();
    await expect(button).toBeVisible();
    const closed = await getHeight();
    const toolbar = await getToolbar();
    await button.focus();
    await page.keyboard.press('Tab');
    // The stop of the toolbar, which has only one.
    await expect(demo(page, NAME).locator('button:focus')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await button.click();
    await expect(frame.contentFrame().getByRole('menuitem', { name: 'two' })).toBeVisible();
    await expect.poll(getHeight).toBeGreaterThan(closed + 100);
    expect(await getToolbar()).toEqual(toolbar);
    await page.keyboard.press('Escape');
    await expect.poll(getHeight).toBe(closed);
    await expect(button).toBeFocused();
  });

  test('axe finds nothing in the editor and its error', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, URL);
    await enter(page, NAME);
    await append(page, '\nlet = ;');
    await expect(status(page, NAME)).toContainText('Line');
    const within = [`#${NAME}`];
    expect.soft(await findAxeProblems(page, { within }), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    // The mode only affects colors.
    const dark = await findAxeProblems(page, { within, only: ['color-contrast'] });
    expect.soft(dark, 'dark').toEqual([]);
  });
});

/** Returns the position of the first character of an element's text. */
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
