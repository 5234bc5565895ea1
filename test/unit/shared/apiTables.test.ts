import { describe, expect, test } from '@jest/globals';
import {
  API_TABLES,
  type ApiTableKind,
  getRowPrefix,
  getTypeId,
  listRows,
} from '@/src/shared/apiTables';
import { listHeadings } from '@/src/node/api/render/columns';
import { VIEW_KEYS } from '@/src/shared/apiView';
import english from '@/translations/translations.json';
import { createEntry, createProp } from '../support/apiEntry';

const KINDS = Object.keys(API_TABLES) as ApiTableKind[];

describe('row ids are stable public addresses', () => {
  test.each<[ApiTableKind, string]>([
    ['props', 'button-prop-'],
    ['slots', 'button-slot-'],
    ['classes', 'button-classes-'],
    ['parameters', 'button-parameters-'],
    ['returns', 'button-return-value-'],
  ])('of rows of %s: %s', (kind, prefix) => {
    expect(getRowPrefix('button', kind)).toBe(prefix);
  });

  test('of types', () => {
    expect(getTypeId('use-select', 'SelectOption')).toBe('use-select-type-SelectOption');
  });

  test('no prefix is the prefix of another table', () => {
    const prefixes = KINDS.map((kind) => getRowPrefix('button', kind));
    for (const prefix of prefixes) {
      expect(prefixes.filter((other) => other.startsWith(prefix))).toEqual([prefix]);
    }
  });
});

describe('lists the row names', () => {
  const values = {
    props: [createProp({ name: 'color' }), createProp({ name: 'size' })],
    returns: [createProp({ name: 'open' })],
    slots: [{ name: 'root' }],
    classes: [{ rule: 'disabled', className: 'Mui-disabled', state: true }],
    sets: [{ set: 'DOMAttributes', group: 'native' as const, names: ['onClick'] }],
  };
  const component = createEntry(values);
  const hook = createEntry({ ...values, kind: 'hook', ref: undefined });

  test.each<[ApiTableKind, string[], string[]]>([
    ['props', ['color', 'size'], []],
    ['parameters', [], ['color', 'size']],
    ['returns', ['open'], ['open']],
    ['slots', ['root'], ['root']],
    ['classes', ['disabled'], ['disabled']],
  ])('of %s: %j of a component, %j of a hook', (kind, ofComponent, ofHook) => {
    expect(listRows(component, kind)).toEqual(ofComponent);
    expect(listRows(hook, kind)).toEqual(ofHook);
  });

  test.each(KINDS)('lists no rows of %s if the entry has none', (kind) => {
    expect(listRows(createEntry(), kind)).toEqual([]);
  });
});

test.each(KINDS)('%s has English headings that start with the name, and a stored view', (kind) => {
  const { title, view } = API_TABLES[kind];
  const columns = listHeadings(kind);
  expect([title, ...columns].filter((key) => !(key in english))).toEqual([]);
  expect(['apiName', 'apiSlot', 'apiRule']).toContain(columns[0]);
  expect(columns.at(-1)).toBe('apiDescription');
  expect(VIEW_KEYS).toHaveProperty(view);
});
