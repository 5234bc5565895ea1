/** @jest-environment jsdom */
import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { PRODUCTS, getLogo } from '@/src/shared/products';
import { ProductLogo } from '@/src/site/app/frame/ProductLogo';

// @proves S3.16
test.each(PRODUCTS.map((product) => [product]))('$id shows its own logo', (product) => {
  const { container } = render(<ProductLogo product={product} />);
  const style = container.querySelector('.product-logo')!.getAttribute('style');
  expect(style).toContain(
    product.logo ? `/images/logos/${product.id}.svg` : '/images/logos/product.svg',
  );
  expect(existsSync(`public${getLogo(product)}`)).toBe(true);
});
