import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compareVersions } from '@/tools/migration/compareVersions';
import {
  type DeclaredApi,
  type DeclaredProp,
  readDeclarations,
} from '@/tools/migration/readDeclarations';
import { makeFolder } from '../../support/temp';

/** Creates an API with one component. */
function createApi(
  props: Record<string, Partial<DeclaredProp>>,
  { accepted = [], exports = [] }: { accepted?: string[]; exports?: string[] } = {},
): DeclaredApi {
  const all = Object.entries(props).map(
    ([name, prop]) => [name, { required: false, deprecated: false, values: [], ...prop }] as const,
  );
  const component = {
    props: new Map(all),
    accepted: new Set([...Object.keys(props), ...accepted]),
  };
  return { components: new Map([['Chip', component]]), exports: new Set(exports) };
}

describe('compareVersions', () => {
  test('lists removed props, but not new ones and those that are native attributes now', () => {
    const from = createApi({ gone: {}, title: {}, kept: {} });
    const to = createApi({ kept: {}, fresh: {} }, { accepted: ['title'] });
    expect(compareVersions(from, to)).toEqual([{ component: 'Chip', name: 'gone', kind: 'prop' }]);
  });

  test('lists removed values, unless the prop accepts any value now', () => {
    const from = createApi({ variant: { values: ["'a'", "'b'"] }, size: { values: ["'s'"] } });
    const to = createApi({ variant: { values: ["'b'", "'c'"] }, size: { values: [] } });
    expect(compareVersions(from, to)).toEqual([
      { component: 'Chip', name: 'variant', kind: 'value', values: ["'a'"] },
    ]);
  });

  test('lists props that are required now', () => {
    const from = createApi({ label: {}, always: { required: true } });
    const to = createApi({ label: { required: true }, always: { required: true } });
    expect(compareVersions(from, to)).toEqual([
      { component: 'Chip', name: 'label', kind: 'required' },
    ]);
  });

  test('lists removed exports first', () => {
    const from = createApi({ gone: {} }, { exports: ['b', 'a', 'c'] });
    const to = createApi({}, { exports: ['c'] });
    expect(compareVersions(from, to).map(({ name }) => name)).toEqual(['a', 'b', 'gone']);
  });
});

test('readDeclarations reads components, their own props, literals, and exports', () => {
  const folder = makeFolder({
    'node_modules/@types/react/index.d.ts':
      'export type ComponentProps<T> = T extends (props: infer P) => any ? P : never; export interface Native { title?: string }',
    'node_modules/kit/index.d.ts':
      "export { default as Chip } from './Chip'; export type Only = string;",
    'node_modules/kit/Chip/index.d.ts': "export { default } from './Chip';",
    'node_modules/kit/Chip/Chip.d.ts': `
      import { Native } from 'react';
      interface ChipProps extends Native {
        variant?: 'filled' | 'outlined';
        /** @deprecated Use variant. */
        color?: 'primary' | (string & {});
        label: string;
      }
      declare const Chip: (props: ChipProps) => null;
      export default Chip;`,
  });
  const api = readDeclarations(path.join(folder, 'node_modules'), ['kit']);
  expect([...api.exports]).toEqual(['Chip']);
  const chip = api.components.get('Chip')!;
  expect(Object.fromEntries(chip.props)).toEqual({
    variant: { required: false, deprecated: false, values: ["'filled'", "'outlined'"] },
    color: { required: false, deprecated: true, values: [] },
    label: { required: true, deprecated: false, values: [] },
  });
  expect(chip.accepted.has('title')).toBe(true);
});

test('readDeclarations reads all signatures, and no names of elements', () => {
  const folder = makeFolder({
    'node_modules/react/index.d.ts':
      'export type ComponentProps<T> = T extends (props: infer P) => unknown ? P : never;',
    'node_modules/react/package.json': '{ "name": "react", "types": "index.d.ts" }',
    'node_modules/kit/package.json': '{ "name": "kit", "types": "index.d.ts" }',
    'node_modules/kit/index.d.ts': "export { default as Item } from './Item';",
    'node_modules/kit/Item/index.d.ts': "export { default } from './Item';",
    'node_modules/kit/Item/Item.d.ts': `
      type Tag = 'div' | 'meter' | (new (props: object) => object);
      declare const Item: {
        (props: { button?: false; as?: Tag }): null;
        (props: { button: true; ripple?: boolean }): null;
      };
      export default Item;`,
  });
  const api = readDeclarations(path.join(folder, 'node_modules'), ['kit']);
  expect(Object.fromEntries(api.components.get('Item')!.props)).toEqual({
    button: { required: false, deprecated: false, values: ['false', 'true'] },
    as: { required: false, deprecated: false, values: [] },
    ripple: { required: false, deprecated: false, values: ['false', 'true'] },
  });
});
