/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { OfflineList } from '@/src/shared/offline';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';

type Module = typeof import('@/src/site/features/offline/downloads');
const mocked = {
  readDownloaded: jest.fn<Module['readDownloaded']>(),
  fetchIndex: jest.fn<Module['fetchIndex']>(),
  download: jest.fn<Module['download']>(),
  remove: jest.fn<Module['remove']>(),
};
jest.mock('@/src/site/features/offline/downloads', () => mocked);

let OfflineSettings: typeof import('@/src/site/features/offline/OfflineSettings').OfflineSettings;
beforeAll(async () => {
  ({ OfflineSettings } = await import('@/src/site/features/offline/OfflineSettings'));
});

/** The versions of downloaded products. */
let there: Record<string, string>;
let isOnline: boolean;
/** Running downloads in order, with functions that end them. */
let running: { product: string; signal: AbortSignal; end: (error?: Error) => Promise<void> }[];

const createList = (product: string, version: string): OfflineList => ({
  product,
  version,
  pages: 12,
  files: [],
});
const readDownloaded = async () =>
  new Map(
    Object.entries(there).map(([product, version]) => [product, createList(product, version)]),
  );

beforeEach(() => {
  there = {};
  isOnline = true;
  running = [];
  window.localStorage.setItem('serviceWorker', 'on');
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  mocked.readDownloaded.mockImplementation(readDownloaded);
  mocked.fetchIndex.mockImplementation(async () => ({
    products: PUBLIC_PRODUCTS.map(({ id }) => ({
      product: id,
      pages: 12,
      bytes: 2_500_000,
      version: 'now',
    })),
  }));
  mocked.download.mockImplementation(
    (product, _onProgress, signal) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const end = async (error?: Error) => {
          if (error) {
            reject(error);
          } else {
            there[product] = 'now';
            resolve();
          }
          await settle();
        };
        running.push({ product, signal, end });
      }),
  );
  mocked.remove.mockImplementation(async (product) => {
    there = Object.fromEntries(Object.entries(there).filter(([id]) => id !== product));
  });
});
afterEach(async () => {
  // The state of downloads is outside of components, so they must be ended after each test.
  for (let last; running.length > 0 && running.at(-1) !== last;) {
    last = running.at(-1);
    await last?.end();
  }
  jest.restoreAllMocks();
});

/** Runs pending promises. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

async function show(): Promise<void> {
  render(<OfflineSettings />);
  await settle();
}
const press = async (name: string | RegExp) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  await settle();
};
const listButtons = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const names = PUBLIC_PRODUCTS.map(({ name }) => name);

// This must be the first test, because the published products are cached for the lifetime of the module.
test('without a network, downloads can be removed, but not started', async () => {
  isOnline = false;
  mocked.fetchIndex.mockRejectedValue(new TypeError('Failed to fetch'));
  const { id, name } = PUBLIC_PRODUCTS[0]!;
  there[id] = 'now';
  await show();
  expect(screen.getByRole('button', { name: `Remove ${name}` })).not.toBeNull();
  expect(screen.getByText(/^You are offline/)).not.toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('');
  await press(`Download ${names[1]}`);
  expect(running).toEqual([]);
  await press(`Remove ${name}`);
  expect(listButtons()[0]).toBe(`Download ${name}`);
});

test('nothing is rendered if the worker is not active', async () => {
  window.localStorage.clear();
  render(<OfflineSettings />);
  expect(document.body.textContent).toBe('');
});

test('each product has a download button with its size, and all have a common one', async () => {
  await show();
  expect(listButtons()).toEqual(names.map((name) => `Download ${name}`));
  expect(screen.getAllByText('2.5 MB')).toHaveLength(names.length);
  const size = `${2.5 * names.length} MB`;
  expect(screen.getByRole('button', { name: /all missing/ }).textContent).toContain(`(${size})`);
});

test('“Download all” downloads one product after the other, and none twice', async () => {
  await show();
  await press(`Download ${names[1]}`);
  await press(/^Download all/);
  expect(document.activeElement?.textContent).toBe('Read offline');
  expect(screen.getAllByRole('progressbar')).toHaveLength(names.length);
  const { id: second } = PUBLIC_PRODUCTS[1]!;
  const order = [second, ...PUBLIC_PRODUCTS.map(({ id }) => id).filter((id) => id !== second)];
  for (const [index] of order.entries()) {
    expect(running.map(({ product }) => product)).toEqual(order.slice(0, index + 1));
    await running[index]!.end();
  }
  expect(listButtons()).toEqual(names.map((name) => `Remove ${name}`));
  expect(screen.queryByRole('button', { name: /all missing/ })).toBeNull();
  expect(screen.getByRole('status').textContent).toContain(String(names.length));
});

test('a queued download is removed; a running one is canceled, and the next one starts', async () => {
  await show();
  for (const name of names.slice(0, 3)) {
    await press(`Download ${name}`);
  }
  await press(`Cancel download of ${names[1]}`);
  expect(running).toHaveLength(1);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Download ${names[1]}`);
  await press(`Cancel download of ${names[0]}`);
  expect(running.map(({ product }) => product)).toEqual([
    PUBLIC_PRODUCTS[0]!.id,
    PUBLIC_PRODUCTS[2]!.id,
  ]);
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('a failed download shows the reason, and can be retried', async () => {
  const errorLog = jest.spyOn(console, 'error').mockImplementation(() => {});
  await show();
  await press(`Download ${names[0]}`);
  await running[0]!.end(new Error('the disk is full'));
  expect(screen.getByRole('alert').textContent).toBe(
    `${names[0]}: the download failed (the disk is full). Your earlier download is unchanged.`,
  );
  expect(errorLog).toHaveBeenCalledTimes(1);
  await press(`Download ${names[0]}`);
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('an older version can be updated and removed', async () => {
  const { id, name } = PUBLIC_PRODUCTS[0]!;
  there[id] = 'before';
  await show();
  expect(screen.getByText('12 pages, earlier version')).not.toBeNull();
  expect(listButtons().slice(0, 2)).toEqual([`Update ${name}`, `Remove ${name}`]);
  await press(`Update ${name}`);
  await running[0]!.end();
  expect(listButtons()[0]).toBe(`Remove ${name}`);
  expect(screen.getByText('12 pages, downloaded')).not.toBeNull();
  await press(`Remove ${name}`);
  expect(listButtons()[0]).toBe(`Download ${name}`);
});
