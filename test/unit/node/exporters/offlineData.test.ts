import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { writeOfflineData } from '@/src/node/exporters/offlineData';
import type { OfflineIndex, OfflineList } from '@/src/shared/offline';
import { makeFolder, removeFolder } from '../../support/temp';

const ROUTES = {
  '/system/react-box': ['static/chunks/to-box.js'],
  '/joy-ui/react-input': ['static/chunks/to-input.js'],
};

const BOOTSTRAPS = Object.fromEntries(
  Object.keys(ROUTES).map((route) => [route, { otherChunks: ['static/chunks/all.js'] }]),
);

/** A site of two products. Each page has a script, which loads another one; the page of one demo knows both. */
const FILES: Record<string, string> = {
  'index.html': '<script src="/_next/static/chunks/home.js"></script>',
  'demo/index.html': '<script src="/_next/static/chunks/demo.js"></script>',
  'favicon.svg': '<svg/>',
  'images/hills.svg': '<svg/>',
  'system/react-box/index.html':
    '<link href="/_next/static/css/box.css"><script src="/_next/static/chunks/box.js"></script>',
  'system/react-box.md': '# Box',
  'joy-ui/react-input/index.html': '<script src="/_next/static/chunks/input.js"></script>',
  '_next/data/id/system/react-box.json': '{}',
  '_next/data/id/source/system/react-box/BoxTheme.json': '{}',
  '_next/data/id/tops/en/joy-ui.json': '{}',
  '_next/data/id/tops/en/system.json': '{}',
  '_next/data/id/joy-ui/react-input.json': '{}',
  '_next/data/id/demo.json': '{}',
  '_next/static/id/_buildManifest.js': `self.__BUILD_MANIFEST = ${JSON.stringify(ROUTES)};
    self.__TURBOPACK_PAGE_BOOTSTRAP = ${JSON.stringify(BOOTSTRAPS)}`,
  '_next/static/chunks/all.js': '',
  '_next/static/chunks/home.js': '',
  '_next/static/chunks/to-box.js': '',
  '_next/static/chunks/to-input.js': '',
  '_next/static/chunks/box.js': 'load("static/chunks/box-demo.js")',
  '_next/static/chunks/box-demo.js': 'load("static/chunks/gone.js")',
  '_next/static/css/box.css':
    '@font-face{src:url(/_next/static/media/roboto.woff2)}@font-face{src:url(../media/light.woff2)}',
  '_next/static/media/roboto.woff2': 'font',
  '_next/static/media/light.woff2': 'font',
  '_next/static/chunks/input.js': 'load("static/chunks/input-demo.js")',
  '_next/static/chunks/input-demo.js': '',
  '_next/static/chunks/demo.js':
    '"static/chunks/demos-of-box.js","static/chunks/demos-of-input.js"',
  '_next/static/chunks/demos-of-box.js': '"static/chunks/box-demo.js"',
  '_next/static/chunks/demos-of-input.js': '"static/chunks/input-demo.js"',
};

const made: string[] = [];

function makeSite(files: Record<string, string>): string {
  const out = makeFolder();
  made.push(out);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), content);
  }
  return out;
}

afterAll(() => made.forEach((folder) => removeFolder(folder)));

const readJson = <T>(out: string, file: string): T =>
  JSON.parse(readFileSync(path.join(out, 'offline-data', file), 'utf8'));

describe('the list of a product', () => {
  const out = makeSite(FILES);

  test('has its pages, their data and sources, all that they load, and what every product needs', async () => {
    await writeOfflineData(out);
    const { files, pages } = readJson<OfflineList>(out, 'system.json');
    expect(pages).toBe(1);
    expect(files.map(([url]) => url)).toEqual([
      '/_next/data/id/demo.json',
      '/_next/data/id/source/system/react-box/BoxTheme.json',
      '/_next/data/id/system/react-box.json',
      '/_next/data/id/tops/en/system.json',
      '/_next/static/chunks/all.js',
      '/_next/static/chunks/box-demo.js',
      '/_next/static/chunks/box.js',
      '/_next/static/chunks/demo.js',
      '/_next/static/chunks/demos-of-box.js',
      '/_next/static/chunks/home.js',
      '/_next/static/chunks/to-box.js',
      '/_next/static/css/box.css',
      '/_next/static/id/_buildManifest.js',
      '/_next/static/media/light.woff2',
      '/_next/static/media/roboto.woff2',
      '/demo/',
      '/favicon.svg',
      '/images/hills.svg',
      '/',
      '/system/react-box/',
    ]);
    expect(files.every(([, bytes, hash]) => bytes > 0 && /^[0-9a-f]{12}$/.test(hash))).toBe(true);
  });

  test('is summed up in the index, which leaves test pages out', () => {
    const { products } = readJson<OfflineIndex>(out, 'index.json');
    expect(products.map(({ product }) => product)).not.toContain('experiments');
    const { files, version } = readJson<OfflineList>(out, 'joy-ui.json');
    expect(products.find(({ product }) => product === 'joy-ui')).toEqual({
      product: 'joy-ui',
      pages: 1,
      bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
      version,
    });
  });

  test('is another version when a file is, and only then', async () => {
    const versions = () =>
      Object.fromEntries(
        readJson<OfflineIndex>(out, 'index.json').products.map(({ product, version }) => [
          product,
          version,
        ]),
      );
    const before = versions();
    const changed = makeSite({ ...FILES, 'system/react-box/index.html': '<p>new</p>' });
    await writeOfflineData(changed);
    const { products } = readJson<OfflineIndex>(changed, 'index.json');
    expect(products.filter(({ product, version }) => before[product] !== version)).toMatchObject([
      { product: 'system' },
    ]);
  });
});
