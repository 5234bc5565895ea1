import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { catchError } from '../support/errors';
import { makeFolder, removeFolder, writeFiles } from '../support/temp';

const root = makeFolder();
const folder = path.join(root, '.cache/kind');
let cached: typeof import('@/src/node/cache').cached;
let cachePerBuild: typeof import('@/src/node/cache').cachePerBuild;
let cachePerCodeVersionAsync: typeof import('@/src/node/cache').cachePerCodeVersionAsync;
let cachePerCodeVersion: typeof import('@/src/node/cache').cachePerCodeVersion;
let deleteOldBuildCaches: typeof import('@/src/node/cache').deleteOldBuildCaches;

beforeAll(async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  ({ cached, cachePerBuild, cachePerCodeVersion, cachePerCodeVersionAsync, deleteOldBuildCaches } =
    await import('@/src/node/cache'));
});
beforeEach(() => removeFolder(path.join(root, '.cache')));
afterAll(() => {
  jest.restoreAllMocks();
  removeFolder(root);
});

/** Makes a text, and counts how often. */
function createMaker(text: string) {
  return jest.fn(async () => text);
}

describe('a result', () => {
  test('is created once and then read', async () => {
    const make = createMaker('result');
    expect(await cached('kind', ['a', 1], make)).toBe('result');
    expect(await cached('kind', ['a', 1], make)).toBe('result');
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('may be empty', async () => {
    const make = createMaker('');
    expect(await cached('kind', ['a'], make)).toBe('');
    expect(await cached('kind', ['a'], make)).toBe('');
    expect(make).toHaveBeenCalledTimes(1);
  });

  test.each<[string, string, unknown[], string, unknown[]]>([
    ['another part', 'kind', ['a'], 'kind', ['b']],
    ['another version', 'kind', [1, 'a'], 'kind', [2, 'a']],
    ['parts cut otherwise', 'kind', ['ab', 'c'], 'kind', ['a', 'bc']],
    ['a number in place of a text', 'kind', ['1'], 'kind', [1]],
    ['another kind', 'kind', ['a'], 'other', ['a']],
  ])('is another one for %s', async (_name, kind1, parts1, kind2, parts2) => {
    expect(await cached(kind1, parts1, createMaker('one'))).toBe('one');
    expect(await cached(kind2, parts2, createMaker('two'))).toBe('two');
    expect(await cached(kind1, parts1, createMaker('three'))).toBe('one');
  });

  test('is returned unchanged', async () => {
    const text = 'größe 🎉\r\n\u0000 "quoted" \\ end\n';
    await cached('kind', ['a'], createMaker(text));
    expect(await cached('kind', ['a'], createMaker('other'))).toBe(text);
  });
});

describe('concurrent writers', () => {
  test('of one key get complete results and leave one file', async () => {
    const text = 'x'.repeat(1_000_000);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => cached('kind', ['a'], createMaker(text))),
    );
    expect(results.every((result) => result === text)).toBe(true);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await cached('kind', ['a'], createMaker('other'))).toBe(text);
  });

  test('of different keys do not affect each other', async () => {
    const keys = Array.from({ length: 50 }, (_, index) => index);
    const results = await Promise.all(
      keys.map((key) => cached('kind', [key], createMaker(`result ${key}`))),
    );
    expect(results).toEqual(keys.map((key) => `result ${key}`));
    expect(readdirSync(folder)).toHaveLength(50);
  });
});

describe('an error', () => {
  const error = new Error('cannot be made');

  test('of the callback is passed on, and nothing is cached', async () => {
    expect(await catchError(() => cached('kind', ['a'], () => Promise.reject(error)))).toBe(error);
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
    expect(await cached('kind', ['a'], createMaker('now'))).toBe('now');
  });

  test('that is thrown synchronously is passed on', async () => {
    const make = () => {
      throw error;
    };
    expect(await catchError(() => cached('kind', ['a'], make))).toBe(error);
  });

  test('of the file system is not treated as a missing file', async () => {
    writeFiles(root, { '.cache/kind': 'a file where a folder should be' });
    const make = createMaker('result');
    const error = await catchError(() => cached('kind', ['a'], make));
    expect(error).toMatchObject({ code: 'ENOTDIR' });
    expect(make).not.toHaveBeenCalled();
  });
});

describe('data that is created once per build', () => {
  const data = { list: [1, { two: 'zwei' }], text: 'größe' };
  /** Starts a build, or ends it. */
  function setBuild(id: string | undefined): void {
    jest.replaceProperty(process, 'env', { ...process.env, FIELDGUIDE_BUILD_ID: id });
  }
  const shapes: [string, (parts: unknown[], make: () => unknown) => Promise<unknown>][] = [
    ['at once', async (parts, make) => cachePerBuild(parts, make)],
    ['in its time', async (parts, make) => cachePerCodeVersionAsync(parts, async () => make())],
  ];

  describe.each(shapes)('%s', (_name, once) => {
    beforeEach(() => setBuild('one'));
    afterEach(() => setBuild(undefined));

    test('is read by later calls', async () => {
      const make = jest.fn(() => data);
      expect(await once(['page', 'en'], make)).toEqual(data);
      expect(await once(['page', 'en'], make)).toEqual(data);
      expect(make).toHaveBeenCalledTimes(1);
    });

    test('is created again for other parts and in the next build', async () => {
      expect(await once(['page', 'en'], () => 'one')).toBe('one');
      expect(await once(['page', 'pt'], () => 'two')).toBe('two');
      setBuild('next');
      expect(await once(['page', 'en'], () => 'three')).toBe('three');
    });

    test('is created on each call outside a build', async () => {
      setBuild(undefined);
      expect(await once(['page'], () => 'one')).toBe('one');
      expect(await once(['page'], () => 'two')).toBe('two');
      expect(existsSync(path.join(root, '.cache'))).toBe(false);
    });

    test('is not cached if the callback fails', async () => {
      const error = new Error('cannot be made');
      const fail = () => {
        throw error;
      };
      expect(await catchError(() => once(['page'], fail))).toBe(error);
      expect(await once(['page'], () => 'now')).toBe('now');
    });

    test('is deleted with old builds', async () => {
      await once(['page'], () => 'one');
      await deleteOldBuildCaches();
      expect(await once(['page'], () => 'two')).toBe('two');
    });
  });

  test('is kept for later builds if only the text of Markdown files changed', async () => {
    const set = (build: string, frame: string) =>
      jest.replaceProperty(process, 'env', {
        ...process.env,
        FIELDGUIDE_BUILD_ID: build,
        FIELDGUIDE_FRAME_ID: frame,
      });
    set('one', 'frame');
    expect(cachePerCodeVersion(['text'], () => 'one')).toBe('one');
    expect(cachePerBuild(['text'], () => 'of the build')).toBe('of the build');
    set('two', 'frame');
    await deleteOldBuildCaches();
    expect(cachePerCodeVersion(['text'], () => 'two')).toBe('one');
    expect(cachePerBuild(['text'], () => 'of the next')).toBe('of the next');
    set('three', 'another');
    await deleteOldBuildCaches();
    expect(cachePerCodeVersion(['text'], () => 'three')).toBe('three');
    expect(readdirSync(path.join(root, '.cache/build'))).toEqual(['another']);
    setBuild(undefined);
    delete process.env.FIELDGUIDE_FRAME_ID;
  });
});
