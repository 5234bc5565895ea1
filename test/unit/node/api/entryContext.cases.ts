import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getSlug } from '@/src/node/api/entryContext';
import { type ReadPackage, propsFiles, readApiPackage } from '../../support/apiPackage';

let read: ReadPackage;

beforeAll(() => {
  read = readApiPackage(
    {
      // Another package's component under another name.
      'Renamed/index.d.ts': "export { default } from '@mui/other/Thing';",
      '../other/package.json': '{ "name": "@mui/other", "version": "9.0.0" }',
      '../other/Thing/index.d.ts': "export { default } from './Thing';",
      '../other/Thing/Thing.d.ts': `import * as React from 'react';
export interface ThingProps { load?: boolean }
export default function Thing(props: ThingProps): React.JSX.Element;`,
      '../other/Thing/Thing.js': `const Thing = React.forwardRef(function Thing(inProps, ref) {
  const props = useDefaultProps({ props: inProps, name: 'MuiThing' });
  const { load = true } = props;
});`,
      'Renamed/Renamed.js': `const warn = () => { console.warn(['MUI: Use Thing.'].join('')); };
export default React.forwardRef(function DeprecatedRenamed(props, ref) { warn(); });`,
      ...propsFiles('Link', 'tone?: string;'),
      ...propsFiles('Split', 'tone?: string;', {
        code: 'function Split(inProps) { const props = useSplitProps(inProps); }',
      }),
      'Split/useSplitProps.js':
        "export function useSplitProps(inProps) { return useThemeProps({ props: inProps, name: 'MuiSplit' }); }",
    },
    { hooks: true, sources: 'packages/fixture/src' },
  );
});

afterAll(() => read.remove());

test.each([
  ['Button', 'button'],
  ['Grid2', 'grid-2'],
  ['SvgIcon', 'svg-icon'],
  ['TablePaginationActions', 'table-pagination-actions'],
  ['useSwitch', 'use-switch'],
])('%s has the slug %s', (name, slug) => {
  expect(getSlug(name)).toBe(slug);
});

test("a re-export of another package's component under another name has its own warning", () => {
  const entry = read.getEntry('Renamed');
  expect(entry).toMatchObject({
    name: 'Renamed',
    package: '@mui/fixture',
    imports: ["import Renamed from '@mui/fixture/Renamed';"],
    source: 'https://unpkg.com/browse/@mui/fixture@1.2.3/Renamed/',
    deprecated: 'Use Thing.',
    themeName: 'MuiThing',
    ref: { holds: true },
  });
  expect(entry.props).toEqual([
    expect.objectContaining({
      name: 'load',
      default: 'true',
      from: expect.objectContaining({ group: 'own' }),
    }),
  ]);
  expect(read.listNotes('Renamed')).toContainEqual({
    kind: 'choice',
    package: '@mui/fixture',
    file: 'Renamed/index.d.ts',
    member: 'Renamed',
    text: expect.stringContaining('another name for Thing of @mui/other'),
  });
});

test('reads the props that a component uses in a hook of the same folder', () => {
  expect(read.getEntry('Split').themeName).toBe('MuiSplit');
});

test('the source link has the repository and the version of the package', () => {
  expect(read.getEntry('Link')).toMatchObject({
    kind: 'component',
    product: 'fixture',
    version: '1.2.3',
    source: 'https://github.com/mui/material-ui/tree/v6.4.1/packages/fixture/src/Link',
  });
});
