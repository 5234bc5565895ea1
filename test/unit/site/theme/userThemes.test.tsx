/** @jest-environment jsdom */
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import JoyButton from '@mui/joy/Button';
import Button from '@mui/material/Button';
import { act, render, screen } from '@testing-library/react';
import type { DemoThemeId } from '@/src/shared/products';
import { getThemeSheetId } from '@/src/shared/styleIds';
import { getLibraryOptions } from '@/src/shared/userTheme/deriveLibrary';
import { parseTheme } from '@/src/shared/userTheme/themeAddress';
import { USER_THEME_CSS } from '@/src/site/state/modeNames';
import { storedText } from '@/src/site/state/storedText';
import { DEFAULT_THEME_SETTINGS } from '@/src/site/state/themeSettings';
import { USER_THEME_KEY } from '@/src/site/state/userTheme';
import { ThemeProvider } from '@/src/site/theme/ThemeProvider';
import { DemoThemes, getTheme, loadThemes, useServedTheme } from '@/src/site/theme/demoThemes';
import { createJoyTheme } from '@/src/site/theme/joyTheme';
import { createMaterialTheme } from '@/src/site/theme/materialTheme';
import { createSiteTheme } from '@/src/site/theme/siteTheme';
import { createSystemTheme } from '@/src/site/theme/systemTheme';
import { createWithUserTheme, rejection } from '@/src/site/theme/userThemes';
import { createSystemScheme } from '../../support/browser';

const IDS: readonly DemoThemeId[] = ['material', 'joy', 'system', 'site'];
const CREATE = {
  material: createMaterialTheme,
  joy: createJoyTheme,
  system: createSystemTheme,
  site: createSiteTheme,
};
const BRAND = '#7c3aed';
const THEME = JSON.stringify({
  material: {
    colorSchemes: {
      light: { palette: { primary: { main: BRAND } } },
      dark: { palette: { primary: { main: '#c4b5fd' } } },
    },
    shape: { borderRadius: 13 },
    typography: { fontFamily: 'Georgia' },
    components: { MuiButton: { defaultProps: { size: 'large' } } },
  },
});

beforeAll(async () => {
  createSystemScheme(false);
  await loadThemes({ ids: IDS, direction: 'ltr', language: 'en', userTheme: THEME });
});

afterEach(() => act(() => storedText(USER_THEME_KEY).set(null)));

const readSheet = (id: DemoThemeId) => document.getElementById(getThemeSheetId(id))?.textContent;

function Served() {
  return <p>{useServedTheme() ? 'served' : 'changed'}</p>;
}

const renderDemo = () =>
  render(
    <ThemeProvider>
      <DemoThemes ids={['material']}>
        <Button>Material</Button>
      </DemoThemes>
      <DemoThemes ids={['joy']}>
        <JoyButton>Joy</JoyButton>
      </DemoThemes>
      <Served />
    </ThemeProvider>,
  );

test('a stored theme applies to demos of all libraries, until it is removed', () => {
  renderDemo();
  expect(screen.getByText('served')).toBeTruthy();
  expect(readSheet('material')).not.toContain(BRAND);

  act(() => storedText(USER_THEME_KEY).set(THEME));
  expect(readSheet('material')).toContain(`--mui-palette-primary-main:${BRAND}`);
  expect(readSheet('material')).toContain('--mui-palette-primary-main:#c4b5fd');
  expect(readSheet('material')).toContain('--mui-shape-borderRadius:13px');
  expect(screen.getByText('Material').className).toContain('sizeLarge');
  expect(readSheet('joy')).toContain(`--joy-palette-primary-500:${BRAND}`);
  expect(document.getElementById('fg-demo-font')?.textContent).toContain('font-family:Georgia');
  expect(screen.getByText('changed')).toBeTruthy();

  act(() => storedText(USER_THEME_KEY).set(null));
  expect(document.getElementById('fg-demo-font')).toBeNull();
  expect(readSheet('material')).not.toContain(BRAND);
  expect(readSheet('joy')).not.toContain(BRAND);
  expect(screen.getByText('Material').className).not.toContain('sizeLarge');
});

