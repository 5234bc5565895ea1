/** The report page for maintainers: totals, chart, table and files, with the real receiver. */
import { readFileSync } from 'node:fs';
import { findAxeProblems } from '../axe';
import { TOKEN } from '../../services/feedback/support/receiver';
import { createFeedback, sendFor } from '../../services/feedback/support/requests';
import { FEEDBACK_ORIGIN, type Feedback, type Page, expect, open, test } from './support';

const REPORT = '/experiments/docs/feedback/';
const HOSTILE = '<img src=x onerror="document.title=\'owned\'">, =1+1';

/** Starts the receiver and stores feedback on two pages. */
async function fill(feedback: Feedback): Promise<void> {
  feedback.start();
  for (const fields of [
    { page: '/material-ui/react-card/', rating: 'up' },
    { page: '/material-ui/react-card/', rating: 'up', section: 'basics', comment: 'Clear.' },
    { page: '/material-ui/react-button/', rating: 'down', comment: HOSTILE },
    { page: '/material-ui/react-button/', rating: 'down' },
    { page: '/material-ui/react-button/', rating: 'up' },
  ] as const) {
    expect(await sendFor(feedback.url, createFeedback(fields))).toBe('201 stored');
  }
}

async function ask(page: Page, token: string): Promise<void> {
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Show report' }).click();
}

const getTable = (page: Page) => page.getByRole('region', { name: 'Feedback per page' });
const readPages = (page: Page) => getTable(page).locator('tbody th').allInnerTexts();

test(
  'A receiver that does not respond causes an error, on a page that search engines exclude',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.allow(/ERR_CONNECTION_RESET/);
    await open(page, REPORT);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByText(FEEDBACK_ORIGIN)).toBeVisible();
    await ask(page, TOKEN);
    await expect(page.locator('[data-feedback-report]').getByRole('alert')).toContainText(
      'The server does not respond',
    );
  },
);

test('A wrong token causes an error; an empty report shows a message', async ({
  page,
  feedback,
  watch,
}) => {
  feedback.start();
  watch.allow(/401/);
  await open(page, REPORT);
  await ask(page, 'not-the-token');
  await expect(page.locator('[data-feedback-report]').getByRole('alert')).toContainText(
    'The token is invalid',
  );
  await ask(page, TOKEN);
  await expect(page.getByText('No feedback was received in this period.')).toBeVisible();
});

test('Figures, chart and table; the token is stored nowhere', async ({ page, feedback }) => {
  await fill(feedback);
  await open(page, REPORT);
  await ask(page, TOKEN);
  const figures = page.locator('[data-feedback-report] dl');
  await expect(figures).toContainText(/Pages\s*2/);
  await expect(figures).toContainText(/Percent yes\s*60 %/);
  await expect(figures).toContainText(/Comments\s*2/);
  const bars = page.getByRole('figure').getByRole('listitem');
  await expect(bars).toHaveCount(2);
  await expect(bars.first()).toContainText('/material-ui/react-button/');
  await expect(bars.first()).toContainText('1 yes, 2 no');

  expect(await readPages(page)).toEqual(['/material-ui/react-button/', '/material-ui/react-card/']);
  const byYes = getTable(page).getByRole('button', { name: 'Yes', exact: true });
  await byYes.click();
  await expect(
    getTable(page).getByRole('columnheader', { name: 'Yes', exact: true }),
  ).toHaveAttribute('aria-sort', 'descending');
  expect(await readPages(page)).toEqual(['/material-ui/react-card/', '/material-ui/react-button/']);
  await byYes.click();
  expect((await readPages(page))[0]).toBe('/material-ui/react-button/');

  const unfold = getTable(page).getByRole('button', { name: '/material-ui/react-card/' });
  await unfold.click();
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  await expect(getTable(page)).toContainText('#basics: 1 yes, 0 no');
  await expect(getTable(page)).toContainText('Clear.');
  await getTable(page).getByRole('button', { name: '/material-ui/react-button/' }).click();
  await expect(getTable(page)).toContainText(HOSTILE);
  await expect(getTable(page).locator('img')).toHaveCount(0);
  await expect(page).toHaveTitle(/Feedback report/);

  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect(await findAxeProblems(page, { within: ['[data-feedback-report]'] })).toEqual([]);
    const all = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(all).toBeLessThanOrEqual(width);
  }
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  expect(stored).not.toContain(TOKEN);
  await page.reload();
  await expect(page.getByLabel('Token')).toHaveValue('');
});

test('Comments on a page come in parts, latest first', async ({ page, feedback }) => {
  feedback.start();
  const address = '/material-ui/react-card/';
  for (let n = 1; n <= 60; n += 1) {
    await sendFor(feedback.url, createFeedback({ page: address, comment: `Comment ${n}.` }));
  }
  await open(page, REPORT);
  await ask(page, TOKEN);
  await getTable(page).getByRole('button', { name: address }).click();
  const comments = getTable(page).locator('blockquote > p');
  await expect(comments).toHaveCount(50);
  await expect(comments.first()).toHaveText('Comment 60.');
  const earlier = getTable(page).getByRole('button', { name: 'Show earlier comments' });
  await earlier.click();
  await expect(comments).toHaveCount(60);
  await expect(comments.last()).toHaveText('Comment 1.');
  await expect(earlier).toHaveCount(0);
});

test('Days limit the report', { tag: '@full' }, async ({ page, feedback }) => {
  await fill(feedback);
  await open(page, REPORT);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await ask(page, TOKEN);
  await expect(page.getByText('No feedback was received in this period.')).toBeVisible();
  const today = await page.evaluate(() => {
    const now = new Date();
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  });
  await page.getByLabel('From', { exact: true }).fill(today);
  await page.getByLabel('To', { exact: true }).fill(today);
  await ask(page, TOKEN);
  await expect(getTable(page)).toBeVisible();
});

test('The files', { tag: '@full' }, async ({ page, feedback }) => {
  await fill(feedback);
  await open(page, REPORT);
  await ask(page, TOKEN);
  const read = async (name: string) => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const download = await started;
    return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')] as const;
  };
  const [pagesName, pages] = await read('Download pages as CSV');
  expect(pagesName).toBe('feedback-pages.csv');
  expect(pages.startsWith('\ufeff')).toBe(true);
  expect(pages).toContain('"/material-ui/react-button/","",1,2,1');
  const [, comments] = await read('Download comments as CSV');
  expect(comments).toContain('"Clear."');
});
