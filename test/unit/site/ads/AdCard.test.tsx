/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AdCard } from '@/src/site/ads/AdCard';
import type { Ad } from '@/src/site/ads/adModel';

const AD: Ad = { name: 'Shop', link: 'https://shop.example/', description: 'Words.' };

// @proves S3.20, S3.21
test.each<[fields: Partial<Ad>, line: string]>([
  [{}, 'Ad'],
  [{ poweredby: 'MUI' }, 'Ad by MUI'],
  [{ label: 'Partner of MUI' }, 'Partner of MUI'],
  [{ poweredby: 'MUI', label: 'Partner of MUI' }, 'Partner of MUI'],
])('with %j the line below is "%s"', (fields, line) => {
  render(<AdCard ad={{ ...AD, ...fields }} eventLabel="service" />);
  expect(screen.getByRole('link').textContent).toBe(`ShopWords.${line}`);
});
