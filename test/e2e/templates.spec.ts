/** Templates: from the gallery to the template, its theme, mode and code, and back. */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, liveStage, open, test } from './support';

const GALLERY = '/material-ui/getting-started/templates/';

test('The gallery links to a template with theme, mode and code, and its bar links back', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, GALLERY);
  const gallery = page.getByRole('list', { name: 'Templates' });
  await expect(gallery.getByRole('listitem')).toHaveCount(9);
  await gallery.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(`${GALLERY}blog/`);
  await expect(liveStage(page, 'Blog')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // The page has no frame of the site.
  await expect(page.getByRole('navigation', { name: 'documentation' })).toHaveCount(0);

  const email = page.getByRole('textbox', { name: 'Email address' });
  const button = page.getByRole('button', { name: 'Send me the letter' });
  const theme = page.getByRole('combobox', { name: 'Theme' });
  const look = () =>
    button.evaluate((element) => {
      const { backgroundColor, borderRadius, textTransform } = getComputedStyle(element);
      return { backgroundColor, borderRadius, textTransform };
    });
  /** Reads the theme that is exposed in the console. */
  const readRadius = () =>
    page.evaluate(async () => {
      const { shape } = (await window.theme) as { shape: { borderRadius: number } };
      return shape.borderRadius;
    });
  await email.fill('mira@glasshouse.example');
  const site = await look();
  await test.step('Theme and mode change its appearance, and not the entered text', async () => {
    expect(site).toMatchObject({ borderRadius: '12px', textTransform: 'none' });
    expect(await readRadius()).toBe(12);
    await theme.selectOption('Material default');
    await expect.poll(look).toMatchObject({ borderRadius: '4px', textTransform: 'uppercase' });
    await expect.poll(readRadius).toBe(4);
    await expect(email).toHaveValue('mira@glasshouse.example');
    await theme.selectOption('Fieldguide');
    await expect.poll(look).toEqual(site);

    await page.getByRole('button', { name: 'Color mode: System' }).click();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect.poll(async () => (await look()).backgroundColor).not.toBe(site.backgroundColor);
    await expect(email).toHaveValue('mira@glasshouse.example');
  });
  await test.step('Every file can be read, and is part of the project', async () => {
    await page.getByRole('button', { name: 'Show code' }).click();
    const titles = page.locator('.MuiCode-title');
    await expect(titles.first()).toHaveText('Blog.tsx');
    expect(await titles.allTextContents()).toEqual(
      expect.arrayContaining(['StoryList.tsx', 'stories.ts']),
    );
    await page.getByRole('button', { name: 'Open in', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as ZIP' }).click(),
    ]);
    const files = unzipSync(readFileSync(await download.path()));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['blog/src/demo/Blog.tsx', 'blog/src/demo/stories.ts']),
    );
    expect(strFromU8(files['blog/src/main.tsx']!)).toContain('borderRadius: 12');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Source on GitHub' })).toHaveAttribute(
      'href',
      /\/getting-started\/templates\/blog\/Blog\.tsx$/,
    );
    await page.keyboard.press('Escape');
  });
  await page.getByRole('link', { name: 'All templates' }).click();
  await expect(page).toHaveURL(GALLERY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Templates');
});

/** Behavior of single templates. */
test.describe('Single templates', { tag: '@full' }, () => {
  test('The dashboard reserves the space of its charts, and has their numbers as text', async ({
    page,
  }) => {
    await page.goto(`${GALLERY}dashboard/`);
    const panel = page.getByRole('region', { name: 'Passages', exact: true });
    const readHeight = () => panel.evaluate((element) => element.getBoundingClientRect().height);
    let height = 0;
    // The live dashboard may replace the server snapshot during the measurement.
    await expect.poll(async () => (height = await readHeight())).toBeGreaterThan(0);
    await liveStage(page, 'Dashboard').waitFor();
    await expect(panel.locator('.MuiBarElement-root')).toHaveCount(21);
    await expect.poll(readHeight).toBe(height);
    await panel.getByRole('checkbox', { name: 'As a table' }).check();
    await expect(panel.getByRole('row', { name: /^Sat 52 2 33$/ })).toBeVisible();
    const today = page.getByRole('region', { name: 'Today’s passages' });
    await expect(today.getByRole('row', { name: /Gritstone/ })).toBeVisible();
  });

  test('The checkout moves focus to errors, and to the next step', async ({ page }) => {
    await open(page, `${GALLERY}checkout/`);
    await liveStage(page, 'Checkout').waitFor();
    const goOn = page.getByRole('button', { name: 'Continue to payment' });
    await goOn.click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Enter a name/);
    await name.fill('Ada Morrow');
    await page.getByRole('textbox', { name: 'Street and number' }).fill('Mill Lane 4');
    await page.getByRole('textbox', { name: 'Postcode' }).fill('1012AB');
    await page.getByRole('textbox', { name: 'Town or city' }).fill('Windhaven');
    await goOn.click();
    await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
    await page.getByRole('button', { name: 'Bank transfer' }).click();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.getByRole('checkbox', { name: 'I have read the terms' }).check();
    await page.getByRole('button', { name: /^Order and pay/ }).click();
    await expect(page.getByRole('heading', { name: 'Order placed' })).toBeFocused();
  });

  test('The sticky footer is at the bottom of the window, or below a long text', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await open(page, `${GALLERY}sticky-footer/`);
    await liveStage(page, 'StickyFooter').waitFor();
    const footer = page.getByRole('contentinfo');
    const bottom = () => footer.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await bottom()).toBe(900);
    await page.getByRole('checkbox', { name: 'Show the whole timetable' }).check();
    await expect.poll(bottom).toBeGreaterThan(900);
  });
});
