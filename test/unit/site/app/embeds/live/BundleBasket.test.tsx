/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { getEmbedTexts } from '@/src/node/embeds/embedTexts';
import { createBuildText } from '@/src/node/i18n/languages';
import BundleBasket from '@/src/site/app/embeds/live/BundleBasket';
import { SIZES } from '@/test/unit/shared/sizes/sampleSizes';

const texts = getEmbedTexts('bundleBasket', createBuildText('en'));
const respond = (body: unknown) => ({ ok: true, json: async () => body }) as Response;
const serve = async (address: unknown) =>
  String(address) === '/sizes/manifest.json'
    ? respond({ sizes: 'sizes-all.1.json' })
    : respond(SIZES);
const fetchFile = jest.fn<typeof fetch>();
const open = async (query = '') => {
  window.history.replaceState(null, '', `/calculator/${query}`);
  render(<BundleBasket texts={texts} />);
  return screen.findByRole('combobox', { name: 'Component or hook' });
};
const add = (field: HTMLElement, name: string) => {
  fireEvent.change(field, { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
};
const rows = () =>
  within(screen.getByRole('table', { name: 'Components and hooks in the bundle' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

beforeEach(() => {
  window.localStorage.clear();
  fetchFile.mockImplementation(serve);
  window.fetch = fetchFile;
});
afterEach(() => {
  fetchFile.mockReset();
});

test('an added component shows its size, is announced, and is in the address', async () => {
  const field = await open('?v=1');
  add(field, 'slider');
  expect(screen.getByText('Total: 0.9 kB with Brotli (2.2 kB minified)')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Added: Slider (@mui/material).');
  expect(window.location.search).toBe('?v=1&basket=material.Slider');
  expect((field as HTMLInputElement).value).toBe('');
});

test('an unknown name is reported and stays in the field', async () => {
  const field = await open();
  add(field, 'Foo');
  expect(screen.getByRole('status').textContent).toContain('“Foo”');
  expect((field as HTMLInputElement).value).toBe('Foo');
});

test('the basket of the address is shown, and a removed component leaves the focus in the basket', async () => {
  await open('?basket=material.Button~material.Slider~foo');
  expect(rows()).toEqual([
    'Button @mui/material0.8 kB0.1 kBSlider (0.7 kB)×',
    'Slider @mui/material0.9 kB0.2 kBButton (0.7 kB)×',
  ]);
  const button = screen.getByRole('button', { name: 'Remove Button' });
  button.focus();
  fireEvent.click(button);
  expect(rows()).toHaveLength(1);
  expect(document.activeElement).not.toBe(document.body);
  expect(window.location.search).toBe('?basket=material.Slider');
});

test('links of other pages collect, and what was collected is there on the next visit', async () => {
  await open('?add=material.Button');
  expect(window.location.search).toBe('?basket=material.Button');
  cleanup();
  await open('?add=material.Slider&v=1');
  expect(rows()).toHaveLength(2);
  expect(window.location.search).toBe('?v=1&basket=material.Button~material.Slider');
  cleanup();
  await open();
  expect(window.location.search).toBe('?basket=material.Button~material.Slider');
});

test('a shared basket replaces that of the visitor only when it is changed', async () => {
  await open('?add=material.Button');
  cleanup();
  await open('?basket=joy.Button');
  cleanup();
  await open();
  expect(window.location.search).toBe('?basket=material.Button');
});

test('an emptied basket keeps focus beside the form', async () => {
  await open('?basket=material.Button');
  const button = screen.getByRole('button', { name: 'Remove all' });
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  expect(window.location.search).toBe('');
});

test('pasted imports are added, and those without a size are listed', async () => {
  await open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Import statements' }), {
    target: { value: "import { Button, Foo } from '@mui/material';" },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add imports' }));
  expect(screen.getByRole('status').textContent).toBe(
    'Added: Button (@mui/material). Not measured: Foo (@mui/material).',
  );
  expect(rows()).toHaveLength(1);
});

test('without Emotion, the total is smaller', async () => {
  await open('?basket=material.Button');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Include Emotion' }));
  expect(screen.getByText('Total: 0.6 kB with Brotli (1.2 kB minified)')).toBeTruthy();
});

test('sizes that fail to load can be requested again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fetchFile.mockRejectedValueOnce(new TypeError('offline'));
  window.history.replaceState(null, '', '/calculator/');
  render(<BundleBasket texts={texts} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox')).toBeTruthy();
});
