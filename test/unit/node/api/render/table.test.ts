import { describe, expect, test } from '@jest/globals';
import { isClassesType, renderSetRows, renderTable } from '@/src/node/api/render/table';
import type { ApiEntry } from '@/src/shared/apiEntry';
import { API_TABLES, type ApiTableKind } from '@/src/shared/apiTables';
import { createContext, createEntry, createProp } from '../../../support/apiEntry';
import { find, findAll, getChildren, parseHtml, textOf } from '../../../support/html';

const FULL = createEntry({
  props: [
    createProp({ name: 'color' }),
    createProp({ name: 'sx', type: { written: 'SxProps', links: ['SxProps'] } }),
  ],
  returns: [createProp({ name: 'open', required: true })],
  slots: [{ name: 'root' }, { name: 'startIcon' }],
  classes: [{ rule: 'root', className: 'MuiButton-root', state: false }],
  types: { SxProps: { package: '@mui/system', href: 'https://example.com/' } },
});
const KINDS = Object.keys(API_TABLES) as ApiTableKind[];
const CONTEXT = { ...createContext(), idPrefix: '' };
const render = (kind: ApiTableKind, entry: ApiEntry = FULL, context = CONTEXT) =>
  parseHtml(renderTable(entry, kind, context) ?? '');

describe('ids of rows are stable', () => {
  test.each<[ApiTableKind, string]>([
    ['props', 'button-prop-'],
    ['slots', 'button-slot-'],
    ['classes', 'button-classes-'],
    ['parameters', 'button-parameters-'],
    ['returns', 'button-return-value-'],
  ])('%s: %s', (kind, prefix) => {
    const ids = findAll(render(kind), 'tbody tr').map(({ properties }) => String(properties.id));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.every((id) => id.startsWith(prefix))).toBe(true);
  });

  test('carry the name as it is written', () => {
    expect(findAll(render('slots'), 'tbody tr').map(({ properties }) => properties.id)).toEqual([
      'button-slot-root',
      'button-slot-startIcon',
    ]);
  });

  test('of types', () => {
    expect(find(render('props'), 'a.api-type-link').properties.href).toBe('#button-type-SxProps');
  });
});

describe('the type of `classes`', () => {
  const classes = createProp({
    name: 'classes',
    type: { written: 'Partial<ButtonClasses>', links: ['ButtonClasses'] },
  });
  const types = { ButtonClasses: { package: '@mui/material', href: 'https://example.com/' } };
  const entry = createEntry({ ...FULL, props: [classes], types });

  test.each([
    ['', '#classes'],
    ['button-', '#button-classes'],
  ])(
    'links to the table of classes, also on a page with several entries: "%s"',
    (idPrefix, href) => {
      const tree = render('props', entry, { ...CONTEXT, idPrefix });
      expect(find(tree, 'a.api-type-link').properties.href).toBe(href);
    },
  );

  test('is shown like other types without a table of classes', () => {
    const tree = render('props', { ...entry, classes: [] });
    expect(find(tree, 'a.api-type-link').properties.href).toBe('#button-type-ButtonClasses');
    expect(isClassesType({ ...entry, classes: [] }, 'ButtonClasses')).toBe(false);
    expect(isClassesType(entry, 'ButtonClasses')).toBe(true);
    expect(isClassesType(entry, 'SxProps')).toBe(false);
  });
});

describe('columns', () => {
  test.each<[ApiTableKind, string[]]>([
    ['props', ['Name', 'Type', 'Default', 'Description']],
    ['parameters', ['Name', 'Type', 'Default', 'Description']],
    ['returns', ['Name', 'Type', 'Description']],
    ['slots', ['Slot', 'Class', 'Default component', 'Description']],
    ['classes', ['Rule name', 'Class', 'Description']],
  ])('of %s are %j, one cell each', (kind, names) => {
    const tree = render(kind);
    const heads = findAll(tree, 'thead th');
    expect(heads.map(textOf)).toEqual(names);
    expect(heads.every(({ properties }) => properties.scope === 'col')).toBe(true);
    for (const row of findAll(tree, 'tbody tr')) {
      expect(getChildren(row)).toHaveLength(names.length);
    }
  });

  test('are passed to CSS, except those without labels', () => {
    expect(find(render('props'), 'table').properties.style).toBe("--c2:'Type';--c3:'Default'");
  });

  test('are escaped for CSS if a translation has a quote or a slash', () => {
    const context = {
      ...CONTEXT,
      t: (key: string) => (key === 'apiType' ? "L'a\\b" : key),
    };
    const tree = parseHtml(renderTable(FULL, 'props', context) ?? '');
    expect(find(tree, 'table').properties.style).toBe("--c2:'Lab';--c3:'apiDefault'");
    expect(textOf(findAll(tree, 'thead th')[1]!)).toBe("L'a\\b");
  });
});

test.each(KINDS)('the table of %s has explicit roles', (kind) => {
  const tree = render(kind);
  expect(find(tree, 'table').properties.role).toBe('table');
  expect(find(tree, 'thead').properties.role).toBe('rowgroup');
  expect(find(tree, 'tbody').properties.role).toBe('rowgroup');
  expect(findAll(tree, 'th').every(({ properties }) => properties.role)).toBe(true);
  expect(findAll(tree, 'tr').every(({ properties }) => properties.role === 'row')).toBe(true);
});

test.each(KINDS)('an entry without %s has no such table', (kind) => {
  expect(renderTable(createEntry(), kind, CONTEXT)).toBeUndefined();
});

test('the ids of rows in a shared set end in their names, to which pages add a prefix', () => {
  const html = renderSetRows(
    {
      id: 'DOMAttributes',
      group: 'native',
      name: 'DOMAttributes',
      package: '@types/react',
      members: ['onClick', 'onBlur'].map((name) =>
        createProp({
          name,
          type: { written: 'Theme', links: ['Theme'] },
          from: { group: 'native', name: 'DOMAttributes', package: '@types/react' },
        }),
      ),
    },
    createContext(),
  );
  const rows = findAll(parseHtml(`<table><tbody>${html}</tbody></table>`), 'tr');
  expect(rows.map(({ properties }) => [properties.id, properties.dataFrom])).toEqual([
    ['onClick', 'native'],
    ['onBlur', 'native'],
  ]);
  expect(rows.flatMap((row) => findAll(row, '.api-type-link'))).toEqual([]);
});
