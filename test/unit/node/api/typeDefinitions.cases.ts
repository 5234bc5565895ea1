import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ReadPackage } from '../../support/apiPackage';
import { readTypeCases } from '../../support/apiTypes';

// The compiler takes its time to read React's declarations on a busy machine.
let read: ReadPackage;

beforeAll(() => {
  read = readTypeCases();
});

afterAll(() => read.remove());

const getType = (prop: string) => read.getProp('Case', prop).type;

describe('names with a definition are linked', () => {
  test.each([
    ['alias', ['Size']],
    ['aliasOrMore', ['Size']],
    ['list', ['Size']],
    ['object', ['Other']],
    ['cyclic', ['Tree']],
    ['tall', ['Tall']],
    ['plain', []],
    ['empty', []],
    ['react', []],
    ['constrained', []],
  ])('in %s: %j', (prop, links) => {
    expect(getType(prop).links).toEqual(links);
  });

  test('each has its definition without `export`, and its location', () => {
    const { types } = read.getEntry('Case');
    expect(types.Size).toEqual({
      definition: "type Size = 'small' | 'medium' | 'large';",
      package: '@mui/fixture',
      href: expect.stringMatching(/^https:\/\/.*@mui\/fixture.*\/Case\/Case\.d\.ts$/),
    });
    expect(types.Other?.definition).toMatch(/^interface Other \{/);
    expect(types).not.toHaveProperty('EmptyInterface');
    const linked = read.getEntry('Case').props.flatMap(({ type }) => type.links);
    expect(Object.keys(types).sort()).toEqual([...new Set(linked)].sort());
  });
});

describe('types that cannot be shown as declared', () => {
  test('a type that refers to itself is shown once, with a note', () => {
    expect(read.getEntry('Case').types.Tree?.definition).toContain('children: Tree[]');
    expect(read.listNotes('type Tree')).toEqual([
      {
        kind: 'choice',
        package: '@mui/fixture',
        file: 'Case/Case.d.ts',
        member: 'type Tree',
        text: expect.stringContaining('refers to itself'),
      },
    ]);
  });

  test('a definition too large to show is linked, with a note', () => {
    const definition = read.getEntry('Case').types.Tall;
    expect(definition).not.toHaveProperty('definition');
    expect(definition?.href).toMatch(/Case\/Case\.d\.ts$/);
    expect(read.listNotes('type Tall')).toEqual([
      expect.objectContaining({ kind: 'choice', text: expect.stringContaining('72 lines') }),
    ]);
  });
});
