/** Feedback from the click to the row in the database, with the real receiver. */
import { findAxeProblems } from '../axe';
import { readPage } from '../../services/feedback/support/requests';
import { type Page, expect, hydrated, movePointerWithin, open, test } from './support';

const CARD = '/material-ui/react-card/';
const BUTTON = '/material-ui/react-button/';
const FAILED = "Couldn't submit feedback. Please try again later.";
const THANKS = 'Thank you for your feedback.';

const getRow = (page: Page) => page.getByRole('group', { name: 'Was this page helpful?' });
const getThumb = (page: Page, name: 'Yes' | 'No') =>
  getRow(page).getByRole('button', { name, exact: true });
const getField = (page: Page) => page.getByRole('textbox', { name: /helpful|missing/ });
const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const getAlert = (page: Page) => page.locator('[data-feedback]').getByRole('alert');
const getStatus = (page: Page, text: string) =>
  page.locator('[data-feedback]').getByRole('status').filter({ hasText: text });

const whole = (up: number, down: number) => ({ section: '', up, down });

// @proves S1.6
test('A rating is stored immediately, restored, and can be changed', async ({ page, feedback }) => {
  feedback.start();
  await open(page, CARD);
  await expect(getThumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
  await getThumb(page, 'Yes').click();
  await expect(getThumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(getStatus(page, THANKS)).toBeVisible();
  expect(await feedback.getStored(CARD)).toEqual({ sections: [whole(1, 0)], comments: [] });

  await page.reload();
  await expect(getThumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(getField(page)).toHaveCount(0);
  await getThumb(page, 'No').click();
  await expect(getThumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
  await expect(getStatus(page, THANKS)).toBeVisible();
  expect(await feedback.getStored(CARD)).toEqual({ sections: [whole(0, 1)], comments: [] });
  const [stored] = (await readPage(feedback.url, CARD))!.comments;
  expect(stored).toBeUndefined();
});

test('A comment is sent with Ctrl+Enter, edited later, and removed', async ({ page, feedback }) => {
  feedback.start();
  await open(page, CARD);
  await getThumb(page, 'No').click();
  await expect(getField(page)).toHaveAttribute('maxlength', '4000');
  await expect(getField(page)).toHaveAccessibleDescription(/other personal data/);
  await getField(page).fill('  No word about <b>media</b>\nsizes. ');
  await getField(page).press('Control+Enter');
  await expect(getField(page)).toHaveCount(0);
  await expect(getThumb(page, 'No')).toBeFocused();
  expect(await feedback.getStored(CARD)).toEqual({
    sections: [whole(0, 1)],
    comments: ['No word about <b>media</b>\nsizes.'],
  });
  const [comment] = (await readPage(feedback.url, CARD))!.comments;
  expect(comment).toMatchObject({ language: 'en', version: '6.4.1', rating: 'down' });

  await page.reload();
  await getThumb(page, 'No').click();
  await expect(getField(page)).toHaveValue('No word about <b>media</b>\nsizes.');
  await getField(page).fill('Found it.');
  await getButton(page, 'Send').click();
  await expect(getField(page)).toHaveCount(0);
  expect((await feedback.getStored(CARD))?.comments).toEqual(['Found it.']);
  await getThumb(page, 'No').click();
  await getField(page).fill('');
  await getField(page).press('Meta+Enter');
  await expect(getField(page)).toHaveCount(0);
  expect(await feedback.getStored(CARD)).toEqual({ sections: [whole(0, 1)], comments: [] });
});

test(
  'Several clicks before the code has loaded create one row',
  { tag: '@full' },
  async ({ page, feedback }) => {
    feedback.start();
    await open(page, CARD);
    await getRow(page).evaluate((row) => {
      const [yes, no] = row.querySelectorAll('button');
      [yes, no, yes, no, no].forEach((button) => button?.click());
    });
    await expect(getStatus(page, THANKS)).toBeVisible();
    await getField(page).fill('Twice');
    await getButton(page, 'Send').evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(getField(page)).toHaveCount(0);
    expect(await feedback.getStored(CARD)).toEqual({
      sections: [whole(0, 1)],
      comments: ['Twice'],
    });
  },
);

test('A section has its own feedback, in a dialog beside its heading, which works by keyboard', async ({
  page,
  feedback,
}) => {
  feedback.start();
  await open(page, BUTTON);
  const heading = page.locator('#sizes');
  const before = await page.locator('main').evaluate((main) => ({
    texts: [...main.querySelectorAll('h2, h3')].map((one) => one.textContent),
    tops: [...main.querySelectorAll('.heading')].map((one) => one.getBoundingClientRect().height),
  }));
  const button = getButton(page, 'Give feedback on the section “Sizes”');
  await expect(button).toHaveCount(0);
  await heading.locator('xpath=..').locator('a').focus();
  await expect(button).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('opacity', '1');
  const after = await page.locator('main').evaluate((main) => ({
    texts: [...main.querySelectorAll('h2, h3')].map((one) => one.textContent),
    tops: [...main.querySelectorAll('.heading')].map((one) => one.getBoundingClientRect().height),
  }));
  expect(after).toEqual(before);
  await expect(page.getByRole('heading', { name: 'Sizes', exact: true })).toBeVisible();

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Give feedback on the section “Sizes”');
  const [near, there] = await Promise.all([dialog.boundingBox(), heading.boundingBox()]);
  expect(Math.abs(near!.y - there!.y)).toBeLessThan(350);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'No' }).focus();
  await page.keyboard.press('Space');
  await expect(getStatus(page, THANKS)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type('Which is the default?');
  await page.keyboard.press('Control+Enter');
  await expect(getField(page)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'No' })).toBeFocused();
  expect(await feedback.getStored(BUTTON)).toEqual({
    sections: [{ section: 'sizes', up: 0, down: 1 }],
    comments: ['Which is the default?'],
  });
  await page.keyboard.press('Escape');
  await expect(getThumb(page, 'No')).toHaveAttribute('aria-pressed', 'false');
});

test('Headings have buttons after in-site navigation as well, and the old ones are removed', async ({
  page,
}) => {
  await open(page, BUTTON);
  await movePointerWithin(page.locator('h1'));
  await expect(getButton(page, /^Give feedback on/).first()).toBeAttached();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('main a[rel="next"]')!.click();
  });
  // The address changes before the page, and the page renders in two steps.
  await expect(page.locator('h1')).not.toHaveText('Button');
  await expect(page.locator('#api')).toBeAttached();
  await movePointerWithin(page.locator('h1'));
  const buttons = getButton(page, /^Give feedback on/);
  const headings = page.locator('main :is(.heading-2, .heading-3)');
  await expect(buttons).toHaveCount(await headings.count());
});