test('the variables of the first paint are removed when the theme has its own', () => {
  const style = document.createElement('style');
  style.id = USER_THEME_CSS;
  document.head.append(style);
  renderDemo();
  expect(style.isConnected).toBe(true);
  act(() => storedText(USER_THEME_KEY).set(THEME));
  expect(style.isConnected).toBe(false);
});

test("the visitor's theme replaces the look of templates, and reaches MUI System", () => {
  const site = getTheme('site', undefined, 'en', THEME) as { cssVarPrefix: string; shape: object };
  expect(site.cssVarPrefix).toBe('site');
  expect(site.shape).toEqual({ borderRadius: 13 });
  const system = getTheme('system', undefined, 'en', THEME) as {
    palette: { primary: object };
  };
  expect(system.palette.primary).toEqual({ main: BRAND, contrastText: '#ffffff' });
});

test.each(['', '{', 'null', '[]', '{"material":1}', '{"material":{"palette":{"primary":"x"}}}'])(
  'an invalid stored theme leaves demos as they are: %s',
  (json) => {
    act(() => storedText(USER_THEME_KEY).set(json));
    renderDemo();
    expect(screen.getByText('Material').className).toContain('sizeMedium');
  },
);

test('a theme that a library rejects leaves demos as they are', async () => {
  const theme = createWithUserTheme(THEME, 'material', (options) => {
    if (options) {
      throw new Error('No such color');
    }
    return { own: true };
  });
  expect(theme).toEqual({ own: true });
  await Promise.resolve();
  expect(rejection.get()).toBe('No such color');
});

/** A generator of the same numbers in each run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const KEYS = [
  ...['palette', 'colorSchemes', 'light', 'dark', 'primary', 'secondary', 'main', 'grey', 'text'],
  ...[
    'background',
    'action',
    'divider',
    'common',
    'mode',
    'tonalOffset',
    'contrastThreshold',
    '500',
  ],
  ...['typography', 'fontFamily', 'fontSize', 'h1', 'button', 'shape', 'borderRadius', 'spacing'],
  ...[
    'breakpoints',
    'values',
    'sm',
    'unit',
    'step',
    'zIndex',
    'shadows',
    'transitions',
    'duration',
  ],
  ...['components', 'MuiButton', 'JoyButton', 'defaultProps', 'styleOverrides', 'variants', 'root'],
  ...[
    'radius',
    'md',
    'focus',
    'default',
    'props',
    'style',
    'shadowRing',
    '__proto__',
    'constructor',
  ],
];
const VALUES = [
  '#123456',
  '#12',
  'red',
  'dark',
  'light',
  '4px',
  '',
  'var(--x)',
  'rgb(1,2,3)',
  0,
  -1,
  8,
  true,
  false,
  null,
];

test('a thousand random themes never throw', () => {
  const random = createRandom(7);
  const create = (depth: number): unknown => {
    if (depth === 0 || random(4) === 0) {
      return VALUES[random(VALUES.length)];
    }
    if (random(8) === 0) {
      return Array.from({ length: random(4) }, () => create(depth - 1));
    }
    return Object.fromEntries(
      Array.from({ length: 1 + random(6) }, () => [KEYS[random(KEYS.length)]!, create(depth - 1)]),
    );
  };
  for (let count = 0; count < 1000; count += 1) {
    const { theme } = parseTheme(JSON.stringify({ material: create(5), joy: create(5) }));
    const id = IDS[count % IDS.length]!;
    CREATE[id](
      DEFAULT_THEME_SETTINGS,
      undefined,
      getLibraryOptions(theme, id === 'joy' ? 'joy' : 'material'),
    );
  }
});
