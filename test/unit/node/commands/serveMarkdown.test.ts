/** @jest-environment node */
/** The process that renders Markdown in development, replaced by a small program. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { getCodeAge } from '@/src/node/commands/codeAge';
import { serveMarkdown } from '@/src/node/commands/serveMarkdown';
import type { SiteServer } from '@/src/node/commands/serveSite';
import { makeFolder, removeFolder, writeFiles } from '../../support/temp';

jest.setTimeout(120_000);

/** Responds with a text from its code, and its process id. */
const program = (
  text: string,
) => `process.on('message', ({ id, url }: { id: number; url: string }) => {
  process.send!({ id, status: 200, text: '${text} ' + url + ' ' + process.pid });
});
process.on('disconnect', () => process.exit());
`;

// Node finds tsx from the folder that a program is in.
const root = makeFolder({}, process.cwd() + '/.cache');
let site: SiteServer;
beforeAll(async () => {
  writeFiles(root, {
    'src/a.ts': '',
    'data/nav.ts': '',
    'data/a/a.md': '',
    'translations/translations.json': '{}',
    'scripts/cli.ts': program('old'),
  });
  site = await serveMarkdown(root);
});
afterAll(() => {
  site.server.close();
  removeFolder(root);
});

const ask = async (address: string) => {
  const response = await fetch(site.url + address);
  return { status: response.status, text: await response.text() };
};

test('a change of code starts a new rendering process with the new code', async () => {
  const first = await ask('/a.md');
  expect(first.text).toMatch(/^old \/a\.md \d+$/);
  writeFiles(root, { 'data/a/a.md': 'Changed.' });
  expect((await ask('/a.md')).text).toBe(first.text);
  writeFiles(root, { 'src/b.ts': '', 'scripts/cli.ts': program('new') });
  expect((await ask('/a.md')).text).toMatch(/^new \/a\.md \d+$/);
});

test('code that fails to load returns its error', async () => {
  writeFiles(root, { 'src/c.ts': '', 'scripts/cli.ts': 'throw new Error("no such module");' });
  expect(await ask('/a.md')).toEqual({
    status: 500,
    text: expect.stringContaining('no such module'),
  });
  writeFiles(root, { 'src/d.ts': '', 'scripts/cli.ts': program('repaired') });
  expect((await ask('/b.md')).text).toMatch(/^repaired \/b\.md/);
});

test.each([
  ['src/a.ts', true],
  ['src/deep/er/b.tsx', true],
  ['src/c.cjs', true],
  ['data/nav.ts', true],
  ['translations/translations-de.json', true],
  ['data/a/a.md', false],
  ['data/a/Demo.tsx', false],
  ['src/site/a.css', false],
])('whether %s is code: %s', (file, isCode) => {
  const folder = makeFolder({ 'src/x.ts': '', 'data/x.ts': '', 'translations/x.json': '' });
  const before = getCodeAge(folder);
  writeFiles(folder, { [file]: 'changed' });
  expect(getCodeAge(folder) !== before).toBe(isCode);
  removeFolder(folder);
});
