/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { PRODUCTS, PUBLIC_PRODUCTS, getProduct } from '@/src/shared/products';
import { ProductMenus } from '@/src/site/app/frame/ProductMenus';
import { createRouter } from '../../../support/router';

let router: ReturnType<typeof createRouter>;
beforeEach(() => {
  router = createRouter();
});

const renderMenus = (path: string) => render(<ProductMenus product={getProduct(path)} />, router);
const getText = (selector: string) => document.querySelector(selector)?.textContent;
const listLinks = (menu: string) =>
  [...document.querySelectorAll(`#mui-${menu}-menu a`)].map((link) => [
    link.querySelector('strong')?.textContent ?? link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);

test.each(['/base-ui/react-select/', '/experiments/docs/demos/', '/'])(
  'the switcher of %s lists the products without test pages, and marks the current one',
  (path) => {
    renderMenus(path);
    const own = getProduct(path)?.name;
    expect(listLinks('product')).toEqual(
      PUBLIC_PRODUCTS.map(({ name, href }) => [name, href, name === own ? 'true' : null]),
    );
    expect(getText('#mui-product-selector')).toBe(own ?? 'Products');
  },
);

// @proves S3.17
test.each([
  ['material-ui', 'v6.4.1', ['v5', 'v4']],
  ['joy-ui', 'v5.0.0-beta.49', []],
  ['base-ui', 'v5.0.0-beta.69', []],
  ['system', 'v6.4.1', ['v5']],
])('the version menu of %s shows %s, and links to %j', (product, version, older) => {
  renderMenus(`/${product}/react-button/`);
  expect(getText('#mui-version-selector')).toBe(version);
  const links = listLinks('version');
  expect(links.map(([text, , current]) => [text, current])).toEqual([
    [version, 'true'],
    ...older.map((text) => [text, null]),
  ]);
  for (const [text, href] of links.slice(1)) {
    expect(href).toMatch(new RegExp(`^https://${text}\\.mui\\.com/`));
  }
});

test('test pages have no versions', () => {
  expect(PRODUCTS.find(({ id }) => id === 'experiments')?.versions).toEqual([]);
  renderMenus('/experiments/docs/demos/');
  expect(document.querySelector('#mui-version-selector')).toBeNull();
});
