/**
 * Copying code, and tabs that remember the selection, with a real clipboard and real keys. Unit tests of useCodeCopy,
 * copyShortcut, CopyButton and CodeTabs cover the duration of "Copied", the exceptions of the shortcut, and denied
 * access.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import ts from 'typescript';
import { recordInput } from '../trace';
import { ROOT, type Page, activatePlayground, demo, expect, hydrated, open, test } from './support';

const CODEBLOCK = '/experiments/docs/codeblock/';
const BUTTON = '/material-ui/react-button/';
const THEMED = 'data/material-ui/components/button/ButtonThemed.tsx';

const getBlocks = (page: Page) => page.locator('.prose .MuiCode-root');
const getCopy = (block: Locator) => block.locator('.MuiCode-copy');
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const readText = (code: Locator) => code.evaluate((element) => element.textContent ?? '');

function readFile(file: string): string {
  recordInput(`file/${file}`);
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** Checks that a text is complete code: the compiler has no complaint about its syntax. */
function expectCompiles(fileName: string, text: string): void {
  const { diagnostics } = ts.transpileModule(text, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
  });
  const messages = diagnostics?.map((one) => ts.flattenDiagnosticMessageText(one.messageText, ' '));
  expect(messages, text).toEqual([]);
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
      await page.keyboard.press('Shift+Tab');
      await expect(getCopy(first)).toBeFocused();
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

  test('code of every kind is copied complete: it is what the file has, and it compiles', async ({
    page,
  }) => {
    const source = readFile(THEMED).trimEnd();
    const read = async () => (await readClipboard(page)).trimEnd();
    const press = async (target: Locator) => {
      await target.focus();
      await page.keyboard.press('ControlOrMeta+c');
    };
    await open(page, BUTTON);
    const block = demo(page, 'ButtonThemed');
    const copy = block.getByRole('toolbar').getByRole('button', { name: /^Cop(y|ied)$/ });

    await test.step('A demo whose code is collapsed', async () => {
      await expect(block.getByRole('button', { name: /^Show all \d+ lines$/ })).toBeVisible();
      expect(await readText(block.locator('pre code'))).not.toContain('…');
      await copy.click();
      await expect.poll(read).toBe(source);
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await press(block.locator('pre'));
      await expect.poll(read).toBe(source);
    });
    await test.step('Its JavaScript, collapsed and expanded', async () => {
      await block.getByRole('button', { name: 'JavaScript' }).click();
      await copy.click();
      await expect.poll(read).toContain('addFieldStyle(outerTheme) {');
      const javascript = await read();
      expectCompiles('ButtonThemed.jsx', javascript);
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await block.getByRole('button', { name: /^Show all \d+ lines$/ }).click();
      const code = block.locator('pre:visible');
      await expect(code, 'takes the focus of the button').toBeFocused();
      await page.keyboard.press('ControlOrMeta+c');
      await expect.poll(read).toBe(javascript);
      expect((await readText(code)).trimEnd()).toBe(javascript);
      await expect(getCopy(block), 'one copy button').toHaveCount(1);
    });
    await test.step('The playground', async () => {
      await activatePlayground(page);
      await getCopy(page.locator('#playground')).click();
      await expect.poll(read).toContain('<Button');
      expectCompiles('Playground.tsx', await read());
    });
    await test.step('Every file of a demo', async () => {
      await open(page, '/base-ui/react-button/#css-ButtonIntroduction.tsx');
      const files = demo(page, 'ButtonIntroduction');
      await expect(files.locator('.MuiCode-title')).toHaveCount(2);
      await press(files.locator('pre').first());
      await expect.poll(read).toContain('export default function');
      expectCompiles('index.tsx', await read());
      await press(files.locator('pre').last());
      await expect
        .poll(read)
        .toBe(
          readFile('data/base-ui/components/button/ButtonIntroduction/css/styles.css').trimEnd(),
        );
    });
    for (const url of ['/material-ui/getting-started/installation/', '/material-ui/api/button/']) {
      await test.step(`Every block of ${url}`, async () => {
        await open(page, url);
        const blocks = page.locator(
          '.MuiCode-root:has(> pre > code:is(.language-tsx, .language-ts)):visible',
        );
        expect(await blocks.count()).toBeGreaterThan(0);
        for (const one of await blocks.all()) {
          const text = (await readText(one.locator('code'))).trimEnd();
          await getCopy(one).click();
          await expect.poll(read).toBe(text);
          expectCompiles('Block.tsx', text);
        }
      });
    }
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
    const button = getCopy(getBlocks(page).first());
    await button.click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { refused: string[] }).refused))
      .toEqual(['copy']);
    await expect(button).toHaveText('Copy');
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
