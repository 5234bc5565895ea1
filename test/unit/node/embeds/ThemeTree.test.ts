import { expect, test } from '@jest/globals';
import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import { listThemeRows, writePath } from '@/src/node/embeds/ThemeTree';
import { prepareEmbed } from '@/src/node/embeds/registry';
import { findAll, parseHtml, textOf } from '../../support/html';

const renderRows = (product: string) => {
  const block = { name: 'ThemeTree', props: { product }, line: 1 };
  const { props } = prepareEmbed(block, 'a.md', 'en');
  return findAll(parseHtml(String(props.html)), 'tbody tr');
};
const rows = renderRows('material-ui');
const getCells = (path: string, all = rows) => {
  const row = all.find(({ properties }) => properties.dataPath === path)!;
  return findAll(row, 'td').map(textOf).slice(0, -1);
};

test('a row has the value of the installed package, in both color schemes if they differ', () => {
  const [light, dark] = (['light', 'dark'] as const).map(
    (mode) => createTheme({ palette: { mode } }).palette,
  );
  expect(getCells('theme.palette.primary.main')).toEqual([light!.primary.main, dark!.primary.main]);
  expect(getCells('theme.zIndex.modal')).toEqual(['1300']);
  expect(getCells('theme.palette.text.icon')).toEqual(['Not set', 'rgba(255, 255, 255, 0.5)']);
  expect(getCells('theme.spacing')).toEqual(['Function']);
});

test('every key of the theme has a row, except internal ones', () => {
  const keys = Object.keys(createTheme()).filter((key) => !/^unstable_|^toRuntime/.test(key));
  const top = rows.filter(({ properties }) => properties.dataLevel === '0');
  expect(top.map(({ properties }) => properties.dataPath)).toEqual(
    keys.map((key) => `theme.${key}`),
  );
  expect(rows).toHaveLength(listThemeRows('material-ui').length);
});

test('the theme of Joy UI has the values of its color schemes in place', () => {
  const all = renderRows('joy-ui');
  const { light, dark } = extendTheme().colorSchemes;
  const text = (scheme: typeof light) => scheme.palette.text.primary;
  expect(getCells('theme.palette.text.primary', all)).toEqual([text(light), text(dark)]);
  expect(getCells('theme.shadowOpacity', all)).toEqual(['0.08', '0.6']);
  expect(getCells("theme.typography['body-md'].fontSize", all)).toHaveLength(1);
  const top = all.filter(({ properties }) => properties.dataLevel === '0');
  expect(top.map(({ properties }) => properties.dataPath)).not.toContain('theme.colorSchemes');
});

test.each([
  [['palette', 'grey', '50'], 'theme.palette.grey[50]'],
  [['palette', 'grey', 'A100'], 'theme.palette.grey.A100'],
  [['mixins', '@media (min-width:600px)'], "theme.mixins['@media (min-width:600px)']"],
])('the path of %p is %s', (path, code) => {
  expect(writePath(path)).toBe(code);
});
