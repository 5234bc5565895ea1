/** Copying code, and the tabs of code that remember a choice. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { ROOT, type Page, demo, expect, hydrated, open, test } from './support';

const CODEBLOCK = '/experiments/docs/codeblock/';
const BUTTON = '/material-ui/react-button/';

/** Specification, section 4: "'Copied' for 1200 ms (2000 ms for the inline code-block buttons)". */
const DEMO_MS = 1200;
const INLINE_MS = 2000;

const getBlocks = (page: Page) => page.locator('.prose .MuiCode-root');
const getCopy = (block: Locator) => block.locator('.MuiCode-copy');
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const readText = (code: Locator) => code.evaluate((element) => element.textContent ?? '');

/** The fences of the page's Markdown that stand outside tabs. */
function getFences(): string[] {
  const markdown = readFileSync(
    path.join(ROOT, 'data/experiments/docs/codeblock/codeblock.md'),
    'utf8',
  );
  const outside = markdown.replace(/<codeblock[\s\S]*?<\/codeblock>/g, '');
  return [...outside.matchAll(/^( *)(`{3,})\w+.*\n([\s\S]*?)\n\1\2$/gm)].map(
    ([, indent = '', , code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

/** Stops the page's clock, so that a test can walk through the milliseconds. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.describe('With a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('Every block of the page copies exactly what its Markdown says', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, CODEBLOCK);
    const fences = getFences();
    expect(fences.length).toBeGreaterThan(12);
    await expect(getBlocks(page)).toHaveCount(fences.length);
    await page
      .locator('main summary')
      .evaluateAll((all: HTMLElement[]) => all.forEach((summary) => summary.click()));
    for (const [index, fence] of fences.entries()) {
      const block = getBlocks(page).nth(index);
      await block.hover();
      await getCopy(block).click();
      await expect(getCopy(block)).toHaveText('Copied');
      expect(await readClipboard(page), `block ${index + 1}`).toBe(fence);
    }
  });

  test('A code tab copies the code that it shows', async ({ page }) => {
    await open(page, CODEBLOCK);
    await page.getByRole('tab', { name: 'yarn' }).first().click();
    const panel = page.getByRole('tabpanel', { name: 'yarn' }).first();
    await getCopy(panel).click();
    await expect(getCopy(panel)).toHaveText('Copied');
    const copied = await readClipboard(page);
    expect(copied).toBe(await readText(panel.locator('code')));
    expect(copied).toContain('yarn');
  });

  test(`The button of a code block says Copied for ${INLINE_MS} ms`, async ({ page }) => {
    await page.clock.install();
    await open(page, CODEBLOCK);
    await stopClock(page);
    const button = getCopy(getBlocks(page).first());
    await expect(button).toHaveText('Copy');
    await button.click();
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(INLINE_MS - 1);
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(1);
    await expect(button).toHaveText('Copy');
  });

  test('A second click starts the time anew', async ({ page }) => {
    await page.clock.install();
    await open(page, CODEBLOCK);
    await stopClock(page);
    const button = getCopy(getBlocks(page).first());
    await button.click();
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(INLINE_MS - 500);
    await button.click();
    // The clipboard answers in its own time; the text does not change meanwhile.
    await readClipboard(page);
    await page.clock.runFor(INLINE_MS - 500);
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(500);
    await expect(button).toHaveText('Copy');
  });

  for (const open_ of [false, true]) {
    test(`The toolbar of a demo copies its whole source while the code is ${open_ ? 'open' : 'folded'}, and says Copied for ${DEMO_MS} ms`, async ({
      page,
    }) => {
      await page.clock.install();
      await open(page, BUTTON);
      const block = demo(page, 'ButtonColors');
      if (open_) {
        await block.getByRole('button', { name: 'Show code' }).click();
        await expect(block.locator('pre code')).toContainText('export default');
      }
      await stopClock(page);
      const button = block.getByRole('toolbar').getByRole('button', { name: /^Cop(y|ied)$/ });
      await expect(button).toHaveText('Copy');
      await button.click();
      await expect(button).toHaveText('Copied');
      const file = path.join(ROOT, 'data/material-ui/components/button/ButtonColors.tsx');
      expect((await readClipboard(page)).trimEnd()).toBe(readFileSync(file, 'utf8').trimEnd());
      await page.clock.runFor(DEMO_MS - 1);
      await expect(button).toHaveText('Copied');
      await page.clock.runFor(1);
      await expect(button).toHaveText('Copy');
    });
  }

  test('The toolbar copies the flavour and variant that are chosen', async ({ page }) => {
    await open(page, '/base-ui/react-select/#css-SelectIntroduction.js');
    const block = demo(page, 'SelectIntroduction');
    await expect(block.locator('pre code').first()).toContainText('export default');
    await block.getByRole('toolbar').getByRole('button', { name: 'Copy' }).click();
    await expect(block.getByRole('toolbar').getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await readClipboard(page)).toBe(await readText(block.locator('pre code').first()));
  });

  test('The preview of a demo copies what it shows', async ({ page }) => {
    await open(page, BUTTON);
    const preview = demo(page, 'ButtonColors').locator('.MuiCode-root');
    await getCopy(preview).click();
    await expect(getCopy(preview)).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(await readText(preview.locator('code')));
  });

  test('A block is copied with the keyboard', async ({ page }) => {
    await open(page, CODEBLOCK);
    const block = getBlocks(page).first();
    await block.locator('pre').focus();
    await page.keyboard.press('Tab');
    await expect(getCopy(block)).toBeFocused();
    await expect(getCopy(block)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(getCopy(block)).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(getFences()[0]);
  });

  // Specification, section 8: "Clipboard unavailable: Falls back to selection-based copy".
  test('Without the clipboard of the browser, a selection is copied', async ({ page, context }) => {
    const reader = await context.newPage();
    await open(reader, '/');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.bringToFront();
    await open(page, CODEBLOCK);
    const block = getBlocks(page).nth(1);
    await getCopy(block).click();
    await expect(getCopy(block)).toHaveText('Copied');
    await reader.bringToFront();
    expect(await readClipboard(reader)).toBe(getFences()[1]);
  });
});

// The same where the browser refuses a text that is on its way, as with all code of a demo.
test('A clipboard that takes no promise falls back as well', async ({ page, watch }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    navigator.clipboard.write = refuse;
    navigator.clipboard.writeText = refuse;
    document.addEventListener('copy', () => {
      Object.assign(window, { copiedSelection: String(getSelection()) });
    });
  });
  await open(page, BUTTON);
  const button = demo(page, 'ButtonColors')
    .getByRole('toolbar')
    .getByRole('button', { name: /^Cop(y|ied)$/ });
  await button.click();
  await expect(button).toHaveText('Copied');
  const file = path.join(ROOT, 'data/material-ui/components/button/ButtonColors.tsx');
  expect(
    (
      await page.evaluate(() => (window as { copiedSelection?: string }).copiedSelection)
    )?.trimEnd(),
  ).toBe(readFileSync(file, 'utf8').trimEnd());
  expect(watch.problems).toEqual([]);
});

// Specification, section 8: "'The request is not allowed' is raised, and is ignored in the code-block buttons".
for (const [name, url, getBlock] of [
  ['in prose', CODEBLOCK, (page: Page) => getBlocks(page).first()],
  ['of a preview', BUTTON, (page: Page) => demo(page, 'ButtonColors').locator('.MuiCode-root')],
  [
    'of open code',
    `${BUTTON}#ButtonColors`,
    (page: Page) => demo(page, 'ButtonColors').locator('.MuiCode-root'),
  ],
] as const) {
  test(`A refused copy is ignored by the code block ${name}`, async ({ page, watch }) => {
    await page.addInitScript(() => {
      const refuse = () =>
        Promise.reject(new DOMException('The request is not allowed', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
      document.execCommand = () => false;
    });
    await open(page, url);
    const button = getCopy(getBlock(page));
    await expect(getBlock(page).locator('code')).not.toBeEmpty();
    await button.click();
    await page.waitForTimeout(300);
    await expect(button).toHaveText('Copy');
    expect(watch.problems).toEqual([]);
  });
}

test.describe('Code tabs', () => {
  const getTab = (page: Page, name: string, nth = 0) =>
    page.getByRole('tab', { name, exact: true }).nth(nth);

  test('show one fence at a time, the first at first', async ({ page }) => {
    await open(page, CODEBLOCK);
    const list = page.getByRole('tablist').first();
    await expect(list.getByRole('tab')).toHaveText(['npm', 'pnpm', 'yarn']);
    await expect(getTab(page, 'npm')).toHaveAttribute('aria-selected', 'true');
    await getTab(page, 'pnpm').click();
    await expect(getTab(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
    await expect(getTab(page, 'npm')).toHaveAttribute('aria-selected', 'false');
    const panels = page.locator('[role="tabpanel"]');
    await expect(panels.nth(0)).toBeHidden();
    await expect(panels.nth(1)).toBeVisible();
    await expect(panels.nth(1)).toContainText('pnpm');
  });

  test('work with the keyboard', async ({ page }) => {
    await open(page, CODEBLOCK);
    await getTab(page, 'npm').focus();
    for (const [key, name] of [
      ['ArrowRight', 'pnpm'],
      ['ArrowRight', 'yarn'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'yarn'],
      ['Home', 'npm'],
      ['End', 'yarn'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(getTab(page, name)).toBeFocused();
      await expect(getTab(page, name)).toHaveAttribute('aria-selected', 'true');
    }
  });

  test('The choice holds for all blocks of its key, after a reload, and on other pages', async ({
    page,
  }) => {
    await open(page, CODEBLOCK);
    await getTab(page, 'yarn').click();
    await expect(getTab(page, 'yarn', 1)).toHaveAttribute('aria-selected', 'true');
    await expect(getTab(page, 'JSON')).toHaveAttribute('aria-selected', 'true');
    await getTab(page, 'YAML').click();
    await expect(getTab(page, 'yarn')).toHaveAttribute('aria-selected', 'true');

    await page.reload();
    await hydrated(page);
    await expect(getTab(page, 'yarn')).toHaveAttribute('aria-selected', 'true');
    await expect(getTab(page, 'YAML')).toHaveAttribute('aria-selected', 'true');

    for (const url of ['/material-ui/getting-started/installation/', '/base-ui/getting-started/']) {
      await open(page, url);
      await expect(getTab(page, 'yarn')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name: 'yarn' }).first()).toBeVisible();
      await expect(page.getByRole('tabpanel', { name: 'npm' }).first()).toBeHidden();
    }
  });
});
