import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { API_PACKAGES } from '@/src/node/api/packages';
import { countPackage, reportApi } from '@/src/node/commands/reportApi';
import type { ApiNote } from '@/src/node/api/notes';
import type { ApiEntry, ApiProp } from '@/src/shared/apiEntry';

// TypeScript and many small files take their time on a busy machine.
jest.setTimeout(60_000);

afterEach(() => {
  jest.restoreAllMocks();
});

/** Every entry file of the cache, without asking the store. */
const CACHE = '.cache/api';
const readJson = <T>(file: string) => JSON.parse(readFileSync(path.join(CACHE, file), 'utf8')) as T;
const entries = readdirSync(CACHE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!sets)[^/]+\/[^/]+\.json$/.test(file))
  .map((file) => readJson<ApiEntry>(file));
const notes = readJson<ApiNote[]>('notes.json');
const NAMES = API_PACKAGES.map(({ name }) => name);

describe('the counts of a package', () => {
  test.each(NAMES)('%s are those of its entries', (name) => {
    const expected = {
      entries: 0,
      props: 0,
      'no description': 0,
      'no default': 0,
      disagreements: 0,
    };
    for (const entry of entries) {
      if (entry.package === name) {
        expected.entries += 1;
        for (const list of [entry.props, entry.returns] as ApiProp[][]) {
          for (const prop of list) {
            expected.props += 1;
            expected['no description'] += 'description' in prop ? 0 : 1;
            expected['no default'] += prop.required || 'default' in prop ? 0 : 1;
          }
        }
      }
    }
    for (const note of notes) {
      expected.disagreements += note.package === name && note.kind === 'disagreement' ? 1 : 0;
    }
    expect(countPackage(name)).toEqual(expected);
    expect(expected.entries).toBeGreaterThan(0);
    expect(expected.props).toBeGreaterThan(0);
  });

  test('add up to all entries', () => {
    const sum = NAMES.map((name) => countPackage(name).entries).reduce((a, b) => a + b, 0);
    expect(sum).toBe(entries.length);
  });

  test('of a package that is not read are zero', () => {
    expect(new Set(Object.values(countPackage('@mui/none')))).toEqual(new Set([0]));
  });
});

describe('the report', () => {
  const print = async () => {
    const lines: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text));
    await reportApi();
    return lines.join('\n').split('\n');
  };

  test('lists the counts of each package', async () => {
    const lines = await print();
    for (const name of NAMES) {
      const line = lines.find((text) => text.startsWith(`${name} `));
      expect(line?.trim().split(/\s+/)).toEqual([
        name,
        ...Object.values(countPackage(name)).map(String),
      ]);
    }
  });

  test('names everything that was noted, with package, file and member', async () => {
    const lines = await print();
    const kinds = ['disagreement', 'choice'] as const;
    for (const kind of kinds) {
      const count = notes.filter((note) => note.kind === kind).length;
      expect(lines.filter((line) => line.endsWith(`: ${count}`)).length).toBeGreaterThan(0);
    }
    for (const { package: name, file, member, text } of notes) {
      expect(lines).toContain(`  ${name}/${file}: ${member}: ${text}`);
    }
  });

  test('says that nothing changed, and how long that took to know', async () => {
    expect((await print())[0]).toMatch(/^Nothing changed \(\d+ ms\)\.$/);
  });
});
