import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createApiCache } from '../../support/apiCache';
import { createEntry } from '../../support/apiEntry';
import { makeFolder, readText, removeFolder, writeFiles } from '../../support/temp';

const root = makeFolder({
  ...createApiCache([createEntry({ product: 'joy-ui', name: 'Button', slug: 'button' })]),
  'pages/index.tsx': '',
  'translations/translations.json': '{}',
});
let writeApiData: typeof import('@/src/node/exporters/apiData').writeApiData;

beforeAll(() =>
  jest.isolateModulesAsync(async () => {
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
    ({ writeApiData } = await import('@/src/node/exporters/apiData'));
    cwd.mockRestore();
  }),
);
afterAll(() => removeFolder(root));

test('the files are those of the installed packages, without files of earlier builds', async () => {
  const out = path.join(root, 'out');
  writeFiles(out, { 'api-data/joy-ui/removed-component.json': '{}' });
  await writeApiData(out);
  expect(JSON.parse(readText(out, 'api-data/joy-ui/button.json'))).toMatchObject({
    name: 'Button',
    href: '/joy-ui/api/button/',
  });
  expect(existsSync(path.join(out, 'api-data/joy-ui/removed-component.json'))).toBe(false);
});
