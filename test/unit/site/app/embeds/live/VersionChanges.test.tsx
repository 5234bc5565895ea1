/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { getEmbedTexts } from '@/src/node/embeds/embedTexts';
import { createBuildText } from '@/src/node/i18n/languages';
import VersionChanges from '@/src/site/app/embeds/live/VersionChanges';
import { PACKAGES } from '@/test/unit/shared/versionChanges/samples';

const texts = getEmbedTexts('versionChanges', createBuildText('en'));
const respond = (body: unknown) => ({ ok: true, json: async () => body }) as Response;
const fetchFile = jest.fn<typeof fetch>();
const open = async (query = '') => {
  window.history.replaceState(null, '', `/versions/${query}`);
  render(<VersionChanges texts={texts} />);
  await screen.findByRole('combobox', { name: 'Package' });
};
const set = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const items = (entry: string) =>
  within(screen.getByRole('region', { name: entry }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const summary = () => screen.getByText(/^Changes: /).textContent;
const paste = (text: string) => {
  set('File content or import statements', text);
  fireEvent.click(screen.getByRole('button', { name: 'Fill in the form' }));
  return screen.getAllByRole('status')[0]!.textContent;
};

beforeEach(() => {
  fetchFile.mockReset();
  fetchFile.mockResolvedValue(respond({ packages: PACKAGES, texts }));
  window.fetch = fetchFile;
});

// This is the first test, because the page keeps what it has loaded.
test('changes that fail to load can be requested again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fetchFile.mockRejectedValueOnce(new TypeError('offline'));
  window.history.replaceState(null, '', '/versions/');
  render(<VersionChanges texts={texts} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'Package' })).toBeTruthy();
});

test('the changes since the minor version before are shown', async () => {
  await open();
  expect(summary()).toBe('Changes: 2. Components and hooks: 2.');
  expect(items('Button')).toEqual(["6.1.3 prop size: type changed: string → 'a' | `b`."]);
  expect(items('Card')).toEqual(['6.1.3 removed.']);
});

test('the address contains the selection', async () => {
  await open('?package=material&from=5.0.0&to=6.1.3');
  set('Components and hooks', 'tabs, Foo');
  expect(summary()).toBe('Changes: 1. Components and hooks: 1. Not in this package: foo.');
  expect(items('Tabs')[0]).toContain(
    "values changed. It also accepts 'error'. It no longer accepts 'default'.",
  );
  expect(window.location.search).toBe('?package=material&from=5.0.0&to=6.1.3&names=tabs%2C+Foo');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Changed' }));
  expect(summary()).toContain('Changes: 0');
});

test('a row of the reference is linked, with the replacement of what is deprecated', async () => {
  await open('?from=5.10.0&to=6.0.0');
  expect(screen.getByRole('link', { name: 'label' }).getAttribute('href')).toBe(
    '/material-ui/api/button/#button-classes-label',
  );
  expect(items('Button')[0]).toBe(
    '6.0 · Aug 26, 2024 class label: deprecated. Use text. Codemod: npx @mui/codemod@6.5.0 deprecations/button-classes <path>',
  );
  expect(screen.getByRole('link', { name: 'Codemod:' }).getAttribute('href')).toBe(
    '/material-ui/migration/migrating-from-deprecated-apis/#button-classes',
  );
});

test('another package starts with its own versions', async () => {
  await open();
  set('Package', '@mui/joy');
  expect(summary()).toBe('Changes: 1. Components and hooks: 1.');
  expect(window.location.search).toBe('?package=joy&from=5.0.0-beta.2&to=5.0.0-beta.10');
});

test('versions in the wrong order are reported', async () => {
  await open('?from=6.0.0&to=5.1.2');
  expect(screen.getByText('Select an earlier version under “From version”.')).toBeTruthy();
});

test.each([
  [
    '{"@mui/material": "^5.4.0"}',
    'The file has @mui/material 5.4.0. The list starts from 5.1.2.',
    '?package=material&from=5.1.2&to=6.1.3',
  ],
  [
    '{"@mui/material": "4.9.0"}',
    'The file has @mui/material 4.9.0, which is earlier than 5.0.0, the first version here.',
    '?package=material&from=5.0.0&to=6.1.3',
  ],
  [
    '{"@mui/joy": "5.0.0-beta.52"}',
    'The file has @mui/joy 5.0.0-beta.52. The last version here is 5.0.0-beta.10.',
    '',
  ],
  [
    '{"react": "18.0.0"}',
    'No version or import of these packages was found: @mui/material, @mui/joy.',
    '',
  ],
])('the pasted file %s', async (text, message, query) => {
  await open();
  expect(paste(text)).toBe(message);
  expect(window.location.search).toBe(query);
});

test('the selected changes are copied as Markdown', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
  await open('?from=5.10.0&to=6.1.3&names=button');
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(
    "# Changes in @mui/material from 5.10.0 to 6.1.3\n\n## Button\n\n- **6.0** (2024-08-26) class `label`: deprecated. Use `text`. Codemod: `npx @mui/codemod@6.5.0 deprecations/button-classes <path>`\n- **6.1.3** prop `size`: type changed: `string` → `` 'a' | `b` ``.\n",
  );
});

test('pasted imports select their components', async () => {
  await open();
  expect(
    paste("import Tabs from '@mui/material/Tabs';\nimport { Card, Foo } from '@mui/material';"),
  ).toBe('The components and hooks that you import are now in the form.');
  expect(screen.getByLabelText<HTMLInputElement>('Components and hooks').value).toBe('Tabs, Card');
});

test('a version is kept as the user’s own, with the others of a pasted file, until it is forgotten', async () => {
  await open('?from=5.10.0&to=6.1.3');
  paste('{"@mui/material": "^5.4.0", "@mui/joy": "5.0.0-beta.9"}');
  fireEvent.click(screen.getByRole('button', { name: 'Use 5.4.0 as my version' }));
  expect(JSON.parse(window.localStorage.getItem('fieldguide-versions')!)).toEqual({
    ...{ '@mui/material': '5.4.0', '@mui/joy': '5.0.0-beta.9' },
  });
  expect(screen.queryByRole('button', { name: /as my version/ })).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Forget my version' }));
  expect(window.localStorage.getItem('fieldguide-versions')).toBe('{"@mui/joy":"5.0.0-beta.9"}');
});
