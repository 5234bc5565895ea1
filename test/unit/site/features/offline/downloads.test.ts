/** Downloads with a real server, and fakes of caches and locks. */
import { createHash } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { OFFLINE_CACHE, type OfflineFile, type OfflineList } from '@/src/shared/offline';
import {
  type Progress,
  download,
  readDownloaded,
  remove,
} from '@/src/site/features/offline/downloads';

/** The published files, by address. */
let files: Record<string, string>;
let requests: string[];
/** Called before every response. */
let onRequest: (url: string) => Promise<void> | undefined;
let server: Server;
let origin: string;
let stores: Map<string, Map<string, Response>>;

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const describeFiles = (urls: readonly string[]) =>
  urls.map((url): OfflineFile => [url, files[url]!.length, hash(files[url]!)]);

/** Publishes a product that needs some of the files. */
function publish(product: string, ...urls: string[]): void {
  const list: OfflineList = {
    product,
    pages: 1,
    version: hash(JSON.stringify(describeFiles(urls))),
    files: describeFiles(urls),
  };
  files[`/offline-data/${product}.json`] = JSON.stringify(list);
}

const toUrl = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, origin).href;

/** A fake cache: a list of responses by address. */
function openStore(name: string): unknown {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return {
    put: async (request: string, response: Response) => void store.set(toUrl(request), response),
    match: async (request: string) => store.get(toUrl(request))?.clone(),
    delete: async (request: string | Request) => store.delete(toUrl(request)),
    keys: async () => [...store.keys()].map((url) => new Request(url)),
  };
}

beforeEach(async () => {
  files = { '/a.js': 'a', '/shared.js': 'shared', '/a/': '<p>a</p>', '/b/': '<p>b</p>' };
  requests = [];
  onRequest = () => undefined;
  stores = new Map();
  server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    requests.push(url);
    await onRequest(url);
    const text = files[url];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) => fetch(new URL(String(input), origin), init));
  let turn = Promise.resolve();
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: {
      locks: {
        request: (_name: string, task: () => Promise<void>) => {
          const done = turn.then(task);
          turn = done.catch(() => undefined);
          return done;
        },
      },
    },
  });
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: {
      open: async (name: string) => openStore(name),
      delete: async (name: string) => stores.delete(name),
    },
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Downloads, and records the progress. */
async function load(product: string, signal = new AbortController().signal): Promise<Progress[]> {
  const steps: Progress[] = [];
  await download(product, (progress) => steps.push(progress), signal);
  return steps;
}

/** Returns the cached files, by path. */
const listKept = () =>
  [...(stores.get(OFFLINE_CACHE)?.keys() ?? [])].map((url) => new URL(url).pathname).sort();
/** Returns the names of all caches, of which only that of downloads should remain. */
const listStores = () => [...stores.keys()];

test('a product is stored with its list, and progress counts every file', async () => {
  publish('a', '/a.js', '/shared.js', '/a/');
  const steps = await load('a');
  expect(listKept()).toEqual(['/a.js', '/a/', '/offline-data/a.json', '/shared.js']);
  expect([...(await readDownloaded()).keys()]).toEqual(['a']);
  expect(listStores()).toEqual([OFFLINE_CACHE]);
  expect(steps.map(({ product, total }) => [product, total])).toEqual(Array(4).fill(['a', 15]));
  expect(steps[0]!.done).toBe(0);
  expect(steps.at(-1)!.done).toBe(15);
});

test('files of another product are not fetched again, and stay when one of the two is removed', async () => {
  publish('a', '/a/', '/shared.js');
  publish('b', '/b/', '/shared.js');
  await load('a');
  requests = [];
  const steps = await load('b');
  expect(requests).toEqual(['/offline-data/b.json', '/b/']);
  expect(steps[0]!.total).toBe(files['/b/']!.length);
  await remove('a');
  expect(listKept()).toEqual(['/b/', '/offline-data/b.json', '/shared.js']);
  await remove('b');
  expect(listKept()).toEqual([]);
});

test('of a later version, only new files are fetched, and old ones are removed', async () => {
  publish('a', '/a.js', '/shared.js', '/a/');
  await load('a');
  files['/a/'] = '<p>a, later</p>';
  publish('a', '/shared.js', '/a/');
  requests = [];
  await load('a');
  expect(requests).toEqual(['/offline-data/a.json', '/a/']);
  expect(listKept()).toEqual(['/a/', '/offline-data/a.json', '/shared.js']);
});

test('if the site is published during a download, it fails, and an earlier one is kept', async () => {
  publish('a', '/a.js', '/a/');
  await load('a');
  const before = await readDownloaded();
  files['/a/'] = '<p>a, later</p>';
  publish('a', '/a.js', '/a/');
  files['/a/'] = '<p>a, later still</p>';
  await expect(load('a')).rejects.toThrow('/a/ has changed meanwhile');
  expect(await readDownloaded()).toEqual(before);
  expect(listStores()).toEqual([OFFLINE_CACHE]);
});

test('a missing file ends the download, and nothing is stored', async () => {
  publish('a', '/a.js', '/a/');
  delete files['/a.js'];
  await expect(load('a')).rejects.toThrow('/a.js: 404');
  expect(listKept()).toEqual([]);
  expect(listStores()).toEqual([OFFLINE_CACHE]);
});

test('a canceled download ends immediately, and nothing is stored', async () => {
  publish('a', '/a.js', '/a/');
  const controller = new AbortController();
  onRequest = (url) => {
    if (url === '/a/') {
      controller.abort();
      return new Promise(() => {});
    }
    return undefined;
  };
  await expect(load('a', controller.signal)).rejects.toThrow(/abort/);
  expect(listKept()).toEqual([]);
  expect(listStores()).toEqual([OFFLINE_CACHE]);
});

test('files of an interrupted download are removed by the next one', async () => {
  openStore('fieldguide-offline-staging');
  stores.get('fieldguide-offline-staging')!.set(toUrl('/left.js'), new Response('left'));
  publish('a', '/a/');
  await load('a');
  expect(listKept()).toEqual(['/a/', '/offline-data/a.json']);
  expect(listStores()).toEqual([OFFLINE_CACHE]);
});

test('of two simultaneous downloads, the second one starts when the first one has ended', async () => {
  publish('a', '/a/');
  publish('b', '/b/');
  await Promise.all([load('a'), load('b')]);
  expect(requests).toEqual(['/offline-data/a.json', '/a/', '/offline-data/b.json', '/b/']);
});
