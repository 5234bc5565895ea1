/**
 * Tests a page of each kind and every embedded tool with the browser settings of users with special needs.
 * settings.spec.ts tests the settings drawer; test/crawl tests text and controls at 320 px.
 */
import { findWidthProblems } from '../../crawl/width';
import { findAxeProblems } from '../axe';
import { type Page, demo, expect, open, settled, test } from '../support';
import { openView } from '../viewSupport';
import {
  findControlsOutside,
  findCutTexts,
  findDrawingsUnseen,
  findFocusUnseen,
  findHoverOnly,
  findMotion,
  findStatesUnseen,
} from './appearanceChecks';
import { DRAWN, LIST, openWhole } from './pages';

/** WCAG 1.4.12, "Text Spacing". */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Enlarges text only, as a browser setting does. */
const LARGE = 'html { font-size: 200% !important }';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 800 };

async function withStyle(page: Page, css: string, look: () => Promise<void>): Promise<void> {
  const style = await page.addStyleTag({ content: css });
  await look();
  await style.evaluate((element) => (element as Element).remove());
}

/** Tests the current state with all browser settings. */
async function checkAllAppearances(page: Page): Promise<void> {
  await test.step('Reduced motion', async () => {
    expect.soft(await findMotion(page)).toEqual([]);
  });
  await test.step('Content that is shown on hover is shown on focus as well', async () => {
    expect.soft(await findHoverOnly(page, 'focus')).toEqual([]);
  });
  await test.step('Forced colors', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await settled(page);
    expect.soft(await findStatesUnseen(page), 'states').toEqual([]);
    expect.soft(await findDrawingsUnseen(page), 'drawings').toEqual([]);
    expect.soft(await findFocusUnseen(page), 'focus').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('More contrast', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ contrast: 'more', colorScheme });
      const options = { only: ['color-contrast-enhanced'], except: [DRAWN, '[data-ad]'] };
      expect.soft(await findAxeProblems(page, options), colorScheme).toEqual([]);
    }
    await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'light' });
  });
  await test.step('Text of 200 %', () =>
    withStyle(page, LARGE, async () => {
      for (const size of [WIDE, NARROW]) {
        await page.setViewportSize(size);
        await settled(page);
        expect.soft(await findControlsOutside(page), `${size.width} px, outside`).toEqual([]);
        expect.soft(await findCutTexts(page), `${size.width} px, cut`).toEqual([]);
      }
    }));
  await test.step('Target sizes', async () => {
    for (const size of [NARROW, WIDE]) {
      await page.setViewportSize(size);
      // WCAG 2.5.8 with its exceptions.
      const options = { only: ['target-size'], except: [DRAWN] };
      expect.soft(await findAxeProblems(page, options), `${size.width} px`).toEqual([]);
    }
  });
  await test.step('Spaced text at 320 px', () =>
    withStyle(page, SPACING, async () => {
      expect.soft(await findWidthProblems(page, true)).toEqual([]);
      expect.soft(await findCutTexts(page), 'cut').toEqual([]);
    }));
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
});

for (const [name, url] of LIST) {
  test(
    `${name}: everything is visible and reachable with all browser settings`,
    { tag: '@full' },
    async ({ page }) => {
      await openWhole(page, url);
      await checkAllAppearances(page);
    },
  );
}

const BUTTON = '/material-ui/react-button/';

/** Panels and dialogs that can be opened on a page. */
const OPENED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  search: async (page) => {
    await open(page, BUTTON);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('dialog');
    await expect(page.locator('dialog [role="option"][aria-selected="true"]')).toBeVisible();
  },
  settings: async (page) => {
    await open(page, BUTTON);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  },
  'color modes': async (page) => {
    await open(page, BUTTON);
    await page.getByRole('button', { name: /^Color mode/ }).click();
    await expect(page.getByRole('button', { name: 'Dark' })).toBeVisible();
  },
  'an icon': async (page) => {
    await open(page, '/material-ui/material-icons/?selected=AnchorSharp');
    await expect(page.getByRole('dialog', { name: 'AnchorSharp' })).toBeVisible();
  },
  'the view of a demo': async (page) => {
    await open(page, BUTTON);
    await openView(page, 'BasicButtons');
  },
  'an editor': async (page) => {
    await open(page, BUTTON);
    const block = demo(page, 'BasicButtons');
    await block.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(block.locator('.cm-content')).toBeFocused();
  },
};

for (const [name, openIt] of Object.entries(OPENED)) {
  test(
    `${name}, opened: everything is visible and reachable with all browser settings`,
    { tag: '@full' },
    async ({ page }) => {
      await openIt(page);
      await checkAllAppearances(page);
    },
  );
}
