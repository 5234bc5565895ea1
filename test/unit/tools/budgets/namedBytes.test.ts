import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { KIND_CEILINGS } from '@/tools/budgets/limits';
import {
  type NamedWeight,
  findExcess,
  getPageKind,
  listNamedFiles,
  weighPages,
} from '@/tools/budgets/namedBytes';
import { makeFolder, removeFolder } from '../../support/temp';

test.each([
  ['/', 'home'],
  ['/404', 'utility'],
  ['/demo', 'utility'],
  ['/material-ui/api/[[...slug]]', 'api'],
  ['/base-ui/[component]/[tab]', 'api'],
  ['/experiments/docs/api/data-grid/data-grid', 'experiment'],
  ['/material-ui/react-button', 'component'],
  ['/x/react-data-grid/demo', 'component'],
  ['/system/getting-started/the-sx-prop', 'guide'],
  ['/material-ui/material-icons', 'guide'],
])('%s is of the kind %s', (route, kind) => {
  expect(getPageKind(route)).toBe(kind);
});

const STYLE = '<style>.a{margin:0}</style>';
const HTML = [
  '<link rel="icon" href="/favicon.svg"/>',
  '<link rel="preload" href="/f.woff2" as="font"/><link rel="preload" href="/a.css" as="style"/>',
  '<link rel="stylesheet" href="/a.css"/><a href="/b.js">no</a>',
  STYLE + '<script>1</script><script src="/b.js?v=1" defer=""></script>',
  '<script src="https://elsewhere/c.js"></script>',
  '<script id="__NEXT_DATA__" type="application/json">{"page":"/react-x"}</script>',
].join('\n');

test('scripts, style sheets and preloads of the site are named, each once', () => {
  expect(listNamedFiles(HTML)).toEqual(['/f.woff2', '/a.css', '/b.js']);
});

describe('an export', () => {
  let out = '';
  const code = 'const answer = 42;\n'.repeat(50);
  const brotli = (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

  beforeEach(() => {
    out = makeFolder();
    mkdirSync(path.join(out, 'react-x'));
    writeFileSync(path.join(out, 'react-x/index.html'), HTML);
    writeFileSync(path.join(out, 'f.woff2'), 'f'.repeat(100));
    writeFileSync(path.join(out, 'a.css'), code);
    writeFileSync(path.join(out, 'b.js'), code);
  });
  afterEach(() => removeFolder(out));

  test('is measured as compressed by a server', async () => {
    expect(await weighPages(out)).toEqual([
      {
        path: '/react-x/',
        kind: 'component',
        html: brotli(HTML.replace(STYLE, '')),
        document: brotli(HTML),
        script: brotli(code),
        total: brotli(HTML) + 2 * brotli(code) + 100,
        requests: 4,
      },
    ]);
  });

  test('with a missing file names the page', async () => {
    rmSync(path.join(out, 'b.js'));
    await expect(weighPages(out)).rejects.toThrow("react-x/index.html names a file that isn't in");
  });
});

describe('findExcess', () => {
  const of = (values: Partial<NamedWeight>): NamedWeight => ({
    path: '/a/',
    kind: 'guide',
    html: 1000,
    document: 1000,
    script: 1000,
    total: 2000,
    requests: 2,
    ...values,
  });
  const { script, requests } = KIND_CEILINGS.guide;

  test.each<[string, NamedWeight, string[]]>([
    ['a light page', of({}), []],
    ['a page at its limits', of({ script: script * 1000, requests }), []],
    ['a byte too many', of({ script: script * 1000 + 1 }), ['script']],
    ['a request too many', of({ requests: requests + 1 }), ['requests']],
    ['a heavy page', of({ html: 1e6, total: 1e6 }), ['html', 'total']],
    ['a page with many inlined styles', of({ document: 1e6 }), ['document']],
  ])('%s', (_name, weight, measures) => {
    expect(findExcess([weight]).map(({ measure }) => measure)).toEqual(measures);
  });

  test('a page can have its own limits', () => {
    const weights = [of({ script: script * 1000 + 1 }), of({ path: '/b/', script: 900 })];
    const own = { '/a/': { script: script + 1 }, '/b/': { script: 0.5 } };
    expect(findExcess(weights, own)).toEqual([
      { path: '/b/', measure: 'script', value: 0.9, limit: 0.5 },
    ]);
  });
});
