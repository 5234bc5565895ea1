import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import { extractApi } from '@/src/node/api/extract';
import type { ApiPackage } from '@/src/node/api/packages';
import { catchDetailsSync } from '../../support/errors';
import {
  FIXTURE_NAME,
  propsFiles,
  readApiPackage,
  writeApiPackage,
} from '../../support/apiPackage';

const removals: (() => void)[] = [];

afterEach(() => {
  removals.splice(0).forEach((remove) => remove());
});

function read(files: Readonly<Record<string, string>>, options?: Partial<ApiPackage>) {
  const result = readApiPackage(files, options);
  removals.push(result.remove);
  return result;
}

const listNames = ({ entries }: ReturnType<typeof read>) =>
  entries.map(({ kind, name }) => [kind, name]);

const HOOK = 'export default function useThing(): { a: string };';

/** All that is no component, beside two that are. */
const MIXED = {
  ...propsFiles('Button', 'size?: number;'),
  ...propsFiles('Alpha', 'size?: number;'),
  'Unstable_Trap/index.d.ts': "export { default } from './Trap';",
  'Unstable_Trap/Trap.d.ts': `import * as React from 'react';
export default function Trap(props: { open: boolean }): React.JSX.Element;`,
  'Grid2/index.d.ts': "export { default } from './Grid2';",
  'Grid2/Grid2.d.ts': `import * as React from 'react';
declare const Grid2: React.FC<{ size?: number }>;\nexport default Grid2;`,
  'useThing/index.d.ts': "export { default } from './useThing';",
  'useThing/useThing.d.ts': HOOK,
  'styles/index.d.ts': `import * as React from 'react';
export declare function Styled(props: { a: string }): React.JSX.Element;
export declare const CONSTANT: number;\nexport declare function lower(): void;`,
  'types/index.d.ts': 'declare const noModule: string;',
};

test('components are exports with the name of their folder, sorted by name', () => {
  const result = read(MIXED);
  expect(listNames(result)).toEqual([
    ['component', 'Alpha'],
    ['component', 'Button'],
    ['component', 'Grid2'],
    ['component', 'Trap'],
  ]);
  expect(result.notes).toEqual([]);
});

test('hooks are read only from packages that have them enabled', () => {
  expect(listNames(read(MIXED, { hooks: true }))).toEqual([
    ['component', 'Alpha'],
    ['component', 'Button'],
    ['component', 'Grid2'],
    ['component', 'Trap'],
    ['hook', 'useThing'],
  ]);
});

test('with a list, only the listed exports are read', () => {
  expect(listNames(read(MIXED, { only: ['Button', 'Grid2'] }))).toEqual([
    ['component', 'Button'],
    ['component', 'Grid2'],
  ]);
});

test('import statements and slugs', () => {
  const result = read(
    {
      ...MIXED,
      'Named/index.d.ts': "export * from './Named';",
      'Named/Named.d.ts': `import * as React from 'react';
export declare function Named(props: { a?: string }): React.JSX.Element;`,
      'Popup/index.d.ts': "export { Popup as Unstable_Popup } from './Popup';",
      'Popup/Popup.d.ts': `import * as React from 'react';
export declare function Popup(props: { a?: string }): React.JSX.Element;`,
      'unstable_useDrop/index.d.ts': "export { useDrop as unstable_useDrop } from './useDrop';",
      'unstable_useDrop/useDrop.d.ts': 'export declare function useDrop(): { a: string };',
      ...propsFiles('SvgIcon', ''),
      ...propsFiles('TextareaAutosize', ''),
      'index.d.ts': [
        ...['Button', 'Grid2', 'SvgIcon', 'Unstable_Trap'].map(
          (name) => `export { default as ${name} } from './${name}';`,
        ),
        ...['Named', 'Popup', 'unstable_useDrop', 'useThing'].map(
          (folder) => `export * from './${folder}';`,
        ),
      ].join('\n'),
    },
    { hooks: true },
  );
  const at = '@mui/fixture';
  expect(
    Object.fromEntries(result.entries.map(({ name, slug, imports }) => [name, { slug, imports }])),
  ).toMatchObject({
    Button: {
      slug: 'button',
      imports: [`import Button from '${at}/Button';`, `import { Button } from '${at}';`],
    },
    Grid2: {
      slug: 'grid-2',
      imports: [`import Grid2 from '${at}/Grid2';`, `import { Grid2 } from '${at}';`],
    },
    Trap: {
      slug: 'trap',
      imports: [
        `import Trap from '${at}/Unstable_Trap';`,
        `import { Unstable_Trap as Trap } from '${at}';`,
      ],
    },
    Named: {
      slug: 'named',
      imports: [`import { Named } from '${at}/Named';`, `import { Named } from '${at}';`],
    },
    Popup: {
      slug: 'popup',
      imports: [
        `import { Unstable_Popup as Popup } from '${at}/Popup';`,
        `import { Unstable_Popup as Popup } from '${at}';`,
      ],
    },
    SvgIcon: { slug: 'svg-icon' },
    TextareaAutosize: { slug: 'textarea-autosize' },
    useThing: { slug: 'use-thing' },
    useDrop: {
      slug: 'use-drop',
      imports: [
        `import { unstable_useDrop as useDrop } from '${at}/unstable_useDrop';`,
        `import { unstable_useDrop as useDrop } from '${at}';`,
      ],
    },
  });
});

