import { expect, test } from '@jest/globals';
import { createHistoryFile } from '@/src/node/exporters/history';
import type { ApiHistory } from '@/src/shared/apiHistory';
import { createEntry, createProp } from '../../support/apiEntry';

const history: ApiHistory = {
  package: '@mui/material',
  versions: ['6.0.2', '6.1.10', '6.2.1'].map((version) => ({ version, integrity: 'sha512-x' })),
  entries: {
    AvatarGroup: {
      kind: 'component',
      since: '6.1.10',
      props: {
        componentsProps: { deprecated: '6.2.1' },
        color: {
          since: '6.1.10',
          changes: [
            { version: '6.2.1', what: 'values', added: ["'a'", "'b'"], removed: ["'c'"] },
            { version: '6.2.1', what: 'type', from: 'A', to: 'B'.repeat(400) },
          ],
        },
        size: { deprecated: '6.1.10', removed: '6.2.1' },
      },
    },
    Gone: { kind: 'component', removed: '6.1.10' },
    Same: { kind: 'component' },
  },
};

const entry = createEntry({
  name: 'AvatarGroup',
  props: [
    createProp({
      name: 'componentsProps',
      deprecated: 'Use `slotProps` instead. This prop will be removed in v7.',
    }),
  ],
});

const file = createHistoryFile(history, {
  codemods: new Map([['avatar-group-props', '-  <AvatarGroup componentsProps={{}} />']]),
  findEntry: (name) => (name === 'AvatarGroup' ? { entry, href: '/api/avatar-group/' } : undefined),
});

test('changes are in the order of the versions, with replacements and codemods that are known', () => {
  expect(file.versions).toEqual([
    { version: '6.0.2' },
    { version: '6.1.10' },
    { version: '6.2.1' },
  ]);
  expect(file.entries.AvatarGroup?.href).toBe('/api/avatar-group/');
  const prop = (member: string) => ({ table: 'props', member });
  expect(file.entries.AvatarGroup?.changes).toEqual([
    { at: 1, kind: 'added' },
    { at: 1, kind: 'added', ...prop('color') },
    { at: 1, kind: 'deprecated', ...prop('size') },
    {
      ...{ at: 2, kind: 'deprecated', ...prop('componentsProps') },
      ...{ use: '`slotProps`', codemod: 'avatar-group-props' },
    },
    {
      ...{ at: 2, kind: 'changed', what: 'values', ...prop('color') },
      ...{ before: "'c'", after: "'a', 'b'" },
    },
    {
      ...{ at: 2, kind: 'changed', what: 'type', ...prop('color') },
      ...{ before: 'A', after: `${'B'.repeat(300)}…` },
    },
    { at: 2, kind: 'removed', ...prop('size') },
  ]);
});

test('components that the documented version lacks have no address, and those without changes are known by name', () => {
  expect(file.entries.Gone).toEqual({ changes: [{ at: 1, kind: 'removed' }] });
  expect(file.entries.Same).toEqual({ changes: [] });
});
