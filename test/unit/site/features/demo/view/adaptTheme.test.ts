import { describe, expect, test } from '@jest/globals';
import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import { createTheme as createSystemTheme } from '@mui/system';
import { adaptTheme } from '@/src/site/features/demo/view/adaptTheme';
import { MODE_ATTRIBUTE } from '@/src/site/state/modeNames';
import { themeToCss } from '@/src/site/theme/themeSheet';

type Theme = { applyStyles: (key: string, styles: object) => object };

const joy = extendTheme({ colorSchemeSelector: MODE_ATTRIBUTE });

describe.each<[string, object]>([
  ['Material UI', createTheme({ cssVariables: { colorSchemeSelector: MODE_ATTRIBUTE } })],
  ['Joy UI', joy],
  ['MUI System', createSystemTheme()],
])('a theme of %s for a demo with a mode of its own', (_name, theme) => {
  test.each(['light', 'dark'] as const)('applies the styles of %s only', (mode) => {
    const own = adaptTheme(theme, mode) as Theme;
    const other = mode === 'dark' ? 'light' : 'dark';
    expect(own.applyStyles(mode, { color: 'red' })).toEqual({ color: 'red' });
    expect(own.applyStyles(other, { color: 'red' })).toEqual({});
  });

  test('is the same object each time, and the theme itself without a mode', () => {
    expect(adaptTheme(theme, 'dark')).toBe(adaptTheme(theme, 'dark'));
    expect(adaptTheme(theme, 'dark')).not.toBe(adaptTheme(theme, 'light'));
    expect(adaptTheme(theme, undefined)).toBe(theme);
  });
});

test('Root variables that depend on a color scheme are defined in each color scheme', () => {
  const css = themeToCss(joy);
  const rule = css.split('}').find((text) => text.startsWith(`:root,[${MODE_ATTRIBUTE}]{`));
  expect(rule).toContain('--joy-shadow-md:');
  const root = css.split('}').find((text) => text.startsWith(':root{'));
  expect(root).toContain('--joy-radius-md:');
  expect(root).not.toContain('--joy-shadow-md:');
});
