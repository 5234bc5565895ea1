/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { getEmbedTexts } from '@/src/node/embeds/embedTexts';
import { createBuildText } from '@/src/node/i18n/languages';
import WhatChanged from '@/src/site/app/embeds/live/WhatChanged';
import { HISTORY } from '@/test/unit/shared/history/sampleHistory';

const texts = getEmbedTexts('whatChanged', createBuildText('en'));
const respond = (body: unknown) => ({ ok: true, json: async () => body }) as Response;
const JOY = {
  ...{ package: '@mui/joy', versions: [1, 2].map((beta) => ({ version: `5.0.0-beta.${beta}` })) },
  entries: { Joy: { changes: [{ at: 1, kind: 'added' }] } },
};
const serve = async (address: unknown) => {
  switch (String(address)) {
    case '/history/manifest.json':
      return respond({ packages: { '@mui/material': 'm.json', '@mui/joy': 'j.json' } });
    case '/history/m.json':
      return respond(HISTORY);
    default:
      return respond(JOY);
  }
};
const fetchFile = jest.fn<typeof fetch>();
const open = async (query = '') => {
  window.history.replaceState(null, '', `/changes/${query}`);
  render(<WhatChanged texts={texts} />);
  await screen.findByRole('combobox', { name: 'From version' });
};
const select = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const valueOf = (name: string) =>
  (screen.getByRole('combobox', { name }) as HTMLSelectElement).value;
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join('|'));
const paste = (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Text of the file', hidden: true }), {
    target: { value: text },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Find the version', hidden: true }));
};

beforeEach(() => {
  fetchFile.mockImplementation(serve);
  window.fetch = fetchFile;
});
afterEach(() => {
  fetchFile.mockReset();
});

test('the changes of the newest version are shown first, with replacement, codemod, and links', async () => {
  await open();
  expect(rows()).toEqual([
    '6.1Dec 3, 2024|ButtonClass textPrimary|Deprecated||Replacement: .MuiButton-textCodemod: npx @mui/codemod@6.5.0 deprecations/button-classes <path>',
    '6.1Dec 3, 2024|ButtonGroupProp flat|Removed||',
  ]);
  expect(screen.getByRole('link', { name: 'Button' }).getAttribute('href')).toBe(
    '/material-ui/api/button/',
  );
  expect(screen.getByText('Changes: 2.')).toBeTruthy();
});

test('the address sets the comparison, and follows it', async () => {
  await open('?x=1&from=5.0&to=6.0&q=Button&kinds=changed');
  expect(rows()).toEqual(["6.0|ButtonProp size|Default changed|'small'|'large'"]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Added' }));
  expect(rows()).toHaveLength(2);
  await waitFor(() => {
    const { kinds, ...rest } = Object.fromEntries(new URLSearchParams(window.location.search));
    expect(kinds).toBe('added~changed');
    expect(rest).toMatchObject({ x: '1', from: '5.0', to: '6.0', q: 'Button' });
  });
});

test('versions in the wrong order, and names without changes, get an explanation', async () => {
  await open();
  select('To version', '5.18');
  expect(screen.getByText('Select a later version in the second list.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  select('From version', '6.1');
  expect(screen.getByText(/^This is the newest recorded version\./)).toBeTruthy();
  select('From version', '6.0');
  select('To version', '6.1');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Foo' } });
  expect(screen.getByText(/^No changes match\./)).toBeTruthy();
});

test('another package starts with its own versions', async () => {
  await open('?from=5.18');
  select('Package', 'joy-ui');
  await waitFor(() => expect(valueOf('From version')).toBe('5.0.0-beta.1'));
  expect(rows()).toEqual(['5.0.0-beta.2|Joy|Added||']);
});

test('a pasted file sets the version', async () => {
  await open();
  paste('{"dependencies":{"@mui/material":"^5.18.3"}}');
  expect(valueOf('From version')).toBe('5.18');
  expect(screen.getByText(/^The file has @mui\/material 5\.18\.3\./)).toBeTruthy();
});

test('a version before the recorded ones is explained, and so is a file without a version', async () => {
  await open();
  paste('{"dependencies":{"@mui/material":"4.12.4"}}');
  expect(valueOf('From version')).toBe('5.0');
  expect(screen.getByText(/^Version 4\.12\.4 is older/)).toBeTruthy();
  paste('{"dependencies":{"react":"19.0.0"}}');
  expect(screen.getByText(/^The text doesn’t contain a version of @mui\/material,/)).toBeTruthy();
  paste(' ');
  expect(screen.getByText('Choose a file, or paste its text.')).toBeTruthy();
});

test('a chosen file of another package shows that package', async () => {
  await open();
  const file = { name: 'yarn.lock', size: 50, text: async () => '@mui/joy@5.0.0-beta.1:' };
  await act(async () => {
    fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } });
  });
  expect(await screen.findByRole('option', { name: '5.0.0-beta.1', selected: true })).toBeTruthy();
  expect(valueOf('Package')).toBe('joy-ui');
});

test('the list is copied as Markdown', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>(async () => {});
  Object.assign(navigator, { clipboard: { writeText } });
  await open('?from=5.18');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  });
  expect(writeText.mock.calls[0]?.[0]).toBe(
    [
      ...['# Changes in @mui/material after 5.18, up to 6.1', '', '## 6.1', ''],
      '- `Button`, Class `textPrimary`: Deprecated; Replacement: `.MuiButton-text`; `npx @mui/codemod@6.5.0 deprecations/button-classes <path>`',
      ...['- `ButtonGroup`, Prop `flat`: Removed', '', '## 6.0', ''],
      "- `Button`, Prop `size`: Default changed; Before `'small'`; After `'large'`",
      '',
    ].join('\n'),
  );
});

test('a long list shows its other rows on request, and the first of them gets the focus', async () => {
  const changes = Array.from({ length: 205 }, (_, index) => ({
    ...{ at: 3, kind: 'added' as const, table: 'props' as const, member: `p${index}` },
  }));
  const long = { ...HISTORY, entries: { Button: { changes } } };
  fetchFile.mockImplementation(async (address) =>
    String(address) === '/history/m.json' ? respond(long) : serve(address),
  );
  await open();
  expect(rows()).toHaveLength(200);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 205 changes' }));
  expect(rows()).toHaveLength(205);
  expect(document.activeElement?.textContent).toContain('p200');
});

test('a history that fails to load can be requested again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fetchFile.mockRejectedValueOnce(new TypeError('offline'));
  window.history.replaceState(null, '', '/changes/');
  render(<WhatChanged texts={texts} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'From version' })).toBeTruthy();
});