describe('an export that looks like a component but has no page is reported with the reason', () => {
  const files = {
    ...propsFiles('Button', 'size?: number;'),
    ...propsFiles('Hidden', 'size?: number;'),
    'Secret/index.d.ts': "export { default } from './Secret';",
    'Secret/Secret.d.ts': `import * as React from 'react';
/**
 * For inside.
 * @ignore - internal component.
 */
export default function Secret(props: {}): React.JSX.Element;`,
    'TabContext/index.d.ts': "export { default } from './TabContext';",
    'TabContext/TabContext.d.ts': `import * as React from 'react';
declare const TabContext: React.Context<string | null>;\nexport default TabContext;`,
    'Settings/index.d.ts': "export { default } from './Settings';",
    'Settings/Settings.d.ts':
      'declare const Settings: { dense: boolean };\nexport default Settings;',
    'Lost/index.d.ts': "export { default } from './Lost';",
    'Lost/Lost.d.ts':
      "import { Nothing } from 'not-installed';\ndeclare const Lost: typeof Nothing;\nexport default Lost;",
    'Shape/index.d.ts': 'export interface Shape { a: string }',
  };

  test('is excluded by the list or a tag, is a context or a value, or is unresolved', () => {
    const result = read(files, { skip: { Hidden: 'draws nothing' } });
    expect(listNames(result)).toEqual([['component', 'Button']]);
    const reasons: [string, string, RegExp][] = [
      ['Hidden', 'Hidden/Hidden.d.ts', /draws nothing/],
      ['Secret', 'Secret/Secret.d.ts', /@ignore/],
      ['TabContext', 'TabContext/TabContext.d.ts', /context/],
      ['Settings', 'Settings/Settings.d.ts', /no component/],
      ['Lost', 'Lost/Lost.d.ts', /cannot be resolved/],
    ];
    for (const [member, file, text] of reasons) {
      expect(result.listNotes(member)).toEqual([
        {
          kind: 'choice',
          package: FIXTURE_NAME,
          file,
          member,
          text: expect.stringMatching(text),
        },
      ]);
    }
    // A type is nothing that one could expect a page for.
    expect(result.notes).toHaveLength(reasons.length);
  });
});

describe('bad input', () => {
  test('a package without declarations is skipped with a note', () => {
    const { entries, sets, notes } = read({ 'index.js': '', 'Button/index.js': '' });
    expect({ entries, sets }).toEqual({ entries: [], sets: [] });
    expect(notes).toEqual([
      {
        kind: 'choice',
        package: FIXTURE_NAME,
        file: 'package.json',
        member: FIXTURE_NAME,
        text: expect.stringContaining('no declarations'),
      },
    ]);
  });

  test('the other packages are still read', () => {
    const without = writeApiPackage({ 'index.js': '' }, { name: 'no-types' });
    const usual = writeApiPackage(propsFiles('Button', ''));
    removals.push(without.remove, usual.remove);
    const { entries } = extractApi([without.apiPackage, usual.apiPackage]);
    expect(entries.map(({ name }) => name)).toEqual(['Button']);
  });

  test('a package that is not installed causes an error with a remedy', () => {
    const written = writeApiPackage({});
    removals.push(written.remove);
    rmSync(written.folder, { recursive: true });
    expect(catchDetailsSync(() => extractApi([written.apiPackage]))).toEqual({
      file: 'src/node/api/packages.ts',
      cause: expect.stringContaining(`${FIXTURE_NAME} isn't installed`),
      remedy: expect.stringContaining('install'),
    });
  });

  test('a list with an unknown name causes an error with that name', () => {
    const written = writeApiPackage(propsFiles('Button', ''), {
      only: ['Button', 'Buton', 'Gird'],
    });
    removals.push(written.remove);
    expect(catchDetailsSync(() => extractApi([written.apiPackage]))).toEqual({
      file: 'src/node/api/packages.ts',
      cause: expect.stringMatching(/@mui\/fixture.* Buton, Gird\b/),
      remedy: expect.stringContaining('only'),
    });
  });
});
