import { expect, test } from '@jest/globals';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { pressFilterKey } from '@/src/site/features/search/filterKeys';

const press = (init: Partial<KeyboardEvent>) => ({
  key: '',
  code: '',
  altKey: true,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  ...init,
});
const first = PUBLIC_PRODUCTS[0]!.id;
const last = PUBLIC_PRODUCTS.at(-1)!.id;

test.each([
  [{ key: 'k' }, {}, { type: 'page' }],
  [{ key: 'K', shiftKey: true }, {}, { type: 'demo' }],
  [{ key: 'k' }, { type: 'demo', product: 'x' }, { type: undefined, product: 'x' }],
  [{ key: 'p' }, { type: 'api' }, { type: 'api', product: first }],
  [{ key: 'p', shiftKey: true }, {}, { product: last }],
  [{ key: 'p' }, { product: last }, { product: undefined }],
  // Option on macOS, and a Greek keyboard.
  [{ key: '˚', code: 'KeyK' }, {}, { type: 'page' }],
  [{ key: 'κ', code: 'KeyK' }, {}, { type: 'page' }],
] as const)('%j changes %j to %j', (init, filters, next) => {
  expect(pressFilterKey(press(init), filters)).toEqual(next);
});

test.each<Partial<KeyboardEvent>>([
  { key: 'k', altKey: false },
  { key: 'k', ctrlKey: true },
  { key: 'k', metaKey: true },
  { key: 'k', isComposing: true },
  { key: 'ArrowDown', code: 'ArrowDown' },
  // The key labeled T is where K is on another keyboard.
  { key: 't', code: 'KeyK' },
])('%j is none of the keys', (init) => {
  expect(pressFilterKey(press(init), {})).toBeUndefined();
});
