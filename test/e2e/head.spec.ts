/** Behavior of a page's head that needs a browser. test/export checks its content on every page. */
import { SITE_ORIGIN } from '@/src/shared/links';
import { expect, open, test } from './support';

test('The head follows in-site navigation, and the browser finds no error in the manifest', async ({
  page,
}) => {
  await open(page, '/material-ui/react-button/');
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(url).toMatch(/manifest\.webmanifest$/);
  expect(errors).toEqual([]);

  await page.getByRole('navigation', { name: 'documentation' }).getByText('Card').click();
  await expect(page.locator('h1')).toHaveText('Card');
  const address = `${SITE_ORIGIN}/material-ui/react-card/`;
  const getContents = (name: string) =>
    page
      .locator(`meta[name="${name}"], meta[property="${name}"]`)
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
  const getHrefs = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(() => getHrefs('link[rel=canonical]')).toEqual([address]);
  expect(await getContents('og:url')).toEqual([address]);
  expect(await getContents('og:image')).toEqual([
    `${SITE_ORIGIN}/social/material-ui/react-card.png`,
  ]);
  expect(await getContents('description')).toHaveLength(1);
  expect(await getHrefs('link[rel=alternate][type="text/markdown"]')).toEqual([
    '/material-ui/react-card.md',
  ]);
  await expect(page).toHaveTitle(/Card/);
});
