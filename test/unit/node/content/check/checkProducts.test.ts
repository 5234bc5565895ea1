import { expect, test } from '@jest/globals';
import { checkProducts } from '@/src/node/content/check/checkProducts';
import { PRODUCTS } from '@/src/shared/products';

const product = PRODUCTS[0]!;

test('the products of this site have their texts and logos', () => {
  expect(checkProducts()).toEqual([]);
});

test('a missing description is an error that names the key and the file to add it to', () => {
  const errors = checkProducts([{ ...product, descriptionKey: 'productNone' as never }]);
  expect(errors.map(({ details }) => details)).toEqual([
    {
      file: 'src/shared/products.ts',
      cause: 'the description of the product "material-ui" is missing: the text "productNone"',
      remedy: 'add "productNone" to translations/translations.json',
    },
  ]);
});

test('a logo that does not exist is an error; a product without one is not', () => {
  expect(checkProducts([{ ...product, logo: '/images/logos/none.svg' }])).toHaveLength(1);
  const { logo: _logo, ...without } = product;
  expect(checkProducts([without])).toEqual([]);
});
