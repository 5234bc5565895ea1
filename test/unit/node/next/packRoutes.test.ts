import { describe, expect, test } from '@jest/globals';
import { listRoutes, nameChunks, packRoutes } from '@/src/node/next/packRoutes';
import { catchDetails } from '../../support/errors';

const chunk = (name: string) => `static/chunks/${name}`;
const start = (own: string, id: number) => ({
  otherChunks: [chunk(own), chunk('shared.js'), chunk('shared.css')],
  runtimeModuleIds: [7, id],
});
const VARIABLES = {
  __BUILD_MANIFEST: {
    '/a': [chunk('a-page.js')],
    '/a/[[...slug]]': [chunk('slug-page.js'), chunk('more.js')],
    __rewrites: { afterFiles: [], beforeFiles: [], fallback: [] },
    sortedPages: ['/_app', '/a/[[...slug]]', '/a'],
  },
  __TURBOPACK_PAGE_BOOTSTRAP: {
    '/a': start('a.js', 123456),
    '/a/[[...slug]]': start('slug.js', 12),
    '/_app': { otherChunks: [chunk('app.js')], runtimeModuleIds: [7, 1] },
  },
  __TURBOPACK_CHUNK_LOADING_GLOBAL: 'TURBOPACK',
  __MIDDLEWARE_MATCHERS: [],
};

/** The variables as Next's scripts set them. */
function writeScript(variables: Record<string, unknown>): string {
  const lines = Object.entries(variables).map(
    ([name, value]) => `self.${name}=${JSON.stringify(value)};self.${name}_CB&&self.${name}_CB()`,
  );
  return [
    ...lines,
    'self.__SSG_MANIFEST=new Set(["/a"]);self.__SSG_MANIFEST_CB&&self.__SSG_MANIFEST_CB()',
  ].join(';');
}

describe('packed routes', () => {
  test('set the same variables, with all scripts of each route', () => {
    const self: Record<string, unknown> = {};
    new Function('self', packRoutes(writeScript(VARIABLES)))(self);
    expect(self).toEqual({
      ...VARIABLES,
      __BUILD_MANIFEST: {
        ...VARIABLES.__BUILD_MANIFEST,
        '/a': ['a-page.js', 'a.js', 'shared.js'].map(chunk),
        '/a/[[...slug]]': ['slug-page.js', 'more.js', 'slug.js', 'shared.js'].map(chunk),
      },
      __SSG_MANIFEST: new Set(['/a']),
    });
  });

  test('notify waiting code once all are set', () => {
    const calls: unknown[] = [];
    const self: Record<string, unknown> = {
      __BUILD_MANIFEST_CB: () => calls.push(self['__SSG_MANIFEST']),
    };
    new Function('self', packRoutes(writeScript(VARIABLES)))(self);
    expect(calls).toEqual([new Set(['/a'])]);
  });

  test('contain each name once', () => {
    const packed = packRoutes(writeScript(VARIABLES));
    expect(packed.split('shared.js')).toHaveLength(2);
    expect(packed.split('"/a').length + packed.split('\\n/a').length).toBe(4);
  });
});

describe('listRoutes', () => {
  test.each([
    ['as Next writes them', (script: string) => script],
    ['packed', packRoutes],
  ])('%s', (_name, pack) => {
    const routes = listRoutes(pack(writeScript(VARIABLES)));
    expect(routes.get('/a')).toEqual(['a-page.js', 'a.js', 'shared.js', 'shared.css'].map(chunk));
    expect(routes.get('/_app')).toEqual([chunk('app.js')]);
    expect(routes.size).toBe(3);
  });

  test('throws for other scripts', () => {
    expect(() => listRoutes('self.a = 1')).toThrow(/neither __BUILD_MANIFEST/);
  });
});

describe('names of chunks', () => {
  const names = nameChunks(writeScript(VARIABLES), (...files) => `hash-of-${files.join('-')}`);

  test('are given to the two that one route has to itself', () => {
    expect(Object.fromEntries(names)).toEqual({
      'a-page.js': 'hash-of-a-page.js-a.jsp.js',
      'a.js': 'hash-of-a-page.js-a.js.js',
    });
  });

  test('are reduced to one in the routes', () => {
    const script = writeScript(VARIABLES)
      .replace(chunk('a-page.js'), chunk('shortp.js'))
      .replace(chunk('a.js'), chunk('short.js'));
    const packed = packRoutes(script);
    expect(packed).not.toContain('shortp');
    const self: Record<string, Record<string, unknown>> = {};
    new Function('self', packed)(self);
    expect(self['__BUILD_MANIFEST']!['/a']).toEqual(
      ['shortp.js', 'short.js', 'shared.js'].map(chunk),
    );
  });

  test('are unchanged if another route has the same', () => {
    const twice = {
      ...VARIABLES,
      __TURBOPACK_PAGE_BOOTSTRAP: {
        ...VARIABLES.__TURBOPACK_PAGE_BOOTSTRAP,
        '/b': start('a.js', 5),
      },
      __BUILD_MANIFEST: {
        ...VARIABLES.__BUILD_MANIFEST,
        '/b': [chunk('b-page.js')],
      },
    };
    expect(nameChunks(writeScript(twice), () => 'x').size).toBe(0);
  });
});

test.each([
  ['a variable is new', { ...VARIABLES, __NEW: 1 }],
  ['there is middleware', { ...VARIABLES, __MIDDLEWARE_MATCHERS: [{ regexp: '.*' }] }],
  ['a variable is missing', { ...VARIABLES, __TURBOPACK_PAGE_BOOTSTRAP: undefined }],
  [
    'a page starts in another way',
    {
      ...VARIABLES,
      __TURBOPACK_PAGE_BOOTSTRAP: {
        ...VARIABLES.__TURBOPACK_PAGE_BOOTSTRAP,
        '/a': { ...start('a.js', 1), runtimeModuleIds: [7, 8, 9] },
      },
    },
  ],
  [
    'chunks are elsewhere',
    { ...VARIABLES, __BUILD_MANIFEST: { ...VARIABLES.__BUILD_MANIFEST, '/a': ['elsewhere/a.js'] } },
  ],
])('When %s, the error names the file to compare', async (_what, variables) => {
  const { remedy } = await catchDetails(async () => packRoutes(writeScript(variables)));
  expect(remedy).toContain('packRoutes.ts');
});
