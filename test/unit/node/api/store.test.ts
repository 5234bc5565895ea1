import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Extraction } from '@/src/node/api/extract';
import { API_PACKAGES } from '@/src/node/api/packages';
import {
  getApiEntry,
  getApiSet,
  listApiEntries,
  listApiNotes,
  prepareApi,
} from '@/src/node/api/store';
import { type ApiEntry, apiEntrySchema, apiSetSchema } from '@/src/shared/apiEntry';
import { catchDetailsSync, catchError } from '../../support/errors';
import { makeFolder, removeFolder, writeFiles } from '../../support/temp';

describe('the installed packages', () => {
  // Jest's global setup has read them.
  test('are read once', async () => {
    expect(await prepareApi()).toBe(false);
  });

  test('each has entries, each listed once', () => {
    const listings = listApiEntries();
    const products = new Map(API_PACKAGES.map(({ name, product }) => [name, product]));
    expect(new Set(listings.map((listing) => listing.package))).toEqual(new Set(products.keys()));
    for (const listing of listings) {
      expect(listing.product).toBe(products.get(listing.package));
    }
    const addresses = listings.map(({ product, slug }) => `${product}/${slug}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('every entry matches the schema and its kind in the list', () => {
    for (const listing of listApiEntries()) {
      const entry = getApiEntry(listing.product, listing.slug);
      expect(apiEntrySchema.parse(entry)).toEqual(entry);
      expect({
        kind: entry.kind,
        name: entry.name,
        product: entry.product,
        slug: entry.slug,
        package: entry.package,
        deprecated: entry.deprecated !== undefined,
      }).toEqual(listing);
    }
  });

  test('every set of an entry exists with the members that the entry names', () => {
    const known = new Map<string, Set<string>>();
    const getNames = (id: string) => {
      const names = known.get(id) ?? new Set(getApiSet(id).members.map(({ name }) => name));
      known.set(id, names);
      return names;
    };
    const missing = listApiEntries().flatMap(({ product, slug }) =>
      getApiEntry(product, slug).sets.flatMap(({ set, names }) =>
        names.filter((name) => !getNames(set).has(name)).map((name) => `${slug}: ${set}.${name}`),
      ),
    );
    expect(missing).toEqual([]);
    expect(known.size).toBeGreaterThan(0);
    for (const id of known.keys()) {
      expect(apiSetSchema.safeParse(getApiSet(id)).error).toBeUndefined();
    }
  });

  test('notes are about packages of the list and say something', () => {
    const names = new Set(API_PACKAGES.map(({ name }) => name));
    for (const note of listApiNotes()) {
      expect(note.kind).toMatch(/^(choice|disagreement)$/);
      expect(note.member).not.toBe('');
      expect(note.text).toMatch(/\.$/);
    }
    expect(listApiNotes().some((note) => names.has(note.package))).toBe(true);
  });

  test('a name that does not exist is an error that says what to do', () => {
    expect(catchDetailsSync(() => getApiEntry('material-ui', 'buton'))).toEqual({
      file: '.cache/api/material-ui/buton.json',
      cause: expect.stringContaining("don't have this component or hook"),
      remedy: expect.stringContaining('npm run api:report'),
    });
    expect(catchDetailsSync(() => getApiSet('Nothing')).file).toBe('.cache/api/sets/Nothing.json');
  });
});

describe('in a repository of its own', () => {
  let root: string;
  const cached = (...parts: string[]) => path.join(root, '.cache/api', ...parts);
  const extract = jest.fn<() => Extraction>();

  /** The store, over `root` and without the compiler. */
  async function importStore() {
    let module: typeof import('@/src/node/api/store') | undefined;
    await jest.isolateModulesAsync(async () => {
      jest.doMock('@/src/node/paths', () => ({ ROOT: root }));
      jest.doMock('@/src/node/api/extract', () => ({ extractApi: extract }));
      try {
        module = await import('@/src/node/api/store');
      } finally {
        jest.dontMock('@/src/node/paths');
        jest.dontMock('@/src/node/api/extract');
      }
    });
    return module!;
  }

  const createEntry = (name: string, slug: string): ApiEntry => ({
    kind: 'component',
    name,
    product: 'fixture',
    slug,
    package: '@mui/fixture',
    version: '1.0.0',
    imports: [],
    props: [],
    sets: [],
    returns: [],
    childNeedsRef: false,
    polymorphic: false,
    slots: [],
    classes: [],
    types: {},
    source: 'https://example.com/',
  });

  const history = (since: string) =>
    JSON.stringify({
      package: '@mui/fixture',
      versions: ['1.0.0', since].map((version) => ({ version, integrity: 'sha512-AA==' })),
      entries: { Old: { kind: 'component', since } },
    });

  function install(name: string, version: string) {
    writeFiles(root, { [`node_modules/${name}/package.json`]: JSON.stringify({ version }) });
  }

  beforeEach(() => {
    root = makeFolder({
      'src/node/api/extract.ts': 'one',
      'src/node/api/render/rows.ts': 'one',
      'src/node/api/history/addHistory.ts': 'one',
      'data/history/fixture.json': history('1.1.0'),
      'src/shared/apiEntry.ts': 'shape',
      'src/shared/slug.ts': 'slugs',
      'src/shared/links.ts': 'links',
      'package-lock.json': '{}',
    });
    for (const { name } of API_PACKAGES) {
      install(name, '1.0.0');
    }
    install('typescript', '1.0.0');
    install('@types/react', '1.0.0');
    extract.mockReset();
    extract.mockReturnValue({
      entries: [createEntry('Old', 'old'), { ...createEntry('New', 'new'), deprecated: '' }],
      sets: [{ id: 'Html', group: 'native', name: 'Html', package: '@types/react', members: [] }],
      notes: [{ kind: 'choice', package: 'a', file: 'b', member: 'c', text: 'd' }],
    });
  });

  afterEach(() => removeFolder(root));

  test('what was read comes back', async () => {
    const store = await importStore();
    expect(await store.prepareApi()).toBe(true);
    expect(store.getApiEntry('fixture', 'old')).toEqual({
      ...createEntry('Old', 'old'),
      since: '1.1.0',
    });
    expect(store.getApiSet('Html').group).toBe('native');
    expect(store.listApiNotes()).toEqual([
      { kind: 'choice', package: 'a', file: 'b', member: 'c', text: 'd' },
    ]);
    expect(store.listApiEntries().map(({ name, deprecated }) => [name, deprecated])).toEqual([
      ['Old', false],
      ['New', true],
    ]);
  });

  test('nothing is read twice', async () => {
    const store = await importStore();
    expect([await store.prepareApi(), await store.prepareApi()]).toEqual([true, false]);
    expect(extract).toHaveBeenCalledTimes(1);
  });

  test.each<[string, () => void]>([
    ['a package', () => install('@mui/joy', '1.0.1')],
    ['the compiler', () => install('typescript', '2.0.0')],
    ['the types of React', () => install('@types/react', '2.0.0')],
    ['the code', () => writeFiles(root, { 'src/node/api/extract.ts': 'two' })],
    ['another file of the code', () => writeFiles(root, { 'src/node/api/readRoot.ts': 'new' })],
    [
      'the recorded history',
      () => writeFiles(root, { 'data/history/fixture.json': history('1.2.0') }),
    ],
    [
      'the code that adds it',
      () => writeFiles(root, { 'src/node/api/history/addHistory.ts': 'two' }),
    ],
    ['the shape', () => writeFiles(root, { 'src/shared/apiEntry.ts': 'another' })],
    ['the making of addresses', () => writeFiles(root, { 'src/shared/slug.ts': 'another' })],
    ['the address of the sources', () => writeFiles(root, { 'src/shared/links.ts': 'another' })],
    ['the lockfile', () => writeFiles(root, { 'package-lock.json': '{ "a": 1 }' })],
  ])('%s changed: it is read again, and what is gone goes', async (_name, change) => {
    const store = await importStore();
    await store.prepareApi();
    change();
    extract.mockReturnValue({ entries: [createEntry('Old', 'old')], sets: [], notes: [] });
    expect(await store.prepareApi()).toBe(true);
    expect(extract).toHaveBeenCalledTimes(2);
    expect(existsSync(cached('fixture/new.json'))).toBe(false);
    expect(store.listApiEntries().map(({ name }) => name)).toEqual(['Old']);
  });

  test('only the code that writes HTML changed: nothing is read again', async () => {
    const store = await importStore();
    await store.prepareApi();
    writeFiles(root, { 'src/node/api/render/rows.ts': 'two' });
    expect(await store.prepareApi()).toBe(false);
  });

  test('the list of entries is kept in memory until the packages are read again', async () => {
    const store = await importStore();
    await store.prepareApi();
    const list = store.listApiEntries();
    expect(store.listApiEntries()).toBe(list);
    extract.mockReturnValue({ entries: [createEntry('Other', 'other')], sets: [], notes: [] });
    install('@mui/joy', '1.0.1');
    await store.prepareApi();
    expect(store.listApiEntries().map(({ name }) => name)).toEqual(['Other']);
  });

  test('a reading that fails leaves nothing that looks like a whole one', async () => {
    const store = await importStore();
    extract.mockImplementation(() => {
      throw new Error('no luck');
    });
    expect(String(await catchError(() => store.prepareApi()))).toContain('no luck');
    expect(existsSync(cached('stamp'))).toBe(false);
    extract.mockReturnValue({ entries: [], sets: [], notes: [] });
    expect(await store.prepareApi()).toBe(true);
    expect(readdirSync(cached()).sort()).toEqual(['index.json', 'notes.json', 'stamp']);
  });

  test('an error names the remedy when nothing was read yet', async () => {
    const store = await importStore();
    for (const ask of [() => store.listApiEntries(), () => store.getApiEntry('fixture', 'old')]) {
      // The error is of the isolated module: its details count, not its class.
      expect(catchDetailsSync(ask)).toMatchObject({
        cause: expect.stringContaining("haven't been read"),
        remedy: 'run: npm run api:report',
      });
    }
  });

  test('a broken file is not taken for one that is missing', async () => {
    const store = await importStore();
    await store.prepareApi();
    writeFiles(root, { '.cache/api/fixture/old.json': '{ "kind": ' });
    expect(await catchError(() => store.getApiEntry('fixture', 'old'))).toMatchObject({
      name: 'SyntaxError',
    });
  });
});
