import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type ReadPackage,
  componentFiles,
  propsFiles,
  readApiPackage,
} from '../../support/apiPackage';

let read: ReadPackage;

beforeAll(() => {
  read = readApiPackage({
    ...propsFiles('Button', 'classes?: Partial<ButtonClasses>;', {
      before: "import { ButtonClasses } from './buttonClasses';",
      classes: `
  /** The root. */
  root: string;
  /** When disabled. */
  disabled: string;
  focusVisible: string;
  /** A colour.
   * @deprecated Combine \`root\` and \`primary\`. */
  rootPrimary: string;
  /** @deprecated */
  bare: string;`,
      map: {
        root: 'MuiButton-root',
        disabled: 'Mui-disabled',
        focusVisible: 'base--focusVisible',
        rootPrimary: 'MuiButton-rootPrimary',
        bare: 'MuiButton-bare',
      },
    }),
    ...propsFiles('Plain', 'size?: number;'),
    ...propsFiles('Apart', '', {
      classes: '  root: string;\n  lost: string;',
      map: { root: 'MuiApart-root', found: 'MuiApart-found', more: 'MuiApart-more' },
    }),
    // Declared, but the code has something else.
    ...propsFiles('Empty', '', { classes: '  root: string;' }),
    'Empty/index.js': 'exports.otherClasses = {};',
    // The code throws.
    ...propsFiles('Broken', '', { classes: '  root: string;' }),
    'Broken/index.js': "throw new Error('boom in Broken');\n",
    // No code at all.
    ...propsFiles('Missing', '', { classes: '  root: string;' }),
    // A map that only the package itself exports, named by the type of the prop.
    ...componentFiles(
      'DataGrid',
      `import { GridClasses } from '../gridClasses';
export interface DataGridProps { classes?: Partial<GridClasses> }
export default function DataGrid(props: DataGridProps): React.JSX.Element;`,
    ),
    'gridClasses.d.ts': `export interface GridClasses { root: string }
export declare const gridClasses: GridClasses;`,
    'index.d.ts': "export * from './DataGrid';\nexport * from './gridClasses';",
    'index.js': "exports.gridClasses = { root: 'MuiDataGrid-root' };",
  });
});

afterAll(() => read.remove());

test('classes have descriptions from the declaration, names from the code, and the declared order', () => {
  expect(read.getEntry('Button').classes).toEqual([
    { rule: 'root', className: 'MuiButton-root', state: false, description: 'The root.' },
    { rule: 'disabled', className: 'Mui-disabled', state: true, description: 'When disabled.' },
    { rule: 'focusVisible', className: 'base--focusVisible', state: true },
    {
      rule: 'rootPrimary',
      className: 'MuiButton-rootPrimary',
      state: false,
      description: 'A colour.',
      deprecated: 'Combine `root` and `primary`.',
    },
    { rule: 'bare', className: 'MuiButton-bare', state: false, deprecated: '' },
  ]);
  expect(read.listNotes('Button.classes')).toEqual([]);
});

test('a component without a class map has no classes and no note', () => {
  expect(read.getEntry('Plain').classes).toEqual([]);
  expect(read.notes.filter(({ member }) => member.startsWith('Plain'))).toEqual([]);
});

test('a map that several components share is found by the type of the prop', () => {
  expect(read.getEntry('DataGrid').classes).toEqual([
    { rule: 'root', className: 'MuiDataGrid-root', state: false },
  ]);
});

describe('where declaration and code differ', () => {
  test('only classes in both are shown, and each difference is noted', () => {
    expect(read.getEntry('Apart').classes).toEqual([
      { rule: 'root', className: 'MuiApart-root', state: false },
    ]);
    const at = {
      kind: 'disagreement',
      package: '@mui/fixture',
      file: 'Apart/apartClasses.d.ts',
    };
    expect(read.listNotes('Apart.classes.lost')).toEqual([
      { ...at, member: 'Apart.classes.lost', text: expect.stringMatching(/^declared, but/) },
    ]);
    expect(read.listNotes('Apart.classes')).toEqual([
      {
        ...at,
        member: 'Apart.classes',
        text: expect.stringMatching(/not declared: found, more/),
      },
    ]);
  });

  test('a map that the code does not export is noted', () => {
    expect(read.getEntry('Empty').classes).toEqual([]);
    expect(read.listNotes('Empty.classes')).toEqual([
      expect.objectContaining({
        kind: 'disagreement',
        text: expect.stringContaining('emptyClasses'),
      }),
    ]);
  });
});

describe('code that cannot be loaded is noted, with the reason', () => {
  test.each([
    ['Broken', /boom in Broken/],
    ['Missing', /Cannot find module/],
  ])('%s', (name, reason) => {
    expect(read.getEntry(name).classes).toEqual([]);
    expect(read.listNotes(`${name}.classes`)).toEqual([
      expect.objectContaining({ kind: 'choice', text: expect.stringMatching(reason) }),
    ]);
  });

  test('in one line', () => {
    for (const { text } of read.notes) {
      expect(text).not.toContain('\n');
    }
  });
});
