/** The reference for machines, as the export has it. */
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import Ajv from 'ajv';
import { getApiEntry, listApiEntries } from '@/src/node/api/store';
import { getEntryHref } from '@/src/node/content/reference/apiAddress';
import { getDemoPages } from '@/src/node/content/reference/apiEntryPage';
import { type ApiEntry, type ApiSet, apiSetSchema } from '@/src/shared/apiEntry';
import { readOut, readOutJson } from '../../support/exported';
import { findAll, parseHtml } from '../../support/html';
import { getOut } from '../../support/presentExport';

type EntryFile = ApiEntry & { href: string; demos: { title: string; href: string }[] };

const readJson = <T>(name: string): T => readOutJson<T>(`api-data/${name}`);
const listings = listApiEntries();
const addresses = listings.map(({ product, slug }) => `${product}/${slug}.json`);
const readEntries = () => addresses.map((name) => readJson<EntryFile>(name));
const listFiles = () =>
  readdirSync(`${getOut()}/api-data`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('.'),
  );

describe('the files', () => {
  test('consist of the list, the schema, entries and sets', () => {
    const others = listFiles().filter((name) => !name.startsWith('sets/'));
    expect(others.sort()).toEqual(['index.json', 'schema.json', ...addresses].sort());
    const sets = listFiles().filter((name) => name.startsWith('sets/'));
    const used = new Set(readEntries().flatMap((entry) => entry.sets.map(({ set }) => set)));
    expect(used.size).toBeGreaterThan(5);
    expect(sets.sort()).toEqual(
      [...used].flatMap((id) => [`sets/${id}.html`, `sets/${id}.json`]).sort(),
    );
  });

  test('of entries hold the entry, its address here and the pages with its demos', () => {
    for (const listing of listings) {
      const { href, demos, ...entry } = readJson<EntryFile>(
        `${listing.product}/${listing.slug}.json`,
      );
      expect(entry).toEqual(getApiEntry(listing.product, listing.slug));
      expect(href).toBe(getEntryHref(listing));
      expect(demos).toEqual(getDemoPages(listing));
    }
    expect(readJson<EntryFile>('material-ui/button.json').demos).toContainEqual({
      title: 'Button',
      href: '/material-ui/react-button/',
    });
  });
});

describe('the schema', () => {
  /** This validator is of another house than the schema. It knows draft 7, whose words the schema keeps to. */
  const createValidator = () => {
    const { $schema, ...schema } = readJson<Record<string, unknown>>('schema.json');
    expect($schema).toBe('https://json-schema.org/draft/2020-12/schema');
    return new Ajv({ allErrors: true }).compile(schema);
  };

  test('is true for every entry', () => {
    const validate = createValidator();
    const errors = addresses.filter((name) => !validate(readJson(name)));
    expect(errors).toEqual([]);
    expect(addresses.length).toBeGreaterThan(250);
  });

  test.each<[string, (entry: EntryFile) => unknown]>([
    ['lacks its name', ({ name: _name, ...entry }) => entry],
    ['has a field that the schema does not have', (entry) => ({ ...entry, more: 1 })],
    ['is of another kind', (entry) => ({ ...entry, kind: 'function' })],
    ['has a prop without type', (entry) => ({ ...entry, props: [{ name: 'a' }] })],
  ])('does not hold for one that %s', (_name, change) => {
    const validate = createValidator();
    const entry = readJson<EntryFile>('material-ui/button.json');
    expect(validate(entry)).toBe(true);
    expect(validate(change(entry))).toBe(false);
  });

  test('says what the fields are', () => {
    const { properties } = readJson<{ properties: Record<string, { description?: string }> }>(
      'schema.json',
    );
    expect(properties.themeName?.description).toMatch(/theme\.components/);
  });
});

describe('the list', () => {
  test('has each entry once, with its addresses', () => {
    const list = readJson<Record<string, unknown>[]>('index.json');
    expect(list).toEqual(
      listings.map((listing) => ({
        ...listing,
        href: getEntryHref(listing),
        data: `/api-data/${listing.product}/${listing.slug}.json`,
      })),
    );
  });
});

describe('a set', () => {
  const sets = new Map<string, ApiSet>();
  const rows = new Map<string, Set<string>>();
  beforeAll(() => {
    for (const { sets: uses } of readEntries()) {
      for (const { set } of uses) {
        if (!sets.has(set)) {
          sets.set(set, readJson<ApiSet>(`sets/${set}.json`));
          const html = readOut(`api-data/sets/${set}.html`);
          const table = parseHtml(`<table><tbody>${html}</tbody></table>`);
          rows.set(
            set,
            new Set(findAll(table, 'tr').map(({ properties }) => String(properties.id))),
          );
        }
      }
    }
  });

  test('has the shape that is published, and its name', () => {
    for (const [id, set] of sets) {
      expect(apiSetSchema.parse(set)).toEqual(set);
      expect(set.id).toBe(id);
    }
  });

  test('has every member that an entry names, as data and as a row, and of its group', () => {
    const missing = readEntries().flatMap(({ slug, sets: uses }) =>
      uses.flatMap(({ set, group, names }) => {
        const { members, group: own } = sets.get(set)!;
        const known = new Set(members.map(({ name }) => name));
        return names
          .filter((name) => !known.has(name) || !rows.get(set)?.has(name) || group !== own)
          .map((name) => `${slug}: ${set}.${name}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  test('has as many rows as members', () => {
    for (const [id, { members }] of sets) {
      expect(rows.get(id)?.size).toBe(members.length);
    }
  });
});
