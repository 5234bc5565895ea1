import { expect, test } from '@jest/globals';
import GUIDELINES from '@/data/material-ui/getting-started/supported-components/guidelines.json';
import { prepareEmbed } from '@/src/node/embeds/registry';
import { findAll, parseHtml, textOf } from '../../support/html';

const prepare = (file: string) =>
  prepareEmbed(
    { name: 'SupportedComponents', props: { product: 'material-ui' }, line: 1 },
    file,
    'en',
  );

const { props } = prepare(
  'data/material-ui/getting-started/supported-components/supported-components.md',
);
const html = parseHtml(String(props.html));

test('every guideline has a row, with its components as links to the reference', () => {
  const rows = findAll(html, 'tbody tr');
  expect(rows.map((row) => textOf(findAll(row, 'td')[0]!))).toEqual(
    GUIDELINES.map(({ name }) => name),
  );
  const drawer = rows[GUIDELINES.findIndex(({ slug }) => slug === 'navigation-drawer')]!;
  const [, components, page] = findAll(drawer, 'td');
  expect(findAll(components!, 'a').map(({ properties }) => properties.href)).toEqual([
    '/material-ui/api/drawer/',
    '/material-ui/api/swipeable-drawer/',
  ]);
  expect(textOf(components!)).toBe('Drawer, SwipeableDrawer');
  expect(findAll(page!, 'a').map(({ properties }) => properties.href)).toEqual([
    '/material-ui/react-drawer/',
  ]);
});

test('a guideline without components says what to do', () => {
  const without = GUIDELINES.filter(({ components }) => components.length === 0);
  expect(without.length).toBeGreaterThan(3);
  expect(without.filter(({ note }) => note === undefined)).toEqual([]);
});

test('a page without guidelines is an error that names the missing file', () => {
  expect(() => prepare('data/joy-ui/a/a.md')).toThrow(/write data\/joy-ui\/a\/guidelines\.json/);
});
