/**
 * The Content-Security-Policy of a page in a browser. Every test of the site runs with it, and none may violate it: see
 * support.spec.ts. test/export and test/unit/node/exporters/hosting test its content.
 */
import { demo, expect, liveStage, open, test } from './support';

test(
  'The grid filters without eval',
  // It only adds an attribute, and is otherwise like other demos.
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/x/react-data-grid/');
    const name = await page.locator('[data-demo]').first().getAttribute('id');
    await demo(page, name!).scrollIntoViewIfNeeded();
    await expect(liveStage(page, name!)).toBeVisible();
    const grid = page.getByRole('grid').first();
    const rows = grid.locator('[role="row"][data-rowindex]');
    const count = await rows.count();
    expect(count).toBeGreaterThan(1);
    const header = grid.getByRole('columnheader').nth(1);
    await header.hover();
    await header.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    const value = page.getByRole('textbox', { name: 'Value' });
    await value.fill((await rows.first().getByRole('gridcell').nth(0).innerText()).slice(0, 200));
    await expect.poll(() => rows.count()).toBeLessThan(count);
  },
);
