/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import JoyButton from '@mui/joy/Button';
import JoyIconButton from '@mui/joy/IconButton';
import JoyInput from '@mui/joy/Input';
import JoyList from '@mui/joy/List';
import JoyTable from '@mui/joy/Table';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Box from '@mui/system/Box';
import { getContrastRatio } from '@mui/system/colorManipulator';
import { act, render, screen } from '@testing-library/react';
import type { Dispatch, ReactElement } from 'react';
import type { DemoThemeId } from '@/src/shared/products';
import { getThemeSheetId } from '@/src/shared/styleIds';
import { storedText } from '@/src/site/state/storedText';
import { ThemeProvider, useThemeDispatch } from '@/src/site/theme/ThemeProvider';
import { DemoThemes, areThemesLoaded, getTheme, loadThemes } from '@/src/site/theme/demoThemes';
import joy, { createJoyTheme } from '@/src/site/theme/joyTheme';
import material, { createMaterialTheme } from '@/src/site/theme/materialTheme';
import site, { createSiteTheme } from '@/src/site/theme/siteTheme';
import { SITE_PALETTES } from '@/src/site/theme/siteThemeOptions';
import system, { createSystemTheme } from '@/src/site/theme/systemTheme';
import {
  DEFAULT_THEME_SETTINGS,
  THEME_SETTINGS_KEY,
  type ThemeAction,
  type ThemeSettings,
} from '@/src/site/state/themeSettings';
import { applyThemeSheet, themeToCss } from '@/src/site/theme/themeSheet';
import { createSystemScheme } from '../../support/browser';

const IDS: readonly DemoThemeId[] = ['material', 'joy', 'system', 'site'];
const CREATE = {
  material: createMaterialTheme,
  joy: createJoyTheme,
  system: createSystemTheme,
  site: createSiteTheme,
};
const withSettings = (changes: Partial<ThemeSettings>): ThemeSettings => ({
  ...DEFAULT_THEME_SETTINGS,
  ...changes,
});

beforeAll(async () => {
  createSystemScheme(false);
  await loadThemes({ ids: IDS, direction: 'rtl', language: 'zh' });
});

