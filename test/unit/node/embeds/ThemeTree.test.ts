import { expect, test } from '@jest/globals';
import { createTheme } from '@mui/material/styles';
import { listThemeRows, writePath } from '@/src/node/embeds/ThemeTree';
import { prepareEmbed } from '@/src/node/embeds/registry';
import { findAll, parseHtml, textOf } from '../../support/html';

const { props } = prepareEmbed({ name: 'ThemeTree', props: {}, line: 1 }, 'a.md', 'en');
const rows = findAll(parseHtml(String(props.html)), 'tbody tr');
const getRow = (path: string) => rows.find(({ properties }) => properties.dataPath === path)!;
const getCells = (path: string) => findAll(getRow(path), 'td').map(textOf).slice(0, -1);

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
  expect(rows).toHaveLength(listThemeRows().length);
});

test.each([
  [['palette', 'grey', '50'], 'theme.palette.grey[50]'],
  [['palette', 'grey', 'A100'], 'theme.palette.grey.A100'],
  [['mixins', '@media (min-width:600px)'], "theme.mixins['@media (min-width:600px)']"],
])('the path of %p is %s', (path, code) => {
  expect(writePath(path)).toBe(code);
});
