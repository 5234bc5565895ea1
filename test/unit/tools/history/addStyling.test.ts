import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { addStyling } from '@/tools/history/addStyling';
import { makeFolder } from '../../support/temp';
import type { VersionApi, VersionEntry } from '@/tools/history/readVersion';

const folder = makeFolder();

const entry: VersionEntry = {
  kind: 'component',
  exported: 'Button',
  tables: { props: { size: {} } },
  accepted: [],
  acceptedClasses: [],
};
const api: VersionApi = {
  entries: {
    Button: entry,
    Chip: { ...entry, exported: 'Chip' },
    ListItem: { ...entry, exported: 'ListItem' },
  },
  themeKeys: ['JoyButton', 'JoyOther', 'MuiListItem'],
};

test('keys of the theme and CSS variables belong to the component of their name; those with names that code puts together are unknown', () => {
  const write = (file: string, code: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  };
  write(
    'Button/Button.js',
    "/* --Button-old */ const a = { '--Button-gap': 1, b: 'var(--ListItem-minHeight)' };",
  );
  write(
    'styles/variants.js',
    'const c = `--Chip-${axis}Gap --Chip-focus-${x} --Icon-color --unstable_x --Button-`;',
  );
  write('node/Button/Button.js', "'--Button-node'");
  write('Button/Button.d.ts', "'--Button-types'");
  const { entries } = addStyling(api, folder);
  expect(entries.Button!.tables).toEqual({
    props: { size: {} },
    theme: { JoyButton: {} },
    variables: { '--Button-gap': {} },
  });
  expect(entries.Chip!.tables).toEqual({ props: { size: {} }, theme: {} });
  expect(entries.ListItem!.tables).toMatchObject({
    theme: { MuiListItem: {} },
    variables: { '--ListItem-minHeight': {} },
  });
});
