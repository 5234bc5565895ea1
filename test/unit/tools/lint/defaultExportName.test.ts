import { expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import { defaultExportName } from '@/tools/lint/defaultExportName.mjs';

const listMessages = (source: string, file: string) =>
  new Linter()
    .verify(
      source,
      {
        files: ['**/*.tsx'],
        plugins: { own: { rules: { name: defaultExportName } } },
        rules: { 'own/name': 'error' },
      },
      file,
    )
    .map(({ message }) => message);

test.each([
  ['data/a/BasicButtons.tsx', 'BasicButtons'],
  ['data/a/Pick/tailwind/index.tsx', 'Pick'],
  ['data/a/part/index.tsx', 'part'],
])('%s exports a function %s', (file, name) => {
  expect(listMessages(`export default function ${name}() {}`, file)).toEqual([]);
  const message = expect.stringContaining(`a function declaration called ${name}`);
  expect(listMessages('export default function Other() {}', file)).toEqual([message]);
  expect(listMessages(`const ${name} = () => {}; export default ${name};`, file)).toEqual([
    message,
  ]);
});

test('a file without a default export may export any names', () => {
  expect(listMessages('export const rows = [];', 'data/a/BasicButtons.tsx')).toEqual([]);
});
