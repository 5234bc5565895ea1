import { expect, test } from '@jest/globals';
import { groupReleases } from '@/src/node/embeds/Changelog';
import { prepareEmbed } from '@/src/node/embeds/registry';
import { catchDetailsSync } from '../../support/errors';
import { findAll, parseHtml, textOf } from '../../support/html';

test('a version of which all releases are recorded has a group for each minor version', () => {
  const versions = ['6.4.1', '6.4.0', '6.3.0', '5.16.0', '5.15.0'];
  const groups = groupReleases(versions.map((version) => ({ version })));
  expect(groups.map(([name, releases]) => [name, releases.length])).toEqual([
    ['6.4', 2],
    ['6.3', 1],
    ['5', 2],
  ]);
});

test('the page lists the releases with their dates, and those without changes', () => {
  const file = 'data/material-ui/discover-more/changelog/changelog.md';
  const { props, toc } = prepareEmbed(
    { name: 'Changelog', props: { package: '@mui/material' }, line: 1 },
    file,
    'en',
  );
  const rows = findAll(parseHtml(String(props.html)), 'tbody tr').map((row) =>
    findAll(row, 'td').map(textOf),
  );
  expect(rows).toContainEqual([
    '6.4.0Jan 13, 2025',
    'IconButton',
    'Added: loading, loadingIndicator, classes.loading, classes.loadingIndicator',
  ]);
  expect(rows).toContainEqual(['6.2.1Dec 17, 2024', 'No changes']);
  expect(toc?.[0]).toEqual({ text: 'Version 6.4', hash: 'version-6-4', children: [] });
});

test('a package without a history is an error', () => {
  const props = { package: '@mui/lab' };
  expect(
    catchDetailsSync(() => prepareEmbed({ name: 'Changelog', props, line: 7 }, 'a.md', 'en')),
  ).toMatchObject({ file: 'a.md', line: 7, cause: 'there is no recorded history of @mui/lab' });
});
