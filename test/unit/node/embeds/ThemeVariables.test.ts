import { describe, expect, test } from '@jest/globals';
import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import { listThemeVariables } from '@/src/node/embeds/listThemeVariables';
import { prepareEmbed } from '@/src/node/embeds/registry';
import { findAll, parseHtml, textOf } from '../../support/html';

const variables = new Map(
  listThemeVariables('material-ui').map((variable) => [variable.name, variable]),
);
const get = (name: string) => variables.get(`--mui-${name}`)!;

test('a variable has the values of the installed package in both color schemes', () => {
  const [light, dark] = (['light', 'dark'] as const).map(
    (mode) => createTheme({ palette: { mode } }).palette,
  );
  expect(get('palette-primary-main')).toMatchObject({
    light: light!.primary.main,
    dark: dark!.primary.main,
  });
  expect(get('palette-text-icon')).toMatchObject({
    light: undefined,
    dark: 'rgba(255, 255, 255, 0.5)',
  });
  expect(get('zIndex-modal')).toMatchObject({ light: '1300', dark: '1300' });
});

test.each([
  ['palette-primary-main', ['palette.primary.main']],
  // Its own option first, then those from which the theme computes it
  ['palette-primary-darkChannel', ['darkChannel', 'dark', 'main']],
  ['palette-Alert-errorFilledColor', ['palette.Alert.errorFilledColor', 'palette.error.dark']],
  ['palette-Skeleton-bg', ['palette.Skeleton.bg', 'palette.text.primary']],
  ['palette-grey-50', ['palette.grey[50]']],
  ['overlays-3', ['overlays[3]']],
  ['font-h1', ['font.h1', 'typography.fontWeightLight', 'typography.h1']],
  ['spacing', ['spacing']],
])('%s is changed by %j', (name, expected) => {
  const { options } = get(name);
  const paths = expected.map((option) =>
    name.includes('darkChannel') ? `palette.primary.${option}` : option,
  );
  expect(options[0]).toBe(paths[0]);
  expect(options).toEqual(expect.arrayContaining(paths));
});

test('an option is named only where it has an effect', () => {
  expect(get('palette-primary-main').options).toEqual(['palette.primary.main']);
  expect(get('palette-secondary-light').options).not.toContain('palette.primary.main');
});

test('every variable of the theme has a row with an option', () => {
  const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
  const css = JSON.stringify(theme.generateStyleSheets());
  const names = new Set([...css.matchAll(/"(--mui-[\w-]+)":/g)].map(([, name]) => name!));
  expect([...variables.keys()].sort()).toEqual([...names].sort());
  expect([...variables.values()].filter(({ options }) => options.length === 0)).toEqual([]);
});

test('a row has the name, a button that copies the variable, both values, and the options', () => {
  const block = { name: 'ThemeVariables', props: { product: 'material-ui' }, line: 1 };
  const { props } = prepareEmbed(block, 'a.md', 'en');
  const rows = findAll(parseHtml(String(props.html)), 'tbody tr');
  expect(rows).toHaveLength(variables.size);
  const row = rows.find((candidate) => textOf(candidate).startsWith('--mui-palette-divider '))!;
  expect(findAll(row, 'button')[0]!.properties.dataCopy).toBe('var(--mui-palette-divider)');
  expect(findAll(row, 'td').map(textOf)).toEqual([
    'rgba(0, 0, 0, 0.12)',
    'rgba(255, 255, 255, 0.12)',
    'palette.divider',
  ]);
});

describe('the variables of Joy UI', () => {
  const ofJoy = new Map(
    listThemeVariables('joy-ui').map((variable) => [variable.name, variable] as const),
  );

  test.each([
    ['palette-primary-500', ['palette.primary[500]']],
    // Its own option first, then the color that it refers to
    ['palette-primary-solidBg', ['palette.primary.solidBg', 'palette.primary[500]']],
    ['palette-primary-mainChannel', ['palette.primary.mainChannel', 'palette.primary[500]']],
    ['radius-sm', ['radius.sm']],
    ['shadow-md', ['shadow.md', 'shadowOpacity', 'shadowChannel']],
    ['spacing', ['spacing']],
  ])('%s is changed by %j', (name, expected) => {
    const { options } = ofJoy.get(`--joy-${name}`)!;
    expect(options[0]).toBe(expected[0]);
    expect(options).toEqual(expect.arrayContaining(expected));
  });

  test('are those of its style sheets, each with an option', () => {
    const css = JSON.stringify(extendTheme().generateStyleSheets());
    const names = new Set([...css.matchAll(/"(--joy-[\w-]+)":/g)].map(([, name]) => name!));
    names.delete('--joy-cssVarPrefix');
    expect([...ofJoy.keys()].sort()).toEqual([...names].sort());
    expect([...ofJoy.values()].filter(({ options }) => options.length === 0)).toEqual([]);
  });
});