test('Without a receiver, nothing is lost: it can be sent again, and is stored once', async ({
  page,
  feedback,
  watch,
}) => {
  watch.allow(/ERR_CONNECTION_RESET/);
  watch.allow(/Feedback could not be sent/);
  await open(page, CARD);
  await getThumb(page, 'Yes').click();
  await expect(getAlert(page)).toHaveText(FAILED);
  await getField(page).fill('A long thought');
  await getButton(page, 'Send again').click();
  await expect(getAlert(page)).toHaveText(FAILED);
  await expect(getField(page)).toHaveValue('A long thought');

  await page.reload();
  await expect(getField(page)).toHaveValue('A long thought');
  await expect(getThumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(getStatus(page, 'Your feedback has not been sent yet.')).toBeVisible();
  feedback.start();
  await getButton(page, 'Send again').click();
  await expect(getStatus(page, THANKS)).toBeVisible();
  await expect(getField(page)).toHaveCount(0);
  expect(await feedback.getStored(CARD)).toEqual({
    sections: [whole(1, 0)],
    comments: ['A long thought'],
  });
  await page.reload();
  await hydrated(page);
  await expect(getThumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(getField(page)).toHaveCount(0);
});

test(
  'Unsent text is restored after the tab was closed, until it is discarded',
  { tag: '@full' },
  async ({ page, context, feedback }) => {
    feedback.start();
    await open(page, CARD);
    await getThumb(page, 'Yes').click();
    await expect(getStatus(page, THANKS)).toBeVisible();
    await getField(page).fill('Half a sen');
    await page.close();
    const next = await context.newPage();
    await open(next, CARD);
    await expect(getField(next)).toHaveValue('Half a sen');
    await getButton(next, 'Cancel').click();
    await expect(getField(next)).toHaveCount(0);
    await next.reload();
    await hydrated(next);
    await expect(getThumb(next, 'Yes')).toHaveAttribute('aria-pressed', 'true');
    await expect(getField(next)).toHaveCount(0);
    expect((await feedback.getStored(CARD))?.comments).toEqual([]);
  },
);

test('Offline feedback is stored, offered on another page when the browser is online, and sent from there', async ({
  page,
  context,
  feedback,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  watch.allow(/Feedback could not be sent/);
  feedback.start();
  await open(page, CARD);
  await getThumb(page, 'Yes').hover();
  await expect(page.locator('[data-feedback]').getByRole('status').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await getThumb(page, 'Yes').click();
  await expect(getAlert(page)).toHaveText(FAILED);
  await getField(page).fill('Written on a train');
  await getButton(page, 'Send again').click();
  await expect(getAlert(page)).toHaveText(FAILED);
  await context.setOffline(false);
  await open(page, BUTTON);
  await expect(page.getByText('Unsent feedback: 1')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Unsent feedback: 1')).toHaveCount(0);
  await context.setOffline(false);
  await getButton(page, 'Send now').click();
  await expect(getStatus(page, THANKS)).toBeVisible();
  await expect(getButton(page, 'Send now')).toHaveCount(0);
  expect(await feedback.getStored(CARD)).toEqual({
    sections: [whole(1, 0)],
    comments: ['Written on a train'],
  });
});

test(
  'A click whose code fails to load shows an error, and is sent when the browser is online',
  { tag: '@full' },
  async ({ page, context, feedback, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to load/);
    feedback.start();
    await open(page, CARD);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await getThumb(page, 'No').evaluate((thumb: HTMLElement) => thumb.click());
    await expect(getThumb(page, 'No')).toHaveAttribute('aria-pressed', 'true');
    await expect(getAlert(page)).toHaveText(FAILED);
    await context.setOffline(false);
    await expect(getStatus(page, THANKS)).toBeVisible();
    await expect(getAlert(page)).toHaveCount(0);
    expect(await feedback.getStored(CARD)).toEqual({ sections: [whole(0, 1)], comments: [] });
  },
);

for (const { name, width, scheme, direction, tag } of [
  { name: 'dark, right to left, 320 pixels', width: 320, scheme: 'dark', direction: 'rtl' },
  { name: 'light', width: 1280, scheme: 'light', direction: 'ltr', tag: '@full' },
] as const) {
  test(
    `axe finds nothing in the open form and dialog: ${name}`,
    { tag: tag ?? [] },
    async ({ page, feedback }) => {
      feedback.start();
      await page.setViewportSize({ width, height: 700 });
      await page.emulateMedia({ colorScheme: scheme });
      await open(page, CARD);
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      await getThumb(page, 'Yes').click();
      await expect(getStatus(page, THANKS)).toBeVisible();
      const findProblems = () => findAxeProblems(page, { within: ['[data-feedback]', '.heading'] });
      const getWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await findProblems()).toEqual([]);
      expect(await getWidth()).toBeLessThanOrEqual(width);
      const button = getButton(page, /^Give feedback on the section/).first();
      await button.scrollIntoViewIfNeeded();
      await button.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
      expect(await findProblems()).toEqual([]);
      expect(await getWidth()).toBeLessThanOrEqual(width);
      const box = (await page.getByRole('dialog').boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    },
  );
}
