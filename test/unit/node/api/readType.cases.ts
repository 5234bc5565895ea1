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

describe('a type that needs no definition is shown as written', () => {
  test.each([
    ['plain', 'string'],
    ['spaced', '{ a: string; b?: number }'],
    ['onlyTrue', 'true'],
    ['react', 'React.ReactNode'],
    ['element', 'React.ElementType'],
    ['handler', 'React.MouseEventHandler<HTMLButtonElement>'],
    ['list', 'readonly Size[]'],
    ['object', 'Other'],
  ])('%s: %s', (prop, written) => {
    const type = getType(prop);
    expect(type.written).toBe(written);
    expect(type).not.toHaveProperty('expanded');
  });
});

test('undefined is left out of an optional prop only', () => {
  expect(getType('optional')).toEqual({ written: 'string', links: [] });
  expect(getType('required').members).toEqual(['string', 'undefined']);
});

describe('a type is resolved if that is more informative', () => {
  test.each([
    ['an alias', 'alias', 'Size', "'small' | 'medium' | 'large'"],
    ['a lookup', 'lookup', "Other['size']", "'small' | 'medium' | 'large' | number"],
    ['a lookup of one type', 'lookupPlain', "Other['label']", 'string'],
    ['keys', 'keys', 'keyof Other', "'size' | 'label'"],
    ['the type of a value', 'query', 'typeof constant', '{ on: boolean; }'],
    ['a type parameter', 'constrained', 'Value', "'one' | 'two' | null"],
    ['an optional type parameter', 'constrainedOptional', 'Value', "'one' | 'two' | null"],
  ])('%s', (_name, prop, written, expanded) => {
    const type = getType(prop);
    expect(type.written).toBe(written);
    const sort = (text = '') => text.split(' | ').sort();
    expect(sort(type.expanded)).toEqual(sort(expanded));
  });

  test('a condition', () => {
    expect(getType('conditional').expanded).toBe("'yes' | 'no'");
  });
});

test('a type made by a helper is shown without the names of the helper’s parameters', () => {
  const slots = read.getProp('Helped', 'slots');
  const slotProps = read.getProp('Helped', 'slotProps');
  expect(slots.description).toBe('Parts.');
  expect(slots.type.written).not.toMatch(/\bSlots\b/);
  expect(slots.type.written).toContain('HelpedSlots');
  expect(slotProps.type.written).not.toMatch(/\bProps\b|\bP\b/);
  expect(slotProps.type.written).toMatch(/root\?: .*icon\?: /s);
});

describe('types that cannot be shown as declared', () => {
  test('a type too large to expand is shown as written, with a note', () => {
    const type = getType('large');
    expect(type.written).toBe('LongUnion');
    expect(type).not.toHaveProperty('expanded');
    expect(type).not.toHaveProperty('members');
    expect(read.listNotes('Case.large')).toEqual([
      expect.objectContaining({
        kind: 'choice',
        file: 'Case/Case.d.ts',
        text: expect.stringContaining('too large to expand'),
      }),
    ]);
  });

  test('no other types are noted', () => {
    expect(read.notes.map(({ member }) => member).sort()).toEqual([
      'Case.large',
      'type Tall',
      'type Tree',
    ]);
  });
});
