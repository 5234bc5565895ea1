/** Minified errors: the address that the packages name, and the guide. */
import { type Page, expect, open, test } from './support';

const getResult = (page: Page) => page.locator('main').getByRole('status');

test('The address in an error tells its message; hostile codes and arguments are text', async ({
  page,
}) => {
  await open(
    page,
    '/production-error/?code=9&args%5B%5D=%3Cimg%20src%3Dx%20onerror%3D%22document.title%3D1%22%3E',
  );
  await expect(getResult(page)).toContainText('MUI error 9, thrown by @mui/system:');
  await expect(getResult(page)).toContainText(
    'Unsupported `<img src=x onerror="document.title=1">` color.',
  );
  await expect(getResult(page).locator('img')).toHaveCount(0);
  const field = page.getByRole('textbox', { name: 'Error message, address, or code' });

  await test.step('A code is entered', async () => {
    await field.fill('#7');
    await expect(getResult(page)).toContainText('`capitalize(string)` expects a string argument.');
    await field.fill('no code');
    await expect(getResult(page)).toContainText('This text contains no error code.');
    await field.fill('');
    await expect(getResult(page)).toHaveText('');
  });

  for (const [code, text] of [
    ['3999', 'The installed packages have no error with the code 3999.'],
    ['__proto__', 'This text contains no error code.'],
    ['', 'This text contains no error code.'],
  ] as const) {
    await open(page, `/production-error/?code=${code}`);
    await expect(getResult(page)).toContainText(text);
  }
  await open(page, '/production-error/');
  await expect(getResult(page)).toHaveText('');
  await expect(page.getByRole('heading', { name: 'MUI error 9' })).toBeVisible();
});
