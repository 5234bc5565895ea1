/**
 * Copying code, and tabs that remember the selection, with a real clipboard and real keys. Unit tests of useCodeCopy,
 * copyShortcut, CopyButton and CodeTabs cover the duration of "Copied", the exceptions of the shortcut, and denied
 * access.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { noteInput } from '../trace';
import { ROOT, type Page, demo, expect, hydrated, open, test } from './support';

const CODEBLOCK = '/experiments/docs/codeblock/';
const BUTTON = '/material-ui/react-button/';
const THEMED = 'data/material-ui/components/button/ButtonThemed.tsx';

const getBlocks = (page: Page) => page.locator('.prose .MuiCode-root');
const getCopy = (block: Locator) => block.locator('.MuiCode-copy');
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const readText = (code: Locator) => code.evaluate((element) => element.textContent ?? '');

function readFile(file: string): string {
  noteInput(`file/${file}`);
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** Returns the fenced code blocks of the page's Markdown outside of tabs. */
function getFences(): string[] {
  const markdown = readFile('data/experiments/docs/codeblock/codeblock.md');
  const outside = markdown.replace(/<codeblock[\s\S]*?<\/codeblock>/g, '');
  return [...outside.matchAll(/^( *)(`{3,})\w+.*\n([\s\S]*?)\n\1\2$/gm)].map(
    ([, indent = '', , code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

test.describe('With a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  // @proves D12
  test('code in prose is copied by its button, by keyboard, and by the shortcut; selected text by the browser', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page, CODEBLOCK);
    // A button that says "Copied" keeps saying so.
    await page.clock.pauseAt(Date.now() + 60_000);
    const fences = getFences();
    expect(fences.length).toBeGreaterThan(12);
    // A button copies the content of its block.
    expect(await getBlocks(page).locator('code').allTextContents()).toEqual(fences);
    const expectCopied = async (block: Locator, text: string) => {
      await expect(getCopy(block)).toHaveText('Copied');
      expect(await readClipboard(page)).toBe(text);
    };

    await test.step('by the button of a block and of a tab', async () => {
      await getBlocks(page).nth(1).hover();
      await getCopy(getBlocks(page).nth(1)).click();
      await expectCopied(getBlocks(page).nth(1), fences[1]!);
      await page.getByRole('tab', { name: 'yarn' }).first().click();
      const panel = page.getByRole('tabpanel', { name: 'yarn' }).first();
      await getCopy(panel).click();
      await expectCopied(panel, await readText(panel.locator('code')));
      expect(await readClipboard(page)).toContain('yarn');
    });

    await test.step('by keyboard', async () => {
      const first = getBlocks(page).first();
      await first.locator('pre').focus();
      await page.keyboard.press('Tab');
      await expect(getCopy(first)).toBeFocused();
      await expect(getCopy(first)).toHaveCSS('opacity', '1');
      await page.keyboard.press('Enter');
      await expectCopied(first, fences[0]!);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    });

    await test.step('by the shortcut, from the block under the pointer', async () => {
      await getBlocks(page).nth(3).hover();
      await page.keyboard.press('Control+c');
      await expectCopied(getBlocks(page).nth(3), fences[3]!);
    });

    await test.step('The browser copies selected text', async () => {
      const block = getBlocks(page).nth(2);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.evaluate((element) => window.getSelection()!.selectAllChildren(element));
      await block.hover();
      await page.keyboard.press('Control+c');
      await expect.poll(() => readClipboard(page)).toBe('Codeblock');
      await expect(getCopy(block)).toHaveText('Copy');
    });
  });

  test('a demo is copied as displayed: its excerpt, its whole source, its JavaScript', async ({
    page,
  }) => {
    await open(page, BUTTON);
    const block = demo(page, 'ButtonThemed');
    const source = readFile(THEMED).trimEnd();
    const copyAll = block.getByRole('toolbar').getByRole('button', { name: /^Cop(y|ied)$/ });
    const expectClipboard = (text: string) =>
      expect.poll(async () => (await readClipboard(page)).trimEnd()).toBe(text);

    const preview = block.locator('.MuiCode-root');
    await getCopy(preview).click();
    await expectClipboard((await readText(preview.locator('code'))).trimEnd());
    await copyAll.click();
    await expectClipboard(source);

    await block.getByRole('button', { name: 'Show code' }).click();
    await block.getByRole('button', { name: 'JavaScript' }).click();
    const code = block.locator('pre code').last();
    await expect(code).toContainText('addFieldStyle(outerTheme) {');
    const javascript = (await readText(code)).trimEnd();
    expect(javascript).not.toBe(source);
    await block.locator('pre:visible').last().focus();
    await page.keyboard.press('Control+c');
    await expectClipboard(javascript);
  });

  // S8.2: "Clipboard unavailable: Falls back to selection-based copy". S8.3 and S8.4: "'The request is not allowed' is
  // raised, and is ignored in the code-block buttons".
  // @proves S8.2, S8.4
  test('If the Clipboard API is denied, a selection is copied; if that is denied as well, nothing happens', async ({
    page,
    watch,
  }) => {
    await page.addInitScript(() => {
      const { clipboard } = navigator;
      const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      Object.assign(window, { readClipboard: () => clipboard.readText() });
      Object.defineProperty(navigator, 'clipboard', {
        value: { write: refuse, writeText: refuse },
      });
    });
    await open(page, BUTTON);
    const block = demo(page, 'ButtonThemed');
    const read = () =>
      page.evaluate(() =>
        (window as unknown as { readClipboard: () => Promise<string> }).readClipboard(),
      );
    const preview = block.locator('.MuiCode-root');
    await getCopy(preview).click();
    await expect.poll(read).toBe(await readText(preview.locator('code')));
    await block.getByRole('toolbar').getByRole('button', { name: 'Copy' }).click();
    await expect.poll(async () => (await read()).trimEnd()).toBe(readFile(THEMED).trimEnd());

    await page.evaluate(() => {
      const refused: string[] = [];
      document.execCommand = (command) => {
        refused.push(command);
        return false;
      };
      Object.assign(window, { refused });
    });
    await block.getByRole('button', { name: 'Show code' }).click();
    const open_ = getCopy(block.locator('.MuiCode-root:visible').last());
    const other = getCopy(demo(page, 'ButtonColors').locator('.MuiCode-root'));
    for (const button of [open_, other]) {
      await button.click();
    }
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { refused: string[] }).refused))
      .toEqual(['copy', 'copy']);
    for (const button of [open_, other]) {
      await expect(button).toHaveText('Copy');
    }
    expect(watch.problems).toEqual([]);
  });
});

test('The selected code tab applies to all blocks with its key, after a reload, and on other pages', async ({
  page,
}) => {
  const getTab = (name: string, nth = 0) => page.getByRole('tab', { name, exact: true }).nth(nth);
  const expectSelected = (tab: Locator) => expect(tab).toHaveAttribute('aria-selected', 'true');
  await open(page, CODEBLOCK);
  await expectSelected(getTab('npm'));
  await getTab('yarn').click();
  await expectSelected(getTab('yarn', 1));
  await expectSelected(getTab('JSON'));
  await getTab('YAML').click();
  await expectSelected(getTab('yarn'));

  await page.reload();
  await hydrated(page);
  await expectSelected(getTab('yarn'));
  await expectSelected(getTab('YAML'));

  await open(page, '/material-ui/getting-started/installation/');
  await expectSelected(getTab('yarn'));
  await expect(page.getByRole('tabpanel', { name: 'yarn' }).first()).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'npm' }).first()).toBeHidden();
});