// @proves S9.11
describe.each(IDS)('the %s theme', (id) => {
  const spacingOf = (changes: Partial<ThemeSettings>, units: number) => {
    const theme = CREATE[id](withSettings(changes));
    const value = theme.spacing(units);
    // A theme with CSS variables refers to its unit by name; the style sheet contains the value.
    const unit = /var\((--[\w-]+)[,)]/.exec(value)?.[1];
    if (unit && 'generateStyleSheets' in theme) {
      const size = new RegExp(`${unit}:(\\d+)px`).exec(themeToCss(theme))?.[1];
      const factor = /calc\((\d+) \*/.exec(value)?.[1] ?? 1;
      return Number(size) * Number(factor);
    }
    return parseFloat(value);
  };

  test.each([
    [{}, 1, 8],
    [{}, 2, 16],
    [{ spacing: 9 }, 1, 9],
    [{ spacing: 5 }, 2, 10],
    [{ spacing: 1 }, 3, 3],
  ])('with %j, %d units are %d px', (changes, units, px) => {
    expect(spacingOf(changes, units)).toBe(px);
  });

  test.each(['ltr', 'rtl'] as const)("has the user's direction %s", (direction) => {
    expect(CREATE[id](withSettings({ direction }))).toHaveProperty('direction', direction);
  });
});

describe('the site’s own look', () => {
  test('has another prefix for its variables than the default theme', () => {
    const names = (css: string) => new Set(css.match(/--\w+(?=-palette-primary-main:)/g));
    expect(names(themeToCss(createSiteTheme(DEFAULT_THEME_SETTINGS)))).toEqual(new Set(['--site']));
    expect(names(themeToCss(createMaterialTheme(DEFAULT_THEME_SETTINGS)))).toEqual(
      new Set(['--mui']),
    );
  });

  test('has the provider of the default theme, so that changing the theme preserves state', () => {
    expect(site.Provider).toBe(material.Provider);
  });

  test('merges its default props with those of dense mode', () => {
    const { components } = createSiteTheme(withSettings({ dense: true }));
    expect(components?.MuiButton?.defaultProps).toEqual({ disableElevation: true, size: 'small' });
  });

  test("uses the user's colors", () => {
    const css = themeToCss(
      createSiteTheme(withSettings({ paletteColors: { primary: '#ab12cd' } })),
    );
    expect(css).toContain('--site-palette-primary-main:#ab12cd');
  });

  test.each(['light', 'dark'] as const)('has a contrast of 4.5:1 in %s', (scheme) => {
    const { background, text, ...roles } = SITE_PALETTES[scheme];
    const backgrounds = [background.default, background.paper];
    const pairs = Object.values(roles).flatMap((role) =>
      typeof role === 'object' && 'main' in role
        ? [
            [role.main, role.contrastText] as const,
            ...backgrounds.map((surface) => [role.main, surface] as const),
          ]
        : [],
    );
    const texts = Object.values(text).flatMap((color) =>
      backgrounds.map((surface) => [color, surface]),
    );
    const low = [...pairs, ...texts].filter(([a, b]) => getContrastRatio(a!, b!) < 4.5);
    expect(low).toEqual([]);
  });
});

describe("the user's colors", () => {
  const paletteColors = { primary: '#ab12cd', secondary: '#12ab34' };

  /** Returns the values of a variable in a Material UI theme: light, then dark. */
  const listValues = (colors: ThemeSettings['paletteColors'], variable: string) =>
    [
      ...themeToCss(createMaterialTheme(withSettings({ paletteColors: colors }))).matchAll(
        new RegExp(`${variable}:([^;}]+)`, 'g'),
      ),
    ].map((match) => match[1]);

  test.each(['primary', 'secondary'] as const)(
    'are CSS variables of Material UI in both schemes: %s as chosen in light, made from it in dark',
    (role) => {
      const variable = `--mui-palette-${role}-main`;
      const [light, dark, ...others] = listValues(paletteColors, variable);
      expect(light).toBe(paletteColors[role]);
      expect(others).toEqual([]);
      expect(dark).not.toBe(listValues({}, variable)[1]);
      expect(dark).not.toBe(listValues({ [role]: '#808000' }, variable)[1]);
    },
  );

  test('are the accent of Joy UI in both schemes', () => {
    const css = themeToCss(createJoyTheme(withSettings({ paletteColors })));
    expect(css.match(/--joy-palette-primary-500:#ab12cd\b/g)).toHaveLength(2);
  });

  test('are roles of MUI System', () => {
    expect(createSystemTheme(withSettings({ paletteColors })).palette).toMatchObject({
      primary: { main: '#ab12cd' },
      secondary: { main: '#12ab34' },
    });
  });

  test('that are not set stay those of the theme', () => {
    const css = themeToCss(
      createMaterialTheme(withSettings({ paletteColors: { primary: '#ab12cd' } })),
    );
    const plain = themeToCss(createMaterialTheme(DEFAULT_THEME_SETTINGS));
    const secondary = /--mui-palette-secondary-main:[^;}]+/g;
    expect(css.match(secondary)).toEqual(plain.match(secondary));
    expect(plain).not.toContain('#ab12cd');
  });
});

/**
 * Renders an element with a theme.
 * @returns the classes of the element with the test id.
 */
function classesOf(module: typeof material, settings: ThemeSettings, element: ReactElement) {
  const { unmount } = render(
    <module.Provider theme={module.create(settings)} cache={undefined} scoped={false}>
      {element}
    </module.Provider>,
  );
  const { className } = screen.getByTestId('it');
  unmount();
  return className.split(' ');
}

const cell = (
  <Table>
    <TableBody>
      <TableRow>
        <TableCell data-testid="it" />
      </TableRow>
    </TableBody>
  </Table>
);

// @proves S9.12
describe('dense mode makes buttons, icon buttons, floating buttons, tables, list items and toolbars small or dense', () => {
  test.each<[row: string, element: ReactElement, dense: string]>([
    ['buttons', <Button data-testid="it" />, 'MuiButton-sizeSmall'],
    ['icon buttons', <IconButton data-testid="it" />, 'MuiIconButton-sizeSmall'],
    ['floating buttons', <Fab data-testid="it" />, 'MuiFab-sizeSmall'],
    ['tables', cell, 'MuiTableCell-sizeSmall'],
    ['list items', <ListItem data-testid="it" />, 'MuiListItem-dense'],
    ['list items', <ListItemButton data-testid="it" />, 'MuiListItemButton-dense'],
    ['toolbars', <Toolbar data-testid="it" />, 'MuiToolbar-dense'],
  ])('"%s" of Material UI: %p', (_row, element, dense) => {
    expect(classesOf(material, withSettings({ dense: true }), element)).toContain(dense);
    expect(classesOf(material, DEFAULT_THEME_SETTINGS, element)).not.toContain(dense);
  });

  test.each<[row: string, element: ReactElement, dense: string]>([
    ['buttons', <JoyButton data-testid="it" />, 'MuiButton-sizeSm'],
    ['icon buttons', <JoyIconButton data-testid="it" />, 'MuiIconButton-sizeSm'],
    ['tables', <JoyTable data-testid="it" />, 'MuiTable-sizeSm'],
    ['list items', <JoyList data-testid="it" />, 'MuiList-sizeSm'],
  ])('"%s" of Joy UI', (_row, element, dense) => {
    expect(classesOf(joy, withSettings({ dense: true }), element)).toContain(dense);
    expect(classesOf(joy, DEFAULT_THEME_SETTINGS, element)).not.toContain(dense);
  });

  test.each<[name: string, module: typeof material, element: ReactElement]>([
    ['chips', material, <Chip data-testid="it" />],
    ['switches', material, <Switch data-testid="it" />],
    [
      'text fields',
      material,
      <TextField slotProps={{ input: { 'data-testid': 'it' } as object }} />,
    ],
    ['inputs of Joy UI', joy, <JoyInput data-testid="it" />],
  ])('and nothing else: %s are not changed', (_name, module, element) => {
    expect(classesOf(module, withSettings({ dense: true }), element)).toEqual(
      classesOf(module, DEFAULT_THEME_SETTINGS, element),
    );
  });

  test('a size in a demo takes precedence over the setting', () => {
    const element = <Button size="large" data-testid="it" />;
    expect(classesOf(material, withSettings({ dense: true }), element)).toContain(
      'MuiButton-sizeLarge',
    );
  });
});

// @proves S9.20
describe('theme locales of zh and pt', () => {
  const elements = (
    <>
      <Alert onClose={() => {}} />
      <TablePagination
        component="div"
        count={30}
        page={0}
        rowsPerPage={10}
        onPageChange={() => {}}
      />
    </>
  );
  test.each([
    ['en', 'Close', 'Rows per page:'],
    ['zh', '关闭', '每页行数:'],
    ['pt', 'Fechar', 'Linhas por página:'],
    ['xx', 'Close', 'Rows per page:'],
  ])('components of Material UI in %s say "%s" and "%s"', (language, close, rows) => {
    render(
      <material.Provider
        theme={getTheme('material', DEFAULT_THEME_SETTINGS, language)}
        cache={undefined}
        scoped={false}
      >
        {elements}
      </material.Provider>,
    );
    expect(screen.getByRole('button', { name: close })).toBeTruthy();
    expect(screen.getByText(rows)).toBeTruthy();
  });

  test.each([
    ['zh', '关闭'],
    ['pt', 'Fechar'],
  ])('the locale %s and dense components go together', (language, close) => {
    render(
      <material.Provider
        theme={getTheme('material', withSettings({ dense: true }), language)}
        cache={undefined}
        scoped={false}
      >
        <Button data-testid="it" />
        {elements}
      </material.Provider>,
    );
    expect(screen.getByTestId('it').className).toContain('MuiButton-sizeSmall');
    expect(screen.getByRole('button', { name: close })).toBeTruthy();
  });
});

describe('getTheme', () => {
  test('returns the same object until a relevant setting changes', () => {
    const theme = getTheme('material', withSettings({ spacing: 4 }));
    expect(getTheme('material', withSettings({ spacing: 4, paletteMode: 'dark' }))).toBe(theme);
  });

  test.each<Partial<ThemeSettings>>([
    { dense: true },
    { direction: 'rtl' },
    { spacing: 9 },
    { paletteColors: { primary: '#112233' } },
  ])('returns another one for %j', (changes) => {
    const theme = getTheme('material', DEFAULT_THEME_SETTINGS);
    expect(getTheme('material', withSettings(changes))).not.toBe(theme);
  });

  test('returns a theme for each language', () => {
    const theme = getTheme('material', DEFAULT_THEME_SETTINGS, 'en');
    expect(getTheme('material', DEFAULT_THEME_SETTINGS, 'zh')).not.toBe(theme);
  });

  test('detects that everything is loaded', () => {
    expect(areThemesLoaded({ ids: IDS, direction: 'rtl', language: 'pt' })).toBe(true);
  });
});

describe('applyThemeSheet', () => {
  const ID = getThemeSheetId('material');
  let target: Document;
  beforeEach(() => {
    target = document.implementation.createHTMLDocument();
  });
  const serve = (tag: 'style' | 'link') => {
    const element = target.createElement(tag);
    element.id = ID;
    target.head.append(target.createElement('meta'), element, target.createElement('base'));
    return element;
  };
  const apply = (changes: Partial<ThemeSettings>) => {
    const settings = withSettings(changes);
    applyThemeSheet('material', createMaterialTheme(settings), settings, target);
    return target.getElementById(ID);
  };

  test.each(['style', 'link'] as const)(
    'does nothing for the default that was served as %s',
    (tag) => {
      const served = serve(tag);
      expect(apply({})).toBe(served);
      expect(target.querySelectorAll('style, link')).toHaveLength(1);
    },
  );

  test.each<Partial<ThemeSettings>>([
    { dense: true },
    { direction: 'rtl' },
    { paletteMode: 'dark' },
  ])('does nothing for %j, which no variable depends on', (changes) => {
    const served = serve('style');
    expect(apply(changes)).toBe(served);
  });

  test.each<[Partial<ThemeSettings>, string]>([
    [{ spacing: 5 }, '--mui-spacing:5px'],
    [{ paletteColors: { primary: '#ab12cd' } }, '--mui-palette-primary-main:#ab12cd'],
    [{ paletteColors: { secondary: '#ab12cd' } }, '--mui-palette-secondary-main:#ab12cd'],
  ])('replaces it in place for %j', (changes, expected) => {
    serve('link');
    const style = apply(changes)!;
    expect(style.tagName).toBe('STYLE');
    expect(style.textContent).toContain(expected);
    expect(style.previousElementSibling?.tagName).toBe('META');
    expect(style.nextElementSibling?.tagName).toBe('BASE');
    expect(target.querySelectorAll(`#${ID}`)).toHaveLength(1);
  });

  test('restores the default', () => {
    serve('link');
    apply({ spacing: 5 });
    expect(apply({})!.textContent).toContain('--mui-spacing:8px');
  });

  test('keeps a style sheet of the same settings', () => {
    serve('link');
    const style = apply({ spacing: 5 });
    expect(apply({ spacing: 5, dense: true })).toBe(style);
  });

  test('adds a style sheet if none was served', () => {
    expect(apply({})!.textContent).toContain('--mui-palette-primary-main:');
  });

  test('does nothing for MUI System, whose theme has no CSS variables', () => {
    const settings = withSettings({ spacing: 5 });
    applyThemeSheet('system', createSystemTheme(settings), settings, target);
    expect(target.querySelector('style')).toBeNull();
  });
});

describe('a demo', () => {
  let dispatch: Dispatch<ThemeAction>;
  function Probe() {
    dispatch = useThemeDispatch();
    return null;
  }
  const renderDemo = (ids: readonly DemoThemeId[], demo: ReactElement) =>
    render(
      <ThemeProvider>
        <Probe />
        <DemoThemes ids={ids}>{demo}</DemoThemes>
      </ThemeProvider>,
    );
  const send = (action: ThemeAction) => act(async () => dispatch(action));
  beforeEach(() => {
    storedText(THEME_SETTINGS_KEY).set('{}');
    window.localStorage.clear();
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });

  test('is mirrored with its own Emotion cache in right-to-left, and back', async () => {
    renderDemo(['system'], <Box data-testid="it" sx={{ marginLeft: '7px' }} />);
    const styleOf = () => getComputedStyle(screen.getByTestId('it'));
    expect([styleOf().marginLeft, styleOf().marginRight]).toEqual(['7px', '']);
    await send({ type: 'CHANGE', payload: { direction: 'rtl' } });
    expect([styleOf().marginLeft, styleOf().marginRight]).toEqual(['', '7px']);
    expect(screen.getByTestId('it').className).toMatch(/\brtl-/);
    await send({ type: 'CHANGE', payload: { direction: 'ltr' } });
    expect([styleOf().marginLeft, styleOf().marginRight]).toEqual(['7px', '']);
  });

  test("has the user's density, spacing and colors", async () => {
    renderDemo(['material'], <Button data-testid="it" />);
    await send({ type: 'SET_DENSE', payload: true });
    await send({ type: 'SET_SPACING', payload: 5 });
    await send({ type: 'CHANGE', payload: { paletteColors: { primary: '#ab12cd' } } });
    expect(screen.getByTestId('it').className).toContain('MuiButton-sizeSmall');
    const css = document.getElementById(getThemeSheetId('material'))!.textContent;
    expect(css).toContain('--mui-spacing:5px');
    expect(css).toContain('--mui-palette-primary-main:#ab12cd');
  });

  test('under two themes has both', async () => {
    renderDemo(
      ['material', 'joy'],
      <>
        <Button data-testid="material" />
        <JoyButton data-testid="joy" />
      </>,
    );
    await send({ type: 'SET_DENSE', payload: true });
    expect(screen.getByTestId('material').className).toContain('MuiButton-sizeSmall');
    expect(screen.getByTestId('joy').className).toContain('MuiButton-sizeSm');
    expect(document.getElementById(getThemeSheetId('joy'))).not.toBeNull();
  });

  test('of MUI System has no density, because it has no components', () => {
    expect(system.create(withSettings({ dense: true }))).toHaveProperty('components', {});
  });
});
