import { describe, expect, test } from '@jest/globals';
import type { ApiEntry } from '@/src/shared/apiEntry';
import { getRowAddress, readRow } from '@/src/site/features/search/previewRow';

const product = 'material-ui';

test.each([
  ['prop', '/material-ui/api/button/#button-prop-color', 'button', 'color'],
  [
    'class',
    '/material-ui/api/icon-button/#icon-button-classes-edge-start',
    'icon-button',
    'edge-start',
  ],
  ['return', '/base-ui/react-select/hooks-api/#use-select-return-value-open', 'use-select', 'open'],
  ['component', '/material-ui/api/button/', 'button', ''],
  ['hook', '/base-ui/react-select/hooks-api/#use-select', 'use-select', ''],
] as const)('the %s at %s is in %s', (kind, href, slug, name) => {
  expect(getRowAddress({ kind, product, href })).toEqual({
    data: `/api-data/material-ui/${slug}.json`,
    name,
  });
});

test.each(['page', 'section', 'demo', 'theme'] as const)('a %s is not in the data', (kind) => {
  expect(getRowAddress({ kind, product, href: '/a/#b-prop-c' })).toBeUndefined();
});

describe('readRow', () => {
  const entry = {
    description: 'A `button`.',
    imports: ["import Button from '@mui/material/Button';"],
    props: [
      {
        name: 'color',
        required: false,
        type: { written: "'primary' | 'error'", links: [] },
        default: "'primary'",
        description: 'Its color.',
        deprecated: '',
        from: { group: 'own' },
      },
      { name: 'id', from: { group: 'native' } },
    ],
    returns: [],
    slots: [{ name: 'root', default: "'button'" }],
    classes: [{ rule: 'root', className: 'MuiButton-root', state: false }],
  } as unknown as ApiEntry;

  test('reads a prop, a class, a slot and the entry itself', () => {
    expect(readRow(entry, { kind: 'prop' }, 'color')).toEqual({
      type: "'primary' | 'error'",
      default: "'primary'",
      required: false,
      description: [{ text: 'Its color.', isCode: false }],
      deprecated: [],
    });
    expect(readRow(entry, { kind: 'class' }, 'root')).toMatchObject({ description: [] });
    expect(readRow(entry, { kind: 'slot' }, 'root')).toMatchObject({ default: "'button'" });
    expect(readRow(entry, { kind: 'component' }, '')).toMatchObject({
      code: entry.imports[0],
      names: ['color'],
    });
  });

  test('a row of a shared set is in another file', () => {
    expect(readRow(entry, { kind: 'prop' }, 'onClick')).toBeUndefined();
  });
});
